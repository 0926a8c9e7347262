import { UNCLASSIFIED } from '../../records/record-source.ts'
import type { ItemFormat, LayoutItem } from '../layout.ts'
import { decimalType, maxDecimalBytes, writeDecimal, ZERO } from './decimal-text.ts'
import { BAD, type CompiledField, type FieldDecoder } from './field-decoder.ts'
import { charactersField, type TextField } from './text.ts'

type Edited = Extract<ItemFormat, { kind: 'edited' }>

/**
 * An edited number. If its picture has nothing but digits, a point and signs, it is a number. If the picture has a
 * scale (V or P), the printed characters are not the value: then it is the number of their digits with the scale.
 * Otherwise it is its characters without the blanks around it. Blanks or NULs only are null, or zero if the item is
 * BLANK WHEN ZERO.
 * @param isRejected true if blanks or NULs only are bad, unless the picture prints zero as blanks
 */
export function editedField(
  { length, isBlankWhenZero }: LayoutItem,
  { scale, decimals, isBlankZero }: Edited,
  field: TextField,
  isRejected: boolean,
): CompiledField {
  const characters = charactersField(length, { leading: true, trailing: true }, field)
  const digits = new Uint8Array(length)
  const fraction = decimals ?? scale ?? 0

  /** The value of a field of blanks or NULs. */
  function empty(raw: Buffer, from: number, out: Buffer, at: number): number {
    const isBlank = raw[from] !== 0
    if (isRejected && !(isBlank && (isBlankWhenZero || isBlankZero === true))) return BAD
    return isBlankWhenZero ? writeDecimal(out, at, digits.fill(ZERO), 0, 1, fraction, false) : at
  }

  const decode = (write: (out: Buffer, at: number, end: number) => number): FieldDecoder => {
    return (raw, from, out, at) => {
      const end = characters.decode(raw, from, out, at)
      if (end === at) return empty(raw, from, out, at)
      return end < 0 ? end : write(out, at, end)
    }
  }

  const maxBytes = Math.max(characters.maxBytes, maxDecimalBytes(length, fraction))
  if (decimals !== undefined) {
    const write = (out: Buffer, at: number, end: number) => writeNumber(out, at, end, digits, decimals)
    const valueType = decimalType(decimals > 0 ? length - 1 : length, decimals)
    return { decode: decode(write), maxBytes, valueType, expected: 'edited number' }
  }
  if (scale !== undefined) {
    const write = (out: Buffer, at: number, end: number) => writeScaled(out, at, end, digits, scale)
    return { decode: decode(write), maxBytes, valueType: UNCLASSIFIED, expected: 'edited number' }
  }
  return { ...characters, decode: decode((_, __, end) => end) }
}

const NINE = ZERO + 9
const [BLANK, PLUS, MINUS, POINT] = [0x20, 0x2b, 0x2d, 0x2e] as const
const CREDIT = Buffer.from('CR')
const DEBIT = Buffer.from('DB')

/**
 * Replaces the characters of a number, such as `  123.45-`, `+00000123` and `5.00CR`, by its text.
 * @param decimals digits after the point; 0: there is no point
 */
function writeNumber(out: Buffer, at: number, end: number, digits: Uint8Array, decimals: number): number {
  let index = at
  let sign = signAt(out, index, end)
  if (sign !== 0) index++
  while (out[index] === BLANK && index < end) index++
  let count = 0
  let point = -1
  for (; index < end; index++) {
    const byte = out[index]!
    if (byte >= ZERO && byte <= NINE) digits[count++] = byte
    else if (byte === POINT && point < 0) point = index
    else break
  }
  const printed = point < 0 ? 0 : index - point - 1
  if (count === 0 || printed !== decimals || point >= 0 !== decimals > 0) return BAD
  while (out[index] === BLANK && index < end) index++
  if (index < end) {
    // A number has one sign.
    if (sign !== 0) return BAD
    const rest = out.subarray(index, end)
    if (rest.length === 1) sign = signAt(out, index, end)
    else if (rest.equals(CREDIT) || rest.equals(DEBIT)) sign = MINUS
    if (sign === 0) return BAD
  }
  return writeDecimal(out, at, digits, 0, count, decimals, sign === MINUS)
}

/** The sign at the index, or 0. */
function signAt(out: Buffer, index: number, end: number): number {
  const byte = out[index]
  return index < end && (byte === PLUS || byte === MINUS) ? byte : 0
}

/** Replaces the characters of a number by its digits with the scale. */
function writeScaled(out: Buffer, at: number, end: number, digits: Uint8Array, scale: number): number {
  let count = 0
  for (let index = at; index < end; index++) {
    const byte = out[index]!
    if (byte >= ZERO && byte <= NINE) digits[count++] = byte
  }
  if (count === 0) return BAD
  return writeDecimal(out, at, digits, 0, count, scale, isNegative(out, at, end))
}

/** True if the number has a minus sign, or CR or DB after it. */
function isNegative(out: Buffer, at: number, end: number): boolean {
  const last = out.toString('latin1', end - 2, end)
  return last === 'CR' || last === 'DB' || out.subarray(at, end).includes(MINUS)
}
