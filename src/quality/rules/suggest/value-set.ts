import { shown } from '../../expressions/errors.ts'
import { writtenText } from '../../expressions/words.ts'
import { allFilled, type Candidate } from './candidate.ts'
import type { ColumnFacts } from './column-facts.ts'
import type { ValueRows } from './evidence.ts'
import { counted } from './sentences.ts'

/** Texts that stand for a missing value. */
const PLACEHOLDERS = new Set(['n/a', 'na', '#n/a', 'null', 'nil', '?', '??', '-', '--', '.', 'tbd', 'xxx'])
/** A placeholder in more rows than this share is a value of the column. */
const MAX_PLACEHOLDERS = 0.05
/** A value is a variant of another that is this many times as frequent. */
const VARIANT_FACTOR = 10
/** From this number of rows, a value in a single row is an exception if no other value has its mask. */
const MANY_ROWS = 100
/** Characters of a value whose misspellings are found. Different codes often differ in one character. */
const MIN_SPELLED = 6
const MIN_SUPPORT = 0.95
/** Characters of a code. */
const MAX_CODE = 5
/** Integers of a set; more of them are a quantity. */
const MAX_INTEGERS = 10

/**
 * The rule that a column has one of a few values. Placeholders, variants in case or blanks, and single values among many
 * rows are not in the set.
 */
export function setCandidate(facts: ColumnFacts, values: readonly ValueRows[]): Candidate | undefined {
  const { filled, title, written, type } = facts
  const kept = keptValues(facts, values)
  const rows = kept.reduce((sum, value) => sum + value.rows, 0)
  if (kept.length === 0 || rows < MIN_SUPPORT * filled) return undefined
  if (type === 'integer' && (kept.length > MAX_INTEGERS || isRange(kept))) return undefined
  // A column of one value says nothing.
  if (kept.length === 1 && rows === filled) return undefined
  const literals = kept.map(({ value }) => literalOf(facts, value))
  const some = kept.slice(0, 3).map(({ value }) => `“${shown(value)}”`)
  return {
    kind: 'set',
    columns: [facts],
    name:
      kept.length === 1 ? `${title} is ${shown(kept[0]!.value)}` : `${title} is one of ${kept.length} values`,
    expression:
      literals.length === 1 ? `${written} = ${literals[0]}` : `${written} IN (${literals.join(', ')})`,
    filter: allFilled([facts]),
    reason:
      kept.length === 1
        ? `Nearly all rows have the value ${some[0]}.`
        : `${counted(rows, 'row')} have one of ${kept.length} values, such as ${some.join(', ')}.`,
    wouldFail: `A value that is not in the list, such as another spelling of ${some[0]}.`,
    priority: 3,
    usefulness: usefulnessOf(facts, kept),
    minSupport: MIN_SUPPORT,
  }
}

/** A short list is more useful than a long list, and a long list of codes more than one of names. */
function usefulnessOf({ profile }: ColumnFacts, { length }: readonly ValueRows[]): number {
  if (length === 1) return 60
  if (length <= 30) return length <= 10 ? 78 : 72
  return profile.maxLength <= MAX_CODE ? 64 : 58
}

/** A value of a column in an expression. */
export const literalOf = ({ type }: ColumnFacts, value: string): string =>
  type === 'integer' ? value.trim() : writtenText(value)

function keptValues({ filled, words }: ColumnFacts, values: readonly ValueRows[]): ValueRows[] {
  const isCountry = words.includes('country')
  const rowsByFolded = new Map<string, number>()
  for (const { value, rows } of values) {
    const folded = value.trim().toLowerCase()
    rowsByFolded.set(folded, Math.max(rows, rowsByFolded.get(folded) ?? 0))
  }
  return values.filter(({ value, rows }) => {
    const folded = value.trim().toLowerCase()
    if (folded === '' || /\p{Cc}/u.test(value)) return false
    if (rows === 1 && filled >= MANY_ROWS && !hasFormOfOthers(value, values)) return false
    // NA is the code of Namibia.
    const isPlaceholder = PLACEHOLDERS.has(folded) && !(isCountry && folded === 'na')
    if (isPlaceholder && rows <= MAX_PLACEHOLDERS * filled) return false
    if (rows * VARIANT_FACTOR <= rowsByFolded.get(folded)!) return false
    return !values.some((other) => rows * VARIANT_FACTOR <= other.rows && isMisspelling(value, other.value))
  })
}

const hasFormOfOthers = (value: string, values: readonly ValueRows[]): boolean =>
  values.some((other) => other.rows > 1 && maskOf(other.value) === maskOf(value))

const maskOf = (value: string): string => value.replace(/\p{L}/gu, 'A').replace(/\p{N}/gu, 'N')

/** True if two words differ in one letter that is replaced, added or left out, or in two that are exchanged. */
function isMisspelling(value: string, other: string): boolean {
  if (Math.min(value.length, other.length) < MIN_SPELLED || /\d/.test(value + other)) return false
  const longest = Math.max(value.length, other.length)
  let start = 0
  while (start < longest && value[start] === other[start]) start++
  let end = 0
  while (end < longest - start && value.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [value, other].map((text) => text.slice(start, Math.max(start, text.length - end)))
  if (left!.length <= 1 && right!.length <= 1) return true
  return left!.length === 2 && right === left![1]! + left![0]!
}

/** True if the integers follow each other without gaps, so that a range says the same. */
function isRange(values: readonly ValueRows[]): boolean {
  const numbers = values.map(({ value }) => Number(value))
  return values.length > 2 && Math.max(...numbers) - Math.min(...numbers) === numbers.length - 1
}
