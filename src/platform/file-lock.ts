import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import knex from 'knex'
import { isBusy, meansUnreadable } from './catalogue/sqlite-errors.ts'
import { OperatorError } from './operator-error.ts'

const RETRY_MS = 100
const WAIT_MS = 1000

/** The driver's setting of the time that SQLite waits for a lock. */
interface RawConnection {
  configure(option: 'busyTimeout', ms: number): void
}

/** A lock that is held until it is released or its process ends. */
export interface FileLock {
  release(): Promise<void>
}

/**
 * Takes the lock of a file or folder, unless this or another process holds it.
 *
 * The lock is SQLite's own lock on an empty hidden file beside the locked file. The operating system releases
 * it when its owner ends for any reason, so a lock cannot be stale. The hidden file stays: a deleted file
 * could be locked twice.
 *
 * @param lockFile the hidden file
 * @param waitMs how long to wait for another holder
 * @returns undefined if the lock was still held after that time
 */
export async function takeFileLock(lockFile: string, waitMs = WAIT_MS): Promise<FileLock | undefined> {
  const db = knex({
    client: 'sqlite3',
    connection: { filename: lockFile },
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: RawConnection, done: (error: null, connection: RawConnection) => void) => {
        connection.configure('busyTimeout', waitMs)
        done(null, connection)
      },
    },
    useNullAsDefault: true,
  })
  try {
    await db.raw('begin exclusive')
    return { release: () => db.destroy() }
  } catch (error) {
    await db.destroy()
    if (isBusy(error)) return undefined
    if (!meansUnreadable(error)) throw error
    throw new OperatorError(
      `${lockFile} cannot be locked by this user. Give the files of its folder to the user that runs the server, and keep them on a local disk.`,
      { cause: error },
    )
  }
}

/**
 * Runs work while no other task of this or another process works on the same file.
 * @param onWait called once if the lock is held by another task
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>, onWait: () => void): Promise<T> {
  const lockFile = join(dirname(path), `.${basename(path)}.lock`)
  let lock = await takeFileLock(lockFile)
  if (!lock) onWait()
  while (!lock) {
    await sleep(RETRY_MS)
    lock = await takeFileLock(lockFile)
  }
  try {
    return await work()
  } finally {
    await lock.release()
  }
}
