import type { Knex } from 'knex'
import type { Logger } from '../logging.ts'
import { CatalogueError, type Migration } from './catalogue.ts'

/** A copy of the catalogue as it was before an upgrade. */
export interface KeptCopy {
  /** Its location, for the operator. */
  readonly copy: string
  /** A sentence for the operator: how an older version gets the copy as its catalogue. */
  readonly putBack: string
}

export interface MigrateOptions {
  /** Location of the catalogue, for the operator. */
  readonly place: string
  /** All steps of the schema, in order. */
  readonly migrations: readonly Migration[]
  /** The first statement of the transaction; it waits until no other process migrates. */
  readonly takeTurn: (transaction: Knex.Transaction) => Promise<unknown>
  /**
   * Copies the catalogue as it was before the transaction. No other process changes the catalogue during the call.
   * @param last name of the last migration that the catalogue has been through
   */
  readonly keepCopy: (last: string) => Promise<KeptCopy>
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

/** Names of the migrations applied to a catalogue, in their order; empty for a new catalogue. */
export async function completedMigrations(knex: Knex): Promise<readonly string[]> {
  if (!(await knex.schema.hasTable('knex_migrations'))) return []
  const rows = await knex<{ name: string }>('knex_migrations').select('name').orderBy('name')
  return rows.map((row) => row.name)
}

/**
 * Brings the schema of a catalogue up to date, in one transaction. An existing catalogue is copied first.
 * @throws CatalogueError if a newer version has written the catalogue
 */
export async function migrate(knex: Knex, options: MigrateOptions): Promise<void> {
  const { place, migrations, takeTurn, keepCopy, logger } = options
  const missing = (completed: readonly string[]): Migration[] => {
    const foreign = completed.find((name) => !migrations.some((migration) => migration.name === name))
    if (foreign !== undefined) {
      throw new CatalogueError(
        `${place} was written by a newer version (it has been through "${foreign}"): start that version, put back the copy of the catalogue that it made before its upgrade, or choose another DATA_DIR.`,
      )
    }
    return migrations.filter(({ name }) => !completed.includes(name))
  }
  if (missing(await completedMigrations(knex)).length === 0) return
  const startedAt = performance.now()
  const applied = await knex.transaction(async (transaction) => {
    // Knex creates its two tables outside of its own lock, so two concurrent processes can leave a lock that is never
    // released. Here the whole migration is one transaction, and concurrent processes wait for each other.
    await takeTurn(transaction)
    const completed = await completedMigrations(transaction)
    const pending = missing(completed)
    const last = completed.at(-1)
    if (pending.length > 0 && last !== undefined) {
      const { copy, putBack } = await keepCopy(last)
      logger.warn(
        { copy, putBack, from: last, to: pending.at(-1)!.name },
        'The catalogue is upgraded for this version. Older versions cannot use it then; a copy is kept for them.',
      )
    }
    await applyMigrations(transaction, migrations, last === undefined ? undefined : logger)
    return { from: last, count: pending.length }
  })
  if (applied.count === 0) return
  logger.info(
    { migrations: applied.count, ms: Math.round(performance.now() - startedAt) },
    applied.from === undefined ? 'The catalogue was created.' : 'The upgrade of the catalogue is complete.',
  )
}

/**
 * Runs the migrations that a catalogue has not been through.
 * @param logger writes a line for each migration
 */
export const applyMigrations = (
  transaction: Knex.Transaction,
  migrations: readonly Migration[],
  logger?: Pick<Logger, 'info'>,
): Promise<unknown> =>
  transaction.migrate.latest({
    migrationSource: {
      getMigrations: () => Promise.resolve([...migrations]),
      getMigrationName: (migration: Migration) => migration.name,
      getMigration: (migration: Migration) =>
        Promise.resolve(logger === undefined ? migration : logged(migration, logger)),
    },
  })

/** A migration that logs its end. It takes effect together with the others of its upgrade. */
const logged = (migration: Migration, logger: Pick<Logger, 'info'>): Migration => ({
  ...migration,
  up: async (knex) => {
    const startedAt = performance.now()
    await migration.up(knex)
    logger.info(
      { migration: migration.name, ms: Math.round(performance.now() - startedAt) },
      'A migration of the catalogue has run.',
    )
  },
})
