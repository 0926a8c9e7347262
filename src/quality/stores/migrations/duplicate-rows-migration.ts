import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** The number of rows of an entity that repeat another row. */
export const duplicateRowsMigration: Migration = {
  name: '021_quality_duplicate_rows',
  async up(knex) {
    await knex.schema.alterTable('entities', (table) => {
      // Of the load that is served. Null until its profile is complete, and for rows that an older version profiled.
      table.bigInteger('duplicate_rows')
    })
  },
  async down(knex) {
    await knex.schema.alterTable('entities', (table) => table.dropColumn('duplicate_rows'))
  },
}
