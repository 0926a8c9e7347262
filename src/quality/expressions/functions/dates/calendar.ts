import { type Sql, sql, verbatim } from '../../sql.ts'
import { daysAndTime } from '../../show-value.ts'

/** The proleptic Gregorian calendar, years 1 to 9999, as in DuckDB. */

export const DAY_MICROSECONDS = 86_400_000_000n
export const [FIRST_DAY, LAST_DAY] = [-719_162, 2_932_896] as const
const FIRST_MICROSECOND = BigInt(FIRST_DAY) * DAY_MICROSECONDS
const LAST_MICROSECOND = BigInt(LAST_DAY + 1) * DAY_MICROSECONDS - 1n

export interface Day {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}

/**
 * The date of a number of days since 1970-01-01. The computation counts years from March, so that the leap day is the
 * last day of a year.
 */
export function dayOf(days: number): Day {
  const since0 = days + 719_468
  const era = Math.floor(since0 / 146_097)
  const dayOfEra = since0 - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  }
}

/** Days since 1970-01-01. The month may be any integer: 13 is January of the next year. */
export function daysOf(year: number, month: number, day: number): number {
  const shifted = month - 3
  const marchYear = year + Math.floor(shifted / 12)
  const marchMonth = shifted - Math.floor(shifted / 12) * 12
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return marchYear * 365 + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1 - 719_468
}

/** The same day of the month, a number of months later. If the month has no such day, its last day. */
export function monthsLater(days: number, months: number): number {
  const { year, month, day } = dayOf(days)
  const first = daysOf(year, month + months, 1)
  return Math.min(first + day - 1, daysOf(year, month + months + 1, 1) - 1)
}

/** Monday is 1 and Sunday is 7, as in ISO 8601. */
export const weekdayOf = (days: number): number => ((((days + 3) % 7) + 7) % 7) + 1

export const dateOrNull = (days: number): number | null =>
  days >= FIRST_DAY && days <= LAST_DAY ? days : null

export const timestampOrNull = (microseconds: bigint): bigint | null =>
  microseconds >= FIRST_MICROSECOND && microseconds <= LAST_MICROSECOND ? microseconds : null

/** Null outside the years 1 to 9999. */
export const dateOrNullSql = (date: Sql): Sql =>
  sql`case when ${date} between date '0001-01-01' and date '9999-12-31' then ${date} end`

export const timestampOrNullSql = (timestamp: Sql): Sql =>
  sql`case when ${timestamp} between timestamp '0001-01-01' and timestamp '9999-12-31 23:59:59.999999'
    then ${timestamp} end`

export const timestampOf = (days: number, time: bigint): bigint => BigInt(days) * DAY_MICROSECONDS + time

export const daysOfTimestamp = (timestamp: bigint): number => daysAndTime(timestamp)[0]

/** A name of the product itself as a text in SQL. */
export const quoted = (name: string): Sql => verbatim(`'${name}'`)
