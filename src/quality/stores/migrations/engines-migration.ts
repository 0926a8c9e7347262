import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** The engines that hold the rows of repositories. */
export const enginesMigration: Migration = {
  name: '030_quality_engines',
  async up(knex) {
    await knex.schema.alterTable('repositories', (table) => {
      table.string('engine', 16).notNullable().defaultTo('embedded')
      // Another engine, which may have tables of an unfinished move. Null: none.
      table.string('left_in', 16)
    })
  },
  async down(knex) {
    await knex.schema.alterTable('repositories', (table) => table.dropColumns('engine', 'left_in'))
  },
}
