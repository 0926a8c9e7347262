import type { ReadSummary } from '../reading.ts'
import type { TableLayout } from './warehouse.ts'

/** Rows that an engine can read itself, since they are in its cluster. */
export interface InPlaceQuery {
  /** Declarations of functions that the query calls, in the engine's SQL. */
  readonly functions: string
  /** A query in the engine's SQL. Its columns are texts, with the names that `inPlaceColumn` gives. */
  readonly select: string
}

/** The name of a column of an `InPlaceQuery`. @param index from 0 */
export const inPlaceColumn = (index: number): string => `t${index}`

/** What is known of rows that were taken over. The members are those that a reader of sources tells. */
export type PlacedRows = Pick<ReadSummary, 'rows' | 'recordMinLength' | 'recordMaxLength' | 'columns'>

/** The tables of a load. */
export interface LoadLayouts {
  /** Its first column has the numbers of the rows, the others are texts. */
  readonly rows: TableLayout
  readonly rejects: TableLayout
}

/** The cluster of an engine, whose tables it can take over without sending their rows to the server. */
export interface WarehouseInPlace {
  /** The origin of the cluster, such as `https://trino.example.org:8443`. */
  readonly origin: string
  /** The user as whom the engine reads. */
  user(signal?: AbortSignal): Promise<string>
  /**
   * Makes the tables of a load and fills them with the rows of a query, all or nothing. The query is read once. The rows
   * have numbers from 1 without gaps, in no order.
   * @param recordBytes the most bytes of a row
   * @param onStep receives the share that is done, from 0 to 1, and the number of rows, as soon as it is known
   * @returns undefined, without any table, if a row may be longer than `recordBytes`
   * @throws QueryCancelled (by the signal), OutOfMemory, QueryFailed
   */
  load(
    tables: LoadLayouts,
    query: InPlaceQuery,
    recordBytes: number,
    onStep: (share: number, rows: number | undefined) => void,
    signal?: AbortSignal,
  ): Promise<PlacedRows | undefined>
}
