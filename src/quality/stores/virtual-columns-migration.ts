import type { Migration } from '../../platform/catalogue/catalogue.ts'

/** What virtual columns add to the attributes. */
export const virtualColumnsMigration: Migration = {
  name: '005_quality_virtual_columns',
  async up(knex) {
    await knex.schema.alterTable('attributes', (table) => {
      // How its values are computed; null where they are the source's.
      table.text('expression')
      // What whoever defined it says of it.
      table.text('description')
    })
  },
  async down(knex) {
    await knex.schema.alterTable('attributes', (table) => table.dropColumns('expression', 'description'))
  },
}
