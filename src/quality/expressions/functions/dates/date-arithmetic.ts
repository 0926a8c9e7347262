import {
  overload,
  type FunctionDeclaration,
  type Overload,
  type Parameter,
  type SqlArgument,
} from '../../declaration.ts'
import { daysAndTime } from '../../show-value.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'
import type { SqlDialect } from '../../dialects/dialect.ts'
import { formsOf } from '../../dialects/index.ts'
import { DAY_UNIT_NAMES, type Unit, UNIT_NAMES, unitNamed } from '../../units.ts'
import type { Value } from '../../value.ts'
import {
  DAY_MICROSECONDS,
  dateOrNull,
  dateOrNullSql,
  dayOf,
  daysOf,
  monthsLater,
  quoted,
  timestampOf,
  timestampOrNull,
  timestampOrNullSql,
  weekdayOf,
} from './calendar.ts'

/** The forms for dates and for timestamps. The parameter `unit` is added as the last parameter. */
interface ByUnit {
  readonly parameters: readonly Parameter[]
  readonly returns: 'same' | 'integer'
  readonly sql: (dialect: SqlDialect, unit: Unit, type: 'date' | 'timestamp', args: readonly Sql[]) => Sql
  readonly ofDates: (unit: Unit) => (...values: never[]) => Value
  readonly ofTimestamps: (unit: Unit) => (...values: never[]) => Value
}

function overloads({ parameters, returns, sql: form, ofDates, ofTimestamps }: ByUnit): readonly Overload[] {
  return (['date', 'timestamp'] as const).map((type) => {
    const result = returns === 'same' ? type : returns
    const words = type === 'date' ? DAY_UNIT_NAMES : UNIT_NAMES
    const evaluate = type === 'date' ? ofDates : ofTimestamps
    return overload({
      parameters: [
        ...parameters.map((parameter) => (parameter.type === 'same' ? { ...parameter, type } : parameter)),
        { name: 'unit', type: 'text', kind: 'constant', words },
      ],
      returns: result,
      sql: formsOf((dialect) => (args: readonly SqlArgument[]) => {
        const name = args.at(-1)!.constant
        if (typeof name !== 'string') return dialect.constant(result, null)
        const parts = Object.fromEntries(args.slice(0, -1).map((arg, place) => [`p${place}`, arg.sql]))
        return dialect.once(parts, (named) => form(dialect, unitNamed(name), type, Object.values(named)))
      }),
      evaluator: (args) => {
        const name = args.at(-1)!.constant
        return typeof name === 'string' ? evaluate(unitNamed(name)) : () => null
      },
    })
  })
}

const DATE: Parameter = { name: 'date', type: 'same' }

/** The first day of the unit. */
function floorOfDate({ name, months }: Unit, days: number): number {
  if (name === 'week') return days - weekdayOf(days) + 1
  if (months === undefined) return days
  const { year, month } = dayOf(days)
  return daysOf(year, month - ((month - 1) % months), 1)
}

function floorOfTimestamp(unit: Unit, timestamp: bigint): bigint {
  const [days, time] = daysAndTime(timestamp)
  return unit.microseconds !== undefined && unit.microseconds < DAY_MICROSECONDS
    ? timestamp - (time % unit.microseconds)
    : timestampOf(floorOfDate(unit, days), 0n)
}

/** The first day after the unit. */
const nextDate = (unit: Unit, floor: number): number =>
  unit.months === undefined
    ? floor + Number(unit.microseconds / DAY_MICROSECONDS)
    : monthsLater(floor, unit.months)

function nextTimestamp(unit: Unit, floor: bigint): bigint {
  if (unit.microseconds !== undefined) return floor + unit.microseconds
  return timestampOf(monthsLater(daysAndTime(floor)[0], unit.months), 0n)
}

const truncated = ({ name }: Unit, date: Sql): Sql => sql`date_trunc(${quoted(name)}, ${date})`

/** More than 9999 years. The sum of this limit and a date is within the range of the engine. */
const MAX_MONTHS = 120_000
const MAX_MICROSECONDS = 320_000_000_000_000_000n

/** The maximum number of units that can be added. The result is null for more. */
const limitOf = ({ months, microseconds }: Unit): number =>
  months === undefined ? Number(MAX_MICROSECONDS / microseconds) : MAX_MONTHS / months

function addedToDate(unit: Unit, days: number, amount: number): number | null {
  if (Math.abs(amount) > limitOf(unit)) return null
  const whole = Math.trunc(amount)
  return dateOrNull(
    unit.months === undefined
      ? days + whole * Number(unit.microseconds / DAY_MICROSECONDS)
      : monthsLater(days, whole * unit.months),
  )
}

function addedToTimestamp(unit: Unit, timestamp: bigint, amount: number): bigint | null {
  if (Math.abs(amount) > limitOf(unit)) return null
  const whole = Math.trunc(amount)
  if (unit.microseconds !== undefined) return timestampOrNull(timestamp + BigInt(whole) * unit.microseconds)
  const [days, time] = daysAndTime(timestamp)
  return timestampOrNull(timestampOf(monthsLater(days, whole * unit.months), time))
}

function addedSql(
  { truncated, later }: SqlDialect,
  unit: Unit,
  type: 'date' | 'timestamp',
  [date, amount]: readonly Sql[],
): Sql {
  const limit = verbatim(String(limitOf(unit)))
  const whole = sql`try_cast(${truncated(sql`case when abs(${amount!}) <= ${limit} then ${amount!} end`)} as bigint)`
  return moved(later(type, date!, unit, whole), type)
}

/** A date or timestamp of the language. Null outside the years 1 to 9999. */
const moved = (date: Sql, type: 'date' | 'timestamp'): Sql =>
  type === 'date' ? dateOrNullSql(date) : timestampOrNullSql(date)

const MICROSECOND: Unit = { name: 'microsecond', microseconds: 1n }
const ONE = verbatim('1')
const BEFORE = verbatim('-1')

/** The complete months from one day and time of day to another, which is not earlier. */
function monthsBetween(from: bigint, to: bigint): number {
  const [[fromDays, fromTime], [toDays, toTime]] = [daysAndTime(from), daysAndTime(to)]
  const [first, last] = [dayOf(fromDays), dayOf(toDays)]
  const months = (last.year - first.year) * 12 + last.month - first.month
  return timestampOf(monthsLater(fromDays, months), fromTime) > timestampOf(toDays, toTime)
    ? months - 1
    : months
}

function difference(unit: Unit, from: bigint, to: bigint): bigint {
  if (unit.microseconds !== undefined) return (to - from) / unit.microseconds
  const months = from <= to ? monthsBetween(from, to) : -monthsBetween(to, from)
  return BigInt(Math.trunc(months / unit.months))
}

const midnight = (days: number): bigint => timestampOf(days, 0n)

export const DATE_ARITHMETIC: readonly FunctionDeclaration[] = [
  {
    name: 'DT_FLOOR',
    group: 'Date/Time',
    description:
      'The start of the unit that contains the date or timestamp: the first day for a date, the first microsecond for a timestamp. Units are year, quarter, month, week (from Monday) and day. Timestamps also take hour, minute and second.',
    overloads: overloads({
      parameters: [DATE],
      returns: 'same',
      sql: (_, unit, type, [date]) =>
        type === 'date' ? sql`cast(${truncated(unit, date!)} as date)` : truncated(unit, date!),
      ofDates: (unit) => (days: number) => floorOfDate(unit, days),
      ofTimestamps: (unit) => (timestamp: bigint) => floorOfTimestamp(unit, timestamp),
    }),
    examples: [
      { expression: 'DT_FLOOR(TO_DATE("2024-05-17"), "quarter")', result: '2024-04-01' },
      { expression: 'DT_FLOOR(TO_DATE("2024-05-17"), "week")', result: '2024-05-13' },
      { expression: 'DT_FLOOR(TO_TIMESTAMP("2024-05-17 09:30:15"), "hour")', result: '2024-05-17 09:00:00' },
    ],
  },
  {
    name: 'DT_CEILING',
    group: 'Date/Time',
    description:
      'The end of the unit that contains the date or timestamp: the last day for a date, the last microsecond for a timestamp. Units are year, quarter, month, week (to Sunday) and day. Timestamps also take hour, minute and second.',
    overloads: overloads({
      parameters: [DATE],
      returns: 'same',
      sql: ({ later }, unit, type, [date]) => {
        // One step, because the first microsecond of the year 10000 is no timestamp of the language.
        if (type === 'timestamp' && unit.microseconds !== undefined) {
          const rest = { name: unit.name, microseconds: unit.microseconds - 1n }
          return moved(later(type, truncated(unit, date!), rest, ONE), type)
        }
        const next = later(type, truncated(unit, date!), unit, ONE)
        const least = type === 'date' ? unitNamed('day') : MICROSECOND
        return moved(later(type, next, least, BEFORE), type)
      },
      ofDates: (unit) => (days: number) => dateOrNull(nextDate(unit, floorOfDate(unit, days)) - 1),
      ofTimestamps: (unit) => (timestamp: bigint) =>
        timestampOrNull(nextTimestamp(unit, floorOfTimestamp(unit, timestamp)) - 1n),
    }),
    examples: [
      { expression: 'DT_CEILING(TO_DATE("2024-02-10"), "month")', result: '2024-02-29' },
      { expression: 'DT_CEILING(TO_DATE("2024-05-17"), "week")', result: '2024-05-19' },
      {
        expression: 'DT_CEILING(TO_TIMESTAMP("2024-05-17 09:30:15"), "day")',
        result: '2024-05-17 23:59:59.999999',
      },
    ],
  },
  {
    name: 'DT_ADD',
    group: 'Date/Time',
    description:
      'Adds a number of units to the date or timestamp. A negative number subtracts. The fraction of the number is dropped. If the month has no such day, the result is its last day: one month after 31 January is the end of February. Null outside the years 1 to 9999. Units are those of DT_FLOOR.',
    overloads: overloads({
      parameters: [DATE, { name: 'number', type: 'decimal' }],
      returns: 'same',
      sql: addedSql,
      ofDates: (unit) => (days: number, amount: number) => addedToDate(unit, days, amount),
      ofTimestamps: (unit) => (timestamp: bigint, amount: number) =>
        addedToTimestamp(unit, timestamp, amount),
    }),
    examples: [
      { expression: 'DT_ADD(TO_DATE("2024-01-31"), 1, "month")', result: '2024-02-29' },
      { expression: 'DT_ADD(TO_DATE("2024-02-29"), -1, "year")', result: '2023-02-28' },
      {
        expression: 'DT_ADD(TO_TIMESTAMP("2024-01-31 23:30:00"), 45, "minute")',
        result: '2024-02-01 00:15:00',
      },
      { expression: 'DT_ADD(TO_DATE("9999-12-31"), 1, "day")', result: null },
    ],
  },
  {
    name: 'DT_DIFF',
    group: 'Date/Time',
    description:
      'The number of complete units from the first date or timestamp to the second. Negative if the second is earlier. Months are counted as DT_ADD adds them: from 31 January to 29 February of a leap year is one month. Units are those of DT_FLOOR.',
    overloads: overloads({
      parameters: [
        { name: 'from', type: 'same' },
        { name: 'to', type: 'same' },
      ],
      returns: 'integer',
      sql: ({ completeUnits }, unit, type, [from, to]) => completeUnits(type, unit, from!, to!),
      ofDates: (unit) => (from: number, to: number) => difference(unit, midnight(from), midnight(to)),
      ofTimestamps: (unit) => (from: bigint, to: bigint) => difference(unit, from, to),
    }),
    examples: [
      { expression: 'DT_DIFF(TO_DATE("1990-05-17"), TO_DATE("2024-05-16"), "year")', result: '33' },
      { expression: 'DT_DIFF(TO_DATE("2024-01-31"), TO_DATE("2024-02-29"), "month")', result: '1' },
      { expression: 'DT_DIFF(TO_DATE("2024-02-01"), TO_DATE("2024-01-01"), "day")', result: '-31' },
      {
        expression:
          'DT_DIFF(TO_TIMESTAMP("2024-01-01 23:30:00"), TO_TIMESTAMP("2024-01-02 01:00:00"), "hour")',
        result: '1',
      },
    ],
  },
]
