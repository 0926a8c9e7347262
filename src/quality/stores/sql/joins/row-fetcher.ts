import type { Knex } from 'knex'

/** A query, or a part of one, with its bindings. */
export interface QueryText {
  readonly text: string
  readonly bindings: readonly Knex.RawBinding[]
}

/** The loaded rows of a side. */
export interface FetchedSide {
  readonly table: string
  /** What is selected from the table: the number of the row as `lrow` or `rrow`, and the shown attributes. */
  readonly columns: string
}

/** Pairs of rows whose values are wanted. */
export interface FetchedPairs {
  /** What is selected from the sides `l` and `r`. */
  readonly columns: string
  /** The numbers of the rows as `lrow` and `rrow`; null for no row. */
  readonly numbers: QueryText
  readonly left: FetchedSide
  readonly right: FetchedSide
}

/** A query of the values of pairs of rows. It reads little more of the tables than these rows. */
export type RowFetcher = (pairs: FetchedPairs) => QueryText
