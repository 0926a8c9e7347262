/**
 * Converts dates and times in bytes to numbers, without allocation. `classify()` has checked the bytes before, so they
 * have one of its forms.
 */
import { digitsFrom, isDay, isDigit, monthNamed, numberFrom } from './date-times.ts'
import type { DateOrder } from '../model/profile.ts'

const [BLANK, PLUS, MINUS, POINT, SLASH, COLON] = [0x20, 0x2b, 0x2d, 0x2e, 0x2f, 0x3a] as const
const DAY_SECONDS = 86_400

/**
 * A two-digit year is in the range from 1969 to 2068, as in POSIX (strptime, %y).
 */
export const fullYear = (year: number): number => (year < 69 ? 2000 + year : 1900 + year)

/** Reads dates and times of one attribute. */
export class DateReader {
  readonly #order: DateOrder | undefined
  /** Year of the last date that was read, and its other two numbers in their order. */
  #year = 0
  #first = 0
  #second = 0
  #separator = 0
  /** True if the year is first or the month is a name. `first` is then the month. */
  #isPlain = false
  #end = 0

  /** @param order if undefined, dates with slashes have the month first, other dates the day */
  constructor(order: DateOrder | undefined) {
    this.#order = order
  }

  /**
   * The only order in which a date is valid; `open` if both orders are valid and give different days; undefined if the
   * order is irrelevant.
   */
  possibleOrder(bytes: Uint8Array, from: number, to: number): DateOrder | 'open' | undefined {
    this.#readDate(bytes, withoutBlanks(bytes, from, to), to)
    if (this.#isPlain || this.#separator === POINT) return undefined
    const dayFirst = isDay(this.#year, this.#second, this.#first)
    const monthFirst = isDay(this.#year, this.#first, this.#second)
    if (dayFirst !== monthFirst) return dayFirst ? 'day first' : 'month first'
    return this.#first === this.#second ? undefined : 'open'
  }

  /** Seconds since 1970-01-01 00:00:00 UTC of a date or timestamp. Without a zone, UTC is assumed. */
  seconds(bytes: Uint8Array, from: number, to: number): number {
    this.#readDate(bytes, withoutBlanks(bytes, from, to), to)
    const isDayFirst = !this.#isPlain && this.#isDayFirst()
    const [month, day] = isDayFirst ? [this.#second, this.#first] : [this.#first, this.#second]
    const midnight = daysSince1970(this.#year, month, day) * DAY_SECONDS
    // After the date come `T` or a blank and the time, or only blanks.
    const at = this.#end + 1
    return at < to && isDigit(bytes[at]!)
      ? midnight + this.#timeOfDay(bytes, at, to) - this.#offset(bytes, to)
      : midnight
  }

  /** Seconds since midnight of a time. */
  secondsOfDay(bytes: Uint8Array, from: number, to: number): number {
    return this.#timeOfDay(bytes, withoutBlanks(bytes, from, to), to)
  }

  #isDayFirst(): boolean {
    if (this.#separator === POINT) return true
    if (!isDay(this.#year, this.#first, this.#second)) return true
    if (!isDay(this.#year, this.#second, this.#first)) return false
    return this.#order === undefined ? this.#separator !== SLASH : this.#order === 'day first'
  }

  #readDate(bytes: Uint8Array, from: number, to: number): void {
    const digits = digitsFrom(bytes, from, to)
    const first = numberFrom(bytes, from, digits)
    let at = from + digits
    this.#separator = bytes[at++]!
    if (!isDigit(bytes[at]!)) {
      this.#isPlain = true
      this.#first = monthNamed(bytes, at)
      this.#second = first
      this.#readYear(bytes, at + 4, to)
      return
    }
    const secondDigits = digitsFrom(bytes, at, to)
    const second = numberFrom(bytes, at, secondDigits)
    at += secondDigits + 1
    this.#isPlain = digits === 4
    if (!this.#isPlain) {
      this.#first = first
      this.#second = second
      this.#readYear(bytes, at, to)
      return
    }
    const dayDigits = digitsFrom(bytes, at, to)
    this.#year = first
    this.#first = second
    this.#second = numberFrom(bytes, at, dayDigits)
    this.#end = at + dayDigits
  }

  #readYear(bytes: Uint8Array, at: number, to: number): void {
    const digits = digitsFrom(bytes, at, to)
    const year = numberFrom(bytes, at, digits)
    this.#year = digits === 2 ? fullYear(year) : year
    this.#end = at + digits
  }

  #timeOfDay(bytes: Uint8Array, at: number, to: number): number {
    const hourDigits = digitsFrom(bytes, at, to)
    let hour = numberFrom(bytes, at, hourDigits)
    at += hourDigits + 1
    const minute = numberFrom(bytes, at, 2)
    at += 2
    let second = 0
    if (at < to && bytes[at] === COLON) {
      second = numberFrom(bytes, at + 1, 2)
      at += 3
      if (at < to && bytes[at] === POINT) {
        const fractionDigits = digitsFrom(bytes, ++at, to)
        second += numberFrom(bytes, at, fractionDigits) / 10 ** fractionDigits
        at += fractionDigits
      }
    }
    const letter = at < to && bytes[at] === BLANK ? at + 1 : at
    const half = letter + 1 < to && (bytes[letter + 1]! | 0x20) === 0x6d ? bytes[letter]! | 0x20 : 0
    if (half === 0x61 || half === 0x70) {
      hour = (hour % 12) + (half === 0x70 ? 12 : 0)
      at = letter + 2
    }
    this.#end = at
    return hour * 3600 + minute * 60 + second
  }

  /** Offset of the zone after the time, in seconds; 0 without a zone. */
  #offset(bytes: Uint8Array, to: number): number {
    const at = bytes[this.#end] === BLANK ? this.#end + 1 : this.#end
    const sign = at < to ? bytes[at] : 0
    if (sign !== PLUS && sign !== MINUS) return 0
    const hours = numberFrom(bytes, at + 1, 2)
    const minutesAt = bytes[at + 3] === COLON ? at + 4 : at + 3
    const minutes = digitsFrom(bytes, minutesAt, to) === 2 ? numberFrom(bytes, minutesAt, 2) : 0
    return (sign === MINUS ? -60 : 60) * (hours * 60 + minutes)
  }
}

function withoutBlanks(bytes: Uint8Array, from: number, to: number): number {
  while (from < to && bytes[from] === BLANK) from++
  return from
}

/** In the proleptic Gregorian calendar. Years begin in March here, so that the leap day is the last day. */
export function daysSince1970(year: number, month: number, day: number): number {
  const years = month > 2 ? year : year - 1
  const days = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return years * 365 + leapDays + days - 719_468
}
