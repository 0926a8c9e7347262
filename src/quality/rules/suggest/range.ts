import { shown } from '../../expressions/errors.ts'
import { type DoubleSummary, doublesOf } from '../../model/profile.ts'
import { allFilled, type Candidate } from './candidate.ts'
import type { ColumnFacts } from './column-facts.ts'
import { isNumericCode } from './keys.ts'
import { KNOWN_RANGES } from './name-words.ts'

const MIN_VALUES = 20
const MIN_DISTINCT = 3
const MIN_SUPPORT = 0.98
/** Values with a known range may have more faults. */
const MIN_KNOWN_SUPPORT = 0.95
/** Quartile ranges between the quartiles and the limits of dates that count as usual. */
const FENCE = 3
/** A distribution has a long tail if its extreme value is this many times its outer quartile. */
const LONG_TAIL = 8
/** Greater numbers are not exact as doubles. */
const MAX_EXACT = 1e15
const MAX_FRACTION_DIGITS = 6

interface Limits {
  readonly condition: string
  readonly words: string
  readonly outside: string
  readonly isKnown: boolean
}

/**
 * The rule that numbers or dates are in a range. The limits are rounded outwards, since the next load has other extreme
 * values.
 * @param loadedAt of the entity, in seconds since 1970
 */
export function rangeCandidate(facts: ColumnFacts, loadedAt: number): Candidate | undefined {
  const { profile, filled, type, title } = facts
  const numbers = profile.numbers && doublesOf(profile.numbers)
  if (!numbers || filled < MIN_VALUES || profile.distinct < MIN_DISTINCT) return undefined
  const limits =
    type === 'date' || type === 'timestamp'
      ? dateLimits(facts, numbers, loadedAt)
      : type === 'integer' || type === 'decimal'
        ? numberLimits(facts, numbers)
        : undefined
  if (!limits) return undefined
  const [min, max] = [profile.min, profile.max].map((text) => shown((text ?? '').trim()))
  return {
    kind: 'range',
    columns: [facts],
    name: `${title} is ${limits.words}`,
    expression: limits.condition,
    filter: allFilled([facts]),
    reason: limits.isKnown
      ? `By its name, ${title} is ${limits.outside}, and the values go from ${min} to ${max}.`
      : `The values of ${title} go from ${min} to ${max}; half of them are between ${shownNumber(numbers.lowerQuartile, type)} and ${shownNumber(numbers.upperQuartile, type)}.`,
    wouldFail: limits.isKnown ? `A value that is not ${limits.outside}.` : `${limits.outside}.`,
    priority: limits.isKnown ? 3 : 5,
    usefulness: limits.isKnown ? 74 : type === 'date' || type === 'timestamp' ? 71 : 62,
    minSupport: limits.isKnown ? MIN_KNOWN_SUPPORT : MIN_SUPPORT,
  }
}

function numberLimits(facts: ColumnFacts, numbers: DoubleSummary): Limits | undefined {
  const known = knownLimits(facts, numbers)
  if (known) return known
  const { min, max, lowerQuartile, upperQuartile } = numbers
  const isExact = Math.max(Math.abs(min), Math.abs(max)) <= MAX_EXACT
  if (isNumericCode(facts) || min === max || !isExact) return undefined
  const spread = upperQuartile - lowerQuartile
  // A few numbers that are far from all others are no limit.
  const hasTop = max <= LONG_TAIL * Math.max(upperQuartile, spread)
  const hasBottom = -min <= LONG_TAIL * Math.max(-lowerQuartile, spread)
  const size = hasTop && hasBottom ? max - min : undefined
  // A range that begins or ends near 0 begins or ends at 0.
  const isFromZero = min >= 0 && size !== undefined && min < size
  const isToZero = max <= 0 && size !== undefined && -max < size
  const low = isFromZero ? '0' : roundedDown(min, size ?? Math.max(Math.abs(min), spread))
  const high = isToZero ? '0' : roundedUp(max, size ?? Math.max(Math.abs(max), spread))
  return limitsOf(facts.written, hasBottom ? low : undefined, hasTop ? high : undefined)
}

/** The limits of a quantity that everybody knows, if the usual values are in them. */
function knownLimits({ written, words }: ColumnFacts, numbers: DoubleSummary): Limits | undefined {
  const known = KNOWN_RANGES.find((one) => one.words.some((word) => words.includes(word)))
  if (!known) return undefined
  const [low, high] = known.range
  if (numbers.lowerQuartile < low || numbers.upperQuartile > high) return undefined
  return {
    condition: `${written} >= ${low} AND ${written} <= ${high}`,
    words: `from ${low} to ${high}`,
    outside: known.meaning,
    isKnown: true,
  }
}

/** Limits from one side or from both sides. */
function limitsOf(written: string, low: string | undefined, high: string | undefined): Limits | undefined {
  const isKnown = false
  const above = `${written} >= ${low}`
  const below = `${written} <= ${high}`
  if (low === undefined)
    return high === undefined
      ? undefined
      : { condition: below, words: `at most ${high}`, outside: `A number above ${high}`, isKnown }
  if (high !== undefined)
    return {
      condition: `${above} AND ${below}`,
      words: `from ${low} to ${high}`,
      outside: `A number below ${low} or above ${high}`,
      isKnown,
    }
  return low === '0'
    ? { condition: above, words: 'not negative', outside: 'A negative number', isKnown }
    : { condition: above, words: `at least ${low}`, outside: `A number below ${low}`, isKnown }
}

/** Steps of rounding in the size of a range. */
const MIN_STEPS = 4

/** The greatest number of the form 1, 2 or 5 times a power of ten that is in the size at least MIN_STEPS times. */
function stepOf(size: number): { readonly digit: number; readonly exponent: number } {
  if (size <= 0) return { digit: 1, exponent: 0 }
  const most = size / MIN_STEPS
  const exponent = Math.floor(Math.log10(most))
  const digit = [5, 2].find((one) => one * 10 ** exponent <= most) ?? 1
  return { digit, exponent }
}

const roundedDown = (number: number, size: number): string => rounded(Math.floor, number, size)
const roundedUp = (number: number, size: number): string => rounded(Math.ceil, number, size)

/** Rounds to whole steps of a size. */
function rounded(round: (number: number) => number, number: number, size: number): string {
  const { digit, exponent } = stepOf(size)
  if (exponent < -MAX_FRACTION_DIGITS) return '0'
  const steps = (exponent < 0 ? number * 10 ** -exponent : number / 10 ** exponent) / digit
  // Division leaves errors such as 3.0000000000000004.
  const whole = digit * round(Number(steps.toPrecision(12)))
  const result = exponent < 0 ? whole / 10 ** -exponent : whole * 10 ** exponent
  return String(Number(result.toFixed(Math.max(0, -exponent))) || 0)
}

function dateLimits(
  { written, type }: ColumnFacts,
  numbers: DoubleSummary,
  loadedAt: number,
): Limits | undefined {
  const { lowerQuartile, upperQuartile, min, max } = numbers
  const spread = FENCE * (upperQuartile - lowerQuartile)
  const first = yearOf(Math.max(min, lowerQuartile - spread))
  const last = yearOf(Math.min(max, upperQuartile + spread))
  if (first < 1 || last > 9999) return undefined
  const low = `"${String(first).padStart(4, '0')}-01-01"`
  const since = `since the year ${first}`
  const isDate = type === 'date'
  // All times of the last day are in the range.
  const day = isDate ? written : `TO_DATE(${written})`
  return upperQuartile <= loadedAt && last <= yearOf(loadedAt)
    ? {
        condition: `${written} >= ${low} AND ${written} <= ${isDate ? 'TODAY' : 'NOW'}()`,
        words: `${since} and not in the future`,
        outside: `A date before the year ${first}, or in the future`,
        isKnown: false,
      }
    : {
        condition: `${written} >= ${low} AND ${day} <= "${String(last).padStart(4, '0')}-12-31"`,
        words: `from the year ${first} to ${last}`,
        outside: `A date before the year ${first} or after the year ${last}`,
        isKnown: false,
      }
}

const yearOf = (seconds: number): number => new Date(seconds * 1000).getUTCFullYear()

const shownNumber = (number: number, type: ColumnFacts['type']): string => {
  if (type === 'date') return new Date(number * 1000).toISOString().slice(0, 10)
  if (type === 'timestamp') return new Date(number * 1000).toISOString().slice(0, 19).replace('T', ' ')
  return String(Number(number.toPrecision(6)))
}
