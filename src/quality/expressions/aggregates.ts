import type { DialectName } from '../model/warehouse/dialect.ts'
import type { AggregateMethod } from '../model/rule.ts'
import { conversion } from './conversions/index.ts'
import type { SqlDialect } from './dialects/dialect.ts'
import { DIALECTS } from './dialects/index.ts'
import { exactAggregate } from './exact/aggregates.ts'
import { type DecimalScale, decimalSum, sizesSql } from './exact/decimal-sums.ts'
import { sql, type Sql } from './sql.ts'
import type { Type } from './value.ts'

/** The type of an aggregate over values of a type. */
const typeOfAggregate = (method: AggregateMethod, type: Type): Type => {
  if (method === 'Count') return 'integer'
  return method === 'Average' ? 'decimal' : type
}

/** True if the aggregate needs the scale of its decimals. */
export const sumsDecimals = (method: AggregateMethod, type: Type): boolean =>
  (method === 'Sum' || method === 'Average') && (type === 'decimal' || type === 'exact')

/** SQL of the aggregates of which the scale of decimals is made. See DecimalSizes. */
export const decimalSizes = (
  type: Type,
  value: Sql,
  dialect: DialectName,
): Record<'greatest' | 'least', Sql> =>
  sizesSql(type === 'exact' ? DIALECTS[dialect].exact.partsOf(value).double : value)

/**
 * SQL of an aggregate, as text. Null if all values are null, except for Count.
 * @param type of the values
 * @param scale of the decimals if the aggregate sums decimals
 */
export function aggregateText(
  method: AggregateMethod,
  type: Type,
  value: Sql,
  name: DialectName,
  scale: DecimalScale | undefined,
): Sql {
  const dialect = DIALECTS[name]
  if (type === 'exact' && method !== 'Count') return exactAggregate(dialect, method, value, scale)
  return asText(typeOfAggregate(method, type), aggregate(dialect, method, value, scale), name)
}

/** Whole numbers have no scale: their sum is exact without one. */
function aggregate(
  dialect: SqlDialect,
  method: AggregateMethod,
  value: Sql,
  scale: DecimalScale | undefined,
): Sql {
  const { sumOfIntegers } = dialect
  switch (method) {
    case 'Sum':
      return scale === undefined ? sumOfIntegers(value) : decimalSum(dialect, value, scale)
    case 'Average': {
      const count = sql`count(${value})`
      return scale === undefined
        ? meanOfIntegers(dialect, sumOfIntegers(value), count)
        : decimalSum(dialect, value, scale, count)
    }
    case 'Maximum':
      return sql`max(${value})`
    case 'Minimum':
      return sql`min(${value})`
    case 'Count':
      return sql`count(${value})`
  }
}

/** The quotient without its fraction, and the fraction: the sum itself may have too many digits for a double. */
const meanOfIntegers = ({ once, exact }: SqlDialect, sum: Sql, count: Sql): Sql =>
  once(
    { sum, count },
    ({ sum, count }) =>
      sql`cast(${exact.quotient(sum, count)} as double) + cast(${sum} % ${count} as double) / ${count}`,
  )

/** SQL of a value, as text. */
export function asText(type: Type, value: Sql, dialect: DialectName): Sql {
  const form = conversion(type, 'text')?.sql[dialect]
  return form === undefined ? value : form([{ type, constant: undefined, column: undefined, sql: value }])
}
