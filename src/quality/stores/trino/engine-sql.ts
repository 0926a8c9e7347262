import type { EngineSql, JsonMember } from '../sql/engine-sql.ts'
import { COLUMN_TYPES } from './column-types.ts'

const jsonType = (type: JsonMember): string =>
  type === 'texts' ? `array(${COLUMN_TYPES.text})` : COLUMN_TYPES[type]

/** 64 bits of a string of bytes, with a sign. */
const bitsOf = (bytes: string): string => `from_big_endian_64(xxhash64(${bytes}))`

const MAX_BIGINT = 2n ** 63n - 1n

/** Bits of the 64-bit hash that a double cannot hold. */
const DROPPED_BITS = 11

export const TRINO_SQL: EngineSql = {
  types: COLUMN_TYPES,
  quotient: (number, divisor) => `(${number}) / (${divisor})`,
  // The engine's own sum of whole numbers has 64 bits, and fails beyond.
  largeSum: (number) => `sum(CAST(${number} AS ${COLUMN_TYPES['large integer']}))`,
  keptOnce: '',
  computedAnew: '',
  withMatch: (relation, other, condition) =>
    `${relation} WHERE EXISTS (SELECT 1 FROM ${other} WHERE ${condition})`,
  withoutMatch: (relation, other, condition) =>
    `${relation} WHERE NOT EXISTS (SELECT 1 FROM ${other} WHERE ${condition})`,
  // The engine joins by equality alone: IS NOT DISTINCT FROM would compare each row with each.
  areSame: (text, other) =>
    `coalesce(${text}, '') = coalesce(${other}, '') AND (${text} IS NULL) = (${other} IS NULL)`,
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
  longPattern: (rich) =>
    `array_join(transform(regexp_extract_all(${rich}, '[^0-9][0-9]*'), ` +
    `run -> rpad('', coalesce(try_cast(substr(run, 2) AS integer), 1), substr(run, 1, 1))), '')`,
}
