import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { isFull } from '../../lib/full-disk.ts'
import { ensureDataDir } from '../data-dir.ts'
import type { Logger } from '../logging.ts'
import {
  CatalogueError,
  type Catalogue,
  type CatalogueCopy,
  type CatalogueReaders,
  type Migration,
  type Transaction,
  type UniqueKey,
} from './catalogue.ts'
import { COPIES } from './kinds.ts'
import { libraryLog } from './library-log.ts'
import { keepCopyBeforeUpgrade } from './sqlite-copy-before-upgrade.ts'
import { migrate } from './migrate.ts'
import { connect, connectToFile, type RawConnection, runRaw } from './sqlite-file.ts'
import {
  breaksReference,
  brokenKey,
  isBusy,
  meansFullDisk,
  mayPass,
  meansUnreadable,
} from './sqlite-errors.ts'

/** The file of the catalogue, in DATA_DIR and in a backup. */
const FILE = COPIES.sqlite

/** The file with its journals. */
export const CATALOGUE_FILES: readonly string[] = ['', '-wal', '-shm', '-journal'].map(
  (suffix) => FILE + suffix,
)

/** How an older version gets a copy that was kept before an upgrade. A journal belongs to its own file alone. */
const PUT_BACK = `Stop the server, move ${CATALOGUE_FILES.join(', ')} out of DATA_DIR, rename the copy to ${FILE}, and start the older version.`

const BUSY_TIMEOUT_MS = 10_000

async function prepareWriter(connection: RawConnection): Promise<void> {
  await runRaw(connection, `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  // If two processes switch a new file to WAL concurrently, SQLite returns "busy" to one of them without waiting.
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
  // FULL: acknowledged commits survive a power failure.
  await runRaw(connection, 'PRAGMA synchronous = FULL')
  await runRaw(connection, 'PRAGMA foreign_keys = ON')
}

async function prepareReader(connection: RawConnection): Promise<void> {
  await runRaw(connection, `PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  await runRaw(connection, 'PRAGMA query_only = ON')
}

/** A catalogue in a file of SQLite, `DATA_DIR/catalogue.sqlite`. */
export class SqliteCatalogue implements Catalogue {
  readonly knex: Knex
  readonly files = CATALOGUE_FILES
  readonly #path: string

  private constructor(path: string, connected: Knex) {
    this.#path = path
    this.knex = connected
  }

  static async open(
    dataDir: string,
    migrations: readonly Migration[],
    logger: Logger,
  ): Promise<SqliteCatalogue> {
    await ensureDataDir(dataDir)
    const path = join(dataDir, FILE)
    // SQLite gives its journals the permissions of the file. Creating the file first restricts them to the owner.
    await createPrivately(path)
    // One connection, never replaced: values of `data_version` are comparable only on the same connection.
    const connected = connect(path, { min: 1, max: 1 }, prepareWriter, libraryLog(logger))
    try {
      await migrate(connected, {
        place: path,
        migrations,
        // A write waits until no other process migrates.
        takeTurn: (transaction) => transaction.raw('PRAGMA user_version = 1'),
        keepCopy: async (last) => {
          const copy = await keepCopyBeforeUpgrade(dataDir, last, (target) => copyTo(path, target)).catch(
            async (error: unknown) => {
              throw await copyFailure(path, error)
            },
          )
          return { copy, putBack: PUT_BACK }
        },
        logger,
      })
    } catch (error) {
      await connected.destroy()
      throw startFailure(path, error)
    }
    return new SqliteCatalogue(path, connected)
  }

  readers(connections: number): CatalogueReaders {
    const readers = connect(this.#path, { min: 0, max: connections }, prepareReader)
    return { knex: readers, snapshot: (work) => snapshot(readers, work), close: () => readers.destroy() }
  }

  snapshot<T>(work: (snapshot: Transaction) => Promise<T>): Promise<T> {
    return snapshot(this.knex, work)
  }

  /** Commits by `knex` do not change it. It takes about 90 µs. */
  async changes(): Promise<number> {
    const rows = await this.knex.raw<{ data_version: number }[]>('PRAGMA data_version')
    const version = rows[0]?.data_version
    if (version === undefined) throw new CatalogueError('The catalogue did not return its data version.')
    return version
  }

  isUniqueViolation(error: unknown, { table, columns }: UniqueKey): boolean {
    return brokenKey(error) === columns.map((column) => `${table}.${column}`).join(', ')
  }

  isReferenceViolation(error: unknown): boolean {
    return breaksReference(error)
  }

  isUnreachable(error: unknown): boolean {
    return meansUnreadable(error)
  }

  isFull(error: unknown): boolean {
    return meansFullDisk(error)
  }

  async backup<Prepared>(
    folder: string,
    prepare: (copy: Knex) => Promise<Prepared>,
  ): Promise<CatalogueCopy<Prepared>> {
    const target = join(folder, FILE)
    await copyTo(this.#path, target)
    return { kind: 'sqlite', files: [FILE], prepared: await connectToFile(target, prepare) }
  }

  close(): Promise<void> {
    return this.knex.destroy()
  }
}

/** In WAL mode a transaction reads the state that its first statement saw. */
const snapshot = <T>(database: Knex, work: (snapshot: Transaction) => Promise<T>): Promise<T> =>
  database.transaction(work)

async function createPrivately(path: string): Promise<void> {
  try {
    await (await open(path, 'a', 0o600)).close()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS') throw error
    throw new CatalogueError(
      `${path} cannot be written by this user (${code}). Give the files of its folder to the user that runs the server.`,
      { cause: error },
    )
  }
}

/**
 * Copies the last commit. A separate connection does it, so that the server's connection continues to answer.
 * @param target a file that is missing or empty
 */
const copyTo = (path: string, target: string): Promise<void> =>
  connectToFile(path, async (source) => {
    await source.raw('vacuum into ?', [target])
  })

/** What the operator can do if there is no space for the copy before an upgrade. */
async function copyFailure(path: string, error: unknown): Promise<unknown> {
  if (!meansFullDisk(error) && !isFull(error)) return error
  // The copy, and the journal of the upgrade.
  const neededMb = Math.ceil((2 * (await stat(path)).size) / 1_000_000)
  return new CatalogueError(
    `The disk of ${path} is too full for the upgrade: the catalogue is copied before it is changed. Free ${neededMb} MB and start again. Nothing was changed.`,
    { cause: error },
  )
}

/** What the operator can do if the file system does not hold the catalogue. */
function startFailure(path: string, error: unknown): unknown {
  if (meansFullDisk(error))
    return new CatalogueError(`The disk of ${path} is full. Free some space and start again.`, {
      cause: error,
    })
  if (mayPass(error))
    return new CatalogueError(
      `${path} cannot be opened: ${(error as Error).message}. If no other program uses it, its file system does not support the locks of SQLite; set DATA_DIR to a folder of a local disk.`,
      { cause: error },
    )
  return error
}
