import type { Knex } from 'knex'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'

const TIME = 24

/** The tables by which entities use the rules of the library, and the authorship of library entities and attributes. */
export const libraryRulesMigration: Migration = {
  name: '012_quality_library_rules',
  async up(knex) {
    await knex.schema.alterTable('library_entities', (table) => {
      table.string('edited_at', TIME)
      table.string('edited_by', 128)
      // The last number of an attribute. Numbers are never reused.
      table.integer('last_attribute').notNullable().defaultTo(0)
    })
    await knex.schema.alterTable('library_attributes', (table) => {
      table.string('created_at', TIME)
      table.string('created_by', 128)
      table.string('edited_at', TIME)
      table.string('edited_by', 128)
    })
    await knex('library_entities').update({ last_attribute: lastAttribute(knex) })
    await knex('library_attributes').update({
      created_at: ofLibraryEntity(knex, 'created_at'),
      created_by: ofLibraryEntity(knex, 'created_by'),
    })
    await knex.schema.createTable('library_associations', (table) => {
      table.integer('library_entity_id').notNullable().references('library_entities.id').onDelete('CASCADE')
      table.integer('entity_id').notNullable().references('entities.id').onDelete('CASCADE')
      table.string('created_at', TIME).notNullable()
      table.string('created_by', 128).notNullable()
      table.primary(['library_entity_id', 'entity_id'])
      table.index('entity_id')
    })
    await knex.schema.createTable('library_mappings', (table) => {
      table.integer('library_entity_id').notNullable()
      table.integer('entity_id').notNullable()
      table.integer('library_attribute_id').notNullable()
      // The columnised name of an attribute of the entity. A reload may give the attribute another number.
      table.string('attribute_name', 128).notNullable()
      // From 0 to 100.
      table.integer('score').notNullable()
      table.primary(['library_entity_id', 'entity_id', 'library_attribute_id'])
      table
        .foreign(['library_entity_id', 'entity_id'])
        .references(['library_entity_id', 'entity_id'])
        .inTable('library_associations')
        .onDelete('CASCADE')
    })
    await knex.schema.createTable('library_rule_attributes', (table) => {
      // The library attributes that the expressions of a library rule name.
      table.integer('rule_id').notNullable().references('rules.id').onDelete('CASCADE')
      table.integer('library_attribute_id').notNullable()
      table.primary(['rule_id', 'library_attribute_id'])
    })
  },
  async down(knex) {
    for (const table of ['library_rule_attributes', 'library_mappings', 'library_associations'])
      await knex.schema.dropTable(table)
    await knex.schema.alterTable('library_attributes', (table) =>
      table.dropColumns('created_at', 'created_by', 'edited_at', 'edited_by'),
    )
    await knex.schema.alterTable('library_entities', (table) =>
      table.dropColumns('edited_at', 'edited_by', 'last_attribute'),
    )
  },
}

const lastAttribute = (knex: Knex): Knex.Raw =>
  knex.raw(
    'coalesce((select max(attribute_id) from library_attributes where library_attributes.library_entity_id = library_entities.id), 0)',
  )

const ofLibraryEntity = (knex: Knex, column: string): Knex.Raw =>
  knex.raw(
    '(select ?? from library_entities where library_entities.id = library_attributes.library_entity_id)',
    [`library_entities.${column}`],
  )
