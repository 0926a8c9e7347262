import { UnfitFeature } from '../record.ts'

/** Where two occur equally often in the line of names, the earlier: a unit may contain a comma. */
export const DELIMITERS = ['\t', ';', '|', ','] as const

const NEVER_CLOSED =
  'A quote that opens a field in it is never closed by a quote before a delimiter or a line end, or only after 10,000 lines or 4 MB.'

/** How the text of a CSV file is parted into fields. */
export interface Dialect {
  /** A character; before it is known, all that it may be. */
  readonly delimiter: string
  /** Number of fields of each row. */
  readonly width: number
  /**
   * `delimit`: quotes delimit fields (RFC 4180). `data`: they are characters like others. `delimit unless data`: where
   * they make no row of the right width, but the lines do without them, they are data.
   */
  readonly quotes: 'delimit' | 'data' | 'delimit unless data'
}

/** The delimiter that occurs most often in the line of column names. */
export function mostFrequentDelimiter(line: string): string {
  const names = line.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => names.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Columns without a name or with a repeated name get their position as a suffix. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name, at) => {
    let distinct = name === '' ? `column_${at + 1}` : name
    while (taken.has(distinct)) distinct += `_${at + 1}`
    taken.add(distinct)
    return distinct
  })
}

/**
 * The fields of a row.
 *
 * @throws UnfitFeature if their number is not that of the columns, or the quotes are faulty
 */
export function readRow(text: string, { delimiter, width, quotes }: Dialect): string[] {
  const literal = text.split(delimiter)
  if (quotes === 'data' || !text.includes('"')) return ofWidth(literal, width)
  if (quotes === 'delimit unless data' && literal.length === width && !fits(text, delimiter, width))
    return literal
  return ofWidth(readFields(text, delimiter), width)
}

function ofWidth(fields: string[], width: number): string[] {
  if (fields.length === width) return fields
  throw new UnfitFeature(`It has ${fields.length} fields, but the header has ${width}.`)
}

/** True if quotes delimit fields in a text, and make a row of it. */
function fits(text: string, delimiter: string, width: number): boolean {
  try {
    return readFields(text, delimiter).length === width
  } catch (error) {
    if (!(error instanceof UnfitFeature)) throw error
    return false
  }
}

/** True if most lines of a text are rows, when quotes in them are data. */
export function areRows(text: string, { delimiter, width }: Dialect): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  // Each line of a file with one column would be a row.
  return width > 1 && lines.filter((line) => line.split(delimiter).length === width).length * 2 > lines.length
}

/**
 * The fields of a record.
 *
 * @throws UnfitFeature if text follows a closing quote
 */
export function readFields(record: string, delimiter: string): string[] {
  if (!record.includes('"')) return record.split(delimiter)
  const fields: string[] = []
  for (let at = 0; at <= record.length; at++) {
    if (record[at] !== '"') {
      const end = record.indexOf(delimiter, at)
      const stop = end < 0 ? record.length : end
      fields.push(record.slice(at, stop))
      at = stop
      continue
    }
    let field = ''
    for (let from = at + 1; ;) {
      const quote = record.indexOf('"', from)
      if (quote < 0) throw new UnfitFeature(NEVER_CLOSED)
      field += record.slice(from, quote)
      at = quote + 1
      if (record[at] !== '"') break
      field += '"'
      from = at + 1
    }
    if (at < record.length && record[at] !== delimiter) {
      throw new UnfitFeature('Text follows a closing quote. Quotes within a quoted field must be doubled.')
    }
    fields.push(field)
  }
  return fields
}
