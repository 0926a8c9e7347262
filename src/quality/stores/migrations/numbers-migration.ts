import type { Knex } from 'knex'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'

/** The tables whose rows have numbers in their repository, and the counters of the repositories. */
const NUMBERED = [
  ['entities', 'last_entity'],
  ['jobs', 'last_job'],
  ['library_entities', 'last_library_entity'],
] as const

/** The numbers that users see of entities, jobs and library entities. Existing rows are numbered by their ids. */
export const numbersMigration: Migration = {
  name: '010_quality_numbers',
  async up(knex) {
    for (const [name, counter] of NUMBERED) {
      await knex.schema.alterTable(name, (table) => {
        // Counts from 1 in each repository, and is never reused there. Null for jobs of the whole server.
        table.integer('number')
      })
      await knex(name)
        .whereNotNull('repository_id')
        .update({ number: knex.ref('id') })
      await knex.schema.alterTable(name, (table) => table.unique(['repository_id', 'number']))
      await knex.schema.alterTable('repositories', (table) => {
        table.integer(counter).notNullable().defaultTo(0)
      })
      await knex('repositories').update({ [counter]: await lastId(knex, name) })
    }
    await knex.schema.alterTable('jobs', (table) => {
      // The numbers of the entities of the job. They remain when the entities are deleted.
      table.integer('entity_number')
      table.integer('second_entity_number')
    })
    await knex('jobs').update({
      entity_number: knex.ref('entity_id'),
      second_entity_number: knex.ref('second_entity_id'),
    })
  },
  async down(knex) {
    await knex.schema.alterTable('jobs', (table) =>
      table.dropColumns('entity_number', 'second_entity_number'),
    )
    for (const [name, counter] of NUMBERED) {
      await knex.schema.alterTable('repositories', (table) => table.dropColumn(counter))
      await knex.schema.alterTable(name, (table) => {
        table.dropUnique(['repository_id', 'number'])
        table.dropColumn('number')
      })
    }
  },
}

/** The highest id of a table, including the ids of deleted entities that jobs are about. */
async function lastId(knex: Knex, table: string): Promise<number> {
  const highest = async (from: string, column: string) =>
    (await knex(from).max<{ last: number | null }>({ last: column }).first())?.last ?? 0
  const last = await highest(table, 'id')
  return table === 'entities' ? Math.max(last, await highest('jobs', 'entity_id')) : last
}
