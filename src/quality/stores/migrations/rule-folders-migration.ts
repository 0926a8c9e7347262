import type { Knex } from 'knex'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'

const TIME = 24

/** The folders of business rules, and the counters of keywords. */
export const ruleFoldersMigration: Migration = {
  name: '013_quality_rule_folders',
  async up(knex) {
    await knex.schema.alterTable('repositories', (table) => {
      // The last numbers. Numbers are never reused.
      table.integer('last_keyword_category').notNullable().defaultTo(0)
      table.integer('last_rule_folder').notNullable().defaultTo(0)
    })
    await knex.schema.alterTable('keyword_categories', (table) => {
      table.integer('last_keyword').notNullable().defaultTo(0)
    })
    await knex('repositories').update({
      last_keyword_category: lastNumber(knex, 'keyword_categories', 'repository_id', 'repositories'),
    })
    await knex('keyword_categories').update({
      last_keyword: lastNumber(knex, 'keywords', 'category_id', 'keyword_categories'),
    })
    await knex.schema.createTable('rule_folders', (table) => {
      table.increments('id')
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      // Counts from 1 in the repository.
      table.integer('number').notNullable()
      // The number of the folder that it is in; 0 at the top. No foreign key, since unique keys do not compare nulls.
      table.integer('parent').notNullable()
      table.string('name', 128).notNullable()
      table.text('folded_name').notNullable()
      table.text('description').notNullable()
      table.string('created_at', TIME).notNullable()
      table.string('created_by', 128).notNullable()
      table.string('edited_at', TIME)
      table.string('edited_by', 128)
      table.unique(['repository_id', 'number'])
      table.unique(['repository_id', 'parent', 'folded_name'])
    })
    await knex.schema.createTable('rule_folder_rules', (table) => {
      table.integer('folder_id').notNullable().references('rule_folders.id').onDelete('CASCADE')
      table.integer('rule_id').notNullable().references('rules.id').onDelete('CASCADE')
      table.primary(['folder_id', 'rule_id'])
      table.index('rule_id')
    })
  },
  async down(knex) {
    for (const table of ['rule_folder_rules', 'rule_folders']) await knex.schema.dropTable(table)
    await knex.schema.alterTable('keyword_categories', (table) => table.dropColumn('last_keyword'))
    await knex.schema.alterTable('repositories', (table) =>
      table.dropColumns('last_keyword_category', 'last_rule_folder'),
    )
  },
}

const lastNumber = (knex: Knex, table: string, key: string, owner: string): Knex.Raw =>
  knex.raw('coalesce((select max(number) from ?? where ?? = ??), 0)', [
    table,
    `${table}.${key}`,
    `${owner}.id`,
  ])
