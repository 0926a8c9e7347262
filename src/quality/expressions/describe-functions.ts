import { callForm } from './call-form.ts'
import type { FunctionDeclaration, Group, Overload, Parameter } from './declaration.ts'

/** The description of a function in the contract. */
export interface DescribedFunction {
  name: string
  group: Group
  description: string
  signatures: DescribedSignature[]
  examples: { expression: string; result: string | null; row?: Record<string, string | null> }[]
}

export interface DescribedSignature {
  /** `ROUND(number: decimal [, digits: integer]) → decimal` */
  form: string
  parameters: DescribedParameter[]
  returns: Exclude<Overload['returns'], 'exact'>
}

type ShownParameterType = Exclude<Parameter['type'], 'exact'>

export interface DescribedParameter {
  name: string
  type: ShownParameterType
  kind: 'value' | NonNullable<Parameter['kind']>
  optional: boolean
  repeated: boolean
  words?: string[]
}

/** All functions, sorted by name. */
export function describeFunctions(functions: ReadonlyMap<string, FunctionDeclaration>): DescribedFunction[] {
  const described = Array.from(functions.values(), describe)
  return described.sort((one, other) => (one.name < other.name ? -1 : 1))
}

const describe = ({
  name,
  group,
  description,
  overloads,
  examples,
}: FunctionDeclaration): DescribedFunction => ({
  name,
  group,
  description,
  signatures: overloads.map((overload) => signature(name, overload)),
  examples: examples.map(({ expression, result, row }) => ({
    expression,
    result,
    ...(row !== undefined && { row: { ...row } }),
  })),
})

const shownParameter = <T extends Parameter['type']>(type: T): Exclude<T, 'exact'> | 'decimal' =>
  type === 'exact' ? 'decimal' : (type as Exclude<T, 'exact'>)

function signature(name: string, overload: Overload): DescribedSignature {
  const { parameters, optional = 0, isVariadic, returns } = overload
  const needed = parameters.length - optional
  const described = parameters.map((parameter, place): DescribedParameter => ({
    name: parameter.name,
    type: shownParameter(parameter.type),
    kind: parameter.kind ?? 'value',
    optional: place >= needed,
    repeated: isVariadic === true && place === parameters.length - 1,
    ...(parameter.words !== undefined && { words: [...parameter.words] }),
  }))
  const form = callForm(name, overload, ({ name, type }) => `${name}: ${shownParameter(type)}`)
  const returned = shownParameter(returns)
  return { form: `${form} → ${returned}`, parameters: described, returns: returned }
}
