import type { Knex } from 'knex'
import { CatalogueError, type Migration } from './catalogue.ts'

/** Names of the migrations applied to a catalogue; empty for a new catalogue. */
async function completedMigrations(knex: Knex): Promise<Set<string>> {
  if (!(await knex.schema.hasTable('knex_migrations'))) return new Set()
  const rows = await knex<{ name: string }>('knex_migrations').select('name')
  return new Set(rows.map((row) => row.name))
}

/**
 * Brings the schema of a catalogue up to date, in one transaction.
 * @param place location of the catalogue, for the operator
 * @param takeTurn the first statement of the transaction; it waits until no other process migrates
 * @throws CatalogueError if a newer version has written the catalogue
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
    // Knex creates its two tables outside of its own lock, so two concurrent processes can leave a lock that is never
    // released. Here the whole migration is one transaction, and concurrent processes wait for each other.
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
