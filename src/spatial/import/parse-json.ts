import { isUtf8 } from 'node:buffer'
import { parseExactly } from '../../lib/exact-json.ts'
import { UnfitFeature } from './record.ts'

/**
 * Parses JSON without rounding whole numbers (see `parseExactly`).
 *
 * @throws UnfitFeature if the bytes are not UTF-8 or not JSON
 */
export function parseJson(bytes: Buffer): unknown {
  const text = decodeUtf8(bytes)
  try {
    return parseExactly(text)
  } catch (error) {
    throw new UnfitFeature(`It is not JSON: ${(error as Error).message}.`)
  }
}

/** @throws UnfitFeature if the bytes are not UTF-8 */
export function decodeUtf8(bytes: Buffer): string {
  if (!isUtf8(bytes)) {
    throw new UnfitFeature('It contains bytes that are not UTF-8. Convert the file, for example with iconv.')
  }
  return bytes.toString('utf8')
}
