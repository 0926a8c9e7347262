import { randomUUID } from 'node:crypto'

/**
 * Prefix for the digits of a number that JSON.parse would round. It is random, so that no text can contain
 * it.
 */
const MARK = `${randomUUID()}:`

/** The start of a whole number that may exceed 2^53. */
const LONG_INTEGER = /(?<![\d.eE+])-?\d{16,}(?![\d.eE])/
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const MARKED_TEXT = new RegExp(`"${MARK}(-?\\d+)"`, 'g')

/**
 * Parses JSON without rounding whole numbers: a number beyond 2^53 becomes a marked text, which `exact` and
 * `toJson` convert back.
 *
 * @throws SyntaxError
 */
export const parseExactly = (text: string): unknown =>
  JSON.parse(LONG_INTEGER.test(text) ? text.replace(TEXT_OR_NUMBER, markLong) : text)

/** The value itself, or the bigint of a marked text. */
export const exact = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(MARK) ? BigInt(value.slice(MARK.length)) : value

/** JSON of a value from `parseExactly`. */
export const toJson = (value: unknown): string => JSON.stringify(value).replace(MARKED_TEXT, '$1')

function markLong(token: string): string {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${MARK}${token}"` : token
}
