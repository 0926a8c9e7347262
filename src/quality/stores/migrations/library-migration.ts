import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** The tables of priorities and library entities, by which business rules are ordered and shared. */
export const libraryMigration: Migration = {
  name: '004_quality_library',
  async up(knex) {
    await knex.schema.createTable('priorities', (table) => {
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      // 1 to 10; rules refer to this number.
      table.integer('priority').notNullable()
      table.string('name', 128).notNullable()
      table.text('description').notNullable()
      table.primary(['repository_id', 'priority'])
    })
    await knex.schema.createTable('library_entities', (table) => {
      table.increments('id')
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      table.string('name', 128).notNullable()
      // The key that must be unique.
      table.text('folded_name').notNullable()
      table.text('description').notNullable()
      table.string('created_at', 24).notNullable()
      table.string('created_by', 128).notNullable()
      table.unique(['repository_id', 'folded_name'])
    })
    await knex.schema.createTable('library_attributes', (table) => {
      table.integer('library_entity_id').notNullable().references('library_entities.id').onDelete('CASCADE')
      // From 1 in each library entity.
      table.integer('attribute_id').notNullable()
      table.string('name', 128).notNullable()
      table.text('description').notNullable()
      table.primary(['library_entity_id', 'attribute_id'])
    })
  },
  async down(knex) {
    for (const table of ['library_attributes', 'library_entities', 'priorities'])
      await knex.schema.dropTable(table)
  },
}
