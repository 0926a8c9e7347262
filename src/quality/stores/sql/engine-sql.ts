import type { ColumnType } from '../../model/warehouse/dialect.ts'

/**
 * The SQL of an engine that queries shared by several engines are made of. Only the stores know it; other rooms use
 * `Dialect`. Arguments and results are SQL.
 */
export interface EngineSql {
  /** True if several nodes compute a query, so that a window over all rows, which one node computes, is slow. */
  readonly isCluster: boolean
  /** Undefined if statements have no such limits. */
  readonly limits?: StatementLimits
  /** The engine's names of the product's types. */
  readonly types: Readonly<Record<ColumnType, string>>
  /** The quotient of two whole numbers, rounded towards zero. */
  readonly quotient: (number: string, divisor: string) => string
  /**
   * A column of doubles in a condition on the rows of a stored table. Trino takes a file for empty if all doubles of the
   * column are zero, because the writer of the file gives their range as -0 to 0.
   */
  readonly storedDouble: (column: string) => string
  /** Aggregate: the sum of whole numbers, which may exceed 64 bits. */
  readonly largeSum: (number: string) => string
  /** Follows `AS` in a WITH clause, if the relation is to be computed once. Blank if the engine has no such choice. */
  readonly keptOnce: string
  /** Follows `AS` in a WITH clause, if the relation is to be computed anew for each use. */
  readonly computedAnew: string
  /**
   * What follows FROM: the rows of a relation for which another relation has no row. Both have names.
   * @param condition equalities between both relations
   */
  readonly withoutMatch: (relation: string, other: string, condition: string) => string
  /**
   * What follows FROM: the pairs `l` and `r` of rows of a relation with the same `key`. Both have `code`, a small integer,
   * and `held`, an integer.
   * @param relation a name
   */
  readonly pairsByKey: (relation: string) => string
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
  /** The product of two whole numbers, of up to 38 digits. */
  readonly largeProduct: (number: string, other: string) => string
  /** True if a regular expression, which is not a binding, matches a part of a text. */
  readonly matches: (text: string, pattern: string) => string
  /** A text without the spaces of Unicode's category Zs at its ends. */
  readonly trimmed: (text: string) => string
  /** Aggregate: the value in the row with the least number. */
  readonly atLeast: (value: string, number: string) => string
  /** 128 bits that stand for some texts, null among them. Different texts have different bits in practice. */
  readonly digestOfTexts: (texts: readonly string[]) => RowDigest
  /** A number that equal texts share, null among them. Undefined if no such number is cheaper than the 128 bits. */
  readonly quickDigestOfTexts?: (texts: readonly string[]) => string
  /**
   * The columns of the rows of a table as rows: `attribute` and `value`.
   * @param columns the number of the attribute and the name of its column
   * @param condition on the rows
   */
  readonly columnsAsRows: (
    table: string,
    columns: readonly (readonly [attribute: number, column: string])[],
    condition: string,
  ) => string
}

/** 128 bits for some texts of each row of a table `r`. */
export interface RowDigest {
  /** `?? AS r`, or a relation `r` with the columns of the table `??` and others that `digest` needs. */
  readonly from: string
  readonly digest: string
}

/** What one statement may have at most. Larger work is divided among statements. */
export interface StatementLimits {
  /** Tables that are read, each as often as it is read. */
  readonly tables: number
  /** Whole numbers of `numbersIn`. */
  readonly numbers: number
  /** Characters of a binding as a literal. */
  readonly characters: number
}

export type JsonMember = 'small integer' | 'text' | 'texts'
