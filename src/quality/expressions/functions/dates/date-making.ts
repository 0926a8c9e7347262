import { isDay } from '../../../values/date-times.ts'
import { overload, type FunctionDeclaration, type Overload, type SqlArgument } from '../../declaration.ts'
import { type Sql, sql } from '../../sql.ts'
import { formsOf } from '../../dialects/index.ts'
import { once } from '../../dialects/once.ts'
import type { Value } from '../../value.ts'
import { DAY_MICROSECONDS, daysOf, FIRST_DAY, LAST_DAY } from './calendar.ts'

const DAY_SECONDS = 86_400
const [FIRST_SECOND, END] = [FIRST_DAY * DAY_SECONDS, (LAST_DAY + 1) * DAY_SECONDS]

/** Rounded to microseconds, half away from zero. Numbers above 2^52 are integers. */
function microsecondsOf(seconds: number): bigint {
  const scaled = seconds * 1e6
  const size = Math.abs(scaled)
  const whole = Math.floor(size)
  return BigInt(Math.sign(scaled) * (size - whole >= 0.5 ? whole + 1 : whole))
}

/** An integer of up to four digits, formatted as in the text of a date. */
const digitsOf = (x: Sql): Sql =>
  sql`cast(try_cast(trunc(case when ${x} >= 1 and ${x} < 10000 then ${x} end) as integer) as varchar)`

const ofInstant = (returns: 'timestamp' | 'date', atInstant: (now: bigint) => Value): Overload => ({
  parameters: [],
  returns,
  atInstant,
  sql: {},
  evaluator: () => {
    throw new Error('The check replaces this call with its value.')
  },
})

export const DATE_MAKING: readonly FunctionDeclaration[] = [
  {
    name: 'DT_DATE',
    group: 'Date/Time',
    description:
      'The date with this year (1 to 9999), month and day. Fractions of the numbers are dropped. Null if the date does not exist.',
    overloads: [
      overload({
        parameters: [
          { name: 'year', type: 'decimal' },
          { name: 'month', type: 'decimal' },
          { name: 'day', type: 'decimal' },
        ],
        returns: 'date',
        sql: {
          duckdb: ([year, month, day]) =>
            once(
              { year: year.sql, month: month.sql, day: day.sql },
              ({ year, month, day }) =>
                sql`try_cast(lpad(${digitsOf(year)}, 4, '0') || '-' || ${digitsOf(month)} || '-' || ${digitsOf(day)} as date)`,
            ),
          trino: ([year, month, day]) => sql`gt_date_of(${year.sql}, ${month.sql}, ${day.sql})`,
        },
        evaluator:
          () =>
          (...parts: number[]) => {
            const [year, month, day] = parts.map(Math.trunc) as [number, number, number]
            return year <= 9999 && isDay(year, month, day) ? daysOf(year, month, day) : null
          },
      }),
    ],
    examples: [
      { expression: 'DT_DATE(2024, 2, 29)', result: '2024-02-29' },
      { expression: 'DT_DATE(2023, 2, 29)', result: null },
    ],
  },
  {
    name: 'DT_EPOCH',
    group: 'Date/Time',
    description:
      'The seconds from 1970-01-01 00:00:00 UTC to the date or timestamp (Unix time), with their fraction.',
    overloads: [
      overload({
        parameters: [{ name: 'timestamp', type: 'timestamp' }],
        returns: 'decimal',
        isComputed: true,
        sql: formsOf(
          ({ microseconds }) =>
            ([timestamp]: readonly [SqlArgument]) =>
              sql`cast(${microseconds(timestamp.sql)} as double) / 1e6`,
        ),
        evaluator: () => (timestamp: bigint) => Number(timestamp) / 1e6,
      }),
    ],
    examples: [
      { expression: 'DT_EPOCH(TO_TIMESTAMP("2024-01-31 09:30:00.5"))', result: '1706693400.5' },
      { expression: 'DT_EPOCH(TO_DATE("1969-12-31"))', result: '-86400' },
    ],
  },
  {
    name: 'DT_FROM_EPOCH',
    group: 'Date/Time',
    description:
      'The timestamp that is this number of seconds after 1970-01-01 00:00:00 UTC, rounded to the microsecond. Null outside the years 1 to 9999.',
    overloads: [
      overload({
        parameters: [{ name: 'seconds', type: 'decimal' }],
        returns: 'timestamp',
        sql: formsOf(
          ({ once, timestampOf }) =>
            ([seconds]: readonly [SqlArgument]) =>
              once({ x: seconds.sql }, ({ x }) => {
                const within = sql`case when ${x} >= ${FIRST_SECOND} and ${x} < ${END} then ${x} end`
                return timestampOf(sql`try_cast(round(${within} * 1e6) as bigint)`)
              }),
        ),
        evaluator: () => (seconds: number) =>
          seconds >= FIRST_SECOND && seconds < END ? microsecondsOf(seconds) : null,
      }),
    ],
    examples: [
      { expression: 'DT_FROM_EPOCH(1706693400.5)', result: '2024-01-31 09:30:00.5' },
      { expression: 'DT_FROM_EPOCH(-1)', result: '1969-12-31 23:59:59' },
    ],
  },
  {
    name: 'NOW',
    group: 'Date/Time',
    description: 'The current timestamp in UTC. All rows and all uses in one expression get the same value.',
    overloads: [ofInstant('timestamp', (now) => now)],
    examples: [
      { expression: 'NOW() < TO_TIMESTAMP("9000-01-01")', result: '1' },
      { expression: 'NOW() = NOW()', result: '1' },
    ],
  },
  {
    name: 'TODAY',
    group: 'Date/Time',
    description: 'The current date in UTC: the day of NOW().',
    overloads: [ofInstant('date', (now) => Number(now / DAY_MICROSECONDS))],
    examples: [
      { expression: 'TODAY() = TO_DATE(NOW())', result: '1' },
      { expression: 'TODAY() < TO_DATE("2000-01-01")', result: '0' },
    ],
  },
]
