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
  /** The product of two whole numbers, of up to 38 digits. */
  readonly largeProduct: (number: string, other: string) => string
  /** Follows `AS` in a WITH clause, if the relation is to be computed once. Blank if the engine has no such choice. */
  readonly keptOnce: string
  /** The Long pattern of a Rich pattern: see `expandPattern` of `values/forms/expand-pattern.ts`. */
  readonly longPattern: (rich: string) => string
  /** True if a regular expression, which is not a binding, matches a part of a text. */
  readonly matches: (text: string, pattern: string) => string
  /** A text without the spaces of Unicode's category Zs at its ends. */
  readonly trimmed: (text: string) => string
  /** Aggregate: the value in the row with the least number. */
  readonly atLeast: (value: string, number: string) => string
  /** 128 bits that stand for some texts, null among them. Different texts have different bits in practice. */
  readonly digestOfTexts: (texts: readonly string[]) => string
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
