import { cellKind, isValueKind } from './cell-kind.ts'
import type { Guess } from './guess.ts'
import type { SplitField, SplitRecord } from './split-text.ts'

/** A record that is fewer than this many votes above or below zero is doubtful. */
const SURE_VOTES = 0.4
const MAX_BELOW = 200

/**
 * Guesses if the first record has the names of the columns. Each column votes: for names if its values are numbers,
 * dates, codes of one length or repeated words and the first field is not; against names if the first field is like
 * the values.
 */
export function guessHeader(
  [first, ...below]: readonly SplitRecord[],
  columns: number,
): Guess<boolean> | undefined {
  if (first === undefined) return undefined
  const fields = first.fields.slice(0, columns)
  if (fields.length < columns)
    return guess(true, 0.9, 'The first record names all columns but the first one.')
  const names = fields.map(({ text }) => text.trim())
  if (below.length === 0) return ofSingleRecord(names)
  const values = below.slice(0, MAX_BELOW)
  const areYears = isRising(names)
  const counted = names.map((name, column) =>
    voteOf(
      name,
      fields[column]!,
      values.flatMap(({ fields: all }) => all[column] ?? []),
      areYears,
    ),
  )
  const empty = names.filter((name) => name === '').length
  const trailing = names.length - names.findLastIndex((name) => name !== '') - 1
  const missing = empty - trailing
  let votes = counted.reduce((sum, vote) => sum + vote, 0) / Math.sqrt(counted.length)
  if (missing > 1 && missing > names.length / 4) votes -= 1
  if (names.every((name) => name === '' || isName(name))) votes += 0.35
  if (isAboveRowNames(names, values)) votes += 1
  const confidence = Math.min(0.99, 0.5 + Math.abs(votes) / 3)
  const isDoubtful = Math.abs(votes) < SURE_VOTES && values.length < MANY_VALUES
  const value = votes > 0
  return guess(
    value,
    confidence,
    value
      ? 'The fields of the first record differ from those below them as names do.'
      : 'The fields of the first record are like those below them.',
    isDoubtful,
  )
}

/** True if all fields but the first one are filled, and the records below have different texts in the first one. */
function isAboveRowNames([first, ...names]: readonly string[], values: readonly SplitRecord[]): boolean {
  if (first !== '' || names.length === 0 || names.includes('')) return false
  const rows = values.map(({ fields }) => fields[0]?.text.trim() ?? '')
  return rows.length > 1 && !rows.includes('') && new Set(rows).size === rows.length
}

/** With so many records, a weak majority of the columns is enough. */
const MANY_VALUES = 20

const guess = (value: boolean, confidence: number, evidence: string, isDoubtful = false): Guess<boolean> => ({
  value,
  confidence: Math.round(confidence * 100) / 100,
  evidence,
  ...(isDoubtful && { isDoubtful }),
})

/** A text with a letter, which is no number, date or long sentence. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && text.length <= 80 && !isValueKind(cellKind(text))
}

/** Names as programs write them: `order_id`, `orderId`, `ORDER_ID`. */
const isIdentifier = (text: string): boolean =>
  /^[A-Za-z][A-Za-z0-9]*(?:[_.][A-Za-z0-9]+)+$/.test(text) ||
  /^[a-z]+[a-z0-9]*[A-Z][A-Za-z0-9]*$/.test(text) ||
  USUAL_NAMES.has(text.toLowerCase())

const USUAL_NAMES = new Set(
  'id name date time type code year month day status value amount price count total city country state address phone email description title category number age sex gender date_of_birth first last url quantity weight height latitude longitude lat lon lng region department customer product order comment notes score rate percent currency street zip surname key index rank label class group version size language'.split(
    ' ',
  ),
)

function voteOf(
  name: string,
  { isQuoted }: SplitField,
  fields: readonly SplitField[],
  areYears: boolean,
): number {
  const filled = fields.filter(({ text }) => text.trim() !== '')
  if (filled.length === 0) return name === '' ? 0 : isName(name) ? 0.5 : -0.1
  if (name === '') return 0
  const kinds = filled.map(({ text }) => cellKind(text))
  const values = kinds.filter(isValueKind).length
  const nameKind = cellKind(name)
  const isNamed = isName(name)
  if (values >= 0.8 * kinds.length) {
    if (isNamed) return 1
    if (areYears && /^(?:19|20)\d\d$/.test(name)) return 0.1
    // Programs that quote all texts quote names, and leave numbers as they are.
    if (isQuoted && filled.every((field) => !field.isQuoted)) return 0.8
    return isValueKind(nameKind) ? -1.2 : -0.3
  }
  const texts = filled.map(({ text }) => text.trim())
  if (!isNamed)
    return values > 0 || nameKind === 'text' ? -0.5 : isValueKind(nameKind) && !areYears ? -1 : -0.2
  if (texts.includes(name)) return -0.8
  let vote = 0
  if (isIdentifier(name)) vote += 0.6
  const lengths = new Set(texts.map((text) => text.length))
  if (lengths.size === 1 && texts.length > 2) vote += lengths.has(name.length) ? -0.3 : 0.6
  const digits = texts.filter((text) => /\d/.test(text)).length
  if (digits > 0.5 * texts.length) vote += /\d/.test(name) ? -0.2 : 0.5
  const distinct = new Set(texts).size
  if (texts.length >= 4 && distinct <= texts.length / 2) vote += 0.5
  const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()
  if (isUpper(name) !== texts.filter(isUpper).length > texts.length / 2) vote += 0.2
  const longest = Math.max(...lengths)
  if (longest > 40 && name.length < 30) vote += 0.3
  if (filled.filter((field) => field.isQuoted).length > filled.length / 2 !== isQuoted) vote += 0.15
  return vote
}

/** True for years in a row among other names. */
function isRising(names: readonly string[]): boolean {
  const isYear = (name: string | undefined) => /^(?:19|20)\d\d$/.test(name ?? '')
  return names.some(
    (name, at) => isYear(name) && isYear(names[at - 1]) && Number(name) - Number(names[at - 1]) === 1,
  )
}

function ofSingleRecord(names: readonly string[]): Guess<boolean> | undefined {
  const filled = names.filter((name) => name !== '')
  if (filled.length === 0) return undefined
  return filled.some(isName) ? undefined : guess(false, 0.7, 'The only record has numbers or dates.')
}
