import type { Knex } from 'knex'
import type { JobState } from '../model/job.ts'
import type { EntityState } from '../model/entity.ts'
import {
  formsTable,
  frequenciesTable,
  orderTables,
  rejectsTable,
  rowsTable,
  valuesTable,
} from '../model/load-tables.ts'

/** States of a job that runs or is about to run. */
export const AT_WORK: readonly JobState[] = ['Waiting', 'Running']

/** Jobs in some states about the entity of the outer query. */
export const jobsOfEntity = (states: readonly JobState[], catalogue: Knex): Knex.QueryBuilder =>
  catalogue('jobs').whereRaw('jobs.entity_id = entities.id').whereIn('status', states).select('id')

interface Row {
  id: number
  generation: number
  last_generation: number
  state: EntityState
  at_work: boolean | number
}

/**
 * The tables that a repository's warehouse must contain: the served tables, and the tables of a job that runs or waits
 * for a restart. (A profile uses the same table names at each attempt.)
 */
export async function neededTables(catalogue: Knex, repositoryId: number): Promise<Set<string>> {
  // One statement, since a job may end between two statements.
  const rows = await catalogue('entities')
    .where({ repository_id: repositoryId })
    .select('id', 'generation', 'last_generation', 'state')
    .select<Row[]>(catalogue.raw('exists ? as at_work', [jobsOfEntity(AT_WORK, catalogue)]))
  return new Set(rows.flatMap(tablesOf))
}

function tablesOf({ id, generation, last_generation, state, at_work }: Row): string[] {
  const isAtWork = Boolean(at_work)
  return [
    ...contentOf(id, generation),
    ...(isAtWork || state === 'Fully Loaded' ? profileOf(id, generation) : []),
    ...(isAtWork ? [...contentOf(id, last_generation), ...profileOf(id, last_generation)] : []),
  ]
}

const contentOf = (id: number, generation: number): string[] => [
  rowsTable(id, generation),
  rejectsTable(id, generation),
]

const profileOf = (id: number, generation: number): string[] => [
  valuesTable(id, generation),
  formsTable(id, generation),
  frequenciesTable(id, generation),
  ...orderTables(id, generation),
]
