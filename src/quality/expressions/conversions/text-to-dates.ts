import { overload, type Overload, type SqlArgument } from '../declaration.ts'
import { isTimestampSql } from '../limits.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import { onlyIf } from '../dialects/once.ts'
import type { Type } from '../value.ts'
import {
  DATE_FORM,
  type Form,
  MONTHS,
  readDate,
  readTime,
  readTimestamp,
  TIME_FORM,
  TIMESTAMP_FORM,
} from './date-forms.ts'
import { always } from '../memory.ts'
import type { DateOrder } from '../../model/profile.ts'

/** Applies `body` to the groups of a pattern, `part.a` and so on. A group that did not take part is an empty string. */
const parsed = (text: Sql, { pattern, groups }: Form, body: string): Sql => {
  const names = groups.map((group) => `'${group}'`).join(', ')
  return sql`list_transform([regexp_extract(${text}, ${verbatim(`'${pattern}', [${names}]`)})], lambda part: ${verbatim(body)})[1]`
}

const iso = (year: string, month: string, day: string): string =>
  `try_cast(nullif(${year}, '0000') || '-' || ${month} || '-' || ${day} as date)`

const YEAR = "lpad(part.c, 4, case when part.c < '69' then '20' else '19' end)"
const MONTH = `list_position([${MONTHS.map((month) => `'${month}'`).join(', ')}], lower(part.b))`
const DAY_FIRST = iso(YEAR, 'part.b', 'part.a')
const MONTH_FIRST = iso(YEAR, 'part.a', 'part.b')

/** The date in the groups of DATE_FORM. */
const dateOf = (order: DateOrder | undefined): string => {
  const [dayFirst, monthFirst] = [
    `coalesce(${DAY_FIRST}, ${MONTH_FIRST})`,
    `coalesce(${MONTH_FIRST}, ${DAY_FIRST})`,
  ]
  const either =
    order === undefined
      ? `case part.parting when '-' then ${dayFirst} else ${monthFirst} end`
      : order === 'day first'
        ? dayFirst
        : monthFirst
  return [
    'case when part.parting <> part.parting2 then null',
    `when length(part.a) = 4 then case when part.parting <> ' ' and length(part.c) <= 2 then ${iso('part.a', 'part.b', 'part.c')} end`,
    'when length(part.c) = 1 then null',
    `when part.b > '9' then case when part.parting in ('-', ' ') then ${iso(YEAR, MONTH, 'part.a')} end`,
    "when part.parting = ' ' or (length(part.c) = 2 and part.parting <> '/') then null",
    `when part.parting = '.' then ${DAY_FIRST} else ${either} end`,
  ].join(' ')
}

/** 0 if the group did not take part. */
const number = (group: string): string => `cast('0' || part.${group} as bigint)`

/** Microseconds since midnight of the time in the groups of TIME_FORM. */
const TIME_MICROSECONDS = (() => {
  const hour = number('hour')
  const hours = `case part.half when '' then ${hour} when 'a' then ${hour} % 12 when 'A' then ${hour} % 12 else ${hour} % 12 + 12 end`
  const isTime = [
    "part.hour <> ''",
    `${number('minute')} <= 59`,
    `${number('second')} <= 59`,
    `case part.half when '' then ${hour} <= 23 else ${hour} between 1 and 12 end`,
  ].join(' and ')
  const seconds = `((${hours}) * 60 + ${number('minute')}) * 60 + ${number('second')}`
  return `case when ${isTime} then (${seconds}) * 1000000 + cast(rpad(left(part.fraction, 6), 6, '0') as bigint) end`
})()

/** The offset of the time zone, positive to the east. */
const OFFSET_MICROSECONDS = (() => {
  const [hours, minutes] = [number('zonehour'), number('zoneminute')]
  const seconds = `case part.sign when '' then 0 when '-' then -60 else 60 end * (${hours} * 60 + ${minutes})`
  return `case when ${hours} <= 23 and ${minutes} <= 59 then ${seconds} * 1000000 end`
})()

const timestampOf = (order: DateOrder | undefined): string =>
  `epoch_us(cast(${dateOf(order)} as timestamp)) + case part.hour when '' then 0 else ${TIME_MICROSECONDS} - ${OFFSET_MICROSECONDS} end`

const orderOf = ({ column }: SqlArgument): DateOrder | undefined => column?.raw?.dateOrder

/** The date of a text in DuckDB's SQL, for texts of columns that are not clean. */
export const anyDate = (text: SqlArgument): Sql => parsed(text.sql, DATE_FORM, dateOf(orderOf(text)))

/** The timestamp of such a text. */
export const anyTimestamp = (text: SqlArgument): Sql => {
  const microseconds = parsed(text.sql, TIMESTAMP_FORM, timestampOf(orderOf(text)))
  return sql`make_timestamp(${onlyIf(microseconds, isTimestampSql)})`
}

/** The time of such a text. */
export const anyTime = (text: SqlArgument): Sql =>
  sql`cast(make_timestamp(${parsed(text.sql, TIME_FORM, TIME_MICROSECONDS)}) as time)`

/** The order of a date for the routines of Trino. */
const orderCode = (text: SqlArgument): Sql => {
  const order = orderOf(text)
  return verbatim(order === undefined ? '0' : order === 'day first' ? '1' : '2')
}

/** The forms of a text in Trino's SQL. Its routines read the most frequent form first. */
export const DATES_IN_TRINO = {
  date: (text: SqlArgument): Sql => sql`gt_date(${text.sql}, ${orderCode(text)})`,
  time: ({ sql: text }: SqlArgument): Sql => sql`gt_time(${text})`,
  timestamp: (text: SqlArgument): Sql => sql`gt_timestamp(${text.sql}, ${orderCode(text)})`,
}

/** Bytes of the groups of a pattern and of the values computed from them. */
const GROUPS_BYTES = 2000

const isClean = ({ column }: SqlArgument, ...types: readonly Type[]): boolean =>
  column?.raw?.isClean === true && types.includes(column.type)

/*
 * In a clean column, the engine's own cast reads ISO dates, which are the most frequent. It reads 1/2/24 as a day of
 * the year 1, so dates that seem to be of the first century are read by the pattern.
 */
export const textToDate: Overload = overload({
  parameters: [{ name: 'text', type: 'text' }],
  returns: 'date',
  reads: 'a date',
  makes: always(GROUPS_BYTES),
  sql: {
    duckdb: ([text]) => {
      if (!isClean(text, 'date')) return anyDate(text)
      const quick = sql`try_cast(${text.sql} as date)`
      return sql`case when ${quick} >= date '0100-01-01' then ${quick} else ${anyDate(text)} end`
    },
    trino: ([text]) => DATES_IN_TRINO.date(text),
  },
  evaluator: ([text]) => {
    const order = text.column?.raw?.dateOrder
    return (value: string) => readDate(value, order)
  },
})

export const textToTimestamp: Overload = overload({
  parameters: [{ name: 'text', type: 'text' }],
  returns: 'timestamp',
  reads: 'a date with a time',
  makes: always(GROUPS_BYTES),
  sql: {
    duckdb: ([text]) => {
      if (!isClean(text, 'date', 'timestamp')) return anyTimestamp(text)
      const quick = sql`try_cast(${text.sql} as timestamp)`
      // The engine ignores a time zone. A text of this length has no zone, except for 2024-1-3 9:30:00+01.
      const isShort = sql`(strlen(${text.sql}) < 19 or (strlen(${text.sql}) = 19 and substr(${text.sql}, 17, 1) = ':'))`
      const isPlain = sql`${isShort} and ${quick} >= timestamp '0100-01-01'`
      return sql`case when ${isPlain} then ${quick} else ${anyTimestamp(text)} end`
    },
    trino: ([text]) => DATES_IN_TRINO.timestamp(text),
  },
  evaluator: ([text]) => {
    const order = text.column?.raw?.dateOrder
    return (value: string) => readTimestamp(value, order)
  },
})

export const textToTime: Overload = overload({
  parameters: [{ name: 'text', type: 'text' }],
  returns: 'time',
  reads: 'a time',
  makes: always(GROUPS_BYTES),
  sql: {
    duckdb: ([text]) => {
      if (!isClean(text, 'time')) return anyTime(text)
      return sql`coalesce(try_cast(${text.sql} as time), ${anyTime(text)})`
    },
    trino: ([text]) => DATES_IN_TRINO.time(text),
  },
  evaluator: () => readTime,
})
