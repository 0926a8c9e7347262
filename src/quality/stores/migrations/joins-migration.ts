import type { Knex } from 'knex'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'
import { PRODUCT_DIGITS } from '../joins/join-rows.ts'

const TIME = 24

/** The tables of joins, of the jobs that created them, and of the warehouse tables that keep their rows. */
export const joinsMigration: Migration = {
  name: '014_quality_joins',
  async up(knex) {
    await knex.schema.createTable('join_jobs', (table) => {
      // The job in the catalogue. It may be deleted before the joins that it created.
      table.integer('job_id').primary()
      table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
      // The number of the job in its repository.
      table.integer('number').notNullable()
      table.text('name').notNullable()
      table.string('created_by', 128).notNullable()
      table.integer('entities').notNullable()
      // Joins that this job created. A join that existed before belongs to the job that created it.
      table.integer('original').notNullable()
      // Null until the job is complete.
      table.string('completed_at', TIME)
      table.index('repository_id')
    })
    await knex.schema.createTable('join_indexes', (table) => {
      // Part of the names of the tables in the warehouse.
      table.increments('id')
      table.integer('left_entity_id').notNullable().references('entities.id').onDelete('CASCADE')
      table.integer('right_entity_id').notNullable().references('entities.id').onDelete('CASCADE')
      // The loads whose rows are joined.
      table.integer('left_generation').notNullable()
      table.integer('right_generation').notNullable()
      table.integer('job_id').notNullable()
      table.index('left_entity_id')
      table.index('right_entity_id')
    })
    await knex.schema.createTable('joins', joinColumns)
  },
  async down(knex) {
    for (const table of ['joins', 'join_indexes', 'join_jobs']) await knex.schema.dropTable(table)
  },
}

/**
 * Removes the indexes of joins, since versions before and after this step cannot read each other's. Result sets are computed
 * from the rows until a join is run again.
 */
export const joinIndexesMigration: Migration = {
  name: '015_quality_join_indexes',
  up: removeIndexes,
  down: removeIndexes,
}

async function removeIndexes(knex: Knex): Promise<void> {
  await knex('joins').update({ index_id: null })
  await knex('join_indexes').delete()
}

function joinColumns(table: Knex.CreateTableBuilder): void {
  table.increments('id')
  table.integer('repository_id').notNullable().references('repositories.id').onDelete('CASCADE')
  for (const side of ['left', 'right']) {
    table.integer(`${side}_entity_id`).notNullable().references('entities.id').onDelete('CASCADE')
    // The ids, separated by underscores, and padded with zeros so that they sort as text.
    table.string(`${side}_attributes`, 128).notNullable()
    // The names of these attributes at the time of the analysis.
    table.text(`${side}_names`).notNullable()
    // Empty if there is none: unique keys do not compare nulls.
    table.text(`${side}_filter`).notNullable()
    // The load that was compared.
    table.integer(`${side}_generation`).notNullable()
    table.bigInteger(`${side}_loaded_rows`).notNullable()
    table.bigInteger(`${side}_rows`).notNullable()
    table.bigInteger(`${side}_values`).notNullable()
    table.bigInteger(`${side}_join_rows`).notNullable()
    table.bigInteger(`${side}_null_rows`).notNullable()
    table.boolean(`${side}_is_unique`).notNullable()
    // Percentage of the rows that join; null if there are no rows.
    table.double(`${side}_match`)
    // Average number of rows of a value that joins; null if nothing joins.
    table.double(`${side}_cardinality`)
    table.string(`${side}_outer_rows`, PRODUCT_DIGITS).notNullable()
    table.string(`${side}_no_match_option`, 8).notNullable().defaultTo('')
  }
  table.integer('sequence').notNullable()
  table.string('status', 10).notNullable()
  table.string('function', 32).notNullable()
  table.string('pattern', 8).notNullable()
  table.bigInteger('common_values').notNullable()
  table.string('inner_rows', PRODUCT_DIGITS).notNullable()
  table.string('full_outer_rows', PRODUCT_DIGITS).notNullable()
  for (const kind of ['one_one', 'one_many', 'many_one', 'many_many']) {
    table.bigInteger(`${kind}_values`).notNullable()
    table.string(`${kind}_rows`, PRODUCT_DIGITS).notNullable()
  }
  table.string('actual_cardinality', 3).notNullable()
  table.string('inferred_cardinality', 3).notNullable()
  table.string('exact_cardinality', 32).notNullable()
  table.double('match_values')
  table.double('match_best')
  table.string('result_segment', 8).notNullable().defaultTo('inner')
  table.integer('index_id').references('join_indexes.id').onDelete('SET NULL')
  table.integer('job_id').notNullable().references('join_jobs.job_id')
  table.string('analysed_at', TIME).notNullable()
  table.string('analysed_by', 128).notNullable()
  table.string('created_at', TIME).notNullable()
  table.string('created_by', 128).notNullable()
  // The last time that a user created or ran the join; null if it was only discovered.
  table.string('performed_at', TIME)
  table.string('performed_by', 128)
  table.string('edited_at', TIME)
  table.string('edited_by', 128)
  table.unique(['left_entity_id', 'left_attributes', 'right_entity_id', 'right_attributes', 'sequence'])
  table.index('repository_id')
  table.index('right_entity_id')
  table.index('index_id')
  table.index('job_id')
}
