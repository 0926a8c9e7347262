/** What the forms of functions in SQLite's SQL are made of. */
import { type Sql, sql } from '../sql.ts'
import type { Type, Value } from '../value.ts'
import type { SqlDialect } from './dialect.ts'

/**
 * How SQLite stores values. It has neither logical values nor dates, so that those are the numbers that they are in the
 * evaluator: 1 and 0, days, microseconds.
 */
export const SQLITE_TYPES: Readonly<Record<Type, string>> = {
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
  switch (SQLITE_TYPES[type]) {
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
  maxCharacters: 256 * 1024,
  // Of a thousand levels of an expression the engine refuses to read it.
  maxNested: 400,
}

/** SQLite has an infinity where the language has null; what is no number is null there as well. */
export const finite = (number: Sql): Sql => sql`nullif(nullif(${number}, 9e999), -9e999)`
