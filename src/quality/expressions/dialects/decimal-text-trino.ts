import { type Sql, sql, verbatim } from '../sql.ts'
import { onceInTrino as once } from './once-trino.ts'

/** The largest double. */
const GREATEST = verbatim(Number.MAX_VALUE.toExponential())

const strip = (text: Sql): Sql => sql`rtrim(rtrim(${text}, '0'), '.')`

/** showDecimal() in Trino's SQL. */
export const decimalText = (decimal: Sql): Sql =>
  once({ decimal }, ({ decimal }) => {
    const isWhole = sql`${decimal} = truncate(${decimal}) and abs(${decimal}) < 1e15`
    const rounded = sql`least(cast(format('%.14e', abs(${decimal})) as double), ${GREATEST})`
    const shown = once({ r: rounded, m: sql`format('%s', ${rounded})` }, ({ r, m }) => {
      const plain = strip(sql`cast(cast(${r} as decimal(38, 19)) as varchar)`)
      const exponent = sql`cast(split_part(${m}, 'E', 2) as bigint)`
      const scientific = sql`${strip(sql`split_part(${m}, 'E', 1)`)} || case when ${exponent} < 0 then 'e-' else 'e+' end || lpad(cast(abs(${exponent}) as varchar), greatest(2, length(cast(abs(${exponent}) as varchar))), '0')`
      return sql`case when ${r} >= 1e-4 and ${r} < 1e16 then ${plain} else ${scientific} end`
    })
    return sql`case when ${isWhole} then cast(cast(${decimal} as bigint) as varchar) when ${decimal} is not null then case when ${decimal} < 0 then '-' else '' end || ${shown} end`
  })
