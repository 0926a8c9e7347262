import type { Migration } from '../../platform/catalogue/catalogue.ts'

/** What the profiles of attributes add to the catalogue. */
export const profilesMigration: Migration = {
  name: '003_quality_profiles',
  async up(knex) {
    await knex.schema.alterTable('attributes', (table) => {
      // AttributeProfile as JSON; null until the entity is profiled.
      table.json('profile')
    })
    await knex.schema.alterTable('entities', (table) => {
      // Which job profiles the rows that are served: the one that loaded them, or, where they are of a version without
      // profiles, one of its own. Null where no job has got that task yet.
      table.integer('profile_job')
    })
  },
  async down(knex) {
    await knex.schema.alterTable('attributes', (table) => table.dropColumn('profile'))
    await knex.schema.alterTable('entities', (table) => table.dropColumn('profile_job'))
  },
}
