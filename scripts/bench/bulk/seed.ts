/** Writes repositories with thousands of rules into a catalogue. Requests would take minutes for them. */
import type { Knex } from 'knex'
import { VALUE_TYPES } from '../../../src/quality/model/reading.ts'

/** What a repository has. */
export interface Seeded {
  readonly name: string
  /** Rules of its library entity, which has the attribute `Number`. */
  readonly libraryRules?: number
  /** Entities with the attributes `left` and `right`. */
  readonly entities?: number
  /** True if each entity has a derived rule of each library rule. */
  readonly isAssociated?: boolean
  /** Rules of the first entity that do not depend on the library. */
  readonly ownRules?: number
  /** True if the rules of entities have run. */
  readonly hasRuns?: boolean
}

const NOW = '2026-11-21T09:30:00.000Z'
const AUTHOR = { created_at: NOW, created_by: 'bench' }
const BATCH = 100

/** Of a column of ten integers. */
const SUMMARY = JSON.stringify({
  types: { ...Object.fromEntries(VALUE_TYPES.map((type) => [type, 0])), integer: 10 },
  minLength: 1,
  maxLength: 2,
})

type Row = Readonly<Record<string, unknown>>

async function insertAll(knex: Knex, table: string, rows: readonly Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH)
    await knex(table).insert(rows.slice(from, from + BATCH))
}

async function idOf(inserted: PromiseLike<{ id: number }[]>): Promise<number> {
  return (await inserted)[0]!.id
}

const counted = <T>(count: number, of: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => of(i + 1))

/** Adds a repository. The warehouse of its entities is empty. */
export function seed(catalogue: Knex, wanted: Seeded): Promise<void> {
  return catalogue.transaction((transaction) => seedIn(transaction, wanted))
}

async function seedIn(
  knex: Knex.Transaction,
  { name, libraryRules = 0, entities = 1, isAssociated = false, ownRules = 0, hasRuns = false }: Seeded,
): Promise<void> {
  const repository = await idOf(
    knex('repositories')
      .insert({ name, description: '', last_entity: entities, last_library_entity: 1, ...AUTHOR })
      .returning('id'),
  )
  const entityIds: number[] = []
  for (let number = 1; number <= entities; number++)
    entityIds.push(await addEntity(knex, repository, number, ownRules + libraryRules))
  const library = await addLibrary(knex, repository, libraryRules)
  const shared = await knex('rules')
    .where('library_entity_id', library)
    .orderBy('number')
    .pluck<number[]>('id')
  for (const entity of isAssociated ? entityIds : []) {
    const pair = { library_entity_id: library, entity_id: entity }
    await knex('library_associations').insert({ ...pair, ...AUTHOR })
    await knex('library_mappings').insert({
      ...pair,
      library_attribute_id: 1,
      attribute_name: 'left',
      score: 100,
    })
    const derived = shared.map((id, i) => ({
      ...rule(repository, i + 1, `left > ${i + 1}`),
      entity_id: entity,
      library_rule_id: id,
      threshold: null,
      enabled: null,
    }))
    await insertAll(knex, 'rule_rows', derived)
  }
  const own = counted(ownRules, (number) => ({
    ...rule(repository, libraryRules + number, `right > ${number}`),
    name: `Own rule ${number}`,
    folded_name: `own rule ${number}`,
    entity_id: entityIds[0],
  }))
  await insertAll(knex, 'rule_rows', own)
  if (hasRuns) await addRuns(knex, repository)
}

async function addEntity(
  knex: Knex.Transaction,
  repository: number,
  number: number,
  lastRule: number,
): Promise<number> {
  const name = `Entity ${number}`
  const entity = await idOf(
    knex('entities')
      .insert({
        repository_id: repository,
        number,
        name,
        held_name: name.toLowerCase(),
        description: '',
        state: 'Fully Loaded',
        source: '{}',
        seed: 1,
        generation: 1,
        last_generation: 1,
        last_rule: lastRule,
        profile_job: 1,
        ...AUTHOR,
      })
      .returning('id'),
  )
  const attributes = ['left', 'right'].map((name, i) => ({
    entity_id: entity,
    attribute_id: i + 1,
    name,
    human_name: name,
  }))
  await knex('attributes').insert(
    attributes.map((attribute) => ({
      ...attribute,
      ...{ generation: 1, position: attribute.attribute_id, inferred_type: 'integer', summary: SUMMARY },
    })),
  )
  await knex('attribute_identities').insert(
    attributes.map((attribute) => ({
      ...attribute,
      ...{ source_name: attribute.name, source_occurrence: 1, aliases: '[]' },
      ...{ is_present: true, is_renamed: false },
    })),
  )
  return entity
}

async function addLibrary(knex: Knex.Transaction, repository: number, rules: number): Promise<number> {
  const library = await idOf(
    knex('library_entities')
      .insert({
        repository_id: repository,
        number: 1,
        name: 'Shared',
        folded_name: 'shared',
        description: '',
        last_attribute: 1,
        last_rule: rules,
        ...AUTHOR,
      })
      .returning('id'),
  )
  const attribute = { library_entity_id: library, attribute_id: 1, name: 'Number', description: '' }
  await knex('library_attributes').insert({ ...attribute, ...AUTHOR })
  const rows = counted(rules, (number) => ({
    ...rule(repository, number, `Number > ${number}`),
    library_entity_id: library,
  }))
  await insertAll(knex, 'rule_rows', rows)
  await knex.raw(
    'insert into library_rule_attributes (rule_id, library_attribute_id) select id, 1 from rule_rows where library_entity_id = ?',
    [library],
  )
  return library
}

const rule = (repository: number, number: number, expression: string) => ({
  repository_id: repository,
  number,
  attribute_id: 0,
  name: `Rule ${number}`,
  folded_name: `rule ${number}`,
  description: '',
  expression,
  threshold_of: 'rows',
  threshold: 100,
  enabled: true,
  ...AUTHOR,
})

async function addRuns(knex: Knex.Transaction, repository: number): Promise<void> {
  const rules = await knex('rules')
    .where({ repository_id: repository })
    .whereNotNull('entity_id')
    .pluck<number[]>('id')
  const runs = rules.map((id) => ({
    rule_id: id,
    job_id: 1,
    job_number: 1,
    version: 1,
    generation: 1,
    analysed_at: NOW,
    analysed_by: 'bench',
    duration_ms: 1,
    result: 'passed',
    fraction: 100,
    threshold: 100,
    passing: 1,
    failing: 0,
    is_indexed: false,
    rule_errors: 0,
    filter_errors: 0,
    group_errors: 0,
    aggregate_errors: 0,
  }))
  await insertAll(knex, 'rule_runs', runs)
  await knex.raw(
    'update rule_rows set run_id = (select max(id) from rule_runs where rule_id = rule_rows.id) where repository_id = ? and entity_id is not null',
    [repository],
  )
}
