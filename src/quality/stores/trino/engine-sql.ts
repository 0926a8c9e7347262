import { literal } from '../../../lib/sql-quotes.ts'
import { areSame } from '../../values/trino/are-same.ts'
import { expandPatternSql } from '../../values/trino/expand-pattern.ts'
import type { EngineSql, JsonMember } from '../sql/engine-sql.ts'
import { COLUMN_TYPES } from './column-types.ts'
import { digestOfTexts } from './text-digest.ts'

/** The characters of Unicode's category Zs. The engine's own `trim` also removes line ends, and keeps U+00A0. */
const SPACES =
  ' \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000'

/** Digits of a whole number of 64 bits. The product of two such decimals has 38 digits, the most of the engine. */
const FACTOR = 'decimal(19, 0)'

const jsonType = (type: JsonMember): string =>
  type === 'texts' ? `array(${COLUMN_TYPES.text})` : COLUMN_TYPES[type]

/** 64 bits of a string of bytes, with a sign. */
const bitsOf = (bytes: string): string => `from_big_endian_64(xxhash64(${bytes}))`

const MAX_BIGINT = 2n ** 63n - 1n

/** Bits of the 64-bit hash that a double cannot hold. */
const DROPPED_BITS = 11

export const TRINO_SQL: EngineSql = {
  isCluster: true,
  // A query has at most 150 stages. Each table that is read takes one, and each aggregation and join.
  // A statement has at most 1,000,000 characters.
  limits: { tables: 32, numbers: 50_000, characters: 900_000 },
  types: COLUMN_TYPES,
  quotient: (number, divisor) => `(${number}) / (${divisor})`,
  // The engine compares no statistics of files with a computed value.
  storedDouble: (column) => `(${column} + DOUBLE '0')`,
  // The engine's own sum of whole numbers has 64 bits, and fails beyond.
  largeSum: (number) => `sum(CAST(${number} AS ${COLUMN_TYPES['large integer']}))`,
  keptOnce: '',
  computedAnew: '',
  withoutMatch: (relation, other, condition) =>
    `${relation} WHERE NOT EXISTS (SELECT 1 FROM ${other} WHERE ${condition})`,
  // A relation is computed for each use of its name.
  pairsByKey: (relation) =>
    `(SELECT array_agg(CAST(ROW(code, held) AS ROW(code integer, held bigint))) AS entries FROM ${relation} GROUP BY key)
    CROSS JOIN UNNEST(entries) AS l(code, held) CROSS JOIN UNNEST(entries) AS r(code, held)`,
  areSame,
  numbersIn: (text) =>
    `(SELECT number FROM UNNEST(CAST(split(${text}, ' ') AS array(bigint))) AS numbers(number))`,
  textsIn: (json) => `CAST(json_parse(${json}) AS array(varchar))`,
  objectsIn: (json, members) => {
    const names = Object.keys(members)
    const types = names.map((name) => `${name} ${jsonType(members[name]!)}`)
    return `(SELECT * FROM UNNEST(CAST(json_parse(${json}) AS array(row(${types.join(', ')})))) AS objects(${names.join(', ')}))`
  },
  // Hashes of the texts are hashed again, so that the limits between texts count.
  hash: (texts) => {
    const hashes = texts.map((text) => `xxhash64(to_utf8(${text}))`)
    const bits = `from_big_endian_64(${hashes.length === 1 ? hashes[0]! : `xxhash64(concat(${hashes.join(', ')}))`})`
    return `bitwise_and(${bits}, ${MAX_BIGINT})`
  },
  shortHash: (text, salt) =>
    `bitwise_right_shift(${bitsOf(`to_utf8('${salt} ' || ${text})`)}, ${DROPPED_BITS})`,
  largeProduct: (number, other) => `CAST(${number} AS ${FACTOR}) * CAST(${other} AS ${FACTOR})`,
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
