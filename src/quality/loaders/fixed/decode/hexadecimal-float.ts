import { shortestText } from './shortest-text.ts'
import { UNCLASSIFIED } from '../../records/record-source.ts'
import type { LayoutItem } from '../layout.ts'
import type { CompiledField } from './field-decoder.ts'

/** The most characters: `-0.00000` and 18 digits. */
const MAX_CHARACTERS = 26
/** The exponent of a number counts from -64. */
const BIAS = 64

/**
 * A hexadecimal floating-point number of IBM's z/Architecture (Principles of Operation, chapter 18) with 4 or 8 bytes:
 * a sign, a power of 16 in 7 bits, and a fraction of 6 or 14 hexadecimal digits. There is no infinity and no NaN. Its text
 * is the shortest one that reads back as the same number. A number that is not normalised has the text of its value.
 */
export function hexadecimalFloatField({ length }: LayoutItem): CompiledField {
  const digits = (length - 1) * 2
  return {
    decode(raw, from, out, at) {
      const first = raw[from]!
      const fraction = raw.subarray(from + 1, from + length)
      const text = shortestText(
        BigInt(`0x${fraction.toString('hex')}`),
        (first & 0x7f) - BIAS - digits,
        digits,
      )
      const signed = first > 0x7f && text !== '0' ? `-${text}` : text
      for (let index = 0; index < signed.length; index++) out[at++] = signed.charCodeAt(index)
      return at
    },
    maxBytes: MAX_CHARACTERS,
    valueType: UNCLASSIFIED,
    expected: `hexadecimal floating-point number of ${length} bytes`,
  }
}
