export const DIALECT_NAMES = ['duckdb', 'sqlite'] as const
/** An engine's SQL. */
export type DialectName = (typeof DIALECT_NAMES)[number]

/** Types of columns and of what is computed, in the words of the product. */
export type ColumnType = 'text' | 'integer' | 'decimal'

/**
 * What queries of a warehouse need that engines write in different ways. Arguments and results are SQL; an argument is
 * put in once, unless it is said that it is the name of a column.
 */
export interface Dialect {
  readonly name: DialectName
  /** The names of types, where a table is made. */
  readonly types: Readonly<Record<ColumnType, string>>
  readonly cast: (value: string, type: ColumnType) => string
  /** The number that a text says; null where it says none. */
  readonly number: (text: string) => string
  /** A number as a decimal, all its digits kept. */
  readonly literal: (number: number) => string
  /** How often a whole number is contained in another one; both are positive. */
  readonly quotient: (number: string, divisor: number) => string
  /** Rows of a query numbered from 1, in any order. */
  readonly rowNumber: () => string
  /** Bytes of a text in UTF-8. */
  readonly bytes: (text: string) => string
  /** True if a text holds the character U+0000. */
  readonly holdsNul: (text: string) => string
  /** SHA-256 of a text in hexadecimal digits. */
  readonly digest: (text: string) => string
  /**
   * A mask in which each run of A or N is one letter and its length: `A2 N3` of `AA NNN`. Digits of the mask itself
   * have a backslash before them.
   */
  readonly maskRuns: (mask: string) => string
}
