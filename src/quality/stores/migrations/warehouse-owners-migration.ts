import type { Migration } from '../../../platform/catalogue/catalogue.ts'

const UUID = 36
const TIME = 24

/** What the servers of a catalogue tell each other about warehouses, and about copies of them. */
export const warehouseOwnersMigration: Migration = {
  name: '027_quality_warehouse_owners',
  async up(knex) {
    await knex.schema.createTable('warehouse_owners', (table) => {
      table.integer('repository_id').primary()
      // Null if no server has it open.
      table.string('server_id', UUID)
      // The last owner, also after it has given the repository back.
      table.string('server_name', 64)
      // The folder of warehouses that has its file.
      table.string('folder_id', UUID).notNullable()
      // Counts the times that a server became the owner.
      table.integer('turn').notNullable().defaultTo(0)
      table.index('server_id')
    })
    await knex.schema.createTable('warehouse_folders', (table) => {
      table.string('server_id', UUID).primary()
      // The folder of warehouses that the server has.
      table.string('folder_id', UUID).notNullable()
    })
    await knex.schema.createTable('removal_pauses', (table) => {
      table.string('id', UUID).primary()
      table.string('server_id', UUID).notNullable()
      table.string('lease_until', TIME).notNullable()
    })
    await knex.schema.createTable('removal_acknowledgements', (table) => {
      table.string('pause_id', UUID).notNullable()
      table.string('server_id', UUID).notNullable()
      table.primary(['pause_id', 'server_id'])
    })
  },
  async down(knex) {
    for (const table of [
      'removal_acknowledgements',
      'removal_pauses',
      'warehouse_folders',
      'warehouse_owners',
    ])
      await knex.schema.dropTable(table)
  },
}
