import type { Knex } from 'knex'

/** A row as a store gives it: the values of the chosen columns, `v0`, `v1`, …, and of the key, `k0`, …. */
export type StoredRow = Readonly<Record<string, unknown>>

/** Which rows to read, as queries. */
export interface PageQuery {
  /** All rows of the listing in its order. */
  readonly rows: Knex.QueryBuilder
  /** Asks for their number, as `total`; or the number, where it is known. */
  readonly total: Knex.QueryBuilder | number
  /** Rows to leave out at the start. */
  readonly offset: number
  readonly size: number
  /** Values of a row. */
  readonly width: number
}

/** What a store read: the number of all rows, and those of the page in turn, some at a time. */
export interface StoredPage {
  readonly total: number
  readonly rows: AsyncIterable<readonly StoredRow[]>
}

/** A database that listings read from. */
export interface RowStore {
  /** What queries are built with. */
  readonly knex: Knex
  /** Reads a page. Aborting the signal ends the reading. */
  readPage(query: PageQuery, signal: AbortSignal): Promise<StoredPage>
}
