import { randomUUID } from 'node:crypto'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** The identity of a catalogue, by which it knows its schemas in a cluster again. A backup has it too. */
export const catalogueIdMigration: Migration = {
  name: '031_quality_catalogue_id',
  async up(knex) {
    await knex.schema.createTable('catalogue_id', (table) => {
      table.string('id', 36).primary()
    })
    await knex('catalogue_id').insert({ id: randomUUID() })
  },
  async down(knex) {
    await knex.schema.dropTable('catalogue_id')
  },
}
