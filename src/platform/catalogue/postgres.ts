import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { ensureDataDir } from '../data-dir.ts'
import type { Logger } from '../logging.ts'
import type {
  Catalogue,
  CatalogueCopy,
  CatalogueReaders,
  Migration,
  Transaction,
  UniqueKey,
} from './catalogue.ts'
import { migrate } from './migrate.ts'
import { COPY_FILE, keepCopy, takeIn, writeCopy } from './postgres-copies.ts'
import { placeOf } from './postgres-address.ts'
import { type PostgresLogin, PostgresCatalogueClient } from './postgres-client.ts'
import { breaksForeignKey, brokenConstraint, meansDatabaseFull, meansNoDatabase } from './postgres-errors.ts'
import { prepareSchema, takeTurn } from './postgres-schema.ts'
import { startFailure } from './postgres-start.ts'
import { uniqueKeys } from './postgres-tables.ts'
import { CATALOGUE_FILES } from './sqlite.ts'

/** A server with the catalogue. */
export type PostgresServer = Omit<PostgresLogin, 'isReadOnly'>

const READ_ONLY_SNAPSHOT = { isolationLevel: 'repeatable read', readOnly: true } as const

const connect = (login: PostgresLogin, connections: number, log?: Knex.Logger): Knex =>
  knex({
    client: PostgresCatalogueClient as unknown as typeof Knex.Client,
    connection: login as unknown as Knex.PgConnectionConfig,
    pool: { min: 0, max: connections, idleTimeoutMillis: 60_000 },
    acquireConnectionTimeout: 10_000,
    ...(log && { log }),
  })

/** A catalogue in a schema of PostgreSQL. */
export class PostgresCatalogue implements Catalogue {
  readonly knex: Knex
  // A catalogue of SQLite that was used before is no longer that of the server.
  readonly files = [COPY_FILE, ...CATALOGUE_FILES]
  readonly #server: PostgresServer
  readonly #migrations: readonly Migration[]
  readonly #uniqueKeys: ReadonlyMap<string, UniqueKey>

  private constructor(
    server: PostgresServer,
    migrations: readonly Migration[],
    connected: Knex,
    unique: ReadonlyMap<string, UniqueKey>,
  ) {
    this.#server = server
    this.#migrations = migrations
    this.knex = connected
    this.#uniqueKeys = unique
  }

  static async open(
    server: PostgresServer,
    dataDir: string,
    migrations: readonly Migration[],
    logger: Logger,
  ): Promise<PostgresCatalogue> {
    await ensureDataDir(dataDir)
    const { address } = server
    const connected = connect({ ...server, isReadOnly: false }, address.connections, {
      debug: (message: unknown) =>
        logger.debug({ detail: message }, 'Debug message of the database library.'),
      deprecate: (method: string, alternative: string) =>
        logger.warn({ method, alternative }, 'The database library reports a deprecated method.'),
      warn: (message: unknown) => logger.warn({ detail: message }, 'Warning of the database library.'),
      error: (message: unknown) => logger.error({ detail: message }, 'Error of the database library.'),
    })
    const options = { dataDir, migrations, schema: address.schema, logger }
    try {
      await takeIn(connected, options)
      await migrate(connected, {
        place: placeOf(address),
        migrations,
        takeTurn: async (transaction) => {
          await takeTurn(transaction, address.schema)
          await prepareSchema(transaction, address.schema)
        },
        keepCopy: (last) => keepCopy(connected, options, last),
        logger,
      })
      return new PostgresCatalogue(server, migrations, connected, await uniqueKeys(connected))
    } catch (error) {
      await connected.destroy()
      throw startFailure(address, error)
    }
  }

  readers(connections: number): CatalogueReaders {
    const readers = connect({ ...this.#server, isReadOnly: true }, connections)
    return { knex: readers, snapshot: (work) => snapshot(readers, work), close: () => readers.destroy() }
  }

  snapshot<T>(work: (snapshot: Transaction) => Promise<T>): Promise<T> {
    return snapshot(this.knex, work)
  }

  /**
   * The transactions that have ended, and the start of the server. A commit is acknowledged after it is among them, so
   * that a call after a commit sees another version. The position in the log would not do: it moves before the commit
   * can be seen. Each transaction of the server that has written counts, also those of other databases and those that
   * were rolled back. After a failover another server may give the numbers of lost transactions again.
   */
  async changes(): Promise<string> {
    const { rows } = await this.knex.raw<{ rows: { version: string }[] }>(
      `select pg_current_snapshot()::text || ' ' || extract(epoch from pg_postmaster_start_time()) as version`,
    )
    return rows[0]!.version
  }

  isUniqueViolation(error: unknown, { table, columns }: UniqueKey): boolean {
    const broken = brokenConstraint(error)
    const key = broken && this.#uniqueKeys.get(broken.constraint)
    return key !== undefined && key.table === table && key.columns.join() === columns.join()
  }

  isReferenceViolation(error: unknown): boolean {
    return breaksForeignKey(error)
  }

  isUnreachable(error: unknown): boolean {
    return meansNoDatabase(error)
  }

  isFull(error: unknown): boolean {
    return meansDatabaseFull(error)
  }

  async backup<Prepared>(
    folder: string,
    prepare: (copy: Knex) => Promise<Prepared>,
  ): Promise<CatalogueCopy<Prepared>> {
    const path = join(folder, COPY_FILE)
    try {
      const prepared = await writeCopy(this.knex, this.#migrations, path, prepare)
      return { kind: 'postgres', files: [COPY_FILE], prepared }
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  close(): Promise<void> {
    return this.knex.destroy()
  }
}

const snapshot = <T>(database: Knex, work: (snapshot: Transaction) => Promise<T>): Promise<T> =>
  database.transaction(work, READ_ONLY_SNAPSHOT)
