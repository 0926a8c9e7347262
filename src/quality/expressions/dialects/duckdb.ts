/** What the forms of functions in DuckDB's SQL are made of. */
import { showValue } from '../show-value.ts'
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import type { SqlDialect } from './dialect.ts'

/** The types' names. */
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

/** A value as bindings, whose type the text says: the engine's guess of it depends on the value. */
export function constantSql(type: Type, value: Value): Sql {
  const bound = value === null || !HAS_TEXT.has(type) ? value : showValue(value, type)
  return sql`cast(${bound} as ${verbatim(DUCKDB_TYPES[type])})`
}

const HAS_TEXT: ReadonlySet<Type> = new Set(['date', 'time', 'timestamp'])

export const DUCKDB: SqlDialect = {
  name: 'duckdb',
  constant: constantSql,
  // A longer one would take the engine seconds to plan.
  maxCharacters: 256 * 1024,
  // Of some 700 brackets within one another the engine refuses to read it, and those take it a second to plan.
  maxNested: 400,
}

/** Parts so short, and of so few bytes made, that writing them out again costs less than a name. */
const SHORT = 64
const LITTLE = 1000

/**
 * SQL that needs its parts more than once. Long parts are named, so that an expression within expressions does not
 * double with each level, and computed once. The engine doubles arguments itself where a function is a macro of it
 * (`nullif`, `array_to_string`). `body` may hold nothing else that holds columns, nor a subquery.
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

/** The value where it meets the condition, else null: written once, however long it is. */
export const onlyIf = (value: Sql, condition: (value: Sql) => Sql): Sql =>
  sql`list_filter([${value}], lambda part: ${condition(verbatim('part'))})[1]`

/** The texts of a list in one. The engine's function for it doubles its argument, as `nullif` does. */
export const textOf = (texts: Sql): Sql => once({ texts }, ({ texts }) => sql`array_to_string(${texts}, '')`)
