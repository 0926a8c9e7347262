import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import knex from 'knex'

/** Overwrites every byte of a file in its place, as a failing disk or a wrong `dd` would. */
export async function overwrite(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    const { size } = await handle.stat()
    await handle.write(randomBytes(size), 0, size, 0)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Damages the catalogue of a running server: another process commits to it, so that the server has to read it
 * again, and then nothing readable is there.
 */
export async function breakCatalogue(dataDir: string): Promise<void> {
  const path = join(dataDir, 'catalogue.sqlite')
  const other = knex({ client: 'sqlite3', connection: { filename: path }, useNullAsDefault: true })
  try {
    await other.raw('pragma user_version = 2')
    await other.raw('pragma wal_checkpoint(truncate)')
  } finally {
    await other.destroy()
  }
  await overwrite(path)
}
