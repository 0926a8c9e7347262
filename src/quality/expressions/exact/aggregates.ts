import { conversion } from '../conversions/index.ts'
import { once } from '../dialects/once.ts'
import { ordered, partsOf, wholeSql, wholeStruct } from './duckdb.ts'
import { MAX_SIZE, MAX_WHOLE_DIGITS } from './numbers.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import type { AggregateMethod } from '../../model/rule.ts'

/** Halves of whole numbers, whose sums over all rows fit in 128 bits. */
const HALF = verbatim(`1${'0'.repeat(MAX_WHOLE_DIGITS / 2)}::hugeint`)

/** SQL of DuckDB: the aggregate over exact numbers as text. Null if there is no number. */
export function exactAggregate(method: Exclude<AggregateMethod, 'Count'>, exact: Sql): Sql {
  switch (method) {
    case 'Sum':
      return sumText(exact)
    case 'Average':
      return decimalText(sql`avg(${partsOf(exact).double})`)
    case 'Maximum':
      return exactText(sql`(max(${ordered(exact)})).v`)
    case 'Minimum':
      return exactText(sql`(min(${ordered(exact)})).v`)
  }
}

/** The sum of whole numbers is exact to 38 digits. The sum of other numbers is a double. */
function sumText(exact: Sql): Sql {
  const { double, digits } = partsOf(exact)
  const whole = wholeSql({ double, digits })
  const figures = {
    total: sql`sum(${double})`,
    others: sql`count(${double}) - count(${whole})`,
    high: sql`sum(${whole} // ${HALF})`,
    low: sql`sum(${whole} % ${HALF})`,
  }
  return once(figures, ({ total, others, high, low }) => {
    // The engine may compute a branch that it does not take, so the sum must not overflow there.
    const isExact = sql`${others} = 0 and abs(${total}) < ${verbatim(`${MAX_SIZE}`)}`
    const sum = sql`case when ${isExact} then ${high} end * ${HALF} + ${low}`
    return sql`case when ${isExact} then ${exactText(wholeStruct(sum))} else ${decimalText(total)} end`
  })
}

const exactText = (exact: Sql): Sql => textForm('exact', exact)
const decimalText = (decimal: Sql): Sql => textForm('decimal', decimal)

function textForm(type: 'exact' | 'decimal', value: Sql): Sql {
  const form = conversion(type, 'text')!.sql.duckdb!
  return form([{ type, constant: undefined, column: undefined, sql: value }])
}
