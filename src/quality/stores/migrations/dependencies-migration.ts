import type { Migration } from '../../../platform/catalogue/catalogue.ts'

const TIME = 24

/** The tables of keys and dependencies, and of the conflicts that users resolved. */
export const dependenciesMigration: Migration = {
  name: '016_quality_dependencies',
  async up(knex) {
    await knex.schema.createTable('dependencies', (table) => {
      table.increments('id')
      table.integer('entity_id').notNullable().references('entities.id').onDelete('CASCADE')
      // The attribute that is determined; -1 for a key.
      table.integer('rhs').notNullable()
      // Attribute ids as `attributesText` writes them; empty if the right side is constant.
      table.string('lhs', 512).notNullable()
      // The names of the attributes at the time of the check.
      table.text('lhs_names').notNullable()
      table.text('rhs_name').notNullable()
      table.string('status', 10).notNullable()
      table.string('nulls', 10).notNullable()
      // The load that was checked.
      table.integer('generation').notNullable()
      table.boolean('is_verified').notNullable()
      for (const count of [
        'rows',
        'lhs_values',
        'removed_rows',
        'confirmations',
        'conflicting_values',
        'conflicting_rows',
      ])
        table.bigInteger(count).notNullable()
      // The number of the job that found or added it.
      table.integer('job_number').notNullable()
      table.string('checked_at', TIME).notNullable()
      table.string('checked_by', 128).notNullable()
      table.string('created_at', TIME).notNullable()
      table.string('created_by', 128).notNullable()
      table.unique(['entity_id', 'rhs', 'lhs'])
    })
    await knex.schema.createTable('dependency_resolutions', (table) => {
      table.increments('id')
      table.integer('dependency_id').notNullable().references('dependencies.id').onDelete('CASCADE')
      // JSON: the left values in the order of the left side, each a text or null.
      table.text('lhs_values').notNullable()
      // SHA-256 of that JSON, in hexadecimal digits.
      table.string('lhs_digest', 64).notNullable()
      // The right value; null is a value too.
      table.text('rhs_value')
      table.string('resolved_at', TIME).notNullable()
      table.string('resolved_by', 128).notNullable()
      table.unique(['dependency_id', 'lhs_digest'])
    })
  },
  async down(knex) {
    for (const table of ['dependency_resolutions', 'dependencies']) await knex.schema.dropTable(table)
  },
}

/** Tells which resolutions still have a conflict. */
export const resolutionsMigration: Migration = {
  name: '017_quality_dependency_resolutions',
  async up(knex) {
    await knex.schema.alterTable('dependency_resolutions', (table) => {
      // False if the left value had no conflict at the last check.
      table.boolean('has_conflict').notNullable().defaultTo(true)
    })
  },
  async down(knex) {
    await knex.schema.alterTable('dependency_resolutions', (table) => table.dropColumn('has_conflict'))
  },
}
