import type { Knex } from 'knex'
import { CatalogueError, type Migration } from './catalogue.ts'

/** Names of the migrations that a catalogue has been through; none for a new one. */
async function completedMigrations(knex: Knex): Promise<Set<string>> {
  if (!(await knex.schema.hasTable('knex_migrations'))) return new Set()
  const rows = await knex<{ name: string }>('knex_migrations').select('name')
  return new Set(rows.map((row) => row.name))
}

/**
 * Brings the schema of a catalogue up to date, in one transaction.
 * @param place where the catalogue is, for the operator
 * @param takeTurn the first statement of the transaction: waits until no other process migrates
 * @throws CatalogueError where a newer version has written it
 */
export async function migrate(
  knex: Knex,
  place: string,
  migrations: readonly Migration[],
  takeTurn: (transaction: Knex.Transaction) => Promise<unknown>,
): Promise<void> {
  const known = new Set(migrations.map((migration) => migration.name))
  const completed = await completedMigrations(knex)
  const foreign = [...completed].find((name) => !known.has(name))
  if (foreign !== undefined) {
    throw new CatalogueError(
      `${place} was written by a newer version (it has been through "${foreign}"): start that version, or choose another DATA_DIR.`,
    )
  }
  if (migrations.every((migration) => completed.has(migration.name))) return
  await knex.transaction(async (transaction) => {
    // Knex makes its two tables outside of its own lock, so that two processes at once leave a lock that never
    // opens again. Here all of it is one transaction, in which the processes take turns.
    await takeTurn(transaction)
    await transaction.migrate.latest({
      migrationSource: {
        getMigrations: () => Promise.resolve([...migrations]),
        getMigrationName: (migration: Migration) => migration.name,
        getMigration: (migration: Migration) => Promise.resolve(migration),
      },
    })
  })
}
