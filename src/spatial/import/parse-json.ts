import { isUtf8 } from 'node:buffer'
import { parseExactly } from '../../lib/exact-json.ts'
import { UnfitFeature } from './record.ts'

/**
 * Parses JSON without rounding whole numbers (see `parseExactly`).
 *
 * @throws UnfitFeature if the bytes are not UTF-8 or not JSON, or if a number is larger than the largest double
 */
export function parseJson(bytes: Buffer): unknown {
  const text = decodeUtf8(bytes)
  try {
    if (LARGE.test(text)) JSON.parse(text, refuseInfinity)
    return parseExactly(text)
  } catch (error) {
    if (error instanceof UnfitFeature) throw error
    throw new UnfitFeature(`It is not JSON: ${(error as Error).message}.`)
  }
}

/** The exponent of a number that may exceed the largest double. Whole numbers of so many digits keep them. */
const LARGE = /\d[eE]\+?\d{3}/

/** JSON.parse makes an infinity of such a number. */
function refuseInfinity(_: string, value: unknown): unknown {
  if (value !== Infinity && value !== -Infinity) return value
  throw new UnfitFeature('It has a number beyond 1.8e308, which no column can hold.')
}

/** @throws UnfitFeature if the bytes are not UTF-8 */
export function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) {
    throw new UnfitFeature('It contains bytes that are not UTF-8. Convert the file, for example with iconv.')
  }
  return bytes.toString('utf8')
}
