/**
 * What expressions speak of. A value has one type, which is known before any row is read; null belongs to each.
 *
 * | type | here | in DuckDB |
 * |---|---|---|
 * | text | string, well-formed Unicode | VARCHAR |
 * | integer | bigint of 64 bits | BIGINT |
 * | decimal | number, finite, never -0 | DOUBLE |
 * | logical | boolean | BOOLEAN |
 * | date | days since 1970-01-01, years 1 to 9999 | DATE |
 * | time | bigint, microseconds since midnight | TIME |
 * | timestamp | bigint, microseconds since 1970-01-01 00:00:00 UTC, years 1 to 9999 | TIMESTAMP |
 *
 * `null` is the type of the word NULL alone, which any other takes in.
 */
export const TYPES = ['text', 'integer', 'decimal', 'logical', 'date', 'time', 'timestamp', 'null'] as const
export type Type = (typeof TYPES)[number]

export type Value = string | bigint | number | boolean | null

/**
 * What texts may grow by in one step, in bytes of UTF-8: the engine works on two thousand rows at once, so that a
 * hundred times of this would fill the memory.
 */
export const MAX_TEXT_BYTES = 100_000
