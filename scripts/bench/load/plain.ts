import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceFiles } from './source-files.ts'

/**
 * Loads the good rows by plain DuckDB in a process of its own.
 * @returns seconds
 * @throws Error where it has another number of rows than were written
 */
export async function loadPlainly(folder: string, { good, rows, ragged }: SourceFiles): Promise<number> {
  const database = join(folder, 'plain.duckdb')
  const child = fork(join(import.meta.dirname, 'plain-load.ts'), [good, database], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [loaded] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('Plain DuckDB ended before it had loaded the rows; see above.')
    }),
  ])) as [{ seconds: number; rows: number }]
  if (child.exitCode === null) await once(child, 'exit')
  for (const path of [database, `${database}.wal`]) await rm(path, { force: true })
  if (loaded.rows !== rows - ragged)
    throw new Error(`Plain DuckDB loaded ${loaded.rows} rows of ${rows - ragged}.`)
  return loaded.seconds
}
