import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { UnfitFeature } from './record.ts'

/** Stands before the digits of a number that JSON.parse would round; no file can foresee it. */
const mark = `${randomUUID()}:`

/** The start of a whole number that may lie beyond 2^53. */
const longInteger = /(?<![\d.eE+])-?\d{16,}(?![\d.eE])/
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const markedText = new RegExp(`"${mark}(-?\\d+)"`, 'g')

/**
 * Parses JSON without rounding whole numbers: beyond 2^53 they become a text with a mark, which `exact` and
 * `toJson` understand.
 *
 * @throws UnfitFeature where the bytes are no UTF-8 or no JSON
 */
export function parseJson(bytes: Buffer): unknown {
  const text = decodeUtf8(bytes)
  try {
    return JSON.parse(longInteger.test(text) ? text.replace(textOrNumber, markLong) : text)
  } catch (error) {
    throw new UnfitFeature(`It is no JSON: ${(error as Error).message}.`)
  }
}

/** @throws UnfitFeature where the bytes are no UTF-8 */
export function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) {
    throw new UnfitFeature('It holds bytes that are no UTF-8. Convert the file, for example by iconv.')
  }
  return bytes.toString('utf8')
}

/** The value itself, or the bigint that a marked text stands for. */
export const exact = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value

/** JSON of an object or array that came from parseJson. */
export const toJson = (value: unknown): string => JSON.stringify(value).replace(markedText, '$1')

function markLong(token: string): string {
  return /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${mark}${token}"` : token
}
