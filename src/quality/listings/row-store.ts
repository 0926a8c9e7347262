import type { Knex } from 'knex'
import type { DialectName } from '../model/dialect.ts'
import type { NumberedRows } from '../stores/long-rows.ts'
import type { QueryMemory } from './query-memory.ts'

/** A row as a store gives it: the values of the chosen columns, `v0`, `v1`, …, and of the key, `k0`, …. */
export type StoredRow = Readonly<Record<string, unknown>>

/** Which rows to read, as queries. */
export interface PageQuery {
  /** All rows of the listing in its order. */
  readonly rows: Knex.QueryBuilder
  /** Asks for their number, as `total`; or the number, where it is known. */
  readonly total: Knex.QueryBuilder | number
  /** Asks for the rows by one look at all that counts them as well: each has their number, as `total`. */
  readonly counted: Knex.QueryBuilder | undefined
  /** Rows to leave out at the start. */
  readonly offset: number
  readonly size: number
  /** Set where the rows of the page are those of a range of numbers. */
  readonly numbered: NumberedRows | undefined
  /** Values of a row. */
  readonly width: number
  /** Set where a condition is to be judged here, since the store does not know the language. */
  readonly judged: JudgedRows | undefined
}

/** How to find the rows of a page among all rows, by looking at each of them. */
export interface JudgedRows {
  /** Keys, `k0`, `k1`, …, and what is judged, of all rows in their order. */
  readonly rows: Knex.QueryBuilder
  /** Values of a row. */
  readonly width: number
  readonly isWanted: (row: StoredRow) => boolean
  /** Asks for the rows with these keys, in their order. */
  readonly withKeys: (found: readonly StoredRow[]) => Knex.QueryBuilder
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
  /** What judges rows by a condition: the engine of the store, in this SQL, or this process. */
  readonly judge: DialectName | 'process'
  /** What a condition may take of the engine's memory, where it judges. */
  readonly memory?: QueryMemory | undefined
  /** Reads a page. Aborting the signal ends the reading. */
  readPage(query: PageQuery, signal: AbortSignal): Promise<StoredPage>
}
