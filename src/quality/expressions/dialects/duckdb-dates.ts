/** Arithmetic with dates in DuckDB's SQL. */
import { type Sql, sql, verbatim } from '../sql.ts'
import type { Unit } from '../units.ts'
import type { SqlDialect } from './dialect.ts'

const step = (unit: Unit, count: Sql): Sql =>
  unit.months === undefined
    ? sql`to_microseconds(${count} * ${verbatim(String(unit.microseconds))})`
    : sql`to_months(cast(${count} * ${verbatim(String(unit.months))} as integer))`

export const DATES_IN_DUCKDB: Pick<SqlDialect, 'later' | 'completeUnits'> = {
  later: (type, date, unit, count) => {
    const moved = sql`(${date} + ${step(unit, count)})`
    return type === 'date' ? sql`cast(${moved} as date)` : moved
  },
  completeUnits: (_, { name }, from, to) => sql`date_sub(${verbatim(`'${name}'`)}, ${from}, ${to})`,
}
