import { type Sql, sql, verbatim } from '../sql.ts'
import { once } from './once.ts'

/** The largest double. */
const GREATEST = verbatim(`cast('${Number.MAX_VALUE}' as double)`)

/** The text of a double in DuckDB's SQL. See showDecimal(). */
export const decimalText = (decimal: Sql): Sql =>
  once({ decimal }, ({ decimal }) => {
    const digits = sql`cast(format('{:.14e}', ${decimal}) as double)`
    const rounded = sql`greatest(least(${digits}, ${GREATEST}), -${GREATEST})`
    const isWhole = sql`${decimal} = trunc(${decimal}) and abs(${decimal}) < 1e15`
    return sql`case when ${isWhole} then cast(try_cast(${decimal} as bigint) as varchar) when ${decimal} is not null then regexp_replace(cast(${rounded} as varchar), '[.]0$', '') end`
  })
