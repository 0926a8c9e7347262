import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** Attempts to guess passwords, which all servers of the catalogue count together. */
export const loginAttemptsMigration: Migration = {
  name: '026_quality_login_attempts',
  async up(knex) {
    await knex.schema.createTable('login_attempts', (table) => {
      // A hash of what is limited, so that no text that somebody typed as a user name is kept.
      table.string('key', 64).primary()
      // When all attempts are regained, in milliseconds since 1970. The row means nothing from then on.
      table.integer('full_at').notNullable().index()
    })
  },
  async down(knex) {
    await knex.schema.dropTable('login_attempts')
  },
}
