import { UNCLASSIFIED } from '../../records/record-source.ts'
import type { LayoutItem } from '../layout.ts'
import { BAD, type CompiledField } from './field-decoder.ts'
import type { ByteOrder } from './multi-byte.ts'

/** The most characters of `String` for a number of 64 bits: `-2.2250738585072014e-308`. */
const MAX_CHARACTERS = 24
/** The least number of 32 bits with full precision. */
const MIN_NORMAL = 2 ** -126

/** A number of IEEE 754 with 4 or 8 bytes. Its text is the shortest one that reads back as the same number. */
export function floatField({ length }: LayoutItem, byteOrder: ByteOrder): CompiledField {
  const read = byteOrder === 'big' ? (length === 4 ? 'readFloatBE' : 'readDoubleBE') : undefined
  const method = read ?? (length === 4 ? 'readFloatLE' : 'readDoubleLE')
  return {
    decode(raw, from, out, at) {
      const value = raw[method](from)
      if (!Number.isFinite(value)) return BAD
      // String shows minus zero as 0.
      const text = String(length === 4 ? shortest32(value) : value)
      for (let index = 0; index < text.length; index++) out[at++] = text.charCodeAt(index)
      return at
    },
    maxBytes: MAX_CHARACTERS,
    valueType: UNCLASSIFIED,
    expected: `floating-point number of ${length} bytes`,
  }
}

/**
 * The number whose text is the shortest one that reads back as `value` in 32 bits. Up to six digits, a text of the
 * nearest number is as short as possible, see FLT_DIG of C; subnormal numbers have fewer digits.
 */
function shortest32(value: number): number {
  if (Number.isInteger(value) && Math.abs(value) < MAX_EXACT_32) return value
  for (let precision = Math.abs(value) < MIN_NORMAL ? 1 : 6; precision < 9; precision++) {
    const rounded = Number(value.toPrecision(precision))
    if (Math.fround(rounded) === value) return rounded
  }
  return Number(value.toPrecision(9))
}

/** Integers below it have their own text, which no other number of 32 bits has. */
const MAX_EXACT_32 = 2 ** 24
