import { nearestName } from '../../../lib/nearest-name.ts'
import type { Expression } from '../ast.ts'
import { callForm } from '../call-form.ts'
import type { FunctionDeclaration, Overload, Parameter, ParameterType } from '../declaration.ts'
import { shown, type FaultList } from '../errors.ts'
import { parameterAt, takesCount } from './calls.ts'
import { fitOf } from './converting.ts'
import { typeOf, TYPE_WORDS, type Operand } from './operand.ts'

/** The functions of the language by name. */
export type Functions = ReadonlyMap<string, FunctionDeclaration>

type Call = Extract<Expression, { kind: 'call' }>

/** Reports an unknown function. */
export function functionUnknown({ name, nameSpan }: Call, functions: Functions, faults: FaultList): void {
  if (faults.isFull) return
  const upper = name.toUpperCase()
  if (functions.has(upper)) {
    const message = `Write the names of functions in upper case: ${upper}.`
    faults.add('unknown-function', nameSpan, message, upper)
    return
  }
  const nearest = nearestName(name, [...functions.keys()])
  const message = `There is no function ${shown(name)}${nearest === undefined ? '' : `; ${nearest} is near`}.`
  faults.add('unknown-function', nameSpan, message, nearest)
}

/** Reports why no overload of the function accepts these arguments. */
export function callUnfit(
  { name, overloads }: FunctionDeclaration,
  args: readonly Operand[],
  call: Call,
  faults: FaultList,
): void {
  const counted = overloads.filter((overload) => takesCount(overload, args.length))
  if (counted.length === 0) {
    const forms = overloads.map((overload) => callForm(name, overload, ({ name }) => name))
    const message = `${name} is called as ${[...new Set(forms)].join(' or ')}, not with ${args.length} argument${args.length === 1 ? '' : 's'}.`
    faults.add('type', call, message)
    return
  }
  // The overload that accepts the most leading arguments is probably the intended one.
  const places = counted.map((overload) => args.findIndex((arg, place) => !fits(arg, overload, place)))
  if (places.includes(-1)) {
    const words = [...new Set(args.map((arg) => TYPE_WORDS[typeOf(arg)]))].join(', ')
    faults.add(
      'type',
      call,
      `${name} takes values of one type, not of different types: ${words}; convert them first.`,
    )
    return
  }
  const place = Math.max(...places)
  const wanted = counted
    .filter((_, i) => places[i] === place)
    .map((overload) => parameterAt(overload, place) as Parameter)
  const { typed } = args[place] as Operand
  const given = TYPE_WORDS[typeOf(args[place] as Operand)]
  const asked = wordsOf(wanted)
  faults.add('type', typed, `${name} takes ${asked} as its ${wanted[0]?.name}, not ${given}.`)
}

function fits(arg: Operand, overload: Overload, place: number): boolean {
  const { type, kind } = parameterAt(overload, place) as Parameter
  if (kind === 'attribute' && arg.attribute === undefined) return false
  return type === 'same' || fitOf(arg, type) !== undefined
}

/** The types that the overloads accept at one position: `a number or a date`, `the bare name of an attribute`. */
function wordsOf(parameters: readonly Parameter[]): string {
  const types = [...new Set(parameters.map(({ type }) => wordsOfType(type)))].join(' or ')
  if (parameters[0]?.kind !== 'attribute') return types
  const isOfAny = parameters.some(({ type }) => type === 'any')
  return `the bare name of an attribute${isOfAny ? '' : ` that is ${types}`}`
}

const wordsOfType = (type: ParameterType): string =>
  type === 'any' || type === 'same' ? 'a value' : TYPE_WORDS[type]
