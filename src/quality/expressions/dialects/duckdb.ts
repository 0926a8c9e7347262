/** Building blocks of the forms of functions in DuckDB's SQL. */
import { exactSql } from '../exact/duckdb.ts'
import { type Exact, toDouble } from '../exact/numbers.ts'
import { showValue } from '../show-value.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import type { SqlDialect } from './dialect.ts'
import { once } from './once.ts'

/** The names of the types. */
export const DUCKDB_TYPES: Readonly<Record<Type, string>> = {
  text: 'varchar',
  integer: 'bigint',
  decimal: 'double',
  exact: 'struct(d double, t varchar)',
  logical: 'boolean',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
  null: 'varchar',
}

/** A value as bindings with an explicit type. Without it, the type that the engine infers depends on the value. */
export function constantSql(type: Type, value: Value): Sql {
  if (type === 'exact' && value !== null) return exactConstant(value as Exact)
  const bound = value === null || !HAS_TEXT.has(type) ? value : showValue(value, type)
  return sql`cast(${bound} as ${verbatim(DUCKDB_TYPES[type])})`
}

function exactConstant(value: Exact): Sql {
  const double = constantSql('decimal', toDouble(value))
  const digits = typeof value === 'number' ? undefined : constantSql('text', String(value))
  return exactSql({ double, digits })
}

const HAS_TEXT: ReadonlySet<Type> = new Set(['date', 'time', 'timestamp'])

export const DUCKDB: SqlDialect = {
  name: 'duckdb',
  constant: constantSql,
  // The engine needs seconds to plan longer SQL.
  maxCharacters: 256 * 1024,
  // The engine rejects about 700 nested brackets and needs a second to plan that many.
  maxNested: 400,
}

/** The value if it meets the condition, otherwise null. The value is written once. */
export const onlyIf = (value: Sql, condition: (value: Sql) => Sql): Sql =>
  sql`list_filter([${value}], lambda part: ${condition(verbatim('part'))})[1]`

/** The concatenation of the texts of a list. The engine's function duplicates its argument, like `nullif`. */
export const textOf = (texts: Sql): Sql => once({ texts }, ({ texts }) => sql`array_to_string(${texts}, '')`)
