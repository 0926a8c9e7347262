import { literal } from '../../../lib/sql-quotes.ts'
import { areSame } from '../../values/duckdb/are-same.ts'
import { expandPatternSql } from '../../values/duckdb/expand-pattern.ts'
import type { EngineSql, JsonMember } from '../sql/engine-sql.ts'
import { COLUMN_TYPES } from './column-types.ts'

/** The type of a member in the structure of `from_json`. */
const jsonType = (type: JsonMember): string =>
  type === 'texts' ? `["${COLUMN_TYPES.text}"]` : `"${COLUMN_TYPES[type]}"`

/** Bits of the engine's 64-bit hash that a double cannot hold. */
const DROPPED_BITS = 11

/** A row for each entry. */
const unnest = (entries: readonly (string | number)[]): string => `unnest([${entries.join(', ')}])`

export const DUCKDB_SQL: EngineSql = {
  isCluster: false,
  types: COLUMN_TYPES,
  quotient: (number, divisor) => `(${number}) // (${divisor})`,
  storedDouble: (column) => column,
  largeSum: (number) => `sum(${number})`,
  keptOnce: 'MATERIALIZED',
  computedAnew: 'NOT MATERIALIZED',
  withoutMatch: (relation, other, condition) => `${relation} ANTI JOIN ${other} ON ${condition}`,
  pairsByKey: (relation) => `${relation} AS l JOIN ${relation} AS r ON l.key = r.key`,
  areSame,
  numbersIn: (text) => `(SELECT unnest(CAST(string_split(${text}, ' ') AS BIGINT[])) AS number)`,
  textsIn: (json) => `from_json(${json}, '["VARCHAR"]')`,
  objectsIn: (json, members) => {
    const names = Object.keys(members)
    const types = names.map((name) => `"${name}":${jsonType(members[name]!)}`)
    const columns = names.map((name) => `e.${name}`)
    return `(SELECT ${columns.join(', ')} FROM (SELECT unnest(from_json(${json}, '[{${types.join(',')}}]')) AS e))`
  },
  hash: (texts) => `hash(${texts.join(', ')})`,
  shortHash: (text, salt) =>
    `CASE WHEN ${text} IS NOT NULL THEN (hash(${text}, ${salt}) >> ${DROPPED_BITS})::DOUBLE END`,
  longPattern: expandPatternSql,
  largeProduct: (number, other) => `CAST(${number} AS HUGEINT) * ${other}`,
  matches: (text, pattern) => `regexp_matches(${text}, ${literal(pattern)})`,
  trimmed: (text) => `trim(${text})`,
  atLeast: (value, number) => `arg_min(${value}, ${number})`,
  // Each value has its length before it and null has none, so that different rows have different texts.
  digestOfTexts: (texts) => ({
    from: '?? AS r',
    digest: `md5_number(concat(${texts.map((text) => `strlen(${text}), ':', ${text}`).join(', ')}))`,
  }),
  quickDigestOfTexts: (texts) => `hash(${texts.join(', ')})`,
  columnsAsRows: (table, columns, condition) =>
    `SELECT ${unnest(columns.map(([attribute]) => attribute))} AS attribute, ` +
    `${unnest(columns.map(([, column]) => column))} AS value FROM ${table} WHERE ${condition}`,
}
