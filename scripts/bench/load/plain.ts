import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runPeer } from '../peer-process.ts'
import type { SourceFiles } from '../source-files.ts'

/**
 * Loads the good rows by plain DuckDB in a process of its own.
 * @returns seconds
 * @throws Error where it has another number of rows than were written
 */
export async function loadPlainly(folder: string, { good, rows, ragged }: SourceFiles): Promise<number> {
  const database = join(folder, 'plain.duckdb')
  const module = join(import.meta.dirname, 'plain-load.ts')
  const loaded = await runPeer<{ seconds: number; rows: number }>('Plain DuckDB', module, [good, database])
  for (const path of [database, `${database}.wal`]) await rm(path, { force: true })
  if (loaded.rows !== rows - ragged)
    throw new Error(`Plain DuckDB loaded ${loaded.rows} rows of ${rows - ragged}.`)
  return loaded.seconds
}
