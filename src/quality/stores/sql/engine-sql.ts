import type { ColumnType } from '../../model/warehouse/dialect.ts'

/**
 * The SQL of an engine that queries shared by several engines are made of. Only the stores know it; other rooms use
 * `Dialect`. Arguments and results are SQL.
 */
export interface EngineSql {
  /** The engine's names of the product's types. */
  readonly types: Readonly<Record<ColumnType, string>>
  /** The quotient of two whole numbers, rounded towards zero. */
  readonly quotient: (number: string, divisor: string) => string
  /** Aggregate: the sum of whole numbers, which may exceed 64 bits. */
  readonly largeSum: (number: string) => string
  /** Follows `AS` in a WITH clause, if the relation is to be computed once. Blank if the engine has no such choice. */
  readonly keptOnce: string
  /** Follows `AS` in a WITH clause, if the relation is to be computed anew for each use. */
  readonly computedAnew: string
  /**
   * What follows FROM: the rows of a relation for which another relation has a row. Both have names.
   * @param condition over both relations, with an equality
   */
  readonly withMatch: (relation: string, other: string, condition: string) => string
  /** What follows FROM: the rows of a relation for which another relation has no row. */
  readonly withoutMatch: (relation: string, other: string, condition: string) => string
  /** True if two texts are equal or both are null. The engine joins by it without comparing each row with each. */
  readonly areSame: (text: string, other: string) => string
  /** The relation of the whole numbers in a text, with spaces between them. Its column is `number`. */
  readonly numbersIn: (text: string) => string
  /** The texts of an array in JSON, as an array that is indexed from 1. */
  readonly textsIn: (json: string) => string
  /**
   * The relation of the objects of an array in JSON, as one column for each member.
   * @param members their names, and `texts` for an array that is indexed from 1
   */
  readonly objectsIn: (json: string, members: Readonly<Record<string, JsonMember>>) => string
  /** A whole number from 0 that looks random and follows from texts. It has at least 63 bits. */
  readonly hash: (texts: readonly string[]) => string
  /**
   * A whole number from 0 to 2^53 - 1 that looks random and follows from a text, or null for null.
   * @param salt another number gives other hashes
   */
  readonly shortHash: (text: string, salt: number) => string
  /** The Long pattern of a Rich pattern: see `expandPattern` of `values/forms/expand-pattern.ts`. */
  readonly longPattern: (rich: string) => string
}

export type JsonMember = 'small integer' | 'text' | 'texts'
