import { type Exact, scientificOf } from './exact/numbers.ts'
import { DAY_MICROSECONDS } from './limits.ts'
import type { Type, Value } from './value.ts'

/** The text of a value, which equals the result of its conversion to text. Null has no text. */
export function showValue(value: Exclude<Value, null>, type: Type): string {
  switch (type) {
    case 'decimal':
      return showDecimal(value as number)
    case 'exact':
      return showExact(value as Exact)
    case 'logical':
      return value ? '1' : '0'
    case 'date':
      return showDate(value as number)
    case 'time':
      return showTime(value as bigint)
    case 'timestamp':
      return showTimestamp(value as bigint)
    default:
      return String(value)
  }
}

/**
 * At most 15 significant digits, so that 0.1 + 0.2 is `0.3`. Numbers below 0.0001 and from 1e16 on have an exponent
 * in the format of DuckDB: `1e-05`, `1.5e+16`.
 */
export function showDecimal(value: number): string {
  const rounded = to15Digits(value)
  const size = Math.abs(rounded)
  if (size === 0) return '0'
  if (size >= 1e-4 && size < 1e16) return String(rounded)
  const [digits, exponent] = rounded.toExponential().split('e') as [string, string]
  return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, '0')}`
}

/** All digits, without an exponent, of whole numbers and of numbers as read. See showDecimal() for other numbers. */
function showExact(exact: Exact): string {
  if (typeof exact === 'bigint' || Number.isSafeInteger(exact)) return String(exact)
  if (typeof exact === 'number') return showDecimal(exact)
  const { isNegative, digits, exponent } = scientificOf(exact)
  const sign = isNegative ? '-' : ''
  if (exponent <= 0) return `${sign}0.${'0'.repeat(-exponent)}${digits}`
  if (digits.length <= exponent) return sign + digits.padEnd(exponent, '0')
  return `${sign}${digits.slice(0, exponent)}.${digits.slice(exponent)}`
}

/** The nearest double with 15 significant digits. A tie is rounded to the even last digit, like DuckDB does. */
export function to15Digits(value: number): number {
  const size = Math.abs(value)
  if (Number.isInteger(value) && size < 1e15) return value + 0
  // Fast path for the usual case: if the shortest text has at most 15 digits, rounding returns the same digits.
  if (String(size).length < 16) return value
  const [digits, exponent] = size.toExponential(15).split('e') as [string, string]
  const lower = Number(`${digits.slice(0, -1)}e${exponent}`)
  // A tie has no digit after the sixteenth. toExponential(14) would always round it up.
  const isTie = digits.endsWith('5') && /^[^e]{17}0*e/.test(size.toExponential(60))
  const isEven = Number(digits.at(-2)) % 2 === 0
  // The largest doubles cannot be rounded up.
  const rounded = Math.min(isTie && isEven ? lower : Number(size.toExponential(14)), Number.MAX_VALUE)
  return value < 0 ? -rounded : rounded
}

/** `2024-01-31`. */
export function showDate(days: number): string {
  return new Date(days * 86_400_000).toISOString().slice(0, 10)
}

/** `09:30:00`, `09:30:00.125`. */
export function showTime(microseconds: bigint): string {
  const seconds = Number(microseconds / 1_000_000n)
  const fraction = Number(microseconds % 1_000_000n)
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(twoDigits)
    .join(':')
  return fraction === 0 ? clock : `${clock}.${String(fraction).padStart(6, '0').replace(/0+$/, '')}`
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** `2024-01-31 09:30:00`. */
export function showTimestamp(microseconds: bigint): string {
  const [days, time] = daysAndTime(microseconds)
  return `${showDate(days)} ${showTime(time)}`
}

/** Splits a timestamp into days since 1970-01-01 and microseconds since midnight. */
export function daysAndTime(microseconds: bigint): [days: number, time: bigint] {
  const remainder = microseconds % DAY_MICROSECONDS
  const time = remainder < 0n ? remainder + DAY_MICROSECONDS : remainder
  return [Number((microseconds - time) / DAY_MICROSECONDS), time]
}
