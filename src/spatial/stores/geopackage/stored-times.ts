/**
 * Dates and timestamps as files spell them: `2020-01-01`, `2020-01-01T10:00:00.123Z`, `2020-01-01 10:00`,
 * `2020-01-01T10:00:00+02:00`; without an offset they are UTC. SQLite's functions also take `now`, bare hours,
 * numbers of days and the 30th of February: whatever isn't a real date in full is no time here.
 */
const isTime = (column: number): string =>
  `typeof({${column}}) = 'text' and {${column}} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'` +
  ` and (substr({${column}}, 9, 2) <= '28' or date(substr({${column}}, 1, 10)) = substr({${column}}, 1, 10))`

/** SQL for the start of what a column holds, in whole milliseconds since 1970 UTC; null where it holds no time. */
export const startOf = (column: number): string =>
  // 1970 is the Julian day 2440587.5. A double holds these days to 40 µs, so rounding gives the millisecond.
  `case when ${isTime(column)} then round((julianday({${column}}) - 2440587.5) * 86400000) end`

/** SQL for the last millisecond of what a column holds: a date lasts until its day ends in UTC. */
export const endOf = (column: number): string =>
  `(${startOf(column)} + iif(length({${column}}) = 10, 86399999, 0))`
