import { literal } from '../../../lib/sql-quotes.ts'
import { expandPatternSql } from '../../values/trino/expand-pattern.ts'
import type { EngineSql } from '../sql/engine-sql.ts'
import { COLUMN_TYPES } from './column-types.ts'
import { digestOfTexts } from './text-digest.ts'

/** The characters of Unicode's category Zs. The engine's own `trim` also removes line ends, and keeps U+00A0. */
const SPACES =
  ' \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000'

/** Digits of a whole number of 64 bits. The product of two such decimals has 38 digits, the most of the engine. */
const FACTOR = 'decimal(19, 0)'

export const TRINO_SQL: EngineSql = {
  types: COLUMN_TYPES,
  quotient: (number, divisor) => `(${number}) / (${divisor})`,
  largeProduct: (number, other) => `CAST(${number} AS ${FACTOR}) * CAST(${other} AS ${FACTOR})`,
  keptOnce: '',
  longPattern: expandPatternSql,
  matches: (text, pattern) => `regexp_like(${text}, ${literal(pattern)})`,
  trimmed: (text) => `trim(BOTH ${literal(SPACES)} FROM ${text})`,
  atLeast: (value, number) => `min_by(${value}, ${number})`,
  digestOfTexts,
  columnsAsRows: (table, columns, condition) => {
    const ids = columns.map(([attribute]) => attribute)
    const names = columns.map(([, column]) => column)
    return (
      `SELECT cells.attribute, cells.value FROM ${table} ` +
      `CROSS JOIN UNNEST(ARRAY[${ids.join(', ')}], ARRAY[${names.join(', ')}]) AS cells(attribute, value) ` +
      `WHERE ${condition}`
    )
  },
}
