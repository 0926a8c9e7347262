/** Arithmetic with dates in Trino's SQL. */
import { DAY_MICROSECONDS } from '../limits.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import type { SqlDialect } from './dialect.ts'

const days = (date: Sql): Sql => sql`date_diff('day', date '1970-01-01', ${date})`
const literal = (number: bigint | number): Sql => verbatim(String(number))

export const DATES_IN_TRINO: Pick<SqlDialect, 'later' | 'completeUnits'> = {
  later: (type, date, unit, count) => {
    if (unit.months !== undefined) return sql`date_add('month', ${count} * ${literal(unit.months)}, ${date})`
    return type === 'date'
      ? sql`date_add('day', ${count} * ${literal(unit.microseconds / DAY_MICROSECONDS)}, ${date})`
      : sql`gt_timestamp_of(gt_microseconds(${date}) + ${count} * ${literal(unit.microseconds)})`
  },
  completeUnits: (type, unit, from, to) => {
    if (unit.months !== undefined) {
      const asTimestamp = (date: Sql): Sql => (type === 'date' ? sql`cast(${date} as timestamp(6))` : date)
      return sql`gt_months_from(${asTimestamp(from)}, ${asTimestamp(to)}) / ${literal(unit.months)}`
    }
    return type === 'date'
      ? sql`(${days(to)} - ${days(from)}) / ${literal(unit.microseconds / DAY_MICROSECONDS)}`
      : sql`(gt_microseconds(${to}) - gt_microseconds(${from})) / ${literal(unit.microseconds)}`
  },
}
