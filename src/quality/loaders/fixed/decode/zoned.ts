import type { ItemFormat, LayoutItem } from '../layout.ts'
import { decimalType, maxDecimalBytes, writeDecimal, ZERO } from './decimal-text.ts'
import { BAD, type CompiledField } from './field-decoder.ts'
import { isFilled } from './filled.ts'

type Zoned = Extract<ItemFormat, { kind: 'zoned' }>

/** Marks a byte that is no digit, in the tables below. Its sign bit remains in any disjunction with digits. */
const NO_DIGIT = -128
/** Added to the digit of a byte that carries a minus sign. */
const NEGATIVE = 0x10

/** How digits and signs are stored. */
interface ZonedCodes {
  /** By byte: its digit, or NO_DIGIT. */
  readonly digits: Int8Array
  /** The same for the byte with an overpunched sign; negative digits plus NEGATIVE. */
  readonly signed: Int8Array
  readonly plus: number
  readonly minus: number
  readonly blank: number
  readonly point: number
  readonly zero: number
}

function codes(marks: Omit<ZonedCodes, 'digits' | 'signed'>, zones: readonly Zone[]): ZonedCodes {
  const digits = new Int8Array(256).fill(NO_DIGIT)
  const signed = new Int8Array(256).fill(NO_DIGIT)
  for (const { bytes, sign } of zones) {
    bytes.forEach((byte, digit) => {
      if (sign === 'none') digits[byte] = digit
      signed[byte] = sign === '-' ? digit + NEGATIVE : digit
    })
  }
  return { digits, signed, ...marks }
}

/** The bytes of the digits 0 to 9 with a sign. */
interface Zone {
  readonly bytes: Uint8Array
  readonly sign: 'none' | '+' | '-'
}

const zone = (sign: Zone['sign'], ...bytes: number[]): Zone => ({
  sign,
  bytes: Uint8Array.from({ length: 10 }, (_, digit) => bytes[digit] ?? bytes[0]! + digit),
})
const characters = (sign: Zone['sign'], text: string): Zone => ({ sign, bytes: Buffer.from(text, 'latin1') })

/** The zone F is that of unsigned digits, C of positive and D of negative ones. */
const EBCDIC = codes({ plus: 0x4e, minus: 0x60, blank: 0x40, point: 0x4b, zero: 0xf0 }, [
  zone('none', 0xf0),
  zone('+', 0xc0),
  zone('-', 0xd0),
])

/**
 * Files that were converted from EBCDIC have the characters of the zones C and D. GnuCOBOL and Micro Focus set a bit of
 * the negative digit, which makes it a character from `p` to `y`.
 */
const ASCII = codes({ plus: 0x2b, minus: 0x2d, blank: 0x20, point: 0x2e, zero: 0x30 }, [
  characters('none', '0123456789'),
  characters('+', '{ABCDEFGHI'),
  characters('-', '}JKLMNOPQR'),
  characters('-', 'pqrstuvwxy'),
])

/**
 * A number with one digit a byte. A field of blanks or of NULs only is null by default, or zero if it is BLANK WHEN
 * ZERO.
 */
export function zonedField(
  item: LayoutItem,
  format: Zoned,
  isEbcdic: boolean,
  isRejected: boolean,
): CompiledField {
  const compile = format.hasPoint === true ? pointedField : plainField
  return compile(item, format, isEbcdic, isRejected)
}

/** The number without its point, which must be at its place unless the field is blank. */
function pointedField(
  item: LayoutItem,
  format: Zoned,
  isEbcdic: boolean,
  isRejected: boolean,
): CompiledField {
  const { point, blank } = isEbcdic ? EBCDIC : ASCII
  const length = item.length - 1
  const before = length - format.scale - (format.sign === 'separate trailing' ? 1 : 0)
  const plain = plainField({ ...item, length }, format, isEbcdic, isRejected)
  const bytes = Buffer.alloc(length)
  return {
    ...plain,
    decode(raw, from, out, at) {
      const atPoint = from + before
      const first = raw[before === 0 ? from + 1 : from]!
      // All bytes of a blank field are blanks or NULs, that of the point too.
      if (raw[atPoint] !== (first === blank || first === 0 ? first : point)) return BAD
      raw.copy(bytes, 0, from, atPoint)
      raw.copy(bytes, before, atPoint + 1, from + item.length)
      return plain.decode(bytes, 0, out, at)
    },
  }
}

function plainField(
  { length, isBlankWhenZero }: LayoutItem,
  { digits: count, scale, sign }: Zoned,
  isEbcdic: boolean,
  isRejected: boolean,
): CompiledField {
  const { digits, signed, plus, minus, blank, zero } = isEbcdic ? EBCDIC : ASCII
  const text = new Uint8Array(count)
  const isSeparate = sign === 'separate leading' || sign === 'separate trailing'
  const isOverpunched = sign === 'leading' || sign === 'trailing'
  const signAt = sign === 'leading' || sign === 'separate leading' ? 0 : length - 1
  /** The bytes that are digits without a sign, and the index of the first one in `text`. */
  const firstByte = sign === 'leading' || sign === 'separate leading' ? 1 : 0
  const firstDigit = sign === 'leading' ? 1 : 0
  const lastDigit = sign === 'trailing' ? count - 1 : count

  /** The value of a field that has a byte without a digit or sign. */
  function unusual(raw: Buffer, from: number, out: Buffer, at: number): number {
    const first = raw[from]!
    if ((first !== blank && first !== 0) || !isFilled(raw, from, length, first)) return BAD
    if (isRejected && !(isBlankWhenZero && first === blank)) return BAD
    return isBlankWhenZero ? writeDecimal(out, at, text.fill(ZERO), 0, count, scale, false) : at
  }

  return {
    decode(raw, from, out, at) {
      let seen = 0
      let next = from + firstByte
      let first = 0
      // Most numbers have leading zeros. The digit of an overpunched sign is read below.
      if (firstDigit === 0) for (; first < lastDigit && raw[next] === zero; first++) next++
      for (let index = first + firstDigit; index < lastDigit; index++) {
        const digit = digits[raw[next++]!]!
        seen |= digit
        text[index] = ZERO + digit
      }
      let isNegative = false
      if (isOverpunched) {
        const digit = signed[raw[from + signAt]!]!
        seen |= digit
        isNegative = digit >= NEGATIVE
        text[signAt] = ZERO + (isNegative ? digit - NEGATIVE : digit)
      } else if (isSeparate) {
        const byte = raw[from + signAt]
        isNegative = byte === minus
        if (!isNegative && byte !== plus) return unusual(raw, from, out, at)
      }
      if (seen < 0) return unusual(raw, from, out, at)
      return writeDecimal(out, at, text, first, count, scale, isNegative)
    },
    maxBytes: maxDecimalBytes(count, scale),
    valueType: decimalType(count, scale),
    expected: `${sign === 'none' ? 'unsigned' : 'signed'} number of ${digitsOf(count)}`,
  }
}

export const digitsOf = (count: number): string => (count === 1 ? '1 digit' : `${count} digits`)
