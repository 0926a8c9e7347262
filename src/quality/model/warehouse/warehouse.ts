/**
 * The warehouse of a repository: the database of its rows. This is the interface of an engine; the first engine is
 * DuckDB (`duckdb/`). Optional members are capabilities: an engine may lack them, and their callers have an answer
 * without them (`docs/engines.md`). Every engine must pass `test/quality/stores/warehouse-suite.ts`.
 */
import type { Knex } from 'knex'
import type { LargeResults, WarehouseFiles } from './written-files.ts'
import type { ConnectionsInUse } from '../../../platform/connections-in-use.ts'
import type { ColumnType, Dialect } from './dialect.ts'
import { QualityError } from '../errors.ts'
import type { InPlaceQuery, PlacedRows } from './in-place.ts'
import type { DependencyStore } from './dependency-store.ts'
import type { JoinDiscoveryStore } from './join-discovery-store.ts'
import type { JoinStore } from './join-store.ts'
import type { WarehouseDisk, WarehouseResources } from './machine-resources.ts'
import type { ProfileStore } from './profile-store.ts'
import type { ReportTables } from './report-tables.ts'
import type { WholeRowStore } from './whole-row-store.ts'

/** A row of a result by column names. Whole numbers that a double cannot represent are bigint. */
export type Row = Record<string, unknown>

/** All warehouses of a server, one for each repository. */
export interface Warehouses {
  /**
   * The warehouse of a repository. It is created if it does not exist, and stays open, so further calls are cheap.
   * @throws WarehouseUnavailable if another process holds the warehouse, or if it cannot be read
   */
  open(repositoryId: number): Promise<Warehouse>
  /** Sentences about rows that cannot be reached. Undefined if the engine is a part of the process. */
  problems?(): readonly string[]
  /** The number of connections in use of each open warehouse. */
  connections(): readonly ConnectionsInUse[]
  /**
   * Stops all queries of a warehouse and deletes its rows. It does not create an empty warehouse, and leaves the rows of
   * another catalogue alone.
   */
  remove(repositoryId: number): Promise<void>
  /**
   * Undefined if no other catalogue can have rows in the place of a new warehouse.
   * @throws WarehouseUnavailable if it may have
   */
  readonly checkFree?: (repositoryId: number) => Promise<void>
  /** Stops all queries and closes all warehouses. Later calls throw WarehouseUnavailable. */
  close(): Promise<void>
  /** Undefined if the engine runs elsewhere. Then the server has no metrics of its memory and of its disk. */
  readonly resources?: WarehouseResources
  /** Undefined if no warehouse can be copied to a file. Then a backup has no rows, and says so. */
  readonly copies?: WarehouseCopies
  /** Undefined if several servers can open a warehouse at the same time. Otherwise each warehouse has one owner. */
  readonly exclusive?: ExclusiveWarehouses
}

/** Warehouses that only one process can have open. */
export interface ExclusiveWarehouses {
  /** The repositories whose rows are in the folder of this server. */
  existing(): Promise<readonly number[]>
  /** True if the rows of a repository are in the folder of this server. */
  exists(repositoryId: number): Promise<boolean>
  /** True if a query uses the warehouse. */
  isInUse(repositoryId: number): boolean
  /** Stops all queries of a warehouse and closes it. Another process can open it then. `open` opens it again. */
  close(repositoryId: number): Promise<void>
  /** Closes all open warehouses. */
  closeAll(): Promise<void>
}

/** A column of a table. */
export type TableColumn = readonly [name: string, type: ColumnType]

/** A table that a load makes. */
export interface TableLayout {
  readonly name: string
  readonly columns: readonly TableColumn[]
  /**
   * The column that numbers the rows from 1 without gaps. The pieces have these numbers. A gap fails the load on every
   * engine, because pages, rules and exports select rows by ranges of numbers.
   */
  readonly number: string
  /** Set if each group of rows has its own numbers from 1: the columns that define the group. */
  readonly numberWithin?: readonly string[]
}

/**
 * A file with some rows of a table of a load, with all its columns in their order, as canonical CSV
 * (`model/reading.ts`); bytes are in hexadecimal digits.
 */
export interface Piece {
  /** Name of the table. */
  readonly table: string
  /** Absolute, in the folder of the repository. */
  readonly path: string
  /** Number of rows in the file; a difference fails the load. */
  readonly rows: number
}

export interface Warehouse {
  /** The SQL dialect of its engine. */
  readonly dialect: Dialect
  /** The queries of profiles. */
  readonly profiles: ProfileStore
  /** The queries of joins. */
  readonly joins: JoinStore
  /** The queries by which joins are discovered. */
  readonly joinDiscovery: JoinDiscoveryStore
  /** The queries of keys and dependencies. */
  readonly dependencies: DependencyStore
  /** The queries about whole rows. */
  readonly wholeRows: WholeRowStore
  /**
   * The queries of a report on a load.
   * @param transaction set if all results must come from one snapshot
   */
  reportTables(
    load: { readonly id: number; readonly generation: number },
    transaction?: Knex.Transaction,
  ): ReportTables
  /**
   * Memory limit of all warehouses together, in MB: callers divide large work by it. Undefined if the engine divides its
   * work itself.
   */
  readonly memoryMb?: number
  /**
   * Queries over its tables; only the methods below change tables. A result is collected in memory, so use `read` for
   * results that may be long. Failures are thrown as one of the errors below. Transactions cannot be nested.
   */
  readonly knex: Knex
  /**
   * Makes new tables and fills them, all or nothing. Each piece is deleted as soon as it is loaded. If the load
   * fails, the remaining pieces stay.
   * @throws PieceDamaged, QueryCancelled (by the signal), DiskFull, OutOfMemory, and any error of `pieces`
   */
  load(tables: readonly TableLayout[], pieces: AsyncIterable<Piece>, signal?: AbortSignal): Promise<void>
  /**
   * Makes a new table from the rows of a query, all or nothing. The query has at least the columns of the table; each
   * is cast to its type.
   * @throws QueryCancelled (by the signal), DiskFull, OutOfMemory
   */
  createAs(
    table: { readonly name: string; readonly columns: readonly TableColumn[] },
    query: Knex.QueryBuilder | Knex.Raw,
    signal?: AbortSignal,
  ): Promise<void>
  /**
   * Runs a query and streams its rows in small batches, at the pace of the consumer. Memory does not grow with the
   * result, and the event loop gets its turn between the batches. The query sees the snapshot of its beginning. The
   * rows of several queries follow each other, and all of them see the same snapshot.
   */
  read(
    query: Knex.QueryBuilder | Knex.Raw | readonly Knex.QueryBuilder[],
    signal?: AbortSignal,
  ): AsyncIterable<Row[]>
  /** Names of all tables. */
  tables(): Promise<string[]>
  /**
   * The columns of a table in their order. An engine may have one type for several of the product.
   * @throws TableUnknown
   */
  columns(table: string): Promise<TableColumn[]>
  /** Deletes tables if they exist. Running reads complete. */
  drop(tables: readonly string[]): Promise<void>
  /** Undefined if the engine cannot write files of this server. `stores/write-csv.ts` then writes CSV. */
  readonly files?: WarehouseFiles
  /** Undefined if `files` writes large results, or if the engine has no faster way than `read`. */
  readonly largeResults?: LargeResults
  /** Undefined if the rows are not in a file of this server's disk. Then nothing is compacted. */
  readonly disk?: WarehouseDisk
  /** Undefined if the engine has no cluster with tables of others. Then all rows of sources pass through the server. */
  readonly inPlace?: WarehouseInPlace
}

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

/** Copies of warehouses for backups. */
export interface WarehouseCopies {
  /** True if the rows of a repository can be copied: a server may have repositories of several engines. */
  has(repositoryId: number): Promise<boolean>
  /** The file of a repository's warehouse, below the folder of the warehouses. It exists after the first opening. */
  fileOf(repositoryId: number): string
  /** Writes a copy of the present state of a warehouse to a new file. Loads and queries continue. */
  copyTo(repositoryId: number, path: string, signal?: AbortSignal): Promise<void>
}

/** Maximum number of columns of an entity. During a load, DuckDB needs up to 200 KB for each column. */
export const MAX_COLUMNS = 4096

/** An operation that an engine could not do. The message is safe for users; the engine's message is in the cause. */
export class WarehouseError extends QualityError {}

/** The data cannot be reached. The query is not at fault. */
export class WarehouseUnavailable extends WarehouseError {}

/** The query was cancelled on request. */
export class QueryCancelled extends WarehouseError {
  constructor(options?: ErrorOptions) {
    super('The query was cancelled.', options)
  }
}

/** The engine rejected or aborted a query: the query is invalid, or a value does not allow the operation. */
export class QueryFailed extends WarehouseError {}

/** A table of the query does not exist, or no longer exists. */
export class TableUnknown extends QueryFailed {}

/** The tables of a repository are not where the settings of a cluster say. */
export class TablesMissing extends TableUnknown {
  constructor(schema: string, options?: ErrorOptions) {
    super(`The tables of this repository are missing in the schema ${schema}: check WAREHOUSE_URL.`, options)
  }
}

/** The disk has no space for the data or for the temporary files of a query. */
export class DiskFull extends WarehouseError {
  constructor(options?: ErrorOptions) {
    super('The disk of the server is full: free some space and try again.', options)
  }
}

/** A query needs more memory than the limit of the warehouses. */
export class OutOfMemory extends WarehouseError {
  constructor(options?: ErrorOptions) {
    super(
      'The query needs more memory than the warehouses may use: ask for less, or raise WAREHOUSE_MEMORY_MB.',
      options,
    )
  }
}

/** The load of a table needs more memory for its columns than the limit of the warehouses, however few rows it has. */
export class TableTooWide extends OutOfMemory {
  /** @param neededMb memory with which a table of so many columns loads */
  constructor(columns: number, neededMb: number, options?: ErrorOptions) {
    super(options)
    this.message = `A table of ${columns} columns needs up to ${neededMb} MB while it is loaded: raise WAREHOUSE_MEMORY_MB to ${neededMb}, or load fewer columns.`
  }
}

/** A query was cancelled because the process used too much memory. */
export class MemoryShort extends WarehouseError {
  constructor() {
    super(
      'The server ran short of memory and ended this query, which used the most: ask for less, try again later, or raise WAREHOUSE_MEMORY_MB.',
    )
  }
}

/** A piece of a load does not hold the declared number of records. */
export class PieceDamaged extends WarehouseError {}
