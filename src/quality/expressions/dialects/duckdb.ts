/** Building blocks of the forms of functions in DuckDB's SQL. */
import { showValue } from '../show-value.ts'
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import type { SqlDialect } from './dialect.ts'

/** The names of the types. */
export const DUCKDB_TYPES: Readonly<Record<Type, string>> = {
  text: 'varchar',
  integer: 'bigint',
  decimal: 'double',
  logical: 'boolean',
  date: 'date',
  time: 'time',
  timestamp: 'timestamp',
  null: 'varchar',
}

/** A value as bindings with an explicit type. Without it, the type that the engine infers depends on the value. */
export function constantSql(type: Type, value: Value): Sql {
  const bound = value === null || !HAS_TEXT.has(type) ? value : showValue(value, type)
  return sql`cast(${bound} as ${verbatim(DUCKDB_TYPES[type])})`
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

/** Repeating parts this short, with this few bytes of texts, is cheaper than naming them. */
const SHORT = 64
const LITTLE = 1000

/**
 * SQL that uses its parts several times. Long parts are named and computed once, so that nested expressions do not
 * double at each level. The engine duplicates the arguments of functions that are macros (`nullif`,
 * `array_to_string`). `body` must not contain other SQL with columns, nor a subquery.
 */
export function once<Name extends string>(
  parts: Readonly<Record<Name, Sql>>,
  body: (parts: Readonly<Record<Name, Sql>>) => Sql,
): Sql {
  const names = Object.keys(parts) as Name[]
  const isLittle = ({ text, made = 0 }: Sql): boolean => text.length <= SHORT && made <= LITTLE
  if (names.every((name) => isLittle(parts[name]))) return body(parts)
  const fields = joined(
    names.map((name) => sql`${verbatim(`"${name}"`)}: ${parts[name]}`),
    ', ',
  )
  const named = Object.fromEntries(names.map((name) => [name, verbatim(`part."${name}"`)])) as Record<
    Name,
    Sql
  >
  return sql`list_transform([{${fields}}], lambda part: ${body(named)})[1]`
}

/** The value if it meets the condition, otherwise null. The value is written once. */
export const onlyIf = (value: Sql, condition: (value: Sql) => Sql): Sql =>
  sql`list_filter([${value}], lambda part: ${condition(verbatim('part'))})[1]`

/** The concatenation of the texts of a list. The engine's function duplicates its argument, like `nullif`. */
export const textOf = (texts: Sql): Sql => once({ texts }, ({ texts }) => sql`array_to_string(${texts}, '')`)
