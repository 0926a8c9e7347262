import knex, { type Knex } from 'knex'
import type { TrinoClient } from '../../../lib/trino/trino-client.ts'
import type { Logger } from '../../../platform/logging.ts'
import {
  type Piece,
  type Row,
  type TableColumn,
  type TableLayout,
  TablesMissing,
  type Warehouse,
  type WarehouseInPlace,
  WarehouseUnavailable,
} from '../../model/warehouse/warehouse.ts'
import type { LargeResults } from '../../model/warehouse/written-files.ts'
import type { Dialect } from '../../model/warehouse/dialect.ts'
import type { ProfileStore } from '../../model/warehouse/profile-store.ts'
import type { ReportTables } from '../../model/warehouse/report-tables.ts'
import type { WholeRowStore } from '../../model/warehouse/whole-row-store.ts'
import { dependencyStore } from '../sql/dependencies/index.ts'
import { joinDiscoveryStore } from '../sql/joins/discovery.ts'
import { joinStore } from '../sql/joins/index.ts'
import { profileStore } from '../sql/profiles/index.ts'
import { SqlReportTables } from '../sql/report/report-tables.ts'
import { wholeRowStore } from '../sql/whole-rows.ts'
import { TrinoKnexClient, type TrinoKnexConfig } from './client.ts'
import { COLUMN_TYPES } from './column-types.ts'
import { typedColumns } from '../sql/typed-columns.ts'
import { type ConnectionOptions, TrinoConnection } from './connection.ts'
import { TRINO_DIALECT } from './dialect.ts'
import { TRINO_SQL } from './engine-sql.ts'
import { domainErrorOf } from './errors.ts'
import { takeOver } from './in-place/take-over.ts'
import { JOIN_PAGES } from './joins/join-pages.ts'
import { largeResults } from './large-results.ts'
import { withLiterals } from './literals.ts'
import { loadPieces } from './load/load-pieces.ts'
import { NewTable, type TableMaking } from './load/new-table.ts'
import { engineValues } from './profiles/engine-values.ts'
import type { LakeStorage } from './storage/lake-storage.ts'
import { readNumbers } from './read-numbers.ts'
import { sweep, type SweepLimits } from './sweep.ts'
import { TrinoTables } from './tables.ts'

export interface TrinoWarehouseSettings {
  readonly client: TrinoClient
  /** See ConnectionOptions. */
  readonly onEnd?: ConnectionOptions['onEnd']
  readonly storage: LakeStorage
  /** Of the cluster. */
  readonly origin: string
  readonly catalog: string
  /** Schema of the repository. It exists. */
  readonly schema: string
  /** What queries are for, as the operator of Trino sees it. */
  readonly info: () => string
  /** Concurrent queries; further queries wait. */
  readonly connections: number
  /** Memory of the process that prepares the rows of a load, in MB. */
  readonly loadMemoryMb: number
  /** The cluster describes the values of an attribute with more distinct values than this, if it can. */
  readonly engineValuesAbove: number
  /** True if the regular expressions of the cluster are not those of RE2. */
  readonly lacksRe2?: boolean
  readonly logger: Logger
}

const closed = (): WarehouseUnavailable =>
  new WarehouseUnavailable('The warehouse of this repository has been closed.')

/** The warehouse of a repository in a schema of Trino. */
export class TrinoWarehouse implements Warehouse {
  readonly dialect: Dialect
  readonly knex: Knex
  readonly profiles: ProfileStore
  readonly joins = joinStore(this, TRINO_SQL, () => Promise.resolve(JOIN_PAGES))
  readonly joinDiscovery = joinDiscoveryStore(this, TRINO_SQL)
  readonly dependencies = dependencyStore(this, TRINO_SQL, (query, signal) =>
    readNumbers(this, query, signal),
  )
  readonly wholeRows: WholeRowStore
  readonly inPlace: WarehouseInPlace
  readonly largeResults: LargeResults
  readonly #settings: TrinoWarehouseSettings
  readonly #tables: TrinoTables
  readonly #connections = new Set<TrinoConnection>()
  /** Aborted when the warehouse closes. */
  readonly #closing = new AbortController()

  constructor(settings: TrinoWarehouseSettings) {
    const { logger, connections, engineValuesAbove, lacksRe2 = false } = settings
    this.#settings = settings
    this.dialect = { ...TRINO_DIALECT, lacksRe2 }
    this.#tables = new TrinoTables((sql, signal) => this.#run(sql, signal), settings.schema)
    const config: TrinoKnexConfig = {
      client: TrinoKnexClient as unknown as typeof Knex.Client,
      connection: {},
      pool: { min: 0, max: connections },
      checkOpen: () => this.#checkOpen(),
      connect: async () => this.#connect(),
      disconnect: (connection) => this.#disconnect(connection),
      errorOf: (error) => (this.#closing.signal.aborted ? closed() : domainErrorOf(error)),
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
    this.profiles = {
      ...profileStore(this, TRINO_SQL),
      ...(!lacksRe2 && { engineValues: engineValues(this, engineValuesAbove) }),
    }
    this.wholeRows = wholeRowStore(this.knex, TRINO_SQL)
    this.largeResults = largeResults(
      () => this.#making,
      settings.loadMemoryMb,
      (signal) => this.#stopped(signal),
    )
    this.inPlace = {
      origin: settings.origin,
      user: async (signal) => String((await this.#run('SELECT current_user AS u', signal))[0]!['u']),
      load: (tables, query, recordBytes, onStep, signal) =>
        takeOver(tables, query, recordBytes, onStep, this.#making, this.#stopped(signal)),
    }
  }

  reportTables(
    load: { readonly id: number; readonly generation: number },
    transaction?: Knex.Transaction,
  ): ReportTables {
    return new SqlReportTables({ knex: transaction ?? this.knex, sql: TRINO_SQL }, load)
  }

  async load(
    tables: readonly TableLayout[],
    pieces: AsyncIterable<Piece>,
    signal?: AbortSignal,
  ): Promise<void> {
    const { loadMemoryMb: memoryMb } = this.#settings
    const stopped = this.#stopped(signal)
    await loadPieces(tables, pieces, { ...this.#making, memoryMb }, stopped)
  }

  async *read(
    query: Knex.QueryBuilder | Knex.Raw | readonly Knex.QueryBuilder[],
    signal?: AbortSignal,
  ): AsyncGenerator<Row[], void, undefined> {
    const client = this.knex.client as TrinoKnexClient
    const connection = await client.acquireConnection()
    try {
      yield* connection.stream(
        [query].flat().map((one) => one.toSQL().toNative()),
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
    const table = new NewTable(name, this.#making)
    await table.createAs(`SELECT ${cast} FROM (${withLiterals(sql, bindings)})`, signal)
    try {
      await table.show()
    } catch (error) {
      await table.discard(false)
      throw error
    }
  }

  tables(): Promise<string[]> {
    return this.#tables.visible()
  }

  async columns(table: string): Promise<TableColumn[]> {
    const { schema } = this.#settings
    const columns = await this.knex
      .withSchema('information_schema')
      .from('columns')
      .where({ table_schema: schema, table_name: table })
      .orderBy('ordinal_position')
      .select<{ name: string; type: string }[]>({ name: 'column_name', type: 'data_type' })
    if (columns.length === 0) throw new TablesMissing(schema)
    return typedColumns(columns, COLUMN_TYPES)
  }

  drop(tables: readonly string[]): Promise<void> {
    return this.#tables.hide(tables)
  }

  /** Deletes tables at once, with their rows. Queries that read them fail. */
  remove(tables: readonly string[]): Promise<void> {
    return this.#tables.delete(tables)
  }

  /** Deletes tables that were dropped, and what killed servers left. */
  sweep(limits?: SweepLimits): Promise<void> {
    const { storage, catalog, schema } = this.#settings
    const { run, tables } = this.#making
    return sweep({ run, tables, storage, catalog, schema }, limits)
  }

  /** Stops all running statements. Later calls throw WarehouseUnavailable. */
  async close(): Promise<void> {
    this.#closing.abort()
    // Not awaited: it lasts until every connection is released, and a reader of a stream may never release it.
    void this.knex.destroy()
    await Promise.all([...this.#connections].map((connection) => this.#disconnect(connection)))
  }

  get #making(): TableMaking {
    const { storage, schema, logger } = this.#settings
    return { run: (sql, signal) => this.#run(sql, signal), tables: this.#tables, storage, schema, logger }
  }

  /** Runs a statement of this class. It waits for no connection, since a query that holds one may need it. */
  async #run(sql: string, signal?: AbortSignal): Promise<Row[]> {
    const connection = this.#connect()
    try {
      return (await connection.run(sql, [], signal)).rows
    } finally {
      await this.#disconnect(connection)
    }
  }

  #stopped(signal: AbortSignal | undefined): AbortSignal {
    return signal === undefined ? this.#closing.signal : AbortSignal.any([signal, this.#closing.signal])
  }

  #checkOpen(): void {
    if (this.#closing.signal.aborted) throw closed()
  }

  #connect(): TrinoConnection {
    this.#checkOpen()
    const { client, schema, info, onEnd } = this.#settings
    const connection = new TrinoConnection({
      client,
      schema,
      info,
      onEnd,
      withDropped: (sql, since) => this.#tables.withDropped(sql, since),
    })
    this.#connections.add(connection)
    return connection
  }

  async #disconnect(connection: TrinoConnection): Promise<void> {
    await connection.end()
    this.#connections.delete(connection)
  }
}
