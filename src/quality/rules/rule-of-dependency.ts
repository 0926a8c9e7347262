import type { DependencyDefinition } from '../model/dependency.ts'
import type { RuleDefinition } from '../model/rule.ts'

/** A key or dependency with the human names of its attributes. */
export interface NamedDependency {
  readonly definition: DependencyDefinition
  readonly lhsNames: readonly string[]
  /** Undefined for a key. */
  readonly rhsName: string | undefined
}

/** Characters of a name, with room for a number, and of a description. The contract allows a little more. */
const MAX_NAME = 240
const MAX_DESCRIPTION = 1000

/**
 * The rule of a key or dependency. The rows that fail are the rows of duplicates or conflicts, also if each null
 * differs from all other values.
 */
export function ruleOfDependency(dependency: NamedDependency, threshold: number): RuleDefinition {
  const { rhsName, lhsNames } = dependency
  const left = lhsNames.join(', ')
  const isKey = rhsName === undefined
  const name = isKey ? `Key: ${left}` : `${left === '' ? 'Constant' : left} → ${rhsName}`
  const description = isKey
    ? `No two rows have the same values of ${left}.`
    : `All rows with the same values of ${left === '' ? 'no attribute' : left} have the same value of ${rhsName}.`
  return {
    name: cut(name, MAX_NAME),
    description: cut(description, MAX_DESCRIPTION),
    expression: expressionOf(dependency),
    filter: undefined,
    group: undefined,
    groupLimit: undefined,
    aggregate: undefined,
    aggregateMethod: undefined,
    enabled: true,
    threshold,
    thresholdOf: 'rows',
    priority: undefined,
    indexControl: 'Normal',
    indexThreshold: undefined,
  }
}

/** The expression that is true in the rows without a duplicate or conflict. */
function expressionOf({ definition: { nulls }, lhsNames, rhsName }: NamedDependency): string {
  const left = lhsNames.map(attribute)
  const right = rhsName === undefined ? [] : [attribute(rhsName)]
  const isAlone = `IS_KEY(${(left.length > 0 ? left : right).join(', ')})`
  const isDetermined = `IS_DETERMINED(${[...right, ...left].join(', ')})`
  if (nulls === 'equal') return rhsName === undefined ? isAlone : isDetermined
  // A null on the left differs from all values, so its row has no duplicate and no conflict. A null on the right
  // differs from the right value of any other row, null or not.
  const holds =
    rhsName === undefined ? isAlone : `${isDetermined} AND (NOT IS_NULL(${right[0]}) OR ${isAlone})`
  return [...left.map((one) => `IS_NULL(${one})`), holds].join(' OR ')
}

const attribute = (name: string): string => `[${name.replaceAll(']', ']]')}]`

const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${Array.from(text.slice(0, length)).slice(0, -1).join('')}…`
