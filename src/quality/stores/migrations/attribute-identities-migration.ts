import type { Knex } from 'knex'
import type { Migration } from '../../../platform/catalogue/catalogue.ts'
import type { SourceColumnName } from '../../model/attribute-identity.ts'
import { NO_RIGHT_SIDE } from '../dependencies/dependency-rows.ts'
import { attributesOf, SIDES } from '../joins/join-rows.ts'

/** Rows of an insert statement. */
const ROWS_OF_A_STATEMENT = 100

/** Rows that the step reads at a time. */
const BATCH = 1000

/**
 * Attributes keep their numbers over reloads. Existing attributes keep the numbers that they have. The columns of their
 * sources have their names.
 */
export const attributeIdentitiesMigration: Migration = {
  name: '019_quality_attribute_identities',
  async up(knex) {
    await knex.schema.createTable('attribute_identities', (table) => {
      table.integer('entity_id').notNullable().references('entities.id').onDelete('CASCADE')
      // Never given again in the entity.
      table.integer('attribute_id').notNullable()
      table.string('name', 128).notNullable()
      table.string('human_name', 255).notNullable()
      // The name of the column in the source, and its number among the columns with that name.
      table.string('source_name', 255).notNullable()
      table.integer('source_occurrence').notNullable()
      // Further names of the column, as a JSON list.
      table.text('aliases').notNullable()
      // False if the rows that are served do not have the attribute.
      table.boolean('is_present').notNullable()
      // True if a user gave the attribute its name.
      table.boolean('is_renamed').notNullable()
      table.primary(['entity_id', 'attribute_id'])
      table.index(['entity_id', 'is_present'])
    })
    await knex.schema.alterTable('attributes', (table) => {
      // From 1, in the order of the source.
      table.integer('position').notNullable().defaultTo(0)
    })
    await knex.schema.alterTable('entities', (table) => {
      // The last number of an attribute.
      table.integer('last_attribute').notNullable().defaultTo(0)
      // What the last load changed: AttributeChanges as JSON; null after the first load.
      table.text('attribute_changes')
    })
    await knex.schema.alterTable('rules', (table) => {
      // The names in the expressions that the present rows do not have, separated by commas; null if there are none.
      table.text('missing_names')
    })
    await knex.schema.alterTable('joins', (table) => {
      // The same for the filters of the sides.
      for (const side of SIDES) table.text(`${side}_missing_names`)
    })
    await knex('attributes').update({ position: knex.ref('attribute_id') })
    for (const { id } of await knex('entities').where('generation', '>', 0).select<{ id: number }[]>('id'))
      await addIdentities(knex, id)
    for (const [entity, id] of await lastNumbers(knex))
      await knex('entities').where({ id: entity }).update({ last_attribute: id })
  },
  async down(knex) {
    await knex.schema.alterTable('joins', (table) =>
      table.dropColumns(...SIDES.map((side) => `${side}_missing_names`)),
    )
    await knex.schema.alterTable('rules', (table) => table.dropColumn('missing_names'))
    await knex.schema.alterTable('entities', (table) =>
      table.dropColumns('last_attribute', 'attribute_changes'),
    )
    await knex.schema.alterTable('attributes', (table) => table.dropColumn('position'))
    await knex.schema.dropTable('attribute_identities')
  },
}

/** Gives the served attributes of an entity their identities. */
async function addIdentities(knex: Knex, entityId: number): Promise<void> {
  const attributes = await knex('attributes')
    .join('entities', (join) =>
      join.on('entities.id', 'attributes.entity_id').andOn('entities.generation', 'attributes.generation'),
    )
    .where('attributes.entity_id', entityId)
    .orderBy('attributes.attribute_id')
    .select<OldAttribute[]>('attributes.attribute_id', 'attributes.name', 'attributes.human_name')
  const sources = sourcesOf(attributes.map(({ human_name }) => human_name))
  const rows = attributes.map((attribute, i) => ({
    entity_id: entityId,
    ...attribute,
    source_name: sources[i]!.name,
    source_occurrence: sources[i]!.occurrence,
    aliases: '[]',
    is_present: true,
    is_renamed: false,
  }))
  for (let from = 0; from < rows.length; from += ROWS_OF_A_STATEMENT)
    await knex('attribute_identities').insert(rows.slice(from, from + ROWS_OF_A_STATEMENT))
}

interface OldAttribute {
  readonly attribute_id: number
  readonly name: string
  readonly human_name: string
}

/** A name that earlier versions gave to a column whose name another column had, such as `Name (2)`. */
const NUMBERED = /^(.+) \(\d+\)$/s

/** The columns of the sources, as far as the names of the attributes tell. */
function sourcesOf(humanNames: readonly string[]): SourceColumnName[] {
  const names = new Set<string>()
  const occurrences = new Map<string, number>()
  return humanNames.map((humanName) => {
    const [, base] = NUMBERED.exec(humanName) ?? []
    const name = base !== undefined && names.has(folded(base)) ? base : humanName
    names.add(folded(humanName))
    const occurrence = (occurrences.get(name) ?? 0) + 1
    occurrences.set(name, occurrence)
    return { name, occurrence }
  })
}

const folded = (name: string): string => name.toLowerCase().toUpperCase()

/**
 * The highest number of an attribute of each entity that anything refers to. A rule, dependency or join may refer to
 * an attribute that earlier rows had.
 */
async function lastNumbers(knex: Knex): Promise<ReadonlyMap<number, number>> {
  const last = new Map<number, number>()
  const note = (entity: number, ids: readonly number[]): void => {
    last.set(
      entity,
      ids.reduce((most, id) => Math.max(most, id), last.get(entity) ?? 0),
    )
  }
  for (const table of ['attributes', 'rules']) {
    const rows = await knex(table)
      .whereNotNull('entity_id')
      .groupBy('entity_id')
      .select<{ entity_id: number; last: number }[]>('entity_id', knex.raw('max(attribute_id) as last'))
    for (const row of rows) note(row.entity_id, [row.last])
  }
  for await (const row of allRows<DependencyRow>(knex, 'dependencies', ['entity_id', 'rhs', 'lhs']))
    note(row.entity_id, [row.rhs === NO_RIGHT_SIDE ? 0 : row.rhs, ...idsIn(row.lhs)])
  for await (const row of allRows<JoinRow>(knex, 'joins', JOIN_COLUMNS)) {
    note(row.left_entity_id, idsIn(row.left_attributes))
    note(row.right_entity_id, idsIn(row.right_attributes))
  }
  return last
}

interface DependencyRow {
  readonly entity_id: number
  readonly rhs: number
  readonly lhs: string
}

interface JoinRow {
  readonly left_entity_id: number
  readonly left_attributes: string
  readonly right_entity_id: number
  readonly right_attributes: string
}

const JOIN_COLUMNS = ['left_entity_id', 'left_attributes', 'right_entity_id', 'right_attributes']

const idsIn = (text: string): number[] => (text === '' ? [] : attributesOf(text))

/** The rows of a table, some at a time. */
async function* allRows<Row>(
  knex: Knex,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Awaited<Row>> {
  for (let last = 0; ;) {
    const rows = await knex(table)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .select('id', ...columns)
      .then<(Awaited<Row> & { id: number })[]>((found: (Awaited<Row> & { id: number })[]) => found)
    yield* rows
    if (rows.length < BATCH) return
    last = rows.at(-1)!.id
  }
}
