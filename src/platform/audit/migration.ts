import type { Migration } from '../catalogue/catalogue.ts'

/** The audit trail: who did what, over the APIs and the command line of all servers. */
export const auditMigration: Migration = {
  name: '025_audit',
  async up(knex) {
    await knex.schema.createTable('audit_entries', (table) => {
      table.increments('id')
      // ISO 8601 in UTC.
      table.string('at', 24).notNullable()
      table.string('server', 64).notNullable()
      table.text('actor').notNullable()
      table.string('by', 16).notNullable()
      table.text('what').notNullable()
      table.text('repository')
      // JSON: names with texts and numbers.
      table.text('about').notNullable()
      table.text('request_id')
      table.string('trace_id', 32)
      table.string('outcome', 16).notNullable()
      // One index for each option of the command that reads the trail, in the order in which it is read.
      table.index(['at', 'id'])
      table.index(['actor', 'at', 'id'])
      table.index(['repository', 'at', 'id'])
      table.index(['what', 'at', 'id'])
    })
  },
  async down(knex) {
    await knex.schema.dropTable('audit_entries')
  },
}
