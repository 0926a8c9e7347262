import { randomUUID } from 'node:crypto'

/**
 * Prefix for the digits of a number that JSON.parse would round. It is random, so that no text can contain
 * it.
 */
const MARK = `${randomUUID()}:`

/** The start of a whole number that may exceed 2^53. */
const LONG_INTEGER = /(?<![\d.eE+])-?\d{16,}(?![\d.eE])/
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const MARKED_TEXT = new RegExp(`"${MARK}(-?\\d+)"`, 'g')

/**
 * Parses JSON without rounding whole numbers: a number beyond 2^53 becomes a marked text, which `exact` and
 * `toJson` convert back.
 *
 * @throws SyntaxError
 */
export const parseExactly = (text: string): unknown =>
  JSON.parse(LONG_INTEGER.test(text) ? marked(text) : text)

/** The value itself, or the bigint of a marked text. */
export const exact = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value

/** JSON of a value from `parseExactly`. */
export const toJson = (value: unknown): string => JSON.stringify(value).replace(MARKED_TEXT, '$1')

/**
 * The text with its long integers marked. Strings are skipped by a search for their ends: a regular expression would
 * need a stack as long as the string.
 */
function marked(text: string): string {
  const parts: string[] = []
  for (let at = 0; at < text.length;) {
    const quote = text.indexOf('"', at)
    const start = quote === -1 ? text.length : quote
    const end = quote === -1 ? start : endOfString(text, quote)
    parts.push(text.slice(at, start).replace(NUMBER, markLong), text.slice(start, end))
    at = end
  }
  return parts.join('')
}

/** The offset after a string. @param start offset of its first quote */
function endOfString(text: string, start: number): number {
  for (let from = start + 1; ;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return text.length
    let backslashes = 0
    while (text[quote - 1 - backslashes] === '\\') backslashes++
    if (backslashes % 2 === 0) return quote + 1
    from = quote + 1
  }
}

function markLong(token: string): string {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${MARK}${token}"` : token
}
