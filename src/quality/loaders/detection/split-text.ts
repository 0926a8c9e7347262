/** How a text is split into records and fields. */
export interface Dialect {
  /** Empty if a record is one field. */
  readonly delimiter: string
  readonly quote: string
  /** `\` if a backslash takes the character after it as it is; undefined: quotes are doubled. */
  readonly escape: string | undefined
}

export interface SplitField {
  /** Without its quotes. */
  readonly text: string
  readonly isQuoted: boolean
}

export interface SplitRecord {
  readonly fields: readonly SplitField[]
  /** The line in which the record begins, from 0. */
  readonly line: number
}

/** A text that was split. */
export interface SplitText {
  /** Records but blank lines, at most MAX_RECORDS. */
  readonly records: readonly SplitRecord[]
  /** Fields that begin and end with the quote, and fields that only begin with it. */
  readonly wellQuoted: number
  readonly badlyQuoted: number
  /** Line ends outside quotes. */
  readonly ends: Readonly<Record<'crlf' | 'lf' | 'cr', number>>
}

const MAX_RECORDS = 1000

/**
 * Splits the beginning of a text as the reader of delimited files does. A quote that does not close opens nothing, so
 * that it spoils one field only.
 * @param isCut true if the text goes on, so that its last record is left out
 */
export function splitText(text: string, { delimiter, quote, escape }: Dialect, isCut: boolean): SplitText {
  const records: SplitRecord[] = []
  const ends = { crlf: 0, lf: 0, cr: 0 }
  let fields: SplitField[] = []
  let [wellQuoted, badlyQuoted, line, recordLine, start] = [0, 0, 0, 0, 0]
  const isDelimiterAt = (at: number): boolean => delimiter !== '' && text.startsWith(delimiter, at)
  const isEndAt = (at: number): boolean => at >= text.length || text[at] === '\n' || text[at] === '\r'
  for (let at = 0; at <= text.length && records.length < MAX_RECORDS;) {
    let field: SplitField | undefined
    if (at === start && text[at] === quote) {
      const close = closingQuote(text, at, quote, escape)
      if (close >= 0 && (isDelimiterAt(close + 1) || isEndAt(close + 1))) {
        const inner = text.slice(at + 1, close)
        wellQuoted++
        line += lineEndsIn(inner)
        field = {
          text: escape === undefined ? inner.replaceAll(quote + quote, quote) : inner,
          isQuoted: true,
        }
        at = close + 1
      } else badlyQuoted++
    }
    while (!isEndAt(at) && !isDelimiterAt(at)) at += text[at] === escape ? 2 : 1
    at = Math.min(at, text.length)
    fields.push(field ?? { text: text.slice(start, at), isQuoted: false })
    const character = text[at]
    if (!isEndAt(at)) {
      at += delimiter.length
      start = at
      continue
    }
    const isPair = character === '\r' && text[at + 1] === '\n'
    if (character !== undefined) ends[isPair ? 'crlf' : character === '\n' ? 'lf' : 'cr']++
    const isBlank = fields.length === 1 && fields[0]!.text === '' && !fields[0]!.isQuoted
    if (!isBlank && (character !== undefined || !isCut)) records.push({ fields, line: recordLine })
    fields = []
    recordLine = ++line
    at += isPair ? 2 : 1
    start = at
  }
  return { records, wellQuoted, badlyQuoted, ends }
}

/** A quoted field that is longer is no field: its quote is a character of the text. */
const MAX_QUOTED = 20_000

/** Index at which the field that opens at `start` closes; -1 if it does not close within the text. */
function closingQuote(text: string, start: number, quote: string, escape: string | undefined): number {
  for (
    let at = text.indexOf(quote, start + 1);
    at >= 0 && at - start < MAX_QUOTED;
    at = text.indexOf(quote, at)
  ) {
    if (escape !== undefined && isEscaped(text, start + 1, at, escape)) at++
    else if (escape === undefined && text[at + 1] === quote) at += 2
    else return at
  }
  return -1
}

/** True if an odd number of escapes is before an index. */
function isEscaped(text: string, start: number, at: number, escape: string): boolean {
  let count = 0
  while (at - count - 1 >= start && text[at - count - 1] === escape) count++
  return count % 2 === 1
}

function lineEndsIn(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++)
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count++
  return count
}
