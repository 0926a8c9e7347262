/**
 * Conditions for the rows that a profile counts: by the bins of the histogram, by types, and beyond the fences. Each has
 * exactly the rows that the profile counts, or is undefined.
 */
import type { ExactNumber } from '../model/exact-number.ts'
import type { AttributeProfile, Bin } from '../model/profile.ts'
import { VALUE_TYPES, type ColumnSummary, type ValueType } from '../model/reading.ts'
import { countedTypes } from '../values/counted-types.ts'
import { hasType } from './finding-rows.ts'
import { edgeLiteral } from './edge-literals.ts'

/** The part of a profile that the conditions of its bins need. */
type Binned = Pick<AttributeProfile, 'types' | 'inferredType' | 'histogram'>

/** Types whose values have neither a number nor a length that a bin counts. */
const WITHOUT_VALUE: readonly ValueType[] = ['null', 'blank']

/**
 * The condition of each bin. Bins include their lower edge and exclude their upper edge; the last bin includes both.
 * @param column the name of the attribute, as expressions write it
 */
export function binConditions(profile: Binned, column: string): (string | undefined)[] {
  const { bins, of } = profile.histogram
  const compared = comparedNumbers(profile, column)
  return (bins as readonly Bin[]).map(({ from, to }, index) => {
    const isLast = index === bins.length - 1
    if (of === 'length') return between(`LENGTH(${column})`, String(from), String(to), isLast)
    const [low, high] = [compared.edge(from), compared.edge(to)]
    // The edges are round, so that the outer edges may lie outside the years that have dates, or after the last hour.
    if ((low === undefined && index > 0) || (high === undefined && !isLast)) return undefined
    return all([...compared.guard, between(column, low, high, isLast)])
  })
}

/** Conditions of the rows whose number is less than the first of two numbers, and greater than the second. */
export function outsideConditions(
  profile: Omit<Binned, 'histogram'>,
  [low, high]: readonly [ExactNumber, ExactNumber],
  column: string,
): { readonly below: string | undefined; readonly above: string | undefined } {
  const { guard, edge } = comparedNumbers(profile, column)
  const beyond = (sign: '<' | '>', number: ExactNumber): string | undefined => {
    const literal = edge(number)
    return literal === undefined ? undefined : all([...guard, `${column} ${sign} ${literal}`])
  }
  return { below: beyond('<', low), above: beyond('>', high) }
}

/**
 * The condition of the rows whose value has a type in the column.
 * @param types of the values, each judged alone
 */
export function typeCondition(
  { types, inferredType }: Omit<Binned, 'histogram'>,
  { types: alone }: Pick<ColumnSummary, 'types'>,
  type: ValueType,
  column: string,
): string | undefined {
  if (type === 'null') return `IS_NULL(${column})`
  if (type === 'blank') return `IS_BLANK(${column})`
  if (type !== 'boolean' && type !== 'text') return hasType(column, [type])
  const areAlike = (['boolean', 'text'] as const).every((one) => alone[one] === types[one])
  if (areAlike) return hasType(column, [type])
  // A profile does not keep which letters mean true and false.
  if (inferredType === 'boolean') return undefined
  const words = `${hasType(column, ['boolean'])} AND LENGTH(TRIM(${column}))`
  return type === 'boolean' ? `${words} > 1` : `${hasType(column, ['text'])} OR ${words} = 1`
}

/** How the numbers of an attribute are compared. */
function comparedNumbers({ types, inferredType }: Omit<Binned, 'histogram'>, column: string) {
  const counted = countedTypes(inferredType).map((type) => VALUE_TYPES[type]!)
  const others = VALUE_TYPES.filter((type) => !counted.includes(type) && !WITHOUT_VALUE.includes(type))
  // The language reads some texts as numbers that a profile does not, such as 007.
  const guard = others.some((type) => types[type] > 0) ? [hasType(column, counted)] : []
  // An attribute of dates reads its timestamps only if it is compared with a timestamp.
  const read = inferredType === 'date' && types.timestamp > 0 ? 'timestamp of date' : inferredType
  return { guard, edge: (number: ExactNumber) => edgeLiteral(number, read) }
}

const all = (conditions: readonly (string | undefined)[]): string | undefined =>
  conditions.filter((one) => one !== undefined).join(' AND ') || undefined

function between(
  compared: string,
  low: string | undefined,
  high: string | undefined,
  isClosed: boolean,
): string | undefined {
  return all([
    low === undefined ? undefined : `${compared} >= ${low}`,
    high === undefined ? undefined : `${compared} ${isClosed ? '<=' : '<'} ${high}`,
  ])
}
