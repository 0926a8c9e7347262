import { decodeComponent } from './text.ts'

/**
 * One `name=value` of a query, decoded. If the value has percent-encoded commas, it is followed by its entries, which the
 * other commas separate.
 */
export type Pair = readonly [name: string, value: string, entries?: readonly string[]]

/**
 * Splits a query string into its pairs, in order. `+` means a blank. Empty pieces (`a=1&&b=2`) are skipped; a
 * name without `=` has the empty value.
 * @returns the pairs, and the raw pieces with broken percent-encoding or UTF-8 or with a NUL
 */
export function parseQuery(query: string): { pairs: Pair[]; malformed: string[] } {
  const pairs: Pair[] = []
  const malformed: string[] = []
  const decode = /[%+\0]/.test(query) ? decodeForm : unchanged
  let from = 0
  while (from < query.length) {
    let end = query.indexOf('&', from)
    if (end === -1) end = query.length
    if (end > from) {
      const equals = query.indexOf('=', from)
      const split = equals === -1 || equals > end ? end : equals
      const name = decode(query.slice(from, split))
      const value = split === end ? '' : decode(query.slice(split + 1, end))
      if (name === undefined || value === undefined) malformed.push(query.slice(from, end))
      else pairs.push(withEntries(name, value, query.slice(split + 1, end)))
    }
    from = end + 1
  }
  return { pairs, malformed }
}

function withEntries(name: string, value: string, raw: string): Pair {
  if (!/%2c/i.test(raw)) return [name, value]
  // The whole value could be decoded, so its entries can.
  return [name, value, raw.split(',').map((entry) => decodeForm(entry)!)]
}

const unchanged = (text: string): string | undefined => text

function decodeForm(text: string): string | undefined {
  return decodeComponent(text.includes('+') ? text.replaceAll('+', ' ') : text)
}
