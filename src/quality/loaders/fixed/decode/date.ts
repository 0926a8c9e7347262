import { fullYear } from '../../../values/date-seconds.ts'
import { isDay, numberFrom } from '../../../values/date-times.ts'
import { UNCLASSIFIED } from '../../records/record-source.ts'
import type { ItemFormat, LayoutItem } from '../layout.ts'
import { binaryReader } from './binary.ts'
import { singleBytesOf } from './character-table.ts'
import { type DatePicture, datePicture } from './date-picture.ts'
import { ZERO } from './decimal-text.ts'
import { BAD, type CompiledField, type Uninitialised } from './field-decoder.ts'
import { isFilled } from './filled.ts'
import type { ByteOrder } from './multi-byte.ts'
import { unpacker } from './packed.ts'

type DateFormat = Extract<ItemFormat, { kind: 'date' }>

const MINUS = 0x2d
const NINE = ZERO + 9

/**
 * A date, as ISO 8601: `2024-01-31`. A field of zeros only is null, and by default a field of blanks or of NULs only. A
 * date that the calendar does not have is bad.
 * @throws Error if the picture is none; the parser of the layout has checked it
 */
export function dateField(
  { length }: LayoutItem,
  { picture: text, storage }: DateFormat,
  { encoding, byteOrder }: { readonly encoding: string; readonly byteOrder: ByteOrder },
  { blank, isRejected }: Uninitialised,
): CompiledField {
  const picture = datePicture(text)
  if (picture === undefined) throw new Error(`not a picture of a date: ${text}`)
  const characters = new Uint8Array(Math.max(picture.length, 2 * length))
  const read =
    storage === 'packed'
      ? readPacked(characters, length, picture)
      : storage === 'binary'
        ? readBinary(characters, length, picture, byteOrder)
        : readCharacters(characters, length, encoding)
  const isText = storage === 'text' || storage === 'zoned'
  const hasSign = storage === 'packed' && isSigned(length, picture)
  return {
    decode(raw, from, out, at) {
      const first = raw[from]!
      // NULs that are digits are a date of zeros.
      const isEmpty = (isText || hasSign) && (first === blank || first === 0)
      if (isEmpty && isFilled(raw, from, length, first)) return isRejected ? BAD : at
      const start = read(raw, from)
      return start < 0 ? BAD : writeDate(characters, start, picture, out, at)
    },
    maxBytes: 'YYYY-MM-DD'.length,
    valueType: UNCLASSIFIED,
    expected: `date ${text}`,
  }
}

/** Reads the bytes of a field as characters. @returns the index of the picture's first character, or BAD */
type ReadDigits = (raw: Buffer, from: number) => number

function readCharacters(characters: Uint8Array, length: number, encoding: string): ReadDigits {
  const table = singleBytesOf(encoding)?.entries
  return (raw, from) => {
    for (let index = 0; index < length; index++) {
      const byte = raw[from + index]!
      const character = table === undefined ? byte : table[byte]!
      if (character > 0x7f) return BAD
      characters[index] = character
    }
    return 0
  }
}

/** True if the digits of a packed date leave a half byte for a sign. */
const isSigned = (length: number, picture: DatePicture): boolean => 2 * length > picture.length

function readPacked(characters: Uint8Array, length: number, picture: DatePicture): ReadDigits {
  const hasSign = isSigned(length, picture)
  const unpack = unpacker(length, picture.length, hasSign)
  const start = 2 * length - (hasSign ? 1 : 0) - picture.length
  return (raw, from) => {
    const sign = unpack(raw, from, characters)
    return sign < 0 || sign === 0xb || sign === 0xd ? BAD : start
  }
}

function readBinary(
  characters: Uint8Array,
  length: number,
  picture: DatePicture,
  byteOrder: ByteOrder,
): ReadDigits {
  const number = binaryReader(length, true, byteOrder)
  return (raw, from) => {
    number.from(raw, from)
    const { digits, first } = number
    const missing = picture.length - (digits.length - first)
    if (missing < 0 || number.isNegative) return BAD
    characters.fill(ZERO, 0, missing)
    for (let index = missing; index < picture.length; index++)
      characters[index] = digits[first + index - missing]!
    return 0
  }
}

function writeDate(
  characters: Uint8Array,
  start: number,
  { length, year, month, day, separators }: DatePicture,
  out: Buffer,
  at: number,
): number {
  let zeros = 0
  let digits = 0
  for (let index = start; index < start + length; index++) {
    const character = characters[index]!
    if (character === ZERO) zeros++
    if (character >= ZERO && character <= NINE) digits++
  }
  const expected = length - separators.length
  if (zeros === expected && digits === expected && hasSeparators(characters, start, separators)) return at
  if (digits !== expected || !hasSeparators(characters, start, separators)) return BAD
  const years = numberFrom(characters, start + year.at, year.digits)
  const fullYears = year.digits === 2 ? fullYear(years) : years
  let months = month === undefined ? 1 : numberFrom(characters, start + month.at, month.digits)
  let days = numberFrom(characters, start + day.at, day.digits)
  if (month === undefined)
    for (; months < 12 && days > daysIn(fullYears, months); months++) days -= daysIn(fullYears, months)
  if (!isDay(fullYears, months, days)) return BAD
  at = writePart(out, at, fullYears, 4)
  out[at++] = MINUS
  at = writePart(out, at, months, 2)
  out[at++] = MINUS
  return writePart(out, at, days, 2)
}

const hasSeparators = (
  characters: Uint8Array,
  start: number,
  separators: DatePicture['separators'],
): boolean => separators.every(({ at, byte }) => characters[start + at] === byte)

function daysIn(year: number, month: number): number {
  let days = 31
  while (!isDay(year, month, days) && days > 28) days--
  return days
}

function writePart(out: Buffer, at: number, value: number, digits: number): number {
  for (let index = at + digits - 1; index >= at; index--) {
    out[index] = ZERO + (value % 10)
    value = Math.floor(value / 10)
  }
  return at + digits
}
