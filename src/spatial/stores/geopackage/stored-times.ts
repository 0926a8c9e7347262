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
