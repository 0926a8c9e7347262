import knex from 'knex'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const RETRY_MS = 100

/**
 * Does work that no other process, and nobody else in this one, does on the same file at the same time.
 *
 * The lock is SQLite's own, on an empty hidden file beside the locked one: the operating system lets go of it
 * when its owner dies, however it dies, so no lock can be stale. The file stays: one that goes could be held twice.
 *
 * @param onWait called once where somebody else holds the lock
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>, onWait: () => void): Promise<T> {
  const db = knex({
    client: 'sqlite3',
    connection: { filename: join(dirname(path), `.${basename(path)}.lock`) },
    pool: { min: 1, max: 1 },
    useNullAsDefault: true,
  })
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        await db.raw('begin exclusive')
        break
      } catch (error) {
        if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error
        if (attempt === 0) onWait()
        await sleep(RETRY_MS)
      }
    }
    return await work()
  } finally {
    await db.destroy()
  }
}
