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
}
