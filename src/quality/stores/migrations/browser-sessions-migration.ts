import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** Sessions of browsers, besides the sessions that replace a password in HTTP Basic. */
export const browserSessionsMigration: Migration = {
  name: '032_quality_browser_sessions',
  async up(knex) {
    await knex.schema.alterTable('sessions', (table) => {
      // The security scheme of the contract by which the session is shown.
      table.string('scheme', 16).notNullable().defaultTo('basicAuth')
      // When a session of a browser ends, even if it is in use. Each use moves `expires_at`, up to this time.
      table.string('ends_at', 24)
    })
  },
  async down(knex) {
    // Without the column they would be valid as sessions that replace a password.
    await knex('sessions').whereNot('scheme', 'basicAuth').delete()
    await knex.schema.alterTable('sessions', (table) => table.dropColumns('scheme', 'ends_at'))
  },
}
