import type { Migration } from '../catalogue/catalogue.ts'

const TIME = 24
const UUID = 36

/** The servers of the catalogue, and what each of them does for all. */
export const serversMigration: Migration = {
  name: '023_servers',
  async up(knex) {
    await knex.schema.createTable('servers', (table) => {
      table.string('id', UUID).primary()
      table.string('name', 64).notNullable()
      // The address at which other servers reach it; null if it is the only server.
      table.text('peer_url')
      // Names of services, separated by commas.
      table.string('services', 64).notNullable()
      table.boolean('works').notNullable()
      // Chosen anew at each start.
      table.string('epoch', UUID).notNullable()
      // Where its DATA_DIR is.
      table.text('place').notNullable()
      // Fingerprints of the signing key and of the sealing key.
      table.text('keys').notNullable()
      // The id of the place of its uploads and exports; null until it has opened it.
      table.string('files', UUID)
      table.boolean('is_leaving').notNullable()
      table.string('started_at', TIME).notNullable()
      table.string('lease_until', TIME).notNullable()
    })
    await knex.schema.createTable('duties', (table) => {
      table.string('name', 32).primary()
      table.string('server_id', UUID)
    })
    // What was made at the first start of the catalogue, and must not come back.
    await knex.schema.createTable('first_starts', (table) => {
      table.string('name', 64).primary()
    })
    // A catalogue of an earlier version with a repository has had its first start.
    if ((await knex('repositories').first('id')) !== undefined)
      await knex('first_starts').insert({ name: 'demo repository' })
  },
  async down(knex) {
    for (const table of ['first_starts', 'duties', 'servers']) await knex.schema.dropTable(table)
  },
}
