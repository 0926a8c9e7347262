/** The queries about whole rows: how often they occur, and the values of one row. `stores/sql/whole-rows.ts` has them for engines of SQL. */
import type { Knex } from 'knex'
import type { Entity } from '../entity.ts'
import type { ValueType } from '../reading.ts'

export type RowsOfLoad = Pick<Entity, 'id' | 'generation' | 'loadedRows'>

/** Rows that are equal if their values of these attributes are. Two nulls are equal. */
export interface ComparedRows {
  readonly load: RowsOfLoad
  readonly attributeIds: readonly number[]
}

/**
 * The rows that occur equally often, in pieces of queries. The columns are those of the table of rows, and `place`, which
 * identifies the row. The order of `place` has equal rows together, and the first row of each group decides.
 */
export interface CopiedRows {
  all(): Knex.QueryBuilder
  /** The rows at these positions of the order, from 1. */
  at(first: number, last: number): Knex.QueryBuilder
  /**
   * The rows with these values of `place`.
   * @param places a query with the column `place`
   */
  withPlaces(places: Knex.QueryBuilder): Knex.QueryBuilder
}

/** What the profile tells of an attribute, for the values of a row. */
export interface DetailedAttribute {
  readonly id: number
  readonly humanName: string
  readonly inferredType: ValueType
  /** Rows whose value is null. */
  readonly nulls: number
}

export interface WholeRowStore {
  /** The numbers of copies of rows as `copies`, each with the number of rows that have so many as `rows`. */
  copyCounts(compared: ComparedRows): Knex.QueryBuilder
  /** The number of rows that repeat another row, in one row as `duplicates`: all rows less the different rows. */
  duplicates(compared: ComparedRows): Knex.QueryBuilder
  /** The rows with this number of copies; 1 for unique rows. */
  copied(compared: ComparedRows, copies: number): CopiedRows
  /**
   * The values of a row of a load with a profile: `attribute`, `place` (of the attribute in the given order), `name`, `value`, `type`, `frequency` (of the value in its
   * attribute, also of null), `pattern` and `mask`.
   */
  details(load: RowsOfLoad, row: number, attributes: readonly DetailedAttribute[]): Knex.QueryBuilder
}
