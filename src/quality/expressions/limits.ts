import { type Sql, sql, verbatim } from './sql.ts'

export const DAY_MICROSECONDS = 86_400_000_000n

/** 0001-01-01 and 9999-12-31, in days since 1970-01-01. */
const FIRST_DAY = -719_162
const LAST_DAY = 2_932_896

const FIRST_MICROSECOND = BigInt(FIRST_DAY) * DAY_MICROSECONDS
const LAST_MICROSECOND = BigInt(LAST_DAY + 1) * DAY_MICROSECONDS - 1n

/** True if the number of days since 1970-01-01 is a date of the years 1 to 9999. */
export const isDate = (days: number): boolean => days >= FIRST_DAY && days <= LAST_DAY

/** True if the number of microseconds since 1970-01-01 is a timestamp of the years 1 to 9999. */
export const isTimestamp = (microseconds: bigint): boolean =>
  microseconds >= FIRST_MICROSECOND && microseconds <= LAST_MICROSECOND

/** The test of isTimestamp() in SQL. */
export const isTimestampSql = (microseconds: Sql): Sql =>
  sql`${microseconds} between ${verbatim(String(FIRST_MICROSECOND))} and ${verbatim(String(LAST_MICROSECOND))}`

/** The test of isDate() in SQL. */
export const isDateSql = (days: Sql): Sql =>
  sql`${days} between ${verbatim(String(FIRST_DAY))} and ${verbatim(String(LAST_DAY))}`
