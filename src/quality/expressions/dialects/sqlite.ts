/** Building blocks of the forms of functions in SQLite's SQL. */
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import type { SqlDialect } from './dialect.ts'

/**
 * The storage of values in SQLite. SQLite has no logical values and no dates. They are stored as the numbers of the
 * evaluator: 1 and 0, days, microseconds.
 */
export const STORAGE_TYPES: Readonly<Record<Type, string>> = {
  text: 'text',
  integer: 'integer',
  decimal: 'real',
  // Never stored: see hasExactNumbers.
  exact: 'text',
  logical: 'integer',
  date: 'integer',
  time: 'integer',
  timestamp: 'integer',
  null: 'text',
}

/** The driver binds every number as a double, so a 64-bit integer is bound as the text of its digits. */
export function constantSql(type: Type, value: Value): Sql {
  if (value === null) return sql`null`
  switch (STORAGE_TYPES[type]) {
    case 'integer':
      return sql`cast(${String(Number.isInteger(value) ? value : BigInt(value))} as integer)`
    case 'real':
      return sql`cast(${value} as real)`
    default:
      return sql`${value}`
  }
}

export const SQLITE: SqlDialect = {
  name: 'sqlite',
  constant: constantSql,
  hasExactNumbers: false,
  // A part that is used several times is repeated, which doubles the SQL at each level.
  maxCharacters: 64 * 1024,
  // The engine rejects expressions with a thousand levels.
  maxNested: 400,
}

/** SQLite returns infinity for results that are null in the language. It returns null for NaN. */
export const finite = (number: Sql): Sql => sql`nullif(nullif(${number}, 9e999), -9e999)`

/** The minimum or maximum of the values that are not null. Null if all values are null. */
export function bestOf(name: 'min' | 'max', values: readonly Sql[]): Sql {
  // With one argument, min() and max() are aggregates. They return null if any argument is null.
  if (values.length === 1) return joined(values, '')
  const present = values.map(
    (_, i) => sql`coalesce(${joined([...values.slice(i), ...values.slice(0, i)], ', ')})`,
  )
  return sql`${verbatim(name)}(${joined(present, ', ')})`
}

/** The number of bytes of a text. */
export const bytesOf = (text: Sql): Sql => sql`length(cast(${text} as blob))`

/** The smallest 64-bit integer, which has no positive counterpart. */
export const LEAST_INTEGER = verbatim("cast('-9223372036854775808' as integer)")
