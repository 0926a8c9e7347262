import type { ValueType } from '../../model/reading.ts'
import { allFilled, type Candidate } from './candidate.ts'
import type { ColumnFacts } from './column-facts.ts'
import { counted } from './sentences.ts'

const MIN_VALUES = 20
const MIN_TYPE_SUPPORT = 0.9
/** Share of the values that a usual length covers. */
const USUAL = 0.999
/** A longest value is an exception if it is this many times as long as all usual values. */
const EXCEPTION = 2
/** Longer texts have no limit that people would name. */
const MAX_LENGTH = 1000
const MIN_LENGTH_SUPPORT = 0.99

const TYPES: Readonly<Partial<Record<ValueType, { readonly name: string; readonly words: string }>>> = {
  boolean: { name: 'IS_LOGICAL', words: 'true or false' },
  integer: { name: 'IS_INTEGER', words: 'an integer' },
  decimal: { name: 'IS_NUMBER', words: 'a number' },
  date: { name: 'IS_DATE', words: 'a date' },
  time: { name: 'IS_TIME', words: 'a time' },
  timestamp: { name: 'IS_TIMESTAMP', words: 'a date with a time' },
}

export function typeCandidate(facts: ColumnFacts): Candidate | undefined {
  const { title, written, type, filled, profile } = facts
  const known = TYPES[type]
  if (!known || filled < MIN_VALUES || profile.distinct < 2) return undefined
  const markers = profile.nullMarkers?.rows ?? 0
  const others = markers + Math.round((1 - profile.inferredShare) * (filled - markers))
  return {
    kind: 'type',
    columns: [facts],
    name: `${title} is ${known.words}`,
    expression: `${known.name}(${written})`,
    filter: allFilled([facts]),
    reason:
      others === 0
        ? `All values of ${title} are of the type ${type}.`
        : `All values of ${title} but ${others} are of the type ${type}.`,
    wouldFail: `A value that is not ${known.words}.`,
    priority: 2,
    usefulness: others > 0 ? 84 : 46,
    minSupport: MIN_TYPE_SUPPORT,
  }
}

/** The rule that texts have a greatest length: that of the declaration, or the rounded length of the usual values. */
export function lengthCandidate(facts: ColumnFacts): Candidate | undefined {
  const { title, written, type, filled, profile, schemaLength } = facts
  if (type !== 'text' || filled < MIN_VALUES || profile.distinct < 2) return undefined
  const { minLength, maxLength } = profile
  const isFixed = minLength === maxLength && (schemaLength ?? maxLength) === maxLength
  const limit = schemaLength ?? (isFixed ? maxLength : rounded(usualLength(facts)))
  if (limit > MAX_LENGTH || limit < 1) return undefined
  return {
    kind: 'length',
    columns: [facts],
    name: isFixed
      ? `${title} has ${counted(limit, 'character')}`
      : `${title} has at most ${counted(limit, 'character')}`,
    expression: isFixed ? `LENGTH(${written}) = ${limit}` : `LENGTH(${written}) <= ${limit}`,
    filter: allFilled([facts]),
    reason:
      schemaLength === undefined
        ? `The values of ${title} have ${isFixed ? counted(maxLength, 'character') : `${minLength} to ${counted(maxLength, 'character')}`}.`
        : `${title} is declared with ${counted(schemaLength, 'character')}.`,
    wouldFail: isFixed
      ? 'A shorter or longer value.'
      : `A value of more than ${counted(limit, 'character')}.`,
    priority: 7,
    usefulness: schemaLength === undefined ? (isFixed ? 40 : 22) : 50,
    minSupport: MIN_LENGTH_SUPPORT,
  }
}

/** The length that all values have at most, without a few that are far longer. */
function usualLength({ profile }: ColumnFacts): number {
  const { histogram, maxLength } = profile
  if (histogram.of !== 'length') return maxLength
  const total = histogram.bins.reduce((sum, { rows }) => sum + rows, 0)
  let rows = 0
  for (const bin of histogram.bins) {
    rows += bin.rows
    if (rows >= USUAL * total) return EXCEPTION * bin.to < maxLength ? Math.ceil(bin.to) : maxLength
  }
  return maxLength
}

const rounded = (length: number): number => {
  const step = length <= 20 ? 5 : length <= 100 ? 10 : 50
  return Math.ceil(length / step) * step
}
