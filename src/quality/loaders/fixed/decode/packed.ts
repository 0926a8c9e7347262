import type { ItemFormat, LayoutItem } from '../layout.ts'
import { maxDecimalBytes, writeDecimal, ZERO } from './decimal-text.ts'
import { BAD, type CompiledField } from './field-decoder.ts'
import { digitsOf } from './zoned.ts'

type Packed = Extract<ItemFormat, { kind: 'packed' }>

/** Adding this to a half byte carries into the bit CARRY if the half byte is no digit. */
const SIX = 6
const CARRY = 0x10

/**
 * A packed decimal number: two digits a byte, and a sign in the last half byte. A, C, E and F are plus, B and D are
 * minus, which only a signed number may have. Half bytes before the number's digits must be zero.
 */
export function packedField(
  { length }: LayoutItem,
  { digits, scale, isSigned, hasSign }: Packed,
): CompiledField {
  const unpack = unpacker(length, digits, hasSign)
  const text = new Uint8Array(2 * length)
  const first = 2 * length - (hasSign ? 1 : 0) - digits
  const number = text.subarray(first)
  return {
    decode(raw, from, out, at) {
      const sign = unpack(raw, from, text)
      if (sign < 0) return BAD
      const isNegative = sign === 0xb || sign === 0xd
      if (isNegative && !isSigned) return BAD
      return writeDecimal(out, at, number, digits, scale, isNegative)
    },
    maxBytes: maxDecimalBytes(digits, scale),
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
    let carries = 0
    let written = 0
    for (let index = 0; index < pairs; index++) {
      const byte = raw[from + index]!
      const high = byte >> 4
      const low = byte & 0xf
      carries |= (high + SIX) | (low + SIX)
      text[written] = ZERO + high
      text[written + 1] = ZERO + low
      written += 2
    }
    let sign = 0xf
    if (hasSign) {
      const byte = raw[from + pairs]!
      carries |= (byte >> 4) + SIX
      text[written] = ZERO + (byte >> 4)
      sign = byte & 0xf
    }
    if ((carries & CARRY) !== 0 || sign < 0xa) return BAD
    for (let index = 0; index < spare; index++) if (text[index] !== ZERO) return BAD
    return sign
  }
}
