import type { DialectName } from '../model/warehouse/dialect.ts'
import type { AggregateMethod } from '../model/rule.ts'
import { conversion } from './conversions/index.ts'
import { DIALECTS } from './dialects/index.ts'
import { exactAggregate } from './exact/aggregates.ts'
import { sql, type Sql } from './sql.ts'
import type { Type } from './value.ts'

const AGGREGATES: Readonly<Record<AggregateMethod, (value: Sql) => Sql>> = {
  Sum: (value) => sql`sum(${value})`,
  Average: (value) => sql`avg(${value})`,
  Maximum: (value) => sql`max(${value})`,
  Minimum: (value) => sql`min(${value})`,
  Count: (value) => sql`count(${value})`,
}

/** The type of an aggregate over values of a type. */
const typeOfAggregate = (method: AggregateMethod, type: Type): Type => {
  if (method === 'Count') return 'integer'
  return method === 'Average' ? 'decimal' : type
}

/**
 * SQL of an aggregate, as text. Null if all values are null, except for Count.
 * @param type of the values
 */
export function aggregateText(method: AggregateMethod, type: Type, value: Sql, dialect: DialectName): Sql {
  if (type === 'exact' && method !== 'Count') return exactAggregate(DIALECTS[dialect], method, value)
  return asText(typeOfAggregate(method, type), AGGREGATES[method](value), dialect)
}

/** SQL of a value, as text. */
export function asText(type: Type, value: Sql, dialect: DialectName): Sql {
  const form = conversion(type, 'text')?.sql[dialect]
  return form === undefined ? value : form([{ type, constant: undefined, column: undefined, sql: value }])
}
