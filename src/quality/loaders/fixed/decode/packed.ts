import type { ItemFormat, LayoutItem } from '../layout.ts'
import { decimalType, maxDecimalBytes, writeDecimal, ZERO } from './decimal-text.ts'
import { BAD, type CompiledField, type Uninitialised } from './field-decoder.ts'
import { isFilled } from './filled.ts'
import { digitsOf } from './zoned.ts'

type Packed = Extract<ItemFormat, { kind: 'packed' }>

/** Set in an entry of PAIRS if a half byte is no digit. */
const NO_DIGITS = 0x8000

/** By byte: the digits of its half bytes as two ASCII characters, the first one lowest. */
const PAIRS = Uint16Array.from({ length: 256 }, (_, byte) => {
  const [high, low] = [byte >> 4, byte & 0xf]
  return high > 9 || low > 9 ? NO_DIGITS : (ZERO + high) | ((ZERO + low) << 8)
})

/**
 * A packed decimal number: two digits a byte, and a sign in the last half byte. A, C, E and F are plus, B and D are
 * minus, which only a signed number may have. Half bytes before the number's digits must be zero. A field of NULs or
 * blanks has no sign, and is null by default. Without a sign (COMP-6) these bytes are digits.
 */
export function packedField(
  { length }: LayoutItem,
  { digits, scale, isSigned, hasSign }: Packed,
  { blank, isRejected }: Uninitialised,
): CompiledField {
  const unpack = unpacker(length, digits, hasSign)
  const text = new Uint8Array(2 * length)
  const first = 2 * length - (hasSign ? 1 : 0) - digits
  return {
    decode(raw, from, out, at) {
      const sign = unpack(raw, from, text)
      if (sign < 0) {
        const byte = raw[from]!
        const isEmpty = hasSign && (byte === 0 || byte === blank) && isFilled(raw, from, length, byte)
        return isEmpty && !isRejected ? at : BAD
      }
      const isNegative = sign === 0xb || sign === 0xd
      if (isNegative && !isSigned) return BAD
      return writeDecimal(out, at, text, first, first + digits, scale, isNegative)
    },
    maxBytes: maxDecimalBytes(digits, scale),
    valueType: decimalType(digits, scale),
    expected: `packed number of ${digitsOf(digits)}${hasSign ? '' : ' without a sign'}`,
  }
}

/** Writes the digits of all half bytes as ASCII. @returns the sign (F if none is stored), or BAD */
export type Unpacker = (raw: Buffer, from: number, text: Uint8Array) => number

/** @param digits of the number; the half bytes before them must be zero */
export function unpacker(length: number, digits: number, hasSign: boolean): Unpacker {
  const pairs = hasSign ? length - 1 : length
  const spare = 2 * length - (hasSign ? 1 : 0) - digits
  return (raw, from, text) => {
    let seen = 0
    let written = 0
    for (let index = from, end = from + pairs; index < end; index++) {
      const pair = PAIRS[raw[index]!]!
      seen |= pair
      text[written] = pair
      text[written + 1] = pair >> 8
      written += 2
    }
    let sign = 0xf
    if (hasSign) {
      const byte = raw[from + pairs]!
      sign = byte & 0xf
      // With a digit in place of the sign, only the first half byte decides.
      const pair = PAIRS[byte & 0xf0]!
      seen |= pair
      text[written] = pair
    }
    if ((seen & NO_DIGITS) !== 0 || sign < 0xa) return BAD
    for (let index = 0; index < spare; index++) if (text[index] !== ZERO) return BAD
    return sign
  }
}
