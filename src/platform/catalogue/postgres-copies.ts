import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { exists } from '../../lib/files.ts'
import type { Knex } from 'knex'
import type { Logger } from '../logging.ts'
import { CatalogueError, type Migration } from './catalogue.ts'
import { serversMigration } from '../cluster/migration.ts'
import { COPIES } from './kinds.ts'
import { applyMigrations, completedMigrations, type KeptCopy } from './migrate.ts'
import { snapshot } from './postgres-connect.ts'
import { prepareSchema, takeTurn } from './postgres-schema.ts'
import { dropTables, POSTGRES_TABLES, relationNames } from './postgres-tables.ts'
import { keepCopyBeforeUpgrade } from './sqlite-copy-before-upgrade.ts'
import { connectToFile } from './sqlite-file.ts'
import { writeFileOf } from './sqlite-write.ts'
import { SQLITE_TABLES } from './sqlite-tables.ts'
import { copyTables } from './table-copy.ts'

/**
 * A copy of a catalogue in DATA_DIR that replaces the content of the database at the next start. It is a file of SQLite,
 * so that catalogues of each kind can be restored from it.
 */
export const COPY_FILE = COPIES.postgres

export interface CopyOptions {
  readonly dataDir: string
  readonly migrations: readonly Migration[]
  readonly schema: string
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

/**
 * Writes a snapshot of the catalogue, by a patient connection, to a file of SQLite that is missing or empty.
 * @param migrations all steps of the schema; the copy goes through those that the catalogue has been through
 * @param prepare reads and changes the copy before it is complete
 */
export const writeCopy = <Prepared>(
  database: Knex,
  migrations: readonly Migration[],
  path: string,
  prepare: (copy: Knex) => Promise<Prepared>,
): Promise<Prepared> =>
  snapshot(database, async (state) => {
    const completed = await completedMigrations(state)
    const source = { database: state, kind: POSTGRES_TABLES }
    const own = migrations.filter(({ name }) => completed.includes(name))
    return writeFileOf(source, own, path, prepare)
  })

/** Keeps a copy of the catalogue in DATA_DIR, as it is before an upgrade or a restoration. */
export async function keepCopy(
  database: Knex,
  { dataDir, migrations }: CopyOptions,
  last: string,
): Promise<KeptCopy> {
  const copy = await keepCopyBeforeUpgrade(dataDir, last, (path) =>
    writeCopy(database, migrations, path, async () => undefined),
  )
  return {
    copy,
    putBack: `Stop the server, rename the copy to ${COPY_FILE}, and start the older version. It replaces the content of the database with the copy.`,
  }
}

/**
 * Replaces the content of the database with a copy that was restored to DATA_DIR, in one transaction. If the process is
 * killed, the next start does it again. The content from before is kept as a copy.
 */
export async function takeIn(database: Knex, options: CopyOptions): Promise<void> {
  const { dataDir, migrations, schema, logger } = options
  const path = join(dataDir, COPY_FILE)
  if (!(await exists(path))) return
  await database.transaction(async (transaction) => {
    await takeTurn(transaction, schema)
    // Another process may have taken it in.
    if (!(await exists(path))) return
    const completed = await completedMigrations(transaction)
    await refuseIfServed(transaction, completed)
    const last = completed.at(-1)
    // Only the newer version can copy what it has written; the operator goes back to an older one.
    const isOurs = completed.every((name) => migrations.some((migration) => migration.name === name))
    const kept = last !== undefined && isOurs ? (await keepCopy(database, options, last)).copy : undefined
    await prepareSchema(transaction, schema)
    await dropTables(transaction)
    await applyMigrations(transaction, migrations)
    await connectToFile(path, async (copy) => {
      await upgradeFile(copy, path, migrations)
      await copyTables(
        { database: copy, kind: SQLITE_TABLES },
        { database: transaction, kind: POSTGRES_TABLES },
      )
    })
    logger.warn({ copy: path, replaced: kept }, 'The catalogue is replaced by the restored copy.')
  })
  await rm(path, { force: true })
}

/**
 * Servers would go on with tables that another process replaces or changes.
 * @param completed the migrations that the catalogue has been through
 * @throws CatalogueError if the lease of a server holds
 */
export async function refuseIfServed(database: Knex, completed: readonly string[]): Promise<void> {
  if (!completed.includes(serversMigration.name)) return
  const { rows } = await database.raw<{ rows: { name: string; lease_until: string }[] }>(
    'select name, lease_until from servers where lease_until::timestamptz > clock_timestamp() order by name',
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  const last = rows
    .map((row) => row.lease_until)
    .sort()
    .at(-1)
  throw new CatalogueError(
    `The catalogue cannot be replaced or upgraded while it is in use by ${names}. Stop all its servers. A server that was killed counts as running until ${last}.`,
  )
}

/**
 * A new catalogue beside the data of another one would take the data for rubbish, and delete it.
 * @throws CatalogueError if the database has no catalogue, but DATA_DIR has one
 */
export async function refuseForgottenFile(transaction: Knex.Transaction, dataDir: string): Promise<void> {
  const path = join(dataDir, COPIES.sqlite)
  if ((await relationNames(transaction)).length > 0 || !(await exists(path))) return
  throw new CatalogueError(
    `The database of CATALOGUE_URL has no catalogue, but ${path} is one. Copy it: start the command \`catalogue copy\` without CATALOGUE_URL, and with --to. To begin with an empty catalogue, set DATA_DIR to another folder.`,
  )
}

/** @throws CatalogueError if a newer version has written the file */
async function upgradeFile(copy: Knex, path: string, migrations: readonly Migration[]): Promise<void> {
  const completed = await completedMigrations(copy)
  const foreign = completed.find((name) => !migrations.some((migration) => migration.name === name))
  if (foreign !== undefined)
    throw new CatalogueError(
      `${path} was written by a newer version (it has been through "${foreign}"): start that version.`,
    )
  await copy.transaction((transaction) => applyMigrations(transaction, migrations))
}
