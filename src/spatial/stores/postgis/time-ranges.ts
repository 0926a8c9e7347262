import type { Value } from '../../model/collection-store.ts'
import { bound, sql, type Sql } from '../shared/filters/sql.ts'
import type { InstantSql } from '../shared/filters/periods.ts'
import type { KindName } from './column-kinds.ts'

const DAY = 86_400_000
const DATE = /^\d{4}-\d\d-\d\d$/
const TIMESTAMP = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z$/

/** The days on which the years with four digits begin and end. PostgreSQL has no year 0. */
const [FIRST, LAST] = ['0001-01-01', '9999-12-31']
const [FIRST_MS, LAST_MS] = [Date.parse(FIRST), Date.parse(LAST) + DAY - 1]

/**
 * The first and the last millisecond of a date or a timestamp; undefined if it is no time, such as `infinity`. Further
 * decimals are cut off, as in the literals of filters.
 */
export function rangeOf(kind: KindName | undefined, text: Value): readonly [number, number] | undefined {
  if (typeof text !== 'string') return undefined
  if (kind === 'date') {
    const from = DATE.test(text) ? Date.parse(text) : NaN
    return Number.isNaN(from) ? undefined : [from, from + DAY - 1]
  }
  const [, seconds = '', decimals = ''] = TIMESTAMP.exec(text) ?? []
  const instant = Date.parse(`${seconds}Z`) + Number(`${decimals}000`.slice(0, 3))
  return Number.isNaN(instant) ? undefined : [instant, instant]
}

const LIMITS: Readonly<Partial<Record<KindName, readonly [first: string, next: string]>>> = {
  date: [`cast('${FIRST}' as date)`, `cast('10000-01-01' as date)`],
  timestamp: [`cast('${FIRST}' as timestamp)`, `cast('10000-01-01' as timestamp)`],
  timestamptz: [`cast('${FIRST}' as timestamptz)`, `cast('10000-01-01' as timestamptz)`],
}

/** True for values of a column that are no times: null, infinity, and years that have not four digits. */
export function isNoTime(kind: KindName, column: number): Sql {
  const [first, next] = LIMITS[kind] ?? ['', '']
  return sql`({${String(column)}} is null or {${String(column)}} < ${first} or {${String(column)}} >= ${next})`
}

/** The milliseconds of a column of times; null if a value is no time. */
export function instantOf(kind: KindName, column: number): InstantSql {
  const term = sql`floor(extract(epoch from {${String(column)}}) * 1000)`
  const from = sql`case when not ${isNoTime(kind, column)} then ${term} end`
  return { from, to: kind === 'date' ? sql`(${from} + ${String(DAY - 1)})` : from }
}

/**
 * Conditions on a column that an index over it answers: true for every time that ends at or after `from` and starts at or
 * before `to`, and false for other times. Infinite values satisfy them, too.
 *
 * @param from @param to milliseconds since 1970 UTC; infinite if open
 */
export function withinTimes(kind: KindName, column: number, from: number, to: number): Sql[] {
  if (from > LAST_MS || to < FIRST_MS) return [{ sql: 'false', values: [] }]
  const name = `{${column}}`
  const value = (time: number): Sql => {
    const text = new Date(time).toISOString()
    return sql`cast(${bound(kind === 'date' ? text.slice(0, 10) : text)} as ${kind})`
  }
  // The next millisecond, because a timestamp has microseconds.
  const isUntil = (): Sql =>
    kind === 'date' ? sql`${name} <= ${value(to)}` : sql`${name} < ${value(to + 1)}`
  return [...(from > FIRST_MS ? [sql`${name} >= ${value(from)}`] : []), ...(to < LAST_MS ? [isUntil()] : [])]
}
