import type { Knex } from 'knex'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'

const TIME = 24

/** The tables of business rules, of their runs and of the warehouse tables that runs made. */
export const rulesMigration: Migration = {
  name: '011_quality_rules',
  async up(knex) {
    for (const owner of ['entities', 'library_entities'])
      await knex.schema.alterTable(owner, (table) => {
        // The last number of a rule of this owner. Numbers are never reused.
        table.integer('last_rule').notNullable().defaultTo(0)
      })
    await knex.schema.createTable('rules', ruleColumns)
    await knex.schema.createTable('keyword_categories', (table) => {
      table.increments('id')
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      // Counts from 1 in the repository.
      table.integer('number').notNullable()
      table.string('name', 128).notNullable()
      table.text('folded_name').notNullable()
      table.unique(['repository_id', 'number'])
      table.unique(['repository_id', 'folded_name'])
    })
    await knex.schema.createTable('keywords', (table) => {
      table.increments('id')
      table.integer('category_id').notNullable().references('keyword_categories.id').onDelete('CASCADE')
      // Counts from 1 in the category.
      table.integer('number').notNullable()
      table.string('name', 128).notNullable()
      table.text('folded_name').notNullable()
      table.unique(['category_id', 'number'])
      table.unique(['category_id', 'folded_name'])
    })
    await knex.schema.createTable('rule_analyses', (table) => {
      // Part of the names of the tables that a run makes in the warehouse.
      table.increments('id')
      table.integer('entity_id').notNullable().references('entities.id').onDelete('CASCADE')
      // The load whose rows are evaluated.
      table.integer('generation').notNullable()
      table.integer('job_id').notNullable()
      table.index('entity_id')
    })
    await knex.schema.createTable('rule_runs', runColumns)
    await knex.schema.alterTable('rules', (table) => {
      // The last run; null before the first run.
      table.integer('run_id').references('rule_runs.id').onDelete('SET NULL')
    })
  },
  async down(knex) {
    await knex.schema.alterTable('rules', (table) => table.dropColumn('run_id'))
    for (const table of ['rule_runs', 'rule_analyses', 'keywords', 'keyword_categories', 'rules'])
      await knex.schema.dropTable(table)
    for (const owner of ['entities', 'library_entities'])
      await knex.schema.alterTable(owner, (table) => table.dropColumn('last_rule'))
  },
}

function ruleColumns(table: Knex.CreateTableBuilder): void {
  table.increments('id')
  table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
  // A rule belongs to an entity, or to a library entity.
  table.integer('entity_id').references('entities.id').onDelete('CASCADE')
  table.integer('library_entity_id').references('library_entities.id').onDelete('CASCADE')
  // Counts from 1 in the entity or library entity.
  table.integer('number').notNullable()
  // 0: the rule is about whole rows.
  table.integer('attribute_id').notNullable()
  // The library rule that this rule is derived from.
  table.integer('library_rule_id').references('rules.id').onDelete('CASCADE')
  table.string('name', 255).notNullable()
  table.text('folded_name').notNullable()
  table.text('description').notNullable()
  // Of a derived rule: in the names of its entity, as far as its mapping is complete.
  table.text('expression').notNullable()
  table.text('filter_expression')
  table.text('group_expression')
  table.integer('group_limit')
  table.text('aggregate_expression')
  table.integer('aggregate_method')
  // What the threshold counts: rows or values.
  table.string('threshold_of', 8).notNullable()
  // Null in a derived rule: the value of its library rule, here and below.
  table.boolean('enabled')
  table.double('threshold')
  // Null also in a rule without a priority.
  table.integer('priority')
  table.integer('index_control')
  table.integer('index_threshold')
  // The ids of its keywords as a request gives them, and their names.
  table.text('keyword_ids').notNullable().defaultTo('')
  table.text('keywords').notNullable().defaultTo('')
  // False if the mapping of a derived rule lacks an attribute that the rule names.
  table.boolean('is_mapped').notNullable().defaultTo(true)
  // Counts the changes after which the rule has to be run again.
  table.integer('version').notNullable().defaultTo(1)
  table.string('created_at', TIME).notNullable()
  table.string('created_by', 128).notNullable()
  table.string('edited_at', TIME)
  table.string('edited_by', 128)
  table.unique(['entity_id', 'number'])
  table.unique(['library_entity_id', 'number'])
  table.unique(['entity_id', 'folded_name'])
  table.unique(['library_entity_id', 'folded_name'])
  table.index('library_rule_id')
  table.index(['repository_id', 'priority'])
}

function runColumns(table: Knex.CreateTableBuilder): void {
  table.increments('id')
  table.integer('rule_id').notNullable().references('rules.id').onDelete('CASCADE')
  // Null if the run kept nothing in the warehouse.
  table.integer('analysis_id').references('rule_analyses.id').onDelete('SET NULL')
  table.integer('job_id').notNullable()
  // The number of the job in its repository. The job may be deleted before the run.
  table.integer('job_number').notNullable()
  // The version of the rule and the load that were analysed.
  table.integer('version').notNullable()
  table.integer('generation').notNullable()
  table.string('analysed_at', TIME).notNullable()
  table.string('analysed_by', 128).notNullable()
  table.integer('duration_ms').notNullable()
  // passed, failed, no rows or error.
  table.string('result', 8).notNullable()
  // Percentage of the rows or values that pass; null if there is none.
  table.double('fraction')
  // As they were at the run.
  table.double('threshold').notNullable()
  table.integer('priority')
  table.bigInteger('passing').notNullable()
  table.bigInteger('failing').notNullable()
  // True if the numbers of all failing rows are kept in the warehouse.
  table.boolean('is_indexed').notNullable()
  // The groups; null if the rule does not group.
  table.bigInteger('group_count')
  table.text('aggregate_pass')
  table.text('aggregate_fail')
  for (const part of ['rule', 'filter', 'group', 'aggregate']) {
    // Rows in which the part could not read a value, the first of them, and what is wrong with it.
    table.bigInteger(`${part}_errors`).notNullable()
    table.bigInteger(`${part}_error_row`)
    table.text(`${part}_error`)
  }
  table.index(['rule_id', 'id'])
  table.index('analysis_id')
  table.index('analysed_at')
}
