import type { DateOrder, Terminator } from '../../model/reading.ts'
import { wordOf } from '../source-words.ts'
import { valueHints } from './column-values.ts'
import type { Guess } from './guess.ts'
import { type FittingDialect, guessDialect, hasColumns } from './guess-dialect.ts'
import { guessHeader } from './guess-header.ts'
import { type SplitRecord, splitText, type SplitText } from './split-text.ts'

/** The layout of a delimited file, in the contract's words. A property without evidence is undefined. */
export interface Layout {
  readonly terminator: Guess<Exclude<Terminator, 'none'>> | undefined
  readonly delimiter: Guess<string> | undefined
  readonly quote: Guess<string> | undefined
  readonly escape: Guess<'backslash'> | undefined
  /** Lines above the names or the first record. */
  readonly skipRows: Guess<number> | undefined
  /** The text with which lines of comments begin. */
  readonly comment: Guess<string> | undefined
  readonly header: Guess<boolean> | undefined
  /** Its confidence is the share of the records that have another number of fields. */
  readonly ragged: Guess<'pad' | 'cut' | 'fit'> | undefined
  readonly nulls: Guess<readonly string[]> | undefined
  readonly trim: Guess<boolean> | undefined
  readonly decimal: Guess<','> | undefined
  readonly dateOrder: Guess<DateOrder> | undefined
}

/** Limits of the text that is split, in characters. */
const MAX_LENGTH = 131_072

/**
 * Guesses how the records of a delimited file are divided, from its beginning.
 * @param isCut true if the text continues, so that its last record may be incomplete
 */
export function guessLayout(whole: string, isCut: boolean): Layout {
  const text = whole.slice(0, MAX_LENGTH)
  const cut = isCut || whole.length > text.length
  const told = toldDelimiter(text)
  const rest = told === undefined ? text : text.slice(told.length)
  const comment = commentIn(rest)
  const data = comment === undefined ? rest : withoutComments(rest, comment.value)
  const found = guessDialect(data, cut, told?.delimiter)
  const split = found?.split ?? splitText(data, { delimiter: '', quote: '"', escape: undefined }, cut)
  const first = found?.first ?? 0
  const columns = found?.columns ?? 1
  const table = split.records.slice(first)
  const header = guessHeader(
    table.filter((record, index) => index === 0 || hasColumns(record, columns)),
    columns,
  )
  const body = header?.value === true ? table.slice(1) : table
  const hints = valueHints(body, columns, found?.dialect.delimiter ?? '')
  const above = table[0]?.line ?? 0
  // The line that tells the delimiter is passed by itself unless other lines are skipped too.
  const lines = above > 0 && told !== undefined ? above + 1 : above
  return {
    terminator: guessTerminator(split),
    delimiter: found && guessOfDelimiter(found, told !== undefined, table),
    quote: guessQuote(split, found),
    escape:
      found?.dialect.escape === undefined
        ? undefined
        : sure('backslash', 0.8, 'A backslash stands before quotes or delimiters within fields.'),
    skipRows:
      lines === 0
        ? undefined
        : sure(lines, 0.8, `${linesOf(lines)} above the table ${lines === 1 ? 'has' : 'have'} other fields.`),
    comment,
    header,
    // The loader takes the number of columns from the first record, but for a column without a name.
    ragged: guessRagged(body, Math.max(columns, table[0]?.fields.length ?? 0)),
    nulls:
      hints.nulls.length === 0
        ? undefined
        : sure(hints.nulls, 0.7, 'These texts stand in columns of numbers or dates.'),
    trim: hints.isPadded ? sure(true, 0.7, 'Blanks surround many fields.') : undefined,
    decimal: hints.decimal && sure(hints.decimal, 0.8, 'Numbers have a comma before their decimals.'),
    dateOrder: guessOrder(hints),
  }
}

const sure = <T>(value: T, confidence: number, evidence: string): Guess<T> => ({
  value,
  confidence,
  evidence,
})
const linesOf = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)
const recordsOf = (count: number): string => (count === 1 ? '1 record has' : `${count} records have`)
const rounded = (part: number): number => Math.round(part * 100) / 100

/** The delimiter that a first line such as `sep=;` tells, and the length of that line. */
function toldDelimiter(text: string): { readonly delimiter: string; readonly length: number } | undefined {
  const found = /^"?sep=([^\r\n"]{1,8})"?(?:\r\n|\n|\r)/i.exec(text)
  return found ? { delimiter: found[1]!, length: found[0].length } : undefined
}

/** Signs with which programs begin comments. */
const COMMENTS = ['#', '%', '//', '--', '*']
const COMMENTED_LENGTH = 16_384

/**
 * The sign of comments above the table, or anywhere if it is the number sign. Lines with a sign are records if they have
 * at least half of the delimiters of other lines, or if the lines have no delimiters at all.
 */
function commentIn(text: string): Guess<string> | undefined {
  const lines = text.slice(0, COMMENTED_LENGTH).split(/\r\n|\n|\r/)
  const comment =
    COMMENTS.find((sign) => lines[0]!.startsWith(sign)) ??
    (lines.some((line) => line.startsWith('#')) ? '#' : undefined)
  if (comment === undefined) return undefined
  const commented = lines.filter((line) => line.startsWith(comment))
  const others = lines.filter((line) => line !== '' && !line.startsWith(comment))
  const counts = USUAL_DELIMITERS.map(
    (delimiter) => [delimiter, fieldsIn(others[0] ?? '', delimiter)] as const,
  )
  const delimiting = counts.filter(([, count]) => count > 1)
  const isRecord = (line: string) =>
    delimiting.some(([delimiter, count]) => fieldsIn(line, delimiter) > count / 2)
  if (delimiting.length === 0 || commented.some(isRecord)) return undefined
  const begin = commented.length === 1 ? 'begins' : 'begin'
  return sure(
    comment,
    0.8,
    `${linesOf(commented.length)} ${begin} with ${comment} and ${commented.length === 1 ? 'has' : 'have'} other fields.`,
  )
}

const USUAL_DELIMITERS = [',', ';', '\t', '|', ':', '~', '^', '\u0001']
const fieldsIn = (line: string, delimiter: string): number => line.split(delimiter).length

/** The text without lines of comments. Their line ends stay, so that the numbers of lines stay. */
const withoutComments = (text: string, comment: string): string =>
  text
    .split(/(?<=\n|\r(?!\n))/)
    .map((line) => (line.startsWith(comment) ? line.replace(/[^\r\n]+/, '') : line))
    .join('')

function guessTerminator({ ends }: SplitText): Layout['terminator'] {
  const total = ends.crlf + ends.lf + ends.cr
  if (total === 0) return undefined
  const value = (['crlf', 'lf', 'cr'] as const).reduce((best, one) => (ends[one] > ends[best] ? one : best))
  const others = total - ends[value]
  return sure(
    value,
    rounded(ends[value] / total),
    others === 0
      ? total === 1
        ? 'The only line end is this one.'
        : `All ${linesOf(total)} that were examined end so.`
      : `${ends[value]} of ${linesOf(total)} that were examined end so; the file has mixed line ends.`,
  )
}

/** Fewer records are weak evidence for a delimiter that values may contain. */
const FEW_RECORDS = 3
const SURE_SCORE = 0.4

function guessOfDelimiter(
  found: FittingDialect,
  isTold: boolean,
  table: readonly SplitRecord[],
): Guess<string> {
  const { dialect, columns, consistency, score } = found
  const records = table.length
  const value = wordOf(dialect.delimiter)
  if (isTold) return sure(value, 1, 'The first line tells the delimiter.')
  if (dialect.delimiter === ' ' && isAligned(table))
    return {
      value,
      confidence: 0.3,
      evidence:
        'Several blanks stand between many fields, so the columns may be at fixed positions. The type fixedwidth reads such files.',
      isDoubtful: true,
    }
  const isDoubtful =
    score < SURE_SCORE || (records < FEW_RECORDS && columns < 3 && score < 0.6) || consistency < 0.8
  return {
    value,
    confidence: rounded(consistency),
    evidence: `${Math.round(consistency * 100)} % of the ${records} records that were examined have ${columns} fields with it.`,
    ...(isDoubtful && { isDoubtful }),
  }
}

/** The share of fields between two blanks in a text whose columns are aligned by blanks. */
const ALIGNED_SHARE = 0.1

/** True if many fields between blanks are empty. */
function isAligned(table: readonly SplitRecord[]): boolean {
  const fields = table.flatMap((record) => record.fields)
  return (
    fields.filter(({ text, isQuoted }) => text === '' && !isQuoted).length > fields.length * ALIGNED_SHARE
  )
}

function guessQuote(
  { wellQuoted, badlyQuoted }: SplitText,
  found: FittingDialect | undefined,
): Guess<string> | undefined {
  if (wellQuoted === 0) return undefined
  return sure(
    wordOf(found?.dialect.quote ?? '"'),
    rounded(wellQuoted / (wellQuoted + badlyQuoted)),
    `${wellQuoted} fields that were examined begin and end with it.`,
  )
}

/** What to do with records that are shorter than the others, or longer by empty fields. */
function guessRagged(table: readonly SplitRecord[], columns: number): Layout['ragged'] {
  if (columns < 2) return undefined
  const short = table.filter(({ fields }) => fields.length < columns).length
  const long = table.filter((record) => record.fields.length > columns && hasColumns(record, columns)).length
  if (short + long === 0) return undefined
  const value = short === 0 ? 'cut' : long === 0 ? 'pad' : 'fit'
  return sure(
    value,
    rounded((short + long) / table.length),
    `${recordsOf(short)} fewer than ${columns} fields, and ${recordsOf(long)} more that are empty.`,
  )
}

function guessOrder({ dateOrder }: ReturnType<typeof valueHints>): Layout['dateOrder'] {
  if (dateOrder !== undefined)
    return sure(
      dateOrder,
      0.9,
      'Some dates have a day above 12, and it stands at the same place in all of them.',
    )
  return undefined
}
