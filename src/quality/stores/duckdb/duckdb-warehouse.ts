import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rm, stat, statfs, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { DuckDBResult } from '@duckdb/node-api'
import knex, { type Knex } from 'knex'
import { LockNeverFree, ReadWriteLock, type WriterPatience } from '../../../lib/read-write-lock.ts'
import type { Logger } from '../../../platform/logging.ts'
import type { DiskUsage, WarehouseDisk } from '../../model/warehouse/machine-resources.ts'
import {
  type Piece,
  type Row,
  type TableColumn,
  type TableLayout,
  type Warehouse,
  WarehouseUnavailable,
} from '../../model/warehouse/warehouse.ts'
import type { ReportTables } from '../../model/warehouse/report-tables.ts'
import type { WholeRowStore } from '../../model/warehouse/whole-row-store.ts'
import { profileStore } from '../sql/profiles/index.ts'
import { SqlReportTables } from '../sql/report/report-tables.ts'
import { wholeRowStore } from '../sql/whole-rows.ts'
import { DuckDbClient, type DuckDbConfig } from './client.ts'
import { COLUMN_TYPES } from './column-types.ts'
import type { WarehouseConnection } from './connection.ts'
import { DUCKDB_DIALECT } from './dialect.ts'
import type { DuckDbEngine } from './engine.ts'
import { domainErrorOf, isInvalidated } from './errors.ts'
import { dependencyStore } from '../sql/dependencies/index.ts'
import { joinDiscoveryStore } from '../sql/joins/discovery.ts'
import { joinStore } from '../sql/joins/index.ts'
import { DUCKDB_SQL } from './engine-sql.ts'
import { joinPages } from './joins/join-pages.ts'
import { loadPieces } from './load.ts'
import { moveFile } from '../../../lib/move-file.ts'
import { numbersOf, rowsOf } from './rows.ts'
import { dropTables, nameOf } from './spread-tables.ts'
import { typedColumns } from '../sql/typed-columns.ts'
import { warehouseFiles } from './warehouse-files.ts'

export interface DuckDbWarehouseSettings {
  readonly engine: DuckDbEngine
  /** Name by which the file is attached to the engine; unique. */
  readonly catalog: string
  /** Absolute path of the file, in a folder of the repository's own. */
  readonly path: string
  /** Threads of the engine. */
  readonly threads: number
  /** Concurrent queries; further queries wait. The default is 16. */
  readonly connections?: number | undefined
  readonly memoryMb: number
  readonly logger: Logger
}

/** Queries wait at most two seconds for an exchange of the file that itself waits for running queries. */
const PATIENCE: WriterPatience = { waitMs: 2000, pauseMs: 10_000, giveUpMs: 15 * 60_000 }

/** Suffix of an unfinished copy of the file, by which the next opening recognizes and deletes it. */
const UNFINISHED = '.unfinished-'

export class DuckDbWarehouse implements Warehouse {
  readonly dialect = DUCKDB_DIALECT
  readonly knex: Knex
  readonly memoryMb: number
  readonly profiles = profileStore(this, DUCKDB_SQL)
  readonly joins = joinStore(this, DUCKDB_SQL, (pair) =>
    joinPages({ knex: this.knex, sql: DUCKDB_SQL }, pair),
  )
  readonly joinDiscovery = joinDiscoveryStore(this, DUCKDB_SQL)
  readonly dependencies = dependencyStore(this, DUCKDB_SQL, (query, signal) =>
    this.readNumbers(query, signal),
  )
  readonly wholeRows: WholeRowStore
  readonly files = warehouseFiles((...statement) => this.#change(...statement))
  readonly disk: WarehouseDisk = {
    usage: () => this.#usage(),
    compact: (signal) => this.#compact(signal),
  }
  readonly #settings: DuckDbWarehouseSettings
  /** Every query holds it for reading; an exchange of the file holds it for writing. */
  readonly #fileLock = new ReadWriteLock(PATIENCE)
  /** Every change of tables holds it for reading; copying and exchanging the file hold it for writing. */
  readonly #tablesLock = new ReadWriteLock(PATIENCE)
  readonly #connections = new Set<WarehouseConnection>()
  /** Set when the warehouse begins to close. */
  #closed: WarehouseUnavailable | undefined
  /** Settled when no deletion of tables is running. */
  #dropped: Promise<unknown> = Promise.resolve()
  /** Settled when no exchange of the file is running. */
  #exchange: Promise<unknown> = Promise.resolve()

  private constructor(settings: DuckDbWarehouseSettings) {
    this.#settings = settings
    this.memoryMb = settings.memoryMb
    const { logger, connections = 16 } = settings
    const config: DuckDbConfig = {
      client: DuckDbClient as unknown as typeof Knex.Client,
      fileLock: this.#fileLock,
      connection: {},
      pool: { min: 0, max: connections },
      connect: () => this.#connect(),
      disconnect: (connection) => this.#disconnect(connection),
      errorOf: domainErrorOf,
      log: {
        debug: (detail: unknown) =>
          logger.debug({ detail }, 'Debug message of the database library for the warehouse.'),
        deprecate: (method: string, alternative: string) =>
          logger.warn({ method, alternative }, 'The database library reports a deprecated method.'),
        warn: (detail: unknown) =>
          logger.warn({ detail }, 'Warning of the database library for the warehouse.'),
        error: (detail: unknown) =>
          logger.error({ detail }, 'Error of the database library for the warehouse.'),
      },
    }
    this.knex = knex(config)
    this.wholeRows = wholeRowStore(this.knex, DUCKDB_SQL)
  }

  /** Opens or creates the file, and deletes leftovers of a killed process. */
  static async open(settings: DuckDbWarehouseSettings): Promise<DuckDbWarehouse> {
    const { engine, catalog, path } = settings
    await engine.attach(catalog, path)
    // Only now is it certain that no other process has the file.
    for (const name of await readdir(dirname(path))) {
      if (name.startsWith(basename(path) + UNFINISHED)) await unlink(join(dirname(path), name))
    }
    return new DuckDbWarehouse(settings)
  }

  reportTables(
    load: { readonly id: number; readonly generation: number },
    transaction?: Knex.Transaction,
  ): ReportTables {
    return new SqlReportTables({ knex: transaction ?? this.knex, sql: DUCKDB_SQL }, load)
  }

  async load(
    tables: readonly TableLayout[],
    pieces: AsyncIterable<Piece>,
    signal?: AbortSignal,
  ): Promise<void> {
    await this.#keepingOpen(() =>
      this.knex.transaction(async (transaction) => {
        const connection = await (transaction.client as DuckDbClient).acquireConnection()
        const stop = (): void => void connection.cancel()
        signal?.addEventListener('abort', stop, { once: true })
        try {
          await loadPieces(transaction, tables, pieces, this.#settings, signal)
        } finally {
          signal?.removeEventListener('abort', stop)
        }
      }),
    )
  }

  async *read(
    query: Knex.QueryBuilder | Knex.Raw | readonly Knex.QueryBuilder[],
    signal?: AbortSignal,
  ): AsyncGenerator<Row[], void, undefined> {
    yield* this.#stream(rowsOf, [query].flat(), signal)
  }

  /** The numbers of a query, column by column. NaN stands for null. */
  readNumbers(query: Knex.Raw, signal?: AbortSignal): AsyncGenerator<Float64Array[], void, undefined> {
    return this.#stream(numbersOf, [query], signal)
  }

  async *#stream<T>(
    decode: (result: DuckDBResult) => AsyncGenerator<T, void, undefined>,
    queries: readonly (Knex.QueryBuilder | Knex.Raw)[],
    signal: AbortSignal | undefined,
  ): AsyncGenerator<T, void, undefined> {
    const client = this.knex.client as DuckDbClient
    const connection = await client.acquireConnection()
    try {
      yield* connection.streamAs(
        decode,
        queries.map((one) => one.toSQL().toNative()),
        signal,
      )
    } finally {
      await client.releaseConnection(connection)
    }
  }

  async createAs(
    { name, columns }: { readonly name: string; readonly columns: readonly TableColumn[] },
    query: Knex.QueryBuilder | Knex.Raw,
    signal?: AbortSignal,
  ): Promise<void> {
    const { sql, bindings } = query.toSQL().toNative()
    const cast = columns
      .map(([column, type]) => `CAST("${column}" AS ${COLUMN_TYPES[type]}) AS "${column}"`)
      .join(', ')
    await this.#keepingOpen(() =>
      this.#change(`CREATE TABLE "${name}" AS SELECT ${cast} FROM (${sql})`, bindings, signal),
    )
  }

  async tables(): Promise<string[]> {
    const tables = await this.knex('duckdb_tables')
      .where('database_name', this.#settings.catalog)
      .orderBy('table_name')
      .pluck<string[]>('table_name')
    return tables.map(nameOf)
  }

  async columns(table: string): Promise<TableColumn[]> {
    const columns = await this.knex('duckdb_columns')
      .where({ database_name: this.#settings.catalog, table_name: table })
      .orderBy('column_index')
      .select<{ name: string; type: string }[]>({ name: 'column_name', type: 'data_type' })
    return typedColumns(columns, COLUMN_TYPES)
  }

  drop(tables: readonly string[]): Promise<void> {
    // One after the other, since concurrent deletions of a table conflict.
    const dropped = this.#dropped.then(() =>
      this.#changing(() => this.knex.transaction((transaction) => dropTables(transaction, tables))),
    )
    this.#dropped = dropped.catch(() => undefined)
    return dropped
  }

  /** Writes a copy of the present state to a new file. Loads and queries continue. */
  async copyTo(path: string, signal?: AbortSignal): Promise<void> {
    await this.#fileLock.acquireRead()
    try {
      await moveFile(await this.#copy(signal), path)
    } finally {
      this.#fileLock.releaseRead()
    }
  }

  /** Stops all running statements and closes the file. */
  async close(): Promise<void> {
    const { engine, catalog } = this.#settings
    const closed = new WarehouseUnavailable('The warehouse of this repository has been closed.')
    this.#closed = closed
    this.#fileLock.close(closed)
    this.#tablesLock.close(closed)
    // Not awaited: it lasts until every connection is released, and a reader of a stream may never release it.
    void this.knex.destroy()
    await Promise.all([...this.#connections].map((connection) => this.#disconnect(connection)))
    await this.#exchange
    await engine.detach(catalog)
  }

  async #usage(): Promise<DiskUsage> {
    const { catalog, path } = this.#settings
    const blocks = await this.knex
      .select<{ free: number }[]>(this.knex.raw('free_blocks * block_size AS free'))
      .from(this.knex.raw('pragma_database_size()'))
      .where('database_name', catalog)
    const [{ size: bytes }, disk] = await Promise.all([stat(path), statfs(path)])
    return { bytes, freeBytes: blocks[0]?.free ?? 0, availableBytes: disk.bavail * disk.bsize }
  }

  async #compact(signal?: AbortSignal): Promise<void> {
    try {
      await this.#tablesLock.write(() => {
        const exchange = this.#exchangeForCopy(signal)
        this.#exchange = exchange.catch(() => undefined)
        return exchange
      }, signal)
    } catch (error) {
      if (!(error instanceof LockNeverFree)) throw error
      throw new WarehouseUnavailable(
        'The repository was never free of queries, loads and exports: compact it when fewer of them run.',
        { cause: error },
      )
    }
  }

  /** Changes tables, but not while the file is copied for an exchange. */
  async #changing<T>(change: () => Promise<T>): Promise<T> {
    return this.#tablesLock.read(change)
  }

  /**
   * Makes a large change. If the engine has too little memory to write a change to the file, it invalidates the file,
   * and all later statements fail. Then the file is reopened in its state before the change.
   */
  async #keepingOpen<T>(change: () => Promise<T>): Promise<T> {
    try {
      return await this.#changing(change)
    } catch (error) {
      if (error instanceof Error && isInvalidated(error)) await this.#reopen()
      throw error
    }
  }

  async #reopen(): Promise<void> {
    const { engine, catalog, path, logger } = this.#settings
    await this.#fileLock.write(async () => {
      await engine.detach(catalog)
      await engine.attach(catalog, path)
    })
    logger.warn({ catalog }, 'The engine had invalidated the file of a repository. The file was reopened.')
  }

  /** Runs a statement that Knex cannot build. @returns the number of rows it changed or wrote */
  async #change(sql: string, bindings: readonly unknown[], signal: AbortSignal | undefined): Promise<number> {
    const client = this.knex.client as DuckDbClient
    const connection = await client.acquireConnection()
    try {
      return (await connection.run(sql, bindings, signal)).rowCount
    } finally {
      await client.releaseConnection(connection)
    }
  }

  async #connect(): Promise<WarehouseConnection> {
    const connection = await this.#settings.engine.connect(this.#settings.catalog)
    // Nobody would stop a statement of a connection that is opened while the warehouse closes.
    if (this.#closed) {
      await connection.end()
      throw this.#closed
    }
    this.#connections.add(connection)
    return connection
  }

  async #disconnect(connection: WarehouseConnection): Promise<void> {
    await connection.end()
    this.#connections.delete(connection)
  }

  /** Replaces the file by a copy. No connection may use the file. */
  async #exchangeForCopy(signal: AbortSignal | undefined): Promise<void> {
    const copy = await this.#copy(signal)
    try {
      await this.#fileLock.write(() => this.#exchangeFor(copy), signal)
    } catch (error) {
      await rm(copy, { force: true })
      throw error
    }
  }

  async #exchangeFor(copy: string): Promise<void> {
    const { engine, catalog, path } = this.#settings
    await engine.detach(catalog)
    try {
      // The journal belongs to the old file and would be applied to the new file.
      if (existsSync(`${path}.wal`)) {
        throw new WarehouseUnavailable(
          'The data of this repository could not be written to the disk completely.',
        )
      }
      await moveFile(copy, path)
    } finally {
      await engine.attach(catalog, path)
    }
  }

  /** Writes the current state to a new file next to the warehouse's file. */
  async #copy(signal: AbortSignal | undefined): Promise<string> {
    const { engine, catalog, path } = this.#settings
    const suffix = randomBytes(6).toString('hex')
    const copy = `${path}${UNFINISHED}${suffix}`
    const copyCatalog = `${catalog}_copy_${suffix}`
    await engine.attach(copyCatalog, copy)
    try {
      const connection = await this.#connect()
      try {
        await connection.run(`COPY FROM DATABASE "${catalog}" TO "${copyCatalog}"`, [], signal)
      } finally {
        await this.#disconnect(connection)
        await engine.detach(copyCatalog)
      }
      return copy
    } catch (error) {
      await rm(copy, { force: true })
      throw error
    }
  }
}
