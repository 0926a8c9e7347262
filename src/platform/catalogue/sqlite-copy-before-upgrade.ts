import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { syncFile, syncFolder } from '../../lib/files.ts'

/**
 * Keeps a copy of the catalogue in DATA_DIR before an upgrade: `catalogue-018.sqlite` if the migration 018 was the last.
 * A copy is never overwritten. If there is one of that number with other content, because the older version ran again
 * after it was made, the new copy is `catalogue-018-2.sqlite`. If the last one has the same content, as after an upgrade
 * that failed, no further copy is made. If the process is killed, the copy is complete, or has the ending `.tmp`.
 * @param last name of the last migration, such as `018_connection_logins`
 * @param write writes the copy to an empty file that exists; its owner alone may read it
 * @returns absolute path of the copy
 */
export async function keepCopyBeforeUpgrade(
  dataDir: string,
  last: string,
  write: (path: string) => Promise<void>,
): Promise<string> {
  const name = `catalogue-${/^\d+/.exec(last)?.[0] ?? last}`
  const nameOf = (count: number): string => `${name}${count === 1 ? '' : `-${count}`}.sqlite`
  const unfinished = join(dataDir, `${name}.sqlite.tmp`)
  await discard(unfinished)
  // SQLite keeps the permissions of an existing file.
  await (await open(unfinished, 'wx', 0o600)).close()
  try {
    await write(unfinished)
    await syncFile(unfinished)
    const existing = new Set(await readdir(dataDir))
    let count = 1
    while (existing.has(nameOf(count))) count++
    const previous = join(dataDir, nameOf(count - 1))
    if (count > 1 && (await digestOf(previous)) === (await digestOf(unfinished))) {
      await discard(unfinished)
      return previous
    }
    const path = join(dataDir, nameOf(count))
    await rename(unfinished, path)
    await syncFolder(path)
    return path
  } catch (error) {
    await discard(unfinished)
    throw error
  }
}

/** Deletes an unfinished copy. Its journal first: SQLite would apply it to the next file of that name. */
async function discard(unfinished: string): Promise<void> {
  await rm(`${unfinished}-journal`, { force: true })
  await rm(unfinished, { force: true })
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
