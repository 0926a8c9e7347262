import { inEach, overload, type FunctionDeclaration, type Overload } from '../../declaration.ts'
import { sql, verbatim } from '../../sql.ts'
import { daysAndTime } from '../../show-value.ts'
import { dayOf, daysOf, daysOfTimestamp, weekdayOf } from './calendar.ts'

/** @param names of the functions of DuckDB and of Trino */
const ofDate = (
  [duckdb, trino = duckdb]: readonly [string, string?],
  evaluate: (days: number) => number,
): Overload =>
  overload({
    parameters: [{ name: 'date', type: 'timestamp' }],
    returns: 'integer',
    sql: {
      duckdb: ([date]) => sql`${verbatim(duckdb)}(${date.sql})`,
      trino: ([date]) => sql`${verbatim(trino)}(${date.sql})`,
    },
    evaluator: () => (timestamp: bigint) => BigInt(evaluate(daysOfTimestamp(timestamp))),
  })

/** Overloads for a timestamp and for a time. */
const ofTime = (name: string, evaluate: (microseconds: bigint) => bigint): Overload[] => [
  overload({
    parameters: [{ name: 'timestamp', type: 'timestamp' }],
    returns: 'integer',
    sql: inEach((timestamp) => sql`${verbatim(name)}(${timestamp})`),
    evaluator: () => (timestamp: bigint) => evaluate(daysAndTime(timestamp)[1]),
  }),
  overload({
    parameters: [{ name: 'time', type: 'time' }],
    returns: 'integer',
    sql: inEach((time) => sql`${verbatim(name)}(${time})`),
    evaluator: () => evaluate,
  }),
]

/** The year of a week is the year of its Thursday. */
const thursdayOf = (days: number): number => days - weekdayOf(days) + 4

const dayOfYear = (days: number): number => days - daysOf(dayOf(days).year, 1, 1) + 1

const part = (
  name: string,
  description: string,
  overloads: readonly Overload[],
  examples: readonly (readonly [argument: string, result: string | null])[],
): FunctionDeclaration => ({
  name,
  group: 'Date/Time',
  description,
  overloads,
  examples: examples.map(([argument, result]) => ({ expression: `${name}(${argument})`, result })),
})

export const DATE_PARTS: readonly FunctionDeclaration[] = [
  part(
    'DT_YEAR',
    'The year of a date or timestamp, 1 to 9999.',
    [ofDate(['year'], (days) => dayOf(days).year)],
    [
      ['TO_DATE("2024-02-29")', '2024'],
      ['TO_TIMESTAMP("1999-12-31 23:59:59")', '1999'],
      ['NULL', null],
    ],
  ),
  part(
    'DT_QUARTER',
    'The quarter of the year of a date or timestamp, 1 to 4.',
    [ofDate(['quarter'], (days) => Math.ceil(dayOf(days).month / 3))],
    [
      ['TO_DATE("2024-02-29")', '1'],
      ['TO_DATE("2024-12-31")', '4'],
    ],
  ),
  part(
    'DT_MONTH',
    'The month of a date or timestamp, 1 to 12.',
    [ofDate(['month'], (days) => dayOf(days).month)],
    [
      ['TO_DATE("2024-02-29")', '2'],
      ['TO_TIMESTAMP("1999-12-31 23:59:59")', '12'],
    ],
  ),
  part(
    'DT_WEEK',
    'The ISO 8601 week of a date or timestamp, 1 to 53. Weeks begin on Monday. The first week of a year is the week with the first Thursday. DT_WEEK_YEAR gives the year of the week.',
    [ofDate(['weekofyear', 'week'], (days) => Math.floor((dayOfYear(thursdayOf(days)) - 1) / 7) + 1)],
    [
      ['TO_DATE("2024-01-01")', '1'],
      ['TO_DATE("2023-01-01")', '52'],
    ],
  ),
  part(
    'DT_WEEK_YEAR',
    'The year that the ISO 8601 week of a date or timestamp belongs to.',
    [ofDate(['isoyear', 'year_of_week'], (days) => dayOf(thursdayOf(days)).year)],
    [
      ['TO_DATE("2024-01-01")', '2024'],
      ['TO_DATE("2023-01-01")', '2022'],
    ],
  ),
  part(
    'DT_DAY',
    'The day of the month of a date or timestamp, 1 to 31.',
    [ofDate(['day'], (days) => dayOf(days).day)],
    [
      ['TO_DATE("2024-02-29")', '29'],
      ['DT_CEILING(TO_DATE("2023-02-01"), "month")', '28'],
    ],
  ),
  part(
    'DT_WEEKDAY',
    'The day of the week of a date or timestamp: 1 is Monday, 7 is Sunday.',
    [ofDate(['isodow', 'day_of_week'], weekdayOf)],
    [
      ['TO_DATE("2024-01-01")', '1'],
      ['TO_DATE("2023-01-01")', '7'],
    ],
  ),
  part(
    'DT_DAY_OF_YEAR',
    'The day of the year of a date or timestamp, 1 to 366.',
    [ofDate(['dayofyear', 'day_of_year'], dayOfYear)],
    [
      ['TO_DATE("2024-02-29")', '60'],
      ['TO_DATE("2024-12-31")', '366'],
    ],
  ),
  part(
    'DT_HOUR',
    'The hour of a timestamp or time, 0 to 23.',
    ofTime('hour', (time) => time / 3_600_000_000n),
    [
      ['TO_TIMESTAMP("2024-01-31 21:30:15")', '21'],
      ['TO_TIME("09:30 PM")', '21'],
      ['TO_DATE("2024-01-31")', '0'],
    ],
  ),
  part(
    'DT_MINUTE',
    'The minute of a timestamp or time, 0 to 59.',
    ofTime('minute', (time) => (time / 60_000_000n) % 60n),
    [
      ['TO_TIMESTAMP("2024-01-31 21:30:15")', '30'],
      ['TO_TIME("09:05")', '5'],
    ],
  ),
  part(
    'DT_SECOND',
    'The whole second of a timestamp or time, 0 to 59.',
    ofTime('second', (time) => (time / 1_000_000n) % 60n),
    [
      ['TO_TIMESTAMP("2024-01-31 21:30:15.75")', '15'],
      ['TO_TIME("09:05")', '0'],
    ],
  ),
]
