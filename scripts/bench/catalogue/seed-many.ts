/** Writes a repository with many rules, joins and jobs into a catalogue. Requests would take hours for them. */
import type { Knex } from 'knex'
import { seed } from '../bulk/seed.ts'

const NOW = '2026-11-21T09:30:00.000Z'
const AUTHOR = { created_at: NOW, created_by: 'bench' }
const ENTITIES = 20
const JOIN_JOBS = 100
const BATCH = 200
/** Digits of figures that sort as text. */
const PRODUCT = '0'.repeat(39)
const STATES = ['Completed', 'Completed', 'Completed', 'Failed', 'Cancelled']

type Row = Readonly<Record<string, unknown>>

/** @param count rules, joins and jobs, each */
export async function seedMany(knex: Knex, name: string, count: number): Promise<void> {
  // A derived rule of each library rule for each entity, and rules of the first entity.
  const libraryRules = Math.floor(count / (2 * ENTITIES))
  const ownRules = count - libraryRules * (ENTITIES + 1)
  await seed(knex, { name, entities: ENTITIES, libraryRules, isAssociated: true, ownRules, hasRuns: true })
  await knex.transaction(async (transaction) => {
    const repository = await transaction('repositories').where({ name }).first<{ id: number }>('id')
    const entities = await transaction('entities')
      .where({ repository_id: repository.id })
      .orderBy('number')
      .pluck<number[]>('id')
    await insert(transaction, 'jobs', count, (number) => jobRow(repository.id, number))
    await transaction('repositories').where({ id: repository.id }).update({ last_job: count })
    const jobs = await transaction('jobs')
      .where({ repository_id: repository.id })
      .orderBy('id')
      .limit(JOIN_JOBS)
      .pluck<number[]>('id')
    await insert(transaction, 'join_jobs', jobs.length, (number) => ({
      job_id: jobs[number - 1],
      repository_id: repository.id,
      number,
      name: `Discovery ${number}`,
      created_by: 'bench',
      entities: ENTITIES,
      original: count / JOIN_JOBS,
      completed_at: NOW,
    }))
    await insert(transaction, 'joins', count, (number) => joinRow(repository.id, entities, jobs, number))
  })
}

async function insert(
  transaction: Knex.Transaction,
  table: string,
  count: number,
  rowOf: (number: number) => Row,
): Promise<void> {
  for (let first = 1; first <= count; first += BATCH) {
    const size = Math.min(BATCH, count - first + 1)
    await transaction(table).insert(Array.from({ length: size }, (_, i) => rowOf(first + i)))
  }
}

/** A number that looks drawn at random, below `below`. */
const scattered = (number: number, below: number): number => (number * 7919) % below

const jobRow = (repository: number, number: number): Row => ({
  repository_id: repository,
  number,
  type: 'Export',
  name: `Export of rules ${scattered(number, 1000)}`,
  params: '{}',
  status: STATES[number % STATES.length],
  progress: 1,
  message: '',
  reason: '',
  attempts: 1,
  started_at: NOW,
  ended_at: NOW,
  run_ms: scattered(number, 60_000),
  ...AUTHOR,
})

function joinRow(
  repository: number,
  entities: readonly number[],
  jobs: readonly number[],
  number: number,
): Row {
  const side = (name: string, place: number) => ({
    [`${name}_entity_id`]: entities[place % entities.length],
    [`${name}_attributes`]: '00001',
    [`${name}_names`]: 'left',
    [`${name}_filter`]: '',
    [`${name}_generation`]: 1,
    [`${name}_loaded_rows`]: 10,
    [`${name}_rows`]: 10,
    [`${name}_values`]: 10,
    [`${name}_join_rows`]: scattered(number, 10),
    [`${name}_null_rows`]: 0,
    [`${name}_is_unique`]: true,
    [`${name}_match`]: scattered(number, 100),
    [`${name}_cardinality`]: 1,
    [`${name}_outer_rows`]: PRODUCT,
  })
  const classes = ['one_one', 'one_many', 'many_one', 'many_many'].map((kind) => ({
    [`${kind}_values`]: scattered(number, 10),
    [`${kind}_rows`]: PRODUCT,
  }))
  return Object.assign(
    {
      repository_id: repository,
      sequence: Math.ceil(number / entities.length ** 2),
      status: number % 3 === 0 ? 'Permanent' : 'Discovered',
      function: 'value',
      pattern: '',
      common_values: scattered(number, 10),
      inner_rows: PRODUCT,
      full_outer_rows: PRODUCT,
      actual_cardinality: '1:1',
      inferred_cardinality: '1:1',
      exact_cardinality: '1:1',
      match_values: scattered(number, 100),
      match_best: scattered(number, 100),
      job_id: jobs[number % jobs.length],
      analysed_at: NOW,
      analysed_by: 'bench',
      ...AUTHOR,
    },
    side('left', number),
    side('right', Math.floor(number / entities.length)),
    ...classes,
  ) as Row
}
