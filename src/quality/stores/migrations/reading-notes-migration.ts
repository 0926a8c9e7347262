import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** How the source of an entity was read. */
export const readingNotesMigration: Migration = {
  name: '022_quality_reading_notes',
  async up(knex) {
    await knex.schema.alterTable('entities', (table) => {
      // ReadingNotes of the load that is served, as JSON. Null for loads of older versions.
      table.text('reading')
    })
  },
  async down(knex) {
    await knex.schema.alterTable('entities', (table) => table.dropColumn('reading'))
  },
}
