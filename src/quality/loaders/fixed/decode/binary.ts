import type { ItemFormat, LayoutItem } from '../layout.ts'
import { decimalType, maxDecimalBytes, writeDecimal, ZERO } from './decimal-text.ts'
import { BAD, type CompiledField } from './field-decoder.ts'
import type { ByteOrder } from './multi-byte.ts'
import { digitsOf } from './zoned.ts'

type Binary = Extract<ItemFormat, { kind: 'binary' }>

/** Numbers of more bytes are converted by the runtime's big integers. */
const MAX_FAST_BYTES = 8
const TWO_32 = 2 ** 32
const MILLION = 1e6
const BILLION = 1e9
/** Of 2^64. */
const MAX_FAST_DIGITS = 20

/**
 * A two's complement number. If it is not native, numbers with more digits than the item has are bad: they cannot be
 * stored by a program that keeps to the picture.
 */
export function binaryField(
  { length }: LayoutItem,
  { digits, scale, isSigned, isNative }: Binary,
  byteOrder: ByteOrder,
): CompiledField {
  const read = binaryReader(length, isSigned, byteOrder)
  const maxDigits = isNative ? Infinity : digits
  const maxCount = Math.ceil(length * BITS_OF_BYTE * DIGITS_OF_BIT)
  return {
    decode(raw, from, out, at) {
      read.from(raw, from)
      const { digits: text, first, isNegative } = read
      return text.length - first > maxDigits
        ? BAD
        : writeDecimal(out, at, text, first, text.length, scale, isNegative)
    },
    maxBytes: maxDecimalBytes(maxCount, scale),
    valueType: decimalType(isNative ? maxCount : digits, scale),
    expected: `binary number of ${digitsOf(digits)}`,
  }
}

const BITS_OF_BYTE = 8
/** log10(2), rounded up. */
const DIGITS_OF_BIT = 0.30103

/** Reads the digits of binary numbers. */
export interface BinaryReader {
  /** The digits of the last number as ASCII, from `first` to the end: at least one, without leading zeros. */
  readonly digits: Uint8Array
  first: number
  isNegative: boolean
  from(raw: Buffer, from: number): void
}

export const binaryReader = (length: number, isSigned: boolean, byteOrder: ByteOrder): BinaryReader =>
  length > MAX_FAST_BYTES
    ? new LongReader(length, isSigned, byteOrder)
    : new FastReader(length, isSigned, byteOrder)

class FastReader implements BinaryReader {
  readonly digits = new Uint8Array(MAX_FAST_DIGITS)
  first = 0
  isNegative = false
  readonly #length: number
  readonly #isSigned: boolean
  /** Distance from a byte to the next less significant one, and from the start to the most significant one. */
  readonly #step: number
  readonly #first: number

  constructor(length: number, isSigned: boolean, byteOrder: ByteOrder) {
    this.#length = length
    this.#isSigned = isSigned
    this.#step = byteOrder === 'big' ? 1 : -1
    this.#first = byteOrder === 'big' ? 0 : length - 1
  }

  from(raw: Buffer, from: number): void {
    const step = this.#step
    const length = this.#length
    let at = from + this.#first
    let high = 0
    let low = 0
    // Both halves have at most four bytes.
    let left = length
    for (; left > 4; left--, at += step) high = (high << 8) | raw[at]!
    const isNegative = this.#isSigned && raw[from + this.#first]! > 0x7f
    for (; left > 0; left--, at += step) low = (low << 8) | raw[at]!
    if (isNegative) {
      const unused = 32 - BITS_OF_BYTE * (length > 4 ? length - 4 : length)
      if (length > 4) {
        high = (high << unused) >> unused
        high = low === 0 ? -high : ~high
        low = -low
      } else {
        low = -((low << unused) >> unused)
      }
    }
    this.isNegative = isNegative
    this.first = this.#write(high >>> 0, low >>> 0)
  }

  /** Writes the digits of high × 2^32 + low. @returns the index of the first one */
  #write(high: number, low: number): number {
    const { digits } = this
    const end = digits.length
    if (high === 0 && low < BILLION) return writeBelowBillion(digits, end, low)
    // Long division by a billion, in parts that stay below 2^53.
    const highMillions = Math.floor(high / MILLION)
    const carried = (high - highMillions * MILLION) * TWO_32 + low
    const lowMillions = Math.floor(carried / MILLION)
    const millions = highMillions * TWO_32 + lowMillions
    const sixth = writePadded(digits, end, carried - lowMillions * MILLION, 6)
    if (millions < BILLION) return writeBelowBillion(digits, sixth, millions)
    const quotient = Math.floor(millions / BILLION)
    return writeBelowBillion(digits, writePadded(digits, sixth, millions - quotient * BILLION, 9), quotient)
  }
}

/** Writes an integer below 10^9 before `end`. @returns the index of its first digit */
function writeBelowBillion(target: Uint8Array, end: number, value: number): number {
  while (value > 9) {
    const rest = (value / 10) | 0
    target[--end] = ZERO + value - rest * 10
    value = rest
  }
  target[--end] = ZERO + value
  return end
}

/** The same with leading zeros. */
function writePadded(target: Uint8Array, end: number, value: number, digits: number): number {
  const first = end - digits
  for (let at = writeBelowBillion(target, end, value); at > first;) target[--at] = ZERO
  return first
}

class LongReader implements BinaryReader {
  readonly digits: Uint8Array
  first = 0
  isNegative = false
  readonly #length: number
  readonly #isSigned: boolean
  readonly #isBig: boolean

  constructor(length: number, isSigned: boolean, byteOrder: ByteOrder) {
    this.digits = new Uint8Array(Math.ceil(length * BITS_OF_BYTE * DIGITS_OF_BIT))
    this.#length = length
    this.#isSigned = isSigned
    this.#isBig = byteOrder === 'big'
  }

  from(raw: Buffer, from: number): void {
    const bytes = Buffer.from(raw.subarray(from, from + this.#length))
    if (!this.#isBig) bytes.reverse()
    let value = BigInt(`0x${bytes.toString('hex')}`)
    this.isNegative = this.#isSigned && bytes[0]! > 0x7f
    if (this.isNegative) value = (1n << BigInt(BITS_OF_BYTE * this.#length)) - value
    const text = value.toString()
    this.first = this.digits.length - text.length
    for (let index = 0; index < text.length; index++) this.digits[this.first + index] = text.charCodeAt(index)
  }
}
