/** The queries of joins. Each engine has them in its own SQL. */
import type { Knex } from 'knex'
import type { JoinFigures } from '../join.ts'
import type { Excerpt } from './report-tables.ts'

/** SQL with a `?` for each binding. */
export interface BoundSql {
  readonly text: string
  readonly bindings: readonly Knex.RawBinding[]
}

/** A condition over the columns of rows, and of tables that are joined to them. */
export interface RowFilter extends BoundSql {
  /** SQL after the table of the rows in FROM. It joins at most one row to each. */
  readonly joins?: string
}

/** The forms of values that joins compare: columns of the tables of values and forms. `long` is made from `rich`. */
export type ComparedKind = 'mask' | 'pattern' | 'rich' | 'long' | 'metaphone'

/** What is compared of a value; null joins nothing. */
export type ComparedForm =
  | { readonly kind: 'value' }
  | { readonly kind: 'form'; readonly form: ComparedKind }
  /** @param column SQL of the value */
  | { readonly kind: 'computed'; readonly sql: (column: string) => BoundSql }

/** The rows of one side of a join, with what they are compared by. The load has a profile. */
export interface KeyedSide {
  readonly entityId: number
  readonly generation: number
  /** Rows of the load. */
  readonly loadedRows: number
  /** The compared columns, by the ids of their attributes. */
  readonly attributeIds: readonly number[]
  readonly compared: ComparedForm
  /** The filter; undefined for all rows. */
  readonly filter: RowFilter | undefined
}

/** Two sides with the same number of columns, compared in the same form. */
export interface KeyedPair {
  readonly left: KeyedSide
  readonly right: KeyedSide
}

/** Values by where they occur. */
export type ValueRegion = 'common' | 'left' | 'right'

/** The rows of a result set: the inner join, and the rows without a match that it shows too. */
export interface RowSegment {
  readonly unmatchedLeft: boolean
  readonly unmatchedRight: boolean
  /** Number of the rows with a left row, which come first. */
  readonly mainRows: bigint
}

/** A value of a join for a page, shortened if it is long. */
export interface ValueExample {
  readonly components: readonly Excerpt[]
  /** 0 if the side does not have the value. */
  readonly leftRows: number
  readonly rightRows: number
  /** Rows of the inner join. */
  readonly product: bigint
}

/** The attributes that the rows of a join show, by their ids. */
export interface JoinedAttributes {
  readonly left: readonly number[]
  readonly right: readonly number[]
}

/** The rows of a pair of entities, in pieces of queries. */
export interface JoinedRows {
  /**
   * All rows. The columns are `pair`, `lrow`, `rrow` (the numbers of both rows; null if there is none), and `l<id>` and
   * `r<id>` for the attributes of each side. `pair` identifies the row, and the rows are in its order: by the number of
   * the left row, then of the right one; rows without a left row are last.
   */
  all(): Knex.QueryBuilder
  /** The rows at these positions of the order, from 1, without reading those before. The columns are the same. */
  at(first: number, last: number): Knex.QueryBuilder
  /**
   * The rows with these values of `pair`.
   * @param pairs a query with the column `pair`
   */
  withPairs(pairs: Knex.QueryBuilder): Knex.QueryBuilder
}

/** Queries over the rows and values of two sides. All results are the same with an index and without. */
export interface JoinSets {
  /**
   * Values: `n` (from 1 without gaps: those with the most rows of the join first, or the most rows of their side, then by code
   * point), `value0`, …, `left_rows` and `right_rows`, and for `common` also `product`.
   */
  values(region: ValueRegion): Knex.QueryBuilder
  /**
   * The first values of a region.
   * @throws QueryCancelled (by the signal), TableUnknown
   */
  examples(region: ValueRegion, most: number, signal?: AbortSignal): Promise<ValueExample[]>
  rows(segment: RowSegment, shown: JoinedAttributes): JoinedRows
  /** The rows of a side that join nothing: their numbers as `row`, counted from 1 in their order as `i`. */
  unmatched(side: 'left' | 'right'): Knex.QueryBuilder
}

export interface JoinStore {
  /**
   * Compares two sides by their distinct values. No rows are multiplied.
   * @throws QueryCancelled (by the signal), OutOfMemory, DiskFull, TableUnknown
   */
  figures(pair: KeyedPair, signal?: AbortSignal): Promise<JoinFigures>
  /**
   * Makes the tables of an index: the values of both sides, and the numbers of their rows.
   * @throws the errors of `figures`
   */
  createIndex(pair: KeyedPair, indexId: number, signal?: AbortSignal): Promise<void>
  /** @param indexId the index to read from; undefined to compute everything from the rows */
  sets(pair: KeyedPair, indexId: number | undefined): Promise<JoinSets>
}
