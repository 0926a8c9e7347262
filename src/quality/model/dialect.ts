/** The SQL dialect of an engine. */
export type DialectName = 'duckdb' | 'sqlite'

/**
 * Types of columns and of computed values, independent of the engine. Each engine maps them to types of its own.
 *
 * | type | values |
 * |---|---|
 * | text | strings in well-formed Unicode, of any length |
 * | integer | whole numbers of 64 bits |
 * | large integer | whole numbers of up to 38 digits |
 * | small integer | whole numbers of 32 bits, in columns of which there are many |
 * | tiny integer | whole numbers from 0 to 127, such as an index into a list of the code |
 * | decimal | doubles |
 * | exact | a double with the digits that it cannot represent (see `expressions/exact/`) |
 * | logical | true and false |
 * | date, time, timestamp | without a time zone; times have microseconds |
 * | bytes | strings of bytes |
 */
export type ColumnType =
  | 'text'
  | 'integer'
  | 'large integer'
  | 'small integer'
  | 'tiny integer'
  | 'decimal'
  | 'exact'
  | 'logical'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'bytes'

/**
 * The parts of warehouse queries that differ between engines. Arguments and results are SQL. An argument is used once
 * in the result, unless it is the name of a column.
 */
export interface Dialect {
  readonly name: DialectName
  readonly cast: (value: string, type: ColumnType) => string
  /** The number in a text; null if the text is not a number. */
  readonly number: (text: string) => string
  /** A text whose order by code point is the order of the numbers, for the text of a number. */
  readonly numberKey: (text: string) => string
  /** A number as a decimal literal with all its digits. */
  readonly literal: (number: number) => string
  /** The quotient of two positive whole numbers, rounded down. */
  readonly quotient: (number: string, divisor: number) => string
  /** Numbers the rows of a query from 1, in any order. */
  readonly rowNumber: () => string
  /** A whole number for each whole number that looks random, and is the same for the same seed. */
  readonly scrambled: (number: string, seed: number) => string
  /** Bytes of a text in UTF-8. */
  readonly bytes: (text: string) => string
  /** True if a text holds the character U+0000. */
  readonly holdsNul: (text: string) => string
  /** SHA-256 of a text in hexadecimal digits. */
  readonly digest: (text: string) => string
  /**
   * A mask in which each run of A or N is one letter and its length: `A2 N3` for `AA NNN`. Digits of the mask itself
   * have a backslash before them.
   */
  readonly maskRuns: (mask: string) => string
}
