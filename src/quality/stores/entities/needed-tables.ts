import type { Knex } from 'knex'
import { AT_WORK, type JobState } from '../../model/job.ts'
import type { EntityState } from '../../model/entity.ts'
import {
  admittedRows,
  keptRowsTable,
  formsTable,
  frequenciesTable,
  type Generation,
  groupsTable,
  joinIndexTables,
  orderTables,
  rejectsTable,
  rowsTable,
  valuesTable,
  verdictsTable,
} from '../../model/warehouse/load-tables.ts'

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
  // One statement for the tables of loads, since a job may end between two statements; others for those of rules and
  // joins.
  const rows = await catalogue('entities')
    .where({ repository_id: repositoryId })
    .select('id', 'generation', 'last_generation', 'state')
    .select<Row[]>(catalogue.raw('exists ? as at_work', [jobsOfEntity(AT_WORK, catalogue)]))
  return new Set([
    ...rows.flatMap(tablesOf),
    ...(await tablesOfRules(catalogue, repositoryId)),
    ...(await tablesOfJoins(catalogue, repositoryId)),
  ])
}

/**
 * The tables that a repository's warehouse has for the served loads, whatever else has happened: those of the rows, and
 * those of the profiles.
 */
export async function servedTables(catalogue: Knex, repositoryId: number): Promise<string[]> {
  const rows = await catalogue('entities')
    .where({ repository_id: repositoryId })
    .where('generation', '>', 0)
    .whereNotNull('held_name')
    .orderBy('id')
    .select<Pick<Row, 'id' | 'generation' | 'state'>[]>('id', 'generation', 'state')
  return rows.flatMap(({ id, generation, state }) => [
    ...contentOf(id, generation),
    ...(state === 'Fully Loaded' ? resultsOf(id, generation) : []),
  ])
}

interface AnalysisRow {
  id: number
  entity_id: number
  generation: number
  at_work: boolean | number
}

/**
 * The tables of analyses: those that the last runs of rules kept for the served load, and all tables of a job that runs
 * or waits for a restart.
 */
async function tablesOfRules(catalogue: Knex, repositoryId: number): Promise<string[]> {
  const lastRuns = catalogue('rule_runs')
    .join('rules', 'rules.run_id', 'rule_runs.id')
    .whereRaw('rule_runs.analysis_id = rule_analyses.id and rule_runs.generation = entities.generation')
  const jobs = catalogue('jobs').whereRaw('jobs.id = rule_analyses.job_id').whereIn('status', AT_WORK)
  const rows = await catalogue('rule_analyses')
    .join('entities', 'entities.id', 'rule_analyses.entity_id')
    .where('entities.repository_id', repositoryId)
    .where(
      (either) =>
        void either.whereExists(lastRuns.select('rule_runs.id')).orWhereExists(jobs.clone().select('id')),
    )
    .select('rule_analyses.id', 'rule_analyses.entity_id', 'rule_analyses.generation')
    .select<AnalysisRow[]>(catalogue.raw('exists ? as at_work', [jobs.clone().select('id')]))
  return rows.flatMap(({ id, entity_id: entity, generation, at_work }) => [
    keptRowsTable(entity, generation, id),
    groupsTable(entity, generation, id),
    ...(at_work
      ? [
          verdictsTable(entity, generation, id),
          ...contentOf(entity, generation),
          ...profileOf(entity, generation),
          ...contentOf(entity, admittedRows(generation, id)),
          ...profileOf(entity, admittedRows(generation, id)),
        ]
      : []),
  ])
}

/**
 * The tables of indexes: those of joins whose two loads are served, and those of a job that runs or waits for a restart.
 */
async function tablesOfJoins(catalogue: Knex, repositoryId: number): Promise<string[]> {
  const joins = catalogue('joins').whereRaw(
    'joins.index_id = join_indexes.id and joins.left_generation = left_side.generation and joins.right_generation = right_side.generation',
  )
  const jobs = catalogue('jobs').whereRaw('jobs.id = join_indexes.job_id').whereIn('status', AT_WORK)
  const rows = await catalogue('join_indexes')
    .join('entities as left_side', 'left_side.id', 'join_indexes.left_entity_id')
    .join('entities as right_side', 'right_side.id', 'join_indexes.right_entity_id')
    .where('left_side.repository_id', repositoryId)
    .where(
      (either) => void either.whereExists(joins.select('joins.id')).orWhereExists(jobs.select('jobs.id')),
    )
    .select<{ id: number; left_entity_id: number; left_generation: number }[]>(
      'join_indexes.id',
      'join_indexes.left_entity_id',
      'join_indexes.left_generation',
    )
  return rows.flatMap(({ id, left_entity_id, left_generation }) =>
    Object.values<string>({ ...joinIndexTables(left_entity_id, left_generation, id) }),
  )
}

function tablesOf({ id, generation, last_generation, state, at_work }: Row): string[] {
  const isAtWork = Boolean(at_work)
  return [
    ...contentOf(id, generation),
    ...(isAtWork || state === 'Fully Loaded' ? profileOf(id, generation) : []),
    ...(isAtWork ? [...contentOf(id, last_generation), ...profileOf(id, last_generation)] : []),
  ]
}

const contentOf = (id: number, generation: Generation): string[] => [
  rowsTable(id, generation),
  rejectsTable(id, generation),
]

const resultsOf = (id: number, generation: Generation): string[] => [
  valuesTable(id, generation),
  formsTable(id, generation),
  frequenciesTable(id, generation),
]

const profileOf = (id: number, generation: Generation): string[] => [
  ...resultsOf(id, generation),
  ...orderTables(id, generation),
]
