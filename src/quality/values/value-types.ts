import { digitsFrom, endOfDate, endOfTime, isDigit, isRestOfTimestamp } from './date-times.ts'
import { VALUE_TYPES, type ColumnSummary, type InferredType, type ValueType } from '../model/reading.ts'
import { isWhiteSpace } from './white-space.ts'

const BLANK = VALUE_TYPES.indexOf('blank')
const BOOLEAN = VALUE_TYPES.indexOf('boolean')
const INTEGER = VALUE_TYPES.indexOf('integer')
const DECIMAL = VALUE_TYPES.indexOf('decimal')
const DATE = VALUE_TYPES.indexOf('date')
const TIME = VALUE_TYPES.indexOf('time')
const TIMESTAMP = VALUE_TYPES.indexOf('timestamp')
const TEXT = VALUE_TYPES.indexOf('text')

const [BLANK_BYTE, PLUS, MINUS, POINT, COLON] = [0x20, 0x2b, 0x2d, 0x2e, 0x3a] as const
const ZERO = 0x30

/** Digits of the greatest 64-bit integer. The absolute value of the least integer is greater by 1. */
const GREATEST = Buffer.from('9223372036854775807')
/** Digits of a database's exact numbers. */
const MAX_DIGITS = 38

/**
 * The type of the value in `bytes` (UTF-8) from `start` to before `end`, as an index into VALUE_TYPES. Blanks (U+0020)
 * around a value are ignored.
 *
 * | type | form |
 * |---|---|
 * | blank | only Unicode white space, or zero bytes |
 * | boolean | `true` `false` `yes` `no` `t` `f` `y` `n`, in any case; 0 and 1 are integers |
 * | integer | a sign or none, digits, within 64 bits |
 * | decimal | the same beyond 64 bits; with a point (`1.5`, `.5`, `5.`); with an exponent of up to three digits, which needs a point before it or a sign in it (`1.5e3`, `1e-05`): `12E4` is a code. 38 digits at most |
 * | date | `2024-01-31` (also with `/` or `.`), `31.01.2024`, `31/01/2024` and `01/31/2024` (also with `-`), `1/31/24`, `31-Jan-2024` (also with blanks, or two digits of the year); the calendar has that day; one digit is enough for day and month |
 * | time | `9:30`, `09:30:00`, `09:30:00.125`, each also with `AM` or `PM` |
 * | timestamp | date, `T` or a blank, time, and a zone or none: `Z` `UTC` `GMT` `+01` `+0100` `+01:00`, also after a blank |
 * | text | everything else |
 *
 * A value with leading zeros is a text (`00123`, `007.5`), because a number would lose the zeros. A number with
 * thousands separators or a decimal comma is a text, because `1,234` is ambiguous. `20240131` is an integer. An
 * ambiguous date is a date if one of its readings is valid. The result is never `null`, because null has no bytes. The
 * function does not allocate.
 */
export function classify(bytes: Uint8Array, start: number, end: number): number {
  while (start < end && bytes[start] === BLANK_BYTE) start++
  while (end > start && bytes[end - 1] === BLANK_BYTE) end--
  if (start === end) return BLANK
  const first = bytes[start] as number
  if (isDigit(first)) return numberOrDate(bytes, start, end)
  if (first === PLUS || first === MINUS) {
    return numeric(bytes, start + 1, end, digitsFrom(bytes, start + 1, end), first === MINUS)
  }
  if (first === POINT) return numeric(bytes, start, end, 0, false)
  if (first >= 0x41 && first < 0x80) return isBoolean(bytes, start, end) ? BOOLEAN : TEXT
  return isWhiteSpace(bytes, start, end) ? BLANK : TEXT
}

/** The value begins with a digit: a number continues with digits until a point, an exponent or its end. */
function numberOrDate(bytes: Uint8Array, start: number, end: number): number {
  const digits = digitsFrom(bytes, start, end)
  const behind = start + digits
  if (behind === end || digits > 4) return numeric(bytes, start, end, digits, false)
  const next = bytes[behind] as number
  // A decimal has one point. A date has a second point one or two digits later.
  if (next === POINT && bytes[behind + 2] !== POINT && bytes[behind + 3] !== POINT) {
    return numeric(bytes, start, end, digits, false)
  }
  if (next === COLON) return endOfTime(bytes, start, end) === end ? TIME : TEXT
  const dateEnd = endOfDate(bytes, start, end)
  if (dateEnd === end) return DATE
  if (dateEnd > 0) return isRestOfTimestamp(bytes, dateEnd, end) ? TIMESTAMP : TEXT
  return numeric(bytes, start, end, digits, false)
}

/** INTEGER, DECIMAL or TEXT for the text after the sign. It begins with `whole` digits. */
function numeric(bytes: Uint8Array, start: number, end: number, whole: number, isNegative: boolean): number {
  if (whole > 1 && bytes[start] === ZERO) return TEXT
  let at = start + whole
  if (at === end) {
    if (whole === 0 || whole > MAX_DIGITS) return TEXT
    return fitsIn64Bits(bytes, start, whole, isNegative) ? INTEGER : DECIMAL
  }
  let fraction = 0
  const hasPoint = bytes[at] === POINT
  if (hasPoint) {
    fraction = digitsFrom(bytes, ++at, end)
    at += fraction
  }
  if (whole + fraction === 0 || whole + fraction > MAX_DIGITS) return TEXT
  if (at === end) return DECIMAL
  if (((bytes[at] as number) | 0x20) !== 0x65) return TEXT
  at++
  const hasSign = bytes[at] === PLUS || bytes[at] === MINUS
  if (hasSign) at++
  const exponent = digitsFrom(bytes, at, end)
  return exponent >= 1 && exponent <= 3 && at + exponent === end && (hasPoint || hasSign) ? DECIMAL : TEXT
}

function fitsIn64Bits(bytes: Uint8Array, start: number, digits: number, isNegative: boolean): boolean {
  if (digits !== GREATEST.length) return digits < GREATEST.length
  for (let index = 0; index < digits; index++) {
    const difference = (bytes[start + index] as number) - (GREATEST[index] as number)
    if (difference !== 0) return difference < 0 || (isNegative && difference === 1 && index === digits - 1)
  }
  return true
}

const [TRUE, FALSE, YES, NO] = ['true', 'false', 'yes', 'no'].map((word) => Buffer.from(word))

/** A word for true or false, or the word's first letter. */
function isBoolean(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start
  if (length > 5) return false
  const word = wordWith((bytes[start] as number) | 0x20)
  if (word === undefined || length === 1) return word !== undefined
  if (length !== word.length) return false
  for (let index = 1; index < length; index++) {
    if (((bytes[start + index] as number) | 0x20) !== word[index]) return false
  }
  return true
}

function wordWith(firstLetter: number): Uint8Array | undefined {
  switch (firstLetter) {
    case 0x74:
      return TRUE
    case 0x66:
      return FALSE
    case 0x79:
      return YES
    case 0x6e:
      return NO
    default:
      return undefined
  }
}

/** The types that can be inferred, narrower types first, each with the types whose values fit it. */
const FITTING: readonly (readonly [ValueType, readonly ValueType[]])[] = [
  ['boolean', ['boolean']],
  ['integer', ['integer']],
  ['decimal', ['integer', 'decimal']],
  ['date', ['date']],
  ['time', ['time']],
  ['timestamp', ['date', 'timestamp']],
]

/** A column has a type if this share of its values fits. Other values are errors in the data. */
const LEAST_SHARE = 0.9

/**
 * The type that most values fit, if at least nine in ten fit it; else text, which all values fit. Of two types with
 * equal counts, the narrower type wins. Integers fit decimal and dates fit timestamp, so a column of integers and
 * decimals is decimal. Without values it is `blank`, or `null` if all rows are null.
 */
export function inferredType(counts: Readonly<Record<ValueType, number>>): InferredType {
  const values = VALUE_TYPES.reduce((sum, type) => sum + counts[type], 0) - counts.null - counts.blank
  if (values === 0) return { type: counts.blank > 0 ? 'blank' : 'null', share: 1 }
  const shares = FITTING.map(([type, fitting]) => ({
    type,
    share: fitting.reduce((sum, one) => sum + counts[one], 0) / values,
  }))
  const best = shares.reduce((best, candidate) => (candidate.share > best.share ? candidate : best))
  return best.share >= LEAST_SHARE ? best : { type: 'text', share: 1 }
}

/** The inferred type of a loaded column: by its profile, or before that by the types of its values. */
export const inferredTypeOf = ({ inferred, types }: ColumnSummary): InferredType =>
  inferred ?? inferredType(types)
