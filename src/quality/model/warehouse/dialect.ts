import type { ListingParts } from './listing-parts.ts'

/** The SQL dialect of an engine. */
export type DialectName = 'duckdb' | 'trino'

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

/** A column that orders rows. Null is last in both directions. */
export interface OrderedBy {
  readonly column: string
  readonly isDescending?: boolean
}

/** The most rules of one scan of the rows, and the most characters of their SQL. */
export interface RuleScan {
  readonly rules: number
  readonly characters: number
}

/**
 * The parts of warehouse queries that Knex does not build. Arguments and results are SQL. An argument is used once in
 * the result, unless it is the name of a column. `stores/sql/standard-parts.ts` has those that are standard SQL.
 */
export interface Dialect extends ListingParts {
  readonly name: DialectName
  /** True if regular expressions of the engine are not those of RE2. Those of users then have no form in its SQL. */
  readonly lacksRe2?: boolean
  /** True if the engine finds rows by a list of their numbers much faster than by a query for the numbers. */
  readonly findsByList?: boolean
  /** The size of a scan of rules that the engine plans quickly. Undefined if it plans any scan quickly enough. */
  readonly ruleScan?: RuleScan
  readonly cast: (value: string, type: ColumnType) => string
  readonly typedNull: (type: ColumnType) => string
  /** The number in a text; null if the text is not a number. */
  readonly number: (text: string) => string
  /** A text whose order by code point is the order of the numbers, for the text of a number. */
  readonly numberKey: (text: string) => string
  /** A number as a decimal literal with all its digits. */
  readonly literal: (number: number) => string
  /** The quotient of two positive whole numbers, rounded down. */
  readonly quotient: (number: string, divisor: number) => string
  /** The beginning of a text, in characters. */
  readonly prefix: (text: string, characters: number) => string
  /** A value as text; null is the empty text. */
  readonly textOrEmpty: (value: string) => string
  /** The sum of two numbers of a row. */
  readonly sum: (number: string, other: string) => string
  /** Condition: a whole number is one of some whole numbers. */
  readonly isOneOf: (number: string, numbers: readonly number[]) => string
  /** Condition: two conditions are true. */
  readonly both: (condition: string, other: string) => string
  /** The value in each row for which a condition is true. Null in all other rows, which aggregates ignore. */
  readonly valueWhere: (condition: string, value: string) => string
  /** Aggregate: the number of rows for which a condition is true. */
  readonly countWhere: (condition: string) => string
  /** Aggregate: the number of distinct values in the rows for which a condition is true. */
  readonly countDistinctWhere: (condition: string, value: string) => string
  /** Aggregate: the smallest value in the rows for which a condition is true. */
  readonly minimumWhere: (condition: string, value: string) => string
  /**
   * Numbers the rows of a query from 1, in any order if none is given.
   * @param within the columns of groups of which each has numbers from 1
   */
  readonly rowNumber: (order?: readonly OrderedBy[], within?: readonly string[]) => string
  /** In each row of a query: the number of its rows before its limit. */
  readonly rowsOfQuery: () => string
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

/** What the SQL of an expression depends on. */
export type ExpressionEngine = Pick<Dialect, 'name' | 'lacksRe2'>
