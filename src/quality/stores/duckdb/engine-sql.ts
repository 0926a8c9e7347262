import { literal } from '../../../lib/sql-quotes.ts'
import { expandPatternSql } from '../../values/duckdb/expand-pattern.ts'
import type { EngineSql } from '../sql/engine-sql.ts'
import { COLUMN_TYPES } from './column-types.ts'

/** A row for each entry. */
const unnest = (entries: readonly (string | number)[]): string => `unnest([${entries.join(', ')}])`

export const DUCKDB_SQL: EngineSql = {
  types: COLUMN_TYPES,
  quotient: (number, divisor) => `(${number}) // (${divisor})`,
  largeProduct: (number, other) => `CAST(${number} AS HUGEINT) * ${other}`,
  keptOnce: 'MATERIALIZED',
  longPattern: expandPatternSql,
  matches: (text, pattern) => `regexp_matches(${text}, ${literal(pattern)})`,
  trimmed: (text) => `trim(${text})`,
  atLeast: (value, number) => `arg_min(${value}, ${number})`,
  // Each value has its length before it and null has none, so that different rows have different texts.
  digestOfTexts: (texts) =>
    `md5_number(concat(${texts.map((text) => `strlen(${text}), ':', ${text}`).join(', ')}))`,
  quickDigestOfTexts: (texts) => `hash(${texts.join(', ')})`,
  columnsAsRows: (table, columns, condition) =>
    `SELECT ${unnest(columns.map(([attribute]) => attribute))} AS attribute, ` +
    `${unnest(columns.map(([, column]) => column))} AS value FROM ${table} WHERE ${condition}`,
}
