import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { ensureDataDir } from '../data-dir.ts'
import type { Logger } from '../logging.ts'
import type {
  Catalogue,
  CatalogueApart,
  CatalogueCopy,
  CatalogueReaders,
  Migration,
  Transaction,
  UniqueKey,
} from './catalogue.ts'
import { ELSEWHERE_FILE } from './elsewhere.ts'
import { libraryLog } from './library-log.ts'
import { completedMigrations, migrate } from './migrate.ts'
import {
  COPY_FILE,
  keepCopy,
  refuseForgottenFile,
  refuseIfServed,
  takeIn,
  writeCopy,
} from './postgres-copies.ts'
import { placeOf } from './postgres-address.ts'
import { connect, patiently, type PostgresServer, snapshot } from './postgres-connect.ts'
import { breaksForeignKey, brokenConstraint, meansDatabaseFull, meansNoDatabase } from './postgres-errors.ts'
import { prepareSchema, takeTurn } from './postgres-schema.ts'
import { startFailure } from './postgres-start.ts'
import { uniqueKeys } from './postgres-tables.ts'
import { CATALOGUE_FILES } from './sqlite.ts'

/** Limits of short writes: who waits longer tries again, perhaps on another host. */
const SHORT = { connectTimeoutMs: 2000, statementTimeoutMs: 3000, lockTimeoutMs: 2000 }

/** A catalogue in a schema of PostgreSQL. */
export class PostgresCatalogue implements Catalogue {
  readonly knex: Knex
  // A catalogue of SQLite that was used before is no longer that of the server.
  readonly files = [COPY_FILE, ELSEWHERE_FILE, ...CATALOGUE_FILES]
  readonly #server: PostgresServer
  readonly #migrations: readonly Migration[]
  readonly #uniqueKeys: ReadonlyMap<string, UniqueKey>

  readonly #log: Knex.Logger

  private constructor(
    server: PostgresServer,
    migrations: readonly Migration[],
    log: Knex.Logger,
    unique: ReadonlyMap<string, UniqueKey>,
  ) {
    this.#server = server
    this.#migrations = migrations
    this.#log = log
    this.knex = connect({ ...server, use: 'requests' }, server.address.connections, log)
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
    const log = libraryLog(logger)
    const options = { dataDir, migrations, schema: address.schema, logger }
    try {
      const unique = await patiently(server, log, async (database) => {
        await takeIn(database, options)
        await migrate(database, {
          place: placeOf(address),
          migrations,
          takeTurn: async (transaction) => {
            await takeTurn(transaction, address.schema)
            await prepareSchema(transaction, address.schema)
            await refuseForgottenFile(transaction, dataDir)
          },
          keepCopy: async (last) => {
            await refuseIfServed(database, await completedMigrations(database))
            return keepCopy(database, options, last)
          },
          logger,
        })
        return uniqueKeys(database)
      })
      return new PostgresCatalogue(server, migrations, log, unique)
    } catch (error) {
      throw startFailure(address, error)
    }
  }

  readers(connections: number): CatalogueReaders {
    const readers = connect({ ...this.#server, use: 'reading' }, connections, this.#log)
    return { knex: readers, snapshot: (work) => snapshot(readers, work), close: () => readers.destroy() }
  }

  apart(): CatalogueApart {
    const { address } = this.#server
    const own = connect({ ...this.#server, address: { ...address, ...SHORT }, use: 'requests' }, 1, this.#log)
    const time = async (): Promise<Date> => {
      const { rows } = await own.raw<{ rows: { ms: number }[] }>(
        'select floor(extract(epoch from clock_timestamp()) * 1000) as ms',
      )
      return new Date(rows[0]!.ms)
    }
    return { knex: own, time, close: () => own.destroy() }
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
      const prepared = await patiently(this.#server, this.#log, (database) =>
        writeCopy(database, this.#migrations, path, prepare),
      )
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
