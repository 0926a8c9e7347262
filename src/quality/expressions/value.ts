/**
 * The types of values. The type of each value is known before any row is read. Every type includes null.
 *
 * | type | here | in DuckDB |
 * |---|---|---|
 * | text | string, well-formed Unicode | VARCHAR |
 * | integer | bigint of 64 bits | BIGINT |
 * | decimal | number, finite, never -0 | DOUBLE |
 * | exact | see `exact/numbers.ts` | see `exact/duckdb.ts` |
 * | logical | boolean | BOOLEAN |
 * | date | days since 1970-01-01, years 1 to 9999 | DATE |
 * | time | bigint, microseconds since midnight | TIME |
 * | timestamp | bigint, microseconds since 1970-01-01 00:00:00 UTC, years 1 to 9999 | TIMESTAMP |
 *
 * `decimal` and `exact` are one type to users. A decimal is a double; a number is exact if a double may lose its digits.
 * `null` is the type of the word NULL. It is compatible with every other type.
 */
export const TYPES = [
  'text',
  'integer',
  'decimal',
  'exact',
  'logical',
  'date',
  'time',
  'timestamp',
  'null',
] as const
export type Type = (typeof TYPES)[number]

/** The type as users see it. */
export type ShownType = Exclude<Type, 'exact'>

export const shownType = (type: Type): ShownType => (type === 'exact' ? 'decimal' : type)

export type Value = string | bigint | number | boolean | null

/**
 * The maximum growth of a text in one step, in bytes of UTF-8. The engine processes two thousand rows together, so a
 * hundred times this limit would fill the memory.
 */
export const MAX_TEXT_BYTES = 100_000
