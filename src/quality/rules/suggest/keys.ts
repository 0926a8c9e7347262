import { distanceBetween } from '../../model/exact-number.ts'
import type { Candidate } from './candidate.ts'
import type { ColumnFacts } from './column-facts.ts'
import { isNamedAsCode, isNamedAsContact, isNamedAsQuantity } from './name-words.ts'
import { count, counted } from './sentences.ts'

const MIN_VALUES = 20
/** Share of distinct values of a key that has duplicates. */
const NEARLY_UNIQUE = 0.99
/** Share of the rows in which a key may be empty. */
const MAX_EMPTY = 0.05
/** A dense sequence of numbers has at least one value in this many numbers. */
const DENSE = 3
/** Rows in proportion to the days of the period of a column with one row for each day. */
const DAILY = 0.67
const DAY_SECONDS = 86_400
/** Duplicates among random numbers whose lack is no coincidence. */
const EXPECTED_DUPLICATES = 5
/** Digits of a number that is a code by its length. */
const CODE_DIGITS = 5
/** Distinct values of a code without a telling name. */
const MANY_VALUES = 50

/** True if the integers identify rows or things, so that their size means nothing. */
export function isNumericCode(facts: ColumnFacts): boolean {
  const { profile, words, type } = facts
  if (isNamedAsCode(words)) return true
  if (type !== 'integer' || isNamedAsQuantity(words)) return false
  const isFixed = profile.minLength === profile.maxLength && profile.minLength >= CODE_DIGITS
  return (isFixed && profile.distinct > MANY_VALUES) || isSequence(facts)
}

/** True if the integers are distinct and nearly without gaps, like numbers of records. */
function isSequence({ profile: { distinct, numbers }, filled, type }: ColumnFacts): boolean {
  if (type !== 'integer' || !numbers || filled < MIN_VALUES || distinct < NEARLY_UNIQUE * filled) return false
  return distanceBetween(numbers.min, numbers.max) < DENSE * distinct
}

/** True if random numbers of the same range would have several duplicates. */
function isDistinctByDesign({ profile: { numbers }, filled }: ColumnFacts): boolean {
  if (numbers === undefined) return false
  return filled ** 2 >= 2 * EXPECTED_DUPLICATES * distanceBetween(numbers.min, numbers.max)
}

/** True if there is one row for each day of a period. */
function isDaily({ profile: { distinct, numbers }, filled, type }: ColumnFacts): boolean {
  if (type !== 'date' || !numbers || filled < MIN_VALUES || distinct < filled) return false
  return distinct >= DAILY * (distanceBetween(numbers.min, numbers.max) / DAY_SECONDS + 1)
}

/** True if each value is in one row, and this is no coincidence as with measured numbers or names. */
export function isKey(facts: ColumnFacts, hasPattern: boolean): boolean {
  const { profile, type, filled, empty } = facts
  if (filled < MIN_VALUES || profile.distinct < NEARLY_UNIQUE * filled) return false
  if (empty > MAX_EMPTY * profile.rows) return false
  // The first column of a table is usually its key.
  if (isNamedAsContact(facts.words) && facts.attributeId > 1) return false
  if (type === 'integer')
    return isNumericCode(facts) && (isNamedAsCode(facts.words) || isDistinctByDesign(facts))
  if (type === 'text') return hasPattern || isNamedAsCode(facts.words)
  return isDaily(facts)
}

export function uniqueCandidate(facts: ColumnFacts, hasPattern: boolean): Candidate | undefined {
  if (!isKey(facts, hasPattern)) return undefined
  const { title, written, filled, empty, profile } = facts
  const unique = `IS_UNIQUE(${written})`
  const surplus = filled - profile.distinct
  return {
    kind: 'unique',
    columns: [facts],
    name: `${title} is unique`,
    expression: empty > 0 ? `IS_EMPTY(${written}) OR ${unique}` : unique,
    filter: undefined,
    reason:
      surplus === 0
        ? `Each of the ${counted(filled, 'value')} of ${title} is in one row.`
        : `${count(profile.distinct)} of ${counted(filled, 'value')} of ${title} are distinct, so this is a key with duplicates.`,
    wouldFail: 'A value that another row has too.',
    priority: 1,
    usefulness: 94,
    minSupport: 2 * NEARLY_UNIQUE - 1,
  }
}

/** @param isOfKey true if the column identifies the rows */
export function notNullCandidate(facts: ColumnFacts, isOfKey: boolean): Candidate | undefined {
  const { title, written, filled, empty, profile } = facts
  if (filled === 0 || empty > MAX_EMPTY * profile.rows) return undefined
  return {
    kind: 'not null',
    columns: [facts],
    name: `${title} is filled`,
    expression: `NOT IS_EMPTY(${written})`,
    filter: undefined,
    reason:
      empty === 0
        ? `${title} has a value in all ${counted(filled, 'row')}.`
        : `${title} has a value in all rows but ${count(empty)}.`,
    wouldFail: `A row in which ${title} is null or blank.`,
    priority: isOfKey ? 1 : 4,
    usefulness: isOfKey ? 91 : empty > 0 ? 66 : 56,
    minSupport: 1 - MAX_EMPTY,
  }
}
