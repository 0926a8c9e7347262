/** The catalogue: the database of what the product itself has to remember, `DATA_DIR/catalogue.sqlite`. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import knex, { type Knex } from 'knex'
import { ensureDataDir } from './data-dir.ts'
import type { Logger } from './logging.ts'
import { OperatorError } from './operator-error.ts'

/** One step of the catalogue's schema. Its name orders and identifies it for ever: `001_api_keys`. */
export interface Migration extends Knex.Migration {
  readonly name: string
}

/** The catalogue cannot be used; the message says what to do. */
export class CatalogueError extends OperatorError {}

interface RawConnection {
  run(sql: string, done: (error: Error | null) => void): void
}

const BUSY_TIMEOUT_MS = 10_000

const runRaw = (connection: RawConnection, sql: string): Promise<void> =>
  new Promise((resolve, reject) => connection.run(sql, (error) => (error ? reject(error) : resolve())))

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY'

const prepareConnection = async (connection: RawConnection): Promise<void> => {
  await runRaw(connection, `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  // Two processes that turn a new file to WAL at once: SQLite answers one of them "busy" without waiting.
  const giveUpAt = performance.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      await runRaw(connection, 'PRAGMA journal_mode = WAL')
      break
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error
      await sleep(10)
    }
  }
  // FULL: what was acknowledged outlives a loss of power.
  await runRaw(connection, 'PRAGMA synchronous = FULL')
  await runRaw(connection, 'PRAGMA foreign_keys = ON')
}

/** Names of the migrations that a catalogue has been through; none for a new one. */
const completedMigrations = async (database: Knex): Promise<Set<string>> => {
  if (!(await database.schema.hasTable('knex_migrations'))) return new Set()
  const rows = await database<{ name: string }>('knex_migrations').select('name')
  return new Set(rows.map((row) => row.name))
}

const migrate = async (database: Knex, path: string, migrations: readonly Migration[]): Promise<void> => {
  const known = new Set(migrations.map((migration) => migration.name))
  const completed = await completedMigrations(database)
  const foreign = [...completed].find((name) => !known.has(name))
  if (foreign !== undefined) {
    throw new CatalogueError(
      `${path} was written by a newer version (it has been through "${foreign}"): start that version, or choose another DATA_DIR.`,
    )
  }
  if (migrations.every((migration) => completed.has(migration.name))) return
  await database.transaction(async (transaction) => {
    // Knex makes its two tables outside of its own lock, so that two processes at once leave a lock that never
    // opens again. Here all of it is one transaction, whose first statement is a write and waits for its turn.
    await transaction.raw('PRAGMA user_version = 1')
    await transaction.migrate.latest({
      migrationSource: {
        getMigrations: () => Promise.resolve([...migrations]),
        getMigrationName: (migration: Migration) => migration.name,
        getMigration: (migration: Migration) => Promise.resolve(migration),
      },
    })
  })
}

/**
 * Opens the catalogue, makes it where it is missing, and brings its schema up to date. Several processes may do
 * so at once, and a process killed in the middle leaves it as it was.
 * @param dataDir absolute folder; made where it is missing
 * @param migrations all steps of the schema, in order; none may ever be changed or taken away
 * @throws OperatorError where it cannot be made, CatalogueError where a newer version has written it
 */
export const openCatalogue = async (
  dataDir: string,
  migrations: readonly Migration[],
  logger: Logger,
): Promise<Knex> => {
  await ensureDataDir(dataDir)
  const path = join(dataDir, 'catalogue.sqlite')
  // SQLite gives its journals the permissions of the file, which are its owner's alone if we make it first.
  await (await open(path, 'a', 0o600)).close()
  const database = knex({
    client: 'sqlite3',
    connection: { filename: path },
    useNullAsDefault: true,
    // One connection, never replaced: `data_version` only compares on the same one.
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: RawConnection, done: (error: unknown, connection: RawConnection) => void) => {
        prepareConnection(connection).then(
          () => done(null, connection),
          (error: unknown) => done(error, connection),
        )
      },
    },
    log: {
      debug: (message: unknown) => logger.debug({ detail: message }, 'The database says something.'),
      deprecate: (method: string, alternative: string) =>
        logger.warn({ method, alternative }, 'The database library warns of an old method.'),
      warn: (message: unknown) => logger.warn({ detail: message }, 'The database warns.'),
      error: (message: unknown) => logger.error({ detail: message }, 'The database reports an error.'),
    },
  })
  try {
    await migrate(database, path, migrations)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/**
 * More connections to a catalogue that is open, for reading alone: who reads long holds up nobody who writes, or reads
 * what every request needs.
 * @param connections at the same time
 */
export const openCatalogueReader = (dataDir: string, connections: number): Knex =>
  knex({
    client: 'sqlite3',
    connection: { filename: join(dataDir, 'catalogue.sqlite') },
    useNullAsDefault: true,
    pool: {
      min: 0,
      max: connections,
      afterCreate: (connection: RawConnection, done: (error: unknown, connection: RawConnection) => void) => {
        prepareReader(connection).then(
          () => done(null, connection),
          (error: unknown) => done(error, connection),
        )
      },
    },
  })

const prepareReader = async (connection: RawConnection): Promise<void> => {
  await runRaw(connection, `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  await runRaw(connection, 'PRAGMA query_only = ON')
}

/**
 * A number that changes when another connection, of this process or another, has committed to the catalogue.
 * Commits of our own connection do not change it. Takes some 90 µs.
 */
export const dataVersion = async (database: Knex): Promise<number> => {
  const rows = await database.raw<{ data_version: number }[]>('PRAGMA data_version')
  const version = rows[0]?.data_version
  if (version === undefined) throw new CatalogueError('The catalogue did not tell its data version.')
  return version
}
