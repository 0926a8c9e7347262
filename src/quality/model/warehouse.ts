/**
 * The warehouse of a repository: the database of its rows. This is what an engine has to offer; the first is
 * DuckDB (`duckdb/`), and `test/quality/stores/warehouse-suite.ts` holds what any of them must pass.
 */
import type { Knex } from 'knex'
import type { ConnectionsInUse } from '../../platform/connections-in-use.ts'
import type { Dialect } from './dialect.ts'
import { QualityError } from './errors.ts'
import type { ProfileStore } from './profile-store.ts'
import type { ReportTables } from './report-tables.ts'

/** A row of an answer by the names of its columns. Whole numbers that a double cannot hold come as bigint. */
export type Row = Record<string, unknown>

/** All warehouses of a server, one for each repository. */
export interface Warehouses {
  /**
   * The warehouse of a repository, made where there is none. It stays open, so that asking again costs nothing.
   * @throws WarehouseUnavailable where another process has it, or it cannot be read
   */
  open(repositoryId: number): Promise<Warehouse>
  /** The file of a repository's warehouse, below the folder of the warehouses; it is there from its first opening on. */
  fileOf(repositoryId: number): string
  /** Of each warehouse that is open, how many connections are in use. */
  connections(): readonly ConnectionsInUse[]
  /** Ends what runs on a warehouse and deletes its rows; none is made anew in its place by this. */
  remove(repositoryId: number): Promise<void>
  /** Ends what runs and closes all warehouses; whoever asks afterwards gets WarehouseUnavailable. */
  close(): Promise<void>
}

/** A column of a table, with its type in SQL. */
export type TableColumn = readonly [name: string, type: string]

/** A table that a load makes. */
export interface TableLayout {
  readonly name: string
  readonly columns: readonly TableColumn[]
  /** The column that numbers the rows from 1 without gaps, which pages rely on; a gap fails the load. */
  readonly number: string
  /** Where each group of rows has its own numbers from 1: the columns that tell the group. */
  readonly numberWithin?: readonly string[]
}

/**
 * A file with some rows of a table of a load, with all of its columns in their order, as canonical CSV
 * (`loaders/reading.ts`); of a BLOB as hexadecimal digits.
 */
export interface Piece {
  /** Name of the table. */
  readonly table: string
  /** Absolute, in the folder of the repository. */
  readonly path: string
  /** How many rows are in it; a difference fails the load. */
  readonly rows: number
}

/** How much of the disk a warehouse takes, in bytes, and how much of it is free for what comes next. */
export interface Usage {
  readonly bytes: number
  readonly freeBytes: number
}

export interface Warehouse {
  /** How its SQL is written. */
  readonly dialect: Dialect
  /** What profiles ask of it. */
  readonly profiles: ProfileStore
  /**
   * What a report reads of a load.
   * @param transaction where all is to be of one moment
   */
  reportTables(
    load: { readonly id: number; readonly generation: number },
    transaction?: Knex.Transaction,
  ): ReportTables
  /** What all warehouses together may take of the memory, in MB. */
  readonly memoryMb: number
  /**
   * Queries over its tables; tables are changed by the methods below. An answer is collected: what may be long is for `read`. What fails is thrown as one
   * of the errors below. There are no transactions within transactions.
   */
  readonly knex: Knex
  /**
   * Makes new tables and fills them, all or nothing. Each piece is deleted as soon as it is in; of a load that
   * fails the rest stays where it is.
   * @throws PieceDamaged, QueryCancelled (by the signal), DiskFull, OutOfMemory, and whatever `pieces` throws
   */
  load(tables: readonly TableLayout[], pieces: AsyncIterable<Piece>, signal?: AbortSignal): Promise<void>
  /**
   * Makes a new table of the rows of a query, which has at least the columns of the table; each is cast to its type.
   * All or nothing.
   * @throws QueryCancelled (by the signal), DiskFull, OutOfMemory
   */
  createAs(
    table: { readonly name: string; readonly columns: readonly TableColumn[] },
    query: Knex.QueryBuilder | Knex.Raw,
    signal?: AbortSignal,
  ): Promise<void>
  /**
   * Runs a query and hands its rows on in small parts, as fast as they are taken: memory does not grow with the
   * result, and the event loop gets its turn between the parts. It sees the state of its beginning. Of several queries
   * the rows come after each other, and all of them see the same state.
   */
  read(
    query: Knex.QueryBuilder | Knex.Raw | readonly Knex.QueryBuilder[],
    signal?: AbortSignal,
  ): AsyncIterable<Row[]>
  /**
   * Writes the rows of a query to a new file in the folder of the repository, in the order of the query: CSV in
   * UTF-8, comma, LF, double quotes doubled, no header. A column of `quoted` always stands in quotes, another one
   * where it has to; null is nothing at all. A query that fails or is cancelled leaves no file.
   * @returns how many rows were written
   */
  writeCsv(
    query: Knex.QueryBuilder | Knex.Raw,
    file: { readonly path: string; readonly quoted: readonly string[] },
    signal?: AbortSignal,
  ): Promise<number>
  /**
   * Writes the rows of a query, or of a file of CSV such as `writeCsv` writes, to a new file of Parquet in the folder
   * of the repository, in their order and with the names of their columns. What fails or is cancelled leaves no file.
   * @returns how many rows were written
   */
  writeParquet(
    rows: Knex.QueryBuilder | { readonly csv: string; readonly columns: readonly TableColumn[] },
    path: string,
    signal?: AbortSignal,
  ): Promise<number>
  /** Names of all tables. */
  tables(): Promise<string[]>
  /** Deletes tables, those that are there; who reads them reads on. */
  drop(tables: readonly string[]): Promise<void>
  usage(): Promise<Usage>
  /**
   * Gives the free space back to the disk. Changes that come meanwhile wait, and queries while a copy takes the place of
   * the file. What runs is waited for: some seconds at a time, between which the others run on.
   * @throws WarehouseUnavailable where there is no moment without queries
   */
  compact(signal?: AbortSignal): Promise<void>
  /** Writes a copy of the state of this moment to a new file; loads and queries go on. */
  copyTo(path: string, signal?: AbortSignal): Promise<void>
}

/**
 * The most columns of an entity. DuckDB keeps about a hundred kilobytes for each column while it loads, so that
 * more would not fit into the memory that it is given.
 */
export const MAX_COLUMNS = 4096

/** Something that an engine could not do. The message is for anyone; what the engine said is the cause. */
export class WarehouseError extends QualityError {}

/** The data cannot be reached, by no fault of the question. */
export class WarehouseUnavailable extends WarehouseError {}

/** The query was stopped on demand. */
export class QueryCancelled extends WarehouseError {
  constructor(options?: ErrorOptions) {
    super('The query was cancelled.', options)
  }
}

/** The engine refused or broke off a query: it was asked wrongly, or a value does not allow what it asks. */
export class QueryFailed extends WarehouseError {}

/** A table that is asked for is not there, or not any more. */
export class TableUnknown extends QueryFailed {}

/** There is no room on the disk for the data or for what a query has to put aside. */
export class DiskFull extends WarehouseError {
  constructor(options?: ErrorOptions) {
    super('The disk of the server is full: free some space and try again.', options)
  }
}

/** A query needs more memory than the warehouses may take. */
export class OutOfMemory extends WarehouseError {
  constructor(options?: ErrorOptions) {
    super(
      'The query needs more memory than the warehouses may use: ask for less, or raise WAREHOUSE_MEMORY_MB.',
      options,
    )
  }
}

/** A query was ended since the process took too much memory. */
export class MemoryShort extends WarehouseError {
  constructor() {
    super(
      'The server ran short of memory and ended this query, which used the most: ask for less, try again later, or raise WAREHOUSE_MEMORY_MB.',
    )
  }
}

/** A piece of a load does not hold the records that were said to be in it. */
export class PieceDamaged extends WarehouseError {}
