import { conversion } from '../conversions/index.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { type DecimalScale, decimalSum } from './decimal-sums.ts'
import { MAX_SIZE, MAX_WHOLE_DIGITS } from './numbers.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import type { Type } from '../value.ts'
import type { AggregateMethod } from '../../model/rule.ts'

/**
 * SQL of the aggregate over exact numbers as text. Null if there is no number.
 * @param scale of the doubles if they are summed
 */
export function exactAggregate(
  dialect: SqlDialect,
  method: Exclude<AggregateMethod, 'Count'>,
  number: Sql,
  scale: DecimalScale | undefined,
): Sql {
  const { exact } = dialect
  switch (method) {
    case 'Sum':
      return sumText(dialect, number, scale!)
    case 'Average':
      return averageText(dialect, exact.partsOf(number).double, scale!)
    case 'Maximum':
      return textForm(dialect, 'exact', exact.aggregate('max', number))
    case 'Minimum':
      return textForm(dialect, 'exact', exact.aggregate('min', number))
  }
}

const averageText = (dialect: SqlDialect, double: Sql, scale: DecimalScale): Sql =>
  textForm(dialect, 'decimal', decimalSum(dialect, double, scale, sql`count(${double})`))

/** The sum of whole numbers is exact to 38 digits. The sum of other numbers is a double. */
function sumText(dialect: SqlDialect, number: Sql, scale: DecimalScale): Sql {
  const { exact, once, wholeType } = dialect
  const { double, digits } = exact.partsOf(number)
  const whole = exact.wholeSql({ double, digits })
  // Halves of whole numbers, whose sums over all rows fit in 128 bits.
  const half = sql`cast(${verbatim(`'1${'0'.repeat(MAX_WHOLE_DIGITS / 2)}'`)} as ${verbatim(wholeType)})`
  const figures = {
    total: decimalSum(dialect, double, scale),
    others: sql`count(${double}) - count(${whole})`,
    high: sql`sum(${exact.quotient(whole, half)})`,
    low: sql`sum(${whole} % ${half})`,
  }
  return once(figures, ({ total, others, high, low }) => {
    // The engine may compute a branch that it does not take, so the sum must not overflow there.
    const isExact = sql`${others} = 0 and abs(${total}) < ${verbatim(MAX_SIZE.toExponential())}`
    const sum = sql`try(case when ${isExact} then ${high} end * ${half} + ${low})`
    const text = textForm(dialect, 'exact', exact.wholeStruct(sum))
    return sql`case when ${isExact} then ${text} else ${textForm(dialect, 'decimal', total)} end`
  })
}

function textForm({ name }: SqlDialect, type: Type, value: Sql): Sql {
  const form = conversion(type, 'text')!.sql[name]!
  return form([{ type, constant: undefined, column: undefined, sql: value }])
}
