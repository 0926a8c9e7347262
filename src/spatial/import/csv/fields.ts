import { UnfitFeature } from '../record.ts'

/** Where two occur equally often in the line of names, the earlier: a unit may contain a comma. */
const DELIMITERS = ['\t', ';', '|', ','] as const

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
      if (quote < 0) throw new UnfitFeature('A quote in it is never closed.')
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
