import type { Knex } from 'knex'
import type { Migration } from './catalogue.ts'
import { applyMigrations } from './migrate.ts'
import { connectToFile } from './sqlite-file.ts'
import { SQLITE_TABLES } from './sqlite-tables.ts'
import { copyTables, type TableDigest, type TableSet } from './table-copy.ts'

/**
 * Writes the tables of a catalogue to a file of SQLite that is missing or empty.
 * @param source a snapshot
 * @param migrations the steps that the source has been through
 * @param prepare reads and changes the file before it is complete
 */
export const writeFileOf = <Prepared>(
  source: TableSet,
  migrations: readonly Migration[],
  path: string,
  prepare: (copy: Knex, tables: readonly TableDigest[]) => Promise<Prepared>,
): Promise<Prepared> =>
  connectToFile(path, async (copy) => {
    // Nobody reads the file before it is complete.
    await copy.raw('pragma synchronous = off')
    const tables = await copy.transaction(async (transaction) => {
      await applyMigrations(transaction, migrations)
      return copyTables(source, { database: transaction, kind: SQLITE_TABLES })
    })
    const prepared = await prepare(copy, tables)
    await copy.raw('pragma synchronous = full')
    await copy.raw('vacuum')
    return prepared
  })
