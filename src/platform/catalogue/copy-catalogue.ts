import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { exists, syncFile, syncFolder } from '../../lib/files.ts'
import { CatalogueError, type Migration } from './catalogue.ts'
import type { Logger } from '../logging.ts'
import { forgetElsewhere } from './elsewhere.ts'
import { COPIES } from './kinds.ts'
import { libraryLog } from './library-log.ts'
import { applyMigrations } from './migrate.ts'
import { placeOf } from './postgres-address.ts'
import { patiently, type PostgresServer, snapshot } from './postgres-connect.ts'
import { prepareSchema, takeTurn } from './postgres-schema.ts'
import { startFailure } from './postgres-start.ts'
import { POSTGRES_TABLES, relationNames } from './postgres-tables.ts'
import { connectToFile } from './sqlite-file.ts'
import { SQLITE_TABLES } from './sqlite-tables.ts'
import { writeFileOf } from './sqlite-write.ts'
import { copyTables, type TableDigest, type TableSet } from './table-copy.ts'

/** Where a catalogue is: on a server, or in the file of a folder. */
export interface CataloguePlace {
  readonly dataDir: string
  readonly server: PostgresServer | undefined
}

/**
 * Copies a catalogue to a place that has none, all of it or nothing, and compares the copy with it.
 * @param from a catalogue that has been through all migrations, and that nobody writes
 * @returns what was copied of each table
 * @throws CatalogueError if the target has a catalogue or cannot be used
 */
export const copyCatalogue = (
  from: CataloguePlace,
  to: CataloguePlace,
  migrations: readonly Migration[],
  log: Logger,
): Promise<readonly TableDigest[]> =>
  readingFrom(from, libraryLog(log), (source) =>
    to.server === undefined
      ? writeFile(source, to.dataDir, migrations)
      : writeServer(source, to.server, migrations, libraryLog(log)),
  )

/** The place for the operator. */
export const nameOf = ({ dataDir, server }: CataloguePlace): string =>
  server === undefined ? fileIn(dataDir) : placeOf(server.address)

const fileIn = (dataDir: string): string => join(dataDir, COPIES.sqlite)

const readingFrom = <T>(
  { dataDir, server }: CataloguePlace,
  log: Knex.Logger,
  work: (source: TableSet) => Promise<T>,
): Promise<T> =>
  server === undefined
    ? connectToFile(fileIn(dataDir), (file) =>
        file.transaction((state) => work({ database: state, kind: SQLITE_TABLES })),
      )
    : patiently(server, log, (database) =>
        snapshot(database, (state) => work({ database: state, kind: POSTGRES_TABLES })),
      )

async function writeFile(
  source: TableSet,
  dataDir: string,
  migrations: readonly Migration[],
): Promise<readonly TableDigest[]> {
  const path = fileIn(dataDir)
  if (await exists(path))
    throw new CatalogueError(`${path} exists already. Move it, with its journals, to another folder.`)
  const unfinished = `${path}.tmp`
  await rm(unfinished, { force: true })
  await (await open(unfinished, 'wx', 0o600)).close()
  try {
    const tables = await writeFileOf(source, migrations, unfinished, async (_, copied) => copied)
    await syncFile(unfinished)
    await rename(unfinished, path)
    await syncFolder(path)
    await forgetElsewhere(dataDir)
    return tables
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function writeServer(
  source: TableSet,
  server: PostgresServer,
  migrations: readonly Migration[],
  log: Knex.Logger,
): Promise<readonly TableDigest[]> {
  const { schema } = server.address
  try {
    return await patiently(server, log, (database) =>
      database.transaction(async (transaction) => {
        await takeTurn(transaction, schema)
        await prepareSchema(transaction, schema)
        if ((await relationNames(transaction)).length > 0)
          throw new CatalogueError(
            `${placeOf(server.address)} has a catalogue already. Name another schema, or drop this one first.`,
          )
        await applyMigrations(transaction, migrations)
        return copyTables(source, { database: transaction, kind: POSTGRES_TABLES })
      }),
    )
  } catch (error) {
    throw startFailure(server.address, error)
  }
}
