import { cellKind } from './cell-kind.ts'
import { type Dialect, type SplitRecord, splitText, type SplitText } from './split-text.ts'

/** A way to split a text, with how well it fits. */
export interface FittingDialect {
  readonly dialect: Dialect
  readonly split: SplitText
  /** Index of the first record of the table; the records before it are a title or comments. */
  readonly first: number
  readonly columns: number
  /** Share of the table's records that have this number of fields, from 0 to 1. */
  readonly consistency: number
  readonly score: number
}

/** Delimiters by how usual they are, from 0 to 1. Those that values often contain are the least usual. */
const DELIMITERS: Readonly<Record<string, number>> = {
  ',': 1,
  ';': 1,
  '\t': 1,
  '|': 1,
  '\u0001': 1,
  '\u001f': 1,
  '\u001e': 1,
  '\0': 0.95,
  '~': 0.9,
  '^': 0.9,
  '¬': 0.9,
  '§': 0.9,
  '£': 0.7,
  $: 0.6,
  ':': 0.65,
  ' ': 0.5,
  '&': 0.6,
  '#': 0.6,
  '*': 0.6,
  '!': 0.6,
  '@': 0.6,
  '=': 0.6,
  '+': 0.6,
  '<': 0.5,
  '>': 0.5,
  '?': 0.5,
  '{': 0.4,
  '}': 0.4,
  '`': 0.4,
  '\\': 0.4,
  _: 0.25,
  '/': 0.25,
  '-': 0.2,
  '(': 0.15,
  ')': 0.15,
}
const USUALNESS_OF_SEVERAL = 0.95
/** Signs before and after amounts. They delimit nothing if digits touch them. */
const CURRENCY = '$£€¥'
/** Signs of numbers and of their exponents. */
const SIGNS = '+-'
const QUOTES = ['"', "'", '`']

/** The text in which delimiters are searched for, in characters and lines. */
const SEARCHED_LENGTH = 16_384
const SEARCHED_LINES = 100

/**
 * The dialect that fits a text best; undefined if each line is one field.
 * @param told the delimiter, if the file tells it
 */
export function guessDialect(text: string, isCut: boolean, told?: string): FittingDialect | undefined {
  const searched = text.slice(0, SEARCHED_LENGTH)
  const candidates = (told === undefined ? delimitersIn(searched) : [told]).flatMap((delimiter) =>
    QUOTES.filter((quote) => quote !== delimiter && (quote === '"' || searched.includes(quote))).map(
      (quote) => ({
        delimiter,
        quote,
        escape: undefined,
      }),
    ),
  )
  let best: FittingDialect | undefined
  for (const candidate of candidates) {
    for (const dialect of withEscape(candidate, searched)) {
      const found = fit(dialect, splitText(searched, dialect, isCut || searched.length < text.length))
      if (found && (best === undefined || isBetter(found, best))) best = found
    }
  }
  if (best === undefined) return undefined
  return fit(best.dialect, splitText(text, best.dialect, isCut)) ?? best
}

/** Of two nearly equal dialects, that with more quoted fields wins, else the earlier one. */
function isBetter(found: FittingDialect, best: FittingDialect): boolean {
  // A comma and a blank where each comma has a blank after it.
  const [long, short] = [found, best].map(({ dialect }) => dialect.delimiter) as [string, string]
  if (long.length > short.length && long.startsWith(short) && long.trimEnd() === short)
    return (
      found.columns === best.columns &&
      found.first <= best.first &&
      found.consistency >= best.consistency &&
      found.split.wellQuoted >= best.split.wellQuoted
    )
  if (Math.abs(found.score - best.score) > 0.02) return found.score > best.score
  const quoted = ({ split }: FittingDialect) => split.wellQuoted - split.badlyQuoted
  return quoted(found) > quoted(best)
}

function withEscape(dialect: Dialect, text: string): readonly Dialect[] {
  const isEscaped = text.includes(`\\${dialect.quote}`) || text.includes(`\\${dialect.delimiter}`)
  return isEscaped && dialect.delimiter !== '\\' ? [dialect, { ...dialect, escape: '\\' }] : [dialect]
}

/** Delimiters that occur in most lines, and several characters that always occur together. */
function delimitersIn(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/, SEARCHED_LINES).filter((line) => line !== '')
  const least = Math.max(1, lines.length * LEAST_LINES)
  const isUsual = (delimiter: string): boolean =>
    lines.filter((line) => line.includes(delimiter)).length >= least
  const single = Object.keys(DELIMITERS).filter(
    (delimiter) =>
      isUsual(delimiter) &&
      !(CURRENCY.includes(delimiter) && touchesDigits(delimiter, text)) &&
      !(SIGNS.includes(delimiter) && isSign(delimiter, text)),
  )
  return [...single, ...severalIn(lines).filter(isUsual)]
}

/** The share of the lines that have a delimiter, quoted lines and titles apart. */
const LEAST_LINES = 0.3

/** True if a sign mostly stands before or after a number with no delimiter on its other side. */
function touchesDigits(sign: string, text: string): boolean {
  const escaped = sign === '$' ? '\\$' : sign
  const all = text.split(sign).length - 1
  const amounts = text.match(new RegExp(`(?<![\\p{L}\\d"'])${escaped} ?\\d`, 'gu'))?.length ?? 0
  return amounts > all / 2
}

/** True if a sign stands in exponents such as `1.5e-05`. */
const isSign = (sign: string, text: string): boolean => new RegExp(`\\d[eE]\\${sign}\\d`).test(text)

/** Sequences of two to eight signs, and a comma or semicolon with a blank. */
function severalIn(lines: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const found = new Set(line.match(/[^\p{L}\p{M}\p{N}\s"'`.()-]{2,8}/gu) ?? [])
    for (const [pair] of line.matchAll(/[,;|] (?! )/g)) found.add(pair)
    for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= lines.length * 0.6)
    .sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)
    .slice(0, MAX_SEVERAL)
    .map(([several]) => several)
}

const MAX_SEVERAL = 4

/** Records that may stand above a table. */
const MAX_TITLE = 60
/** Records at the beginning of a table that must agree. */
const AGREEING = 8

/** How well a dialect fits; undefined if it makes no table of two columns or more. */
function fit(dialect: Dialect, split: SplitText): FittingDialect | undefined {
  const { records, wellQuoted, badlyQuoted } = split
  const columns = withoutTrailing(records, usualCount(records))
  if (columns < 2) return undefined
  const first = firstOfTable(records, columns)
  const table = records.slice(first)
  const counted = isShortHeader(table.slice(0, AGREEING), columns) ? table.slice(1) : table
  const fitting = counted.filter((record) => hasColumns(record, columns)).length
  const consistency = fitting / counted.length
  const { delimiter } = dialect
  const isUsual = (DELIMITERS[delimiter] ?? USUALNESS_OF_SEVERAL) >= LEAST_USUALNESS
  if (consistency < (isUsual ? LEAST_CONSISTENCY : 1) || (!isUsual && first > 0)) return undefined
  const [cells, typed] = cellsOf(table)
  const usualness = DELIMITERS[delimiter] ?? USUALNESS_OF_SEVERAL
  const quoting = wellQuoted + badlyQuoted === 0 ? 1 : (wellQuoted + 1) / (wellQuoted + badlyQuoted + 1)
  const isDoubled = isEverySecondEmpty(table, columns)
  // Few records are weak evidence for a title above them.
  const title = 1 - Math.min(0.3, (0.3 * first) / (table.length + 1))
  const score =
    usualness *
    consistency ** 3 *
    (typed / cells) *
    quoting *
    title *
    (1 - 0.35 / columns) *
    (isDoubled ? 0.5 : 1)
  return { dialect, split, first, columns, consistency, score }
}

/** The share of the records that must agree; all must if values often contain the delimiter. */
const LEAST_CONSISTENCY = 0.6
const LEAST_USUALNESS = 0.65

const isEmpty = (record: SplitRecord, index: number): boolean => record.fields[index]?.text === ''

/** True for the fields of a single delimiter where the file has it twice. */
const isEverySecondEmpty = (table: readonly SplitRecord[], columns: number): boolean =>
  columns > 2 &&
  table.every((record) => {
    for (let index = 1; index < columns; index += 2) if (!isEmpty(record, index)) return false
    return true
  })

/** The most frequent number of fields. Of equally frequent ones the greatest, which titles and totals do not have. */
function usualCount(records: readonly SplitRecord[]): number {
  const counts = new Map<number, number>()
  for (const { fields } of records) counts.set(fields.length, (counts.get(fields.length) ?? 0) + 1)
  let [best, most] = [1, 0]
  for (const [length, count] of counts)
    if (count > most || (count === most && length > best)) [best, most] = [length, count]
  return best
}

/**
 * The number of columns without the last one, if a delimiter ends each record but the names above them: the last field
 * is then empty in all records, and missing in the record above the first of them.
 */
function withoutTrailing(records: readonly SplitRecord[], columns: number): number {
  const first = records.findIndex(({ fields }) => fields.length === columns)
  if (records[first - 1]?.fields.length !== columns - 1) return columns
  const ended = records.filter(({ fields }) => fields.length === columns)
  return ended.length > 1 && ended.every((record) => isEmpty(record, columns - 1)) ? columns - 1 : columns
}

/** True if a record has this number of fields, or more that are empty. */
export function hasColumns({ fields }: SplitRecord, columns: number): boolean {
  if (fields.length === columns) return true
  return fields.length > columns && fields.slice(columns).every(({ text }) => text === '')
}

/** Index of the record from which on the records agree, over titles above the table. */
function firstOfTable(records: readonly SplitRecord[], columns: number): number {
  const most = Math.min(MAX_TITLE, records.length - 1)
  for (let first = 0; first <= most; first++) {
    const next = records.slice(first, first + AGREEING)
    const agreeing = next.filter((record) => hasColumns(record, columns)).length
    const isHeader =
      hasColumns(next[0]!, columns) || isShortHeader(next, columns) || isLongHeader(next, columns)
    const least = areNames(next[0]!, columns) ? 0.5 : 0.7
    if (isHeader && !isTitle(next, columns) && agreeing >= (next.length - 1) * least) return first
  }
  return 0
}

/** True if a record has a different name for each column. The records after it then need to agree less. */
function areNames({ fields }: SplitRecord, columns: number): boolean {
  const names = fields.map(({ text }) => text.trim())
  return (
    // Titles of two fields are usual: a word, and what it means.
    columns > 2 &&
    names.length === columns &&
    new Set(names).size === columns &&
    names.every((name) => NAME.test(name))
  )
}

const NAME = /^[\p{L}_][\p{L}\p{M}\p{N} _.()/%-]{0,39}$/u

/** True if a first record names all columns but the first one, as R writes them. */
const isShortHeader = ([header, ...next]: readonly SplitRecord[], columns: number): boolean =>
  next.length > 0 &&
  // A single field is a title.
  columns > 2 &&
  header!.fields.length === columns - 1 &&
  header!.fields.every(({ text }) => text !== '') &&
  next.every(({ fields }) => fields.length === columns)

/** True if a first record names more columns than the records after it have, which end before the last columns. */
const isLongHeader = ([header, ...next]: readonly SplitRecord[], columns: number): boolean =>
  next.length > 0 &&
  header!.fields.length > columns &&
  header!.fields.every(({ text }) => /\p{L}/u.test(text)) &&
  hasColumns(next[0]!, columns)

/** True if a record has a text in its first field or few fields only, and the record after it has more. */
function isTitle([record, next]: readonly SplitRecord[], columns: number): boolean {
  if (next === undefined || columns < 3) return false
  const filledIn = ({ fields }: SplitRecord) => fields.filter(({ text }) => text.trim() !== '').length
  return filledIn(record!) <= Math.max(1, columns / 4) && filledIn(next) > filledIn(record!)
}

/** The number of fields, and a measure of those that look like values: quoted ones, numbers, dates and words. */
function cellsOf(table: readonly SplitRecord[]): [cells: number, typed: number] {
  let [cells, typed] = [0, 0]
  for (const { fields } of table.slice(0, MAX_TYPED))
    for (const { text, isQuoted } of fields) {
      const kind = isQuoted ? 'word' : cellKind(text)
      cells++
      typed += kind === 'mixed' ? 0.35 : kind === 'text' ? 0.8 : 1
    }
  return [cells, typed]
}

const MAX_TYPED = 200
