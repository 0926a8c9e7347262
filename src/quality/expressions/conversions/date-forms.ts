import { isDay } from '../../values/date-times.ts'
import { daysSince1970, fullYear } from '../../values/date-seconds.ts'
import { DAY_MICROSECONDS, isDate, isTimestamp } from '../limits.ts'
import type { DateOrder } from '../../model/profile.ts'

/*
 * The forms of dates and times that `classify()` recognizes. The evaluator and the engine use the same patterns. The
 * patterns do not use `?`, which marks a binding in the text of a query. So `{0,1}` marks optional parts, and all
 * groups are capturing.
 */
const DATE = '([0-9]{4}|[0-9]{1,2})([-/. ])([0-9]{1,2}|[A-Za-z]{3})([-/. ])([0-9]{4}|[0-9]{1,2})'
const TIME = '([0-9]{1,2}):([0-9]{2})(:([0-9]{2})([.]([0-9]{1,9})){0,1}){0,1}( {0,1}([AaPp])[Mm]){0,1}'
const ZONE = '( {0,1}([Zz]|[Uu][Tt][Cc]|[Gg][Mm][Tt]|([+-])([0-9]{2})(:{0,1}([0-9]{2})){0,1})){0,1}'

const DATE_GROUPS = ['a', 'parting', 'b', 'parting2', 'c']
const TIME_GROUPS = ['hour', 'minute', 'x1', 'second', 'x2', 'fraction', 'x3', 'half']
const ZONE_GROUPS = ['x4', 'x5', 'sign', 'zonehour', 'x6', 'zoneminute']

/** A pattern and the names of its groups in order. */
export interface Form {
  readonly pattern: string
  readonly groups: readonly string[]
}

export const DATE_FORM: Form = { pattern: `^ *${DATE} *$`, groups: DATE_GROUPS }
export const TIME_FORM: Form = { pattern: `^ *${TIME} *$`, groups: TIME_GROUPS }
/** Also matches a date without a time. */
export const TIMESTAMP_FORM: Form = {
  pattern: `^ *${DATE}([Tt ]${TIME}${ZONE}){0,1} *$`,
  groups: [...DATE_GROUPS, 'x0', ...TIME_GROUPS, ...ZONE_GROUPS],
}

export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const DATE_EXPRESSION = new RegExp(DATE_FORM.pattern)
const TIME_EXPRESSION = new RegExp(TIME_FORM.pattern)
const TIMESTAMP_EXPRESSION = new RegExp(TIMESTAMP_FORM.pattern)

/**
 * Days since 1970-01-01 of a date in any of the forms. Null for any other text.
 * @param order which number is the day if both can be; without it, the month comes first in dates with slashes
 */
export function readDate(text: string, order: DateOrder | undefined): number | null {
  const groups = DATE_EXPRESSION.exec(text)
  return groups && dateOf(groups, order)
}

/** Microseconds since midnight of a time in any of the forms, truncated. Null for any other text. */
export function readTime(text: string): bigint | null {
  const groups = TIME_EXPRESSION.exec(text)
  return groups && timeOf(groups, 1)
}

/** Microseconds since 1970-01-01 00:00:00 UTC of a timestamp or of a date at midnight. Null for any other text. */
export function readTimestamp(text: string, order: DateOrder | undefined): bigint | null {
  const groups = TIMESTAMP_EXPRESSION.exec(text)
  const days = groups && dateOf(groups, order)
  if (days === null) return null
  const midnight = BigInt(days) * DAY_MICROSECONDS
  if (groups![6] === undefined) return midnight
  const time = timeOf(groups!, 7)
  const offset = offsetOf(groups!, 17)
  if (time === null || offset === null) return null
  const timestamp = midnight + time - offset
  return isTimestamp(timestamp) ? timestamp : null
}

function dateOf(groups: RegExpExecArray, order: DateOrder | undefined): number | null {
  const [, a, parting, b, parting2, c] = groups as unknown as [string, string, string, string, string, string]
  if (parting !== parting2) return null
  if (a.length === 4) {
    return parting !== ' ' && c.length <= 2 ? daysOf(Number(a), Number(b), Number(c)) : null
  }
  const year = c.length === 4 ? Number(c) : c.length === 2 ? fullYear(Number(c)) : 0
  if (b > '9') {
    return parting === '-' || parting === ' '
      ? daysOf(year, MONTHS.indexOf(b.toLowerCase()) + 1, Number(a))
      : null
  }
  if (parting === ' ' || (c.length === 2 && parting !== '/')) return null
  if (parting === '.') return daysOf(year, Number(b), Number(a))
  const isDayFirst = order === undefined ? parting === '-' : order === 'day first'
  const [dayFirst, monthFirst] = [
    () => daysOf(year, Number(b), Number(a)),
    () => daysOf(year, Number(a), Number(b)),
  ]
  return isDayFirst ? (dayFirst() ?? monthFirst()) : (monthFirst() ?? dayFirst())
}

function daysOf(year: number, month: number, day: number): number | null {
  if (!isDay(year, month, day)) return null
  const days = daysSince1970(year, month, day)
  return isDate(days) ? days : null
}

/** `from` is the index of the group of the hour. */
function timeOf(groups: RegExpExecArray, from: number): bigint | null {
  const half = groups[from + 7]?.toLowerCase()
  const [hour, minute] = [Number(groups[from]), Number(groups[from + 1])]
  const second = Number(groups[from + 3] ?? 0)
  if (minute > 59 || second > 59 || hour > 23 || (half !== undefined && (hour < 1 || hour > 12))) return null
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)
  const micros = Number((groups[from + 5] ?? '').slice(0, 6).padEnd(6, '0'))
  return BigInt(((hours * 60 + minute) * 60 + second) * 1_000_000 + micros)
}

/** `from` is the index of the group of the sign. */
function offsetOf(groups: RegExpExecArray, from: number): bigint | null {
  const sign = groups[from]
  if (sign === undefined) return 0n
  const [hours, minutes] = [Number(groups[from + 1]), Number(groups[from + 3] ?? 0)]
  if (hours > 23 || minutes > 59) return null
  return BigInt((sign === '-' ? -60 : 60) * (hours * 60 + minutes)) * 1_000_000n
}
