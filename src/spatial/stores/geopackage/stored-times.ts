/**
 * Dates and timestamps in files: `2020-01-01`, `2020-01-01T10:00:00.123Z`, `2020-01-01 10:00`,
 * `2020-01-01T10:00:00+02:00`; without an offset they are UTC. SQLite's functions also accept `now`, bare
 * hours, day numbers and 30 February: only values with a complete real date count as times here.
 */
const isTime = (column: number): string =>
  `typeof({${column}}) = 'text' and {${column}} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'` +
  ` and (substr({${column}}, 9, 2) <= '28' or date(substr({${column}}, 1, 10)) = substr({${column}}, 1, 10))`

/**
 * SQL for the start of a column's value, in whole milliseconds since 1970 UTC; null if the value is not a
 * time.
 */
export const startOf = (column: number): string =>
  // 1970 is the Julian day 2440587.5. A double represents these days with 40 µs precision, so rounding gives
  // the millisecond.
  `case when ${isTime(column)} then round((julianday({${column}}) - 2440587.5) * 86400000) end`

/** SQL for the last millisecond of a column's value: a date lasts until the end of its day in UTC. */
export const endOf = (column: number): string =>
  `(${startOf(column)} + iif(length({${column}}) = 10, 86399999, 0))`

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The days on which the years with four digits begin and end. */
const [FIRST_DAY, LAST_DAY] = [Date.parse('0000-01-01'), Date.parse('9999-12-31')]

/**
 * Conditions on the text of a column's value, which an index over the column answers. They are true for every
 * value that ends at or after `from` and starts at or before `to`, in milliseconds since 1970 UTC.
 *
 * SQLite reads hours up to 24:59 and offsets up to 14:59. A value is therefore at most 40 hours after and 15
 * hours before the start of the day that its text begins with. The collation is that of an index without any.
 */
export function daysWithin(column: number, from: number, to: number): { sql: string; values: string[] }[] {
  const first = dayOf(from - 40 * HOUR)
  const next = dayOf(to + 15 * HOUR + DAY)
  return [
    ...(first === undefined ? [] : [{ sql: `{${column}} collate binary >= ?`, values: [first] }]),
    ...(next === undefined ? [] : [{ sql: `{${column}} collate binary < ?`, values: [next] }]),
  ]
}

/** The day of an instant; undefined if its year has not four digits. */
const dayOf = (time: number): string | undefined =>
  time >= FIRST_DAY && time < LAST_DAY ? new Date(time).toISOString().slice(0, 10) : undefined
