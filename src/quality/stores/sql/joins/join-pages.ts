import type { Knex } from 'knex'
import type { JoinSources } from './join-sources.ts'

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

/** The queries of pages of a join that engines compute in ways of their own. */
export interface JoinPages {
  /** A query of the values of pairs of rows. It reads little more of the tables than these rows. */
  readonly values: (pairs: FetchedPairs) => QueryText
  /**
   * A query of pairs of rows, as `lrow` and `rrow`.
   * @param page a query of left rows: `row`, the link to right rows, and which of these are wanted: those after the first
   * `start`, up to `stop`, by their numbers. A row that joins nothing has one pair, without a right row.
   * @param last no `stop` is larger
   */
  readonly pairs: (page: QueryText, last: bigint, sources: Pick<JoinSources, 'link' | 'right'>) => QueryText
}
