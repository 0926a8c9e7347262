/** What the forms of functions in SQLite's SQL are made of. */
import { joined, type Sql, sql, verbatim } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import type { SqlDialect } from './dialect.ts'

/**
 * How SQLite stores values. It has neither logical values nor dates, so that those are the numbers that they are in the
 * evaluator: 1 and 0, days, microseconds.
 */
export const STORAGE_TYPES: Readonly<Record<Type, string>> = {
  text: 'text',
  integer: 'integer',
  decimal: 'real',
  logical: 'integer',
  date: 'integer',
  time: 'integer',
  timestamp: 'integer',
  null: 'text',
}

/** The driver binds every number as a double, so that one of 64 bits is bound as a text of its digits. */
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
  // What is needed more than once is written out, which doubles an expression with each level.
  maxCharacters: 64 * 1024,
  // Of a thousand levels of an expression the engine refuses to read it.
  maxNested: 400,
}

/** SQLite has an infinity where the language has null; what is no number is null there as well. */
export const finite = (number: Sql): Sql => sql`nullif(nullif(${number}, 9e999), -9e999)`

/** The least or the greatest of values that are not null; null where all are. */
export function bestOf(name: 'min' | 'max', values: readonly Sql[]): Sql {
  // Of one argument each is an aggregate, and of a null among them it gives null.
  if (values.length === 1) return joined(values, '')
  const present = values.map(
    (_, i) => sql`coalesce(${joined([...values.slice(i), ...values.slice(0, i)], ', ')})`,
  )
  return sql`${verbatim(name)}(${joined(present, ', ')})`
}

/** Bytes of a text. */
export const bytesOf = (text: Sql): Sql => sql`length(cast(${text} as blob))`

/** The least integer of 64 bits, which has no counterpart above zero. */
export const LEAST_INTEGER = verbatim("cast('-9223372036854775808' as integer)")
