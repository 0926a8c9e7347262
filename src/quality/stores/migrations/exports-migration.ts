import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** Length of a time in this schema: `2026-11-21T09:30:00.000Z`. */
const TIME = 24

/** The files that listings were exported to. */
export const exportsMigration: Migration = {
  name: '006_quality_exports',
  async up(knex) {
    await knex.schema.createTable('exports', (table) => {
      table.increments('id')
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      table.string('name', 255).notNullable()
      // Many users' file systems ignore letter case in the names of downloads.
      table.text('folded_name').notNullable()
      table.string('media_type', 128).notNullable()
      // The job that writes the export; null only within the transaction that creates both.
      table.integer('job_id')
      table.string('created_at', TIME).notNullable()
      table.string('created_by', 128).notNullable()
      // Both null until the file exists.
      table.bigInteger('size')
      table.string('completed_at', TIME)
      table.unique(['repository_id', 'folded_name'])
    })
  },
  async down(knex) {
    await knex.schema.dropTable('exports')
  },
}
