import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** The loader connections that are added to repositories, and the entities that need them. */
export const connectionsMigration: Migration = {
  name: '009_quality_loader_connections',
  async up(knex) {
    await knex.schema.alterTable('repositories', (table) => {
      // The number of the last connection that was added. The numbers below are those of the source folders.
      table.integer('last_connection').notNullable().defaultTo(1000)
    })
    await knex.schema.createTable('loader_connections', (table) => {
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      // Never reused in its repository.
      table.integer('connection_id').notNullable()
      table.string('name', 128).notNullable()
      // The key that must be unique.
      table.text('folded_name').notNullable()
      table.string('type', 16).notNullable()
      table.text('description').notNullable()
      // A Tcl list with absolute paths, and the same list with paths relative to the source folders.
      table.text('parameters').notNullable()
      table.text('short_parameters').notNullable()
      table.text('filter').notNullable()
      table.boolean('enabled').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('created_by', 128).notNullable()
      table.string('edited_at', 24)
      table.string('edited_by', 128)
      table.primary(['repository_id', 'connection_id'])
      table.unique(['repository_id', 'folded_name'])
    })
    await knex.schema.alterTable('entities', (table) => {
      // The added connection that the entity is loaded from, also while a reload from it is waiting. It is no foreign
      // key, since SQLite cannot add one to a table.
      table.integer('connection_id')
    })
  },
  async down(knex) {
    await knex.schema.alterTable('entities', (table) => table.dropColumn('connection_id'))
    await knex.schema.dropTable('loader_connections')
    await knex.schema.alterTable('repositories', (table) => table.dropColumn('last_connection'))
  },
}

/** The users and passwords that connections store. */
export const connectionLoginsMigration: Migration = {
  name: '018_quality_connection_logins',
  async up(knex) {
    await knex.schema.alterTable('loader_connections', (table) => {
      // Sealed with the key in DATA_DIR (services/connections/connection-logins.ts).
      table.text('login')
    })
  },
  async down(knex) {
    await knex.schema.alterTable('loader_connections', (table) => table.dropColumn('login'))
  },
}
