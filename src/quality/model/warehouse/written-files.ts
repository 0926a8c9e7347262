/** Files of results that a warehouse writes. */
import type { Knex } from 'knex'

/** A CSV file to write. */
export interface CsvFile {
  /** Absolute, of a new file in the folder of the repository. */
  readonly path: string
  /** Columns that are always quoted. Other columns are quoted if necessary. */
  readonly quoted: readonly string[]
}

/** Rows to write in an order. */
export interface SortedRows {
  /** Without an order. Its columns are texts and whole numbers. */
  readonly query: Knex.QueryBuilder
  /** The columns that are written. */
  readonly columns: readonly string[]
  /** Columns of the query by which the rows are sorted. Texts are sorted by code point. */
  readonly order: readonly { readonly column: string; readonly order: 'asc' | 'desc' }[]
}

/** Results that the nodes of a cluster write in parallel, and that this server sorts. */
export interface LargeResults {
  /** Rows from which on a result is written sooner so than it is read. */
  readonly minRows: number
  /** The columns of loaded rows that probably have so many distinct values. It looks at some of the rows. */
  manyValued(rows: string, columns: readonly string[], signal: AbortSignal): Promise<string[]>
  /** Writes rows as `writeCsv` of `stores/write-csv.ts` does. */
  writeCsv(rows: SortedRows, file: CsvFile, signal?: AbortSignal): Promise<number>
}

/** Files that the engine itself writes, faster than this process. */
export interface WarehouseFiles {
  /** As `writeCsv` of `stores/write-csv.ts`, which all callers use. */
  writeCsv(query: Knex.QueryBuilder | Knex.Raw, file: CsvFile, signal?: AbortSignal): Promise<number>
  /**
   * Writes the rows of a query to a new Parquet file in the folder of the repository, in their order. A query that fails
   * or is cancelled leaves no file.
   * @param names of the columns. They may hold any character, and are unique without regard to letter case
   * @returns the number of rows
   */
  writeParquet(
    query: Knex.QueryBuilder,
    names: readonly string[],
    path: string,
    signal?: AbortSignal,
  ): Promise<number>
}
