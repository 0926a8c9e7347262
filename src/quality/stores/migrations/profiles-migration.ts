import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** The columns for the profiles of attributes. */
export const profilesMigration: Migration = {
  name: '003_quality_profiles',
  async up(knex) {
    await knex.schema.alterTable('attributes', (table) => {
      // AttributeProfile as JSON; null until the entity is profiled.
      table.json('profile')
    })
    await knex.schema.alterTable('entities', (table) => {
      // The job that profiles the served rows: the load job, or a separate job for rows from a version without
      // profiles. Null if no job is scheduled yet.
      table.integer('profile_job')
    })
  },
  async down(knex) {
    await knex.schema.alterTable('attributes', (table) => table.dropColumn('profile'))
    await knex.schema.alterTable('entities', (table) => table.dropColumn('profile_job'))
  },
}
