import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import knex from 'knex'
import { isBusy } from './catalogue/sqlite-errors.ts'

const RETRY_MS = 100

/** A lock that is held until it is let go of, or its process ends. */
export interface FileLock {
  release(): Promise<void>
}

/**
 * Takes the lock of a file or folder, if nobody else has it, in this process or another.
 *
 * The lock is SQLite's own, on an empty hidden file beside the locked one: the operating system lets go of it
 * when its owner dies, however it dies, so no lock can be stale. The file stays: one that goes could be held twice.
 *
 * @param lockFile the hidden file
 * @returns undefined where it was still held after a second
 */
export async function takeFileLock(lockFile: string): Promise<FileLock | undefined> {
  const db = knex({
    client: 'sqlite3',
    connection: { filename: lockFile },
    pool: { min: 1, max: 1 },
    useNullAsDefault: true,
  })
  try {
    await db.raw('begin exclusive')
    return { release: () => db.destroy() }
  } catch (error) {
    await db.destroy()
    if (!isBusy(error)) throw error
    return undefined
  }
}

/**
 * Does work that no other process, and nobody else in this one, does on the same file at the same time.
 * @param onWait called once where somebody else holds the lock
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
