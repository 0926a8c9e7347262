import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** The columns for virtual attributes. */
export const virtualColumnsMigration: Migration = {
  name: '005_quality_virtual_columns',
  async up(knex) {
    await knex.schema.alterTable('attributes', (table) => {
      // The expression of a virtual column; null for a column of the source.
      table.text('expression')
      // The description by the user who defined the column.
      table.text('description')
    })
  },
  async down(knex) {
    await knex.schema.alterTable('attributes', (table) => table.dropColumns('expression', 'description'))
  },
}
