/** What the number format of a cell says about its number. */
export const NUMBER = 0
export const DATE = 1
export const TIMESTAMP = 2
export const TIME = 3
export const DURATION = 4

const DAY_MS = 86_400_000
/** Days from serial 0 of each system to 1970-01-01. */
const EPOCH_1900_DAYS = 25_569
const EPOCH_1904_DAYS = 24_107
/** The day in February 1900 that the 1900 system has and the calendar does not. */
const FALSE_DAY = 60
/** The serials of 9999-12-31. */
const MAX_1900_DAYS = 2_958_465
const MAX_1904_DAYS = 2_957_003

/**
 * The text of a number whose format is that of a date or a time: `2024-01-31`, `2024-01-31 23:59:59.5`, `23:59:59`, or
 * `27:30:00` for a duration. Fractions of a second are rounded to milliseconds.
 *
 * - A date without a time of day has no time, unless its format has one.
 * - A number below 1 is a time alone in the 1900 system, which has no day 0.
 * - The 1900 system has a 29th of February 1900, which is shown although the calendar lacks it.
 * @param kind DATE, TIMESTAMP, TIME or DURATION
 * @returns undefined if there is no such date: Excel shows the number as `####`
 */
export function serialText(serial: number, kind: number, is1904: boolean): string | undefined {
  const ms = Math.round(serial * DAY_MS)
  if (!Number.isSafeInteger(ms)) return undefined
  if (kind === DURATION) return ms < 0 ? `-${timeOf(-ms)}` : timeOf(ms)
  if (ms < 0) return undefined
  const days = Math.floor(ms / DAY_MS)
  const rest = ms - days * DAY_MS
  if (days === 0 && (kind === TIME || !is1904)) return timeOf(rest)
  const date = dateOf(days, is1904)
  if (date === undefined || (kind === DATE && rest === 0)) return date
  return `${date} ${timeOf(rest)}`
}

function dateOf(days: number, is1904: boolean): string | undefined {
  if (days > (is1904 ? MAX_1904_DAYS : MAX_1900_DAYS)) return undefined
  if (is1904) return isoDate(days - EPOCH_1904_DAYS)
  if (days === FALSE_DAY) return '1900-02-29'
  // The false day moves all days before it.
  return isoDate(days - EPOCH_1900_DAYS + (days < FALSE_DAY ? 1 : 0))
}

/** Days from 0000-03-01, where a year begins that ends with its leap day, to 1970-01-01; days of 4, 100 and 400 years. */
const EPOCH_DAYS = 719_468
const [DAYS_OF_4, DAYS_OF_100, DAYS_OF_400] = [1461, 36_524, 146_097]

/** The date of the Gregorian calendar, whose rules are applied without an object: sheets have millions of dates. @param days since 1970-01-01 */
function isoDate(days: number): string {
  const since = days + EPOCH_DAYS
  const era = Math.floor(since / DAYS_OF_400)
  const day = since - era * DAYS_OF_400
  const yearOfEra = Math.floor(
    (day -
      Math.floor(day / (DAYS_OF_4 - 1)) +
      Math.floor(day / DAYS_OF_100) -
      Math.floor(day / (DAYS_OF_400 - 1))) /
      365,
  )
  const dayOfYear = day - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  // From March; five months have 153 days.
  const month = Math.floor((5 * dayOfYear + 2) / 153)
  const dayOfMonth = dayOfYear - Math.floor((153 * month + 2) / 5) + 1
  const year = yearOfEra + 400 * era + (month < 10 ? 0 : 1)
  return `${year}-${two(month < 10 ? month + 3 : month - 9)}-${two(dayOfMonth)}`
}

/** `HH:MM:SS`, with a fraction if there is one, without zeros at its end. */
function timeOf(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const fraction = ms - seconds * 1000
  const text = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return fraction === 0 ? text : `${text}.${String(fraction).padStart(3, '0').replace(/0+$/, '')}`
}

const two = (number: number): string => (number < 10 ? `0${number}` : String(number))
