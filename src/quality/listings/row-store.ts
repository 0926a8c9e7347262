import type { Knex } from 'knex'
import type { Dialect } from '../model/warehouse/dialect.ts'
import type { NumberedRows } from '../stores/long-rows.ts'
import type { QueryMemory } from './query-memory.ts'

/** A row as a store returns it: the values of the chosen columns, `v0`, `v1`, …, and of the key, `k0`, …. */
export type StoredRow = Readonly<Record<string, unknown>>

/** The queries for a page. */
export interface PageQuery {
  /** All rows of the listing in its order. */
  readonly rows: Knex.QueryBuilder
  /** A query for their number, as `total`; or the number, if it is known. */
  readonly total: Knex.QueryBuilder | number
  /** Reads and counts the rows in a single scan: each row has the count as `total`. */
  readonly counted: Knex.QueryBuilder | undefined
  /** Set if the numbers of the rows are found first, and the rows are then read by them (`Dialect.findsByList`). */
  readonly search?: NumberSearch | undefined
  /** Number of rows to skip. */
  readonly offset: number
  readonly size: number
  /** Set if the rows of the page are a range of numbers. */
  readonly numbered: NumberedRows | undefined
  /** Values of a row. */
  readonly width: number
  /** Set if the rows have ids with an index: the ids of a page are found first, and only its rows are read completely. */
  readonly byId: RowsById | undefined
  /** Set if this process must evaluate a condition, since the store does not support the language. */
  readonly scan: ConditionScan | undefined
}

/** How to find the numbers of the rows of a page. */
export interface NumberSearch {
  /** The numbers, in any column, in the order of the page. */
  readonly numbers: Knex.QueryBuilder
  /** The same among the first rows of the entity. If they fill the page, they are its numbers. */
  readonly amongFirst: Knex.QueryBuilder | undefined
  /** Query for the rows with these numbers, in their order. */
  readonly withNumbers: (numbers: readonly number[]) => Knex.QueryBuilder
}

/** The ids of the rows of a listing. */
export interface RowsById {
  /** All ids, as `r0`, in the order of the listing. */
  readonly ids: Knex.QueryBuilder
  /** The same ids from the last row to the first. */
  readonly idsBackward: Knex.QueryBuilder
  /** SQL of the id of a row. */
  readonly id: string
}

/** How to find the rows of a page by a full scan. */
export interface ConditionScan {
  /** Keys, `k0`, `k1`, …, and the columns that the condition reads, of all rows in their order. */
  readonly rows: Knex.QueryBuilder
  /** Values of a row. */
  readonly width: number
  readonly isMatch: (row: StoredRow) => boolean
  /** Query for the rows with these keys, in their order. */
  readonly withKeys: (found: readonly StoredRow[]) => Knex.QueryBuilder
}

/** The result of a store: the number of all rows, and the rows of the page in batches. */
export interface StoredPage {
  readonly total: number
  readonly rows: AsyncIterable<readonly StoredRow[]>
}

/** A database that listings read from. */
export interface RowStore {
  /** Builds queries. */
  readonly knex: Knex
  /** Evaluates conditions: the engine of the store, in this SQL dialect, or this process. */
  readonly evaluatedBy: Dialect | 'process'
  /** The engine memory that a condition may use, if the engine evaluates it. */
  readonly memory?: QueryMemory | undefined
  /** Reads a page. Aborting the signal ends the reading. */
  readPage(query: PageQuery, signal: AbortSignal): Promise<StoredPage>
}
