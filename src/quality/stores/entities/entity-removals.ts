import type { Knex } from 'knex'
import { deleteInPortions, type Portions } from '../shared/portions.ts'
import { deleteRules } from '../rules/rule-removals.ts'

/** Tables with rows of an entity, besides those of its rules, and their primary keys. */
const TABLES: readonly (readonly [table: string, key: readonly string[], owners: readonly string[]])[] = [
  ['joins', ['id'], ['left_entity_id', 'right_entity_id']],
  ['join_indexes', ['id'], ['left_entity_id', 'right_entity_id']],
  ['dependencies', ['id'], ['entity_id']],
  ['rule_analyses', ['id'], ['entity_id']],
  ['library_mappings', ['library_entity_id', 'entity_id', 'library_attribute_id'], ['entity_id']],
  ['library_associations', ['library_entity_id', 'entity_id'], ['entity_id']],
  ['attributes', ['entity_id', 'generation', 'attribute_id'], ['entity_id']],
]

/** Deletes the rows of a deleted entity in portions. Its own row remains. */
export async function deleteEntity(portions: Portions, id: number): Promise<void> {
  await deleteRules(portions, (database) => database('rule_rows').where({ entity_id: id }))
  const dependencies = (database: Knex) => database('dependencies').where({ entity_id: id }).select('id')
  await deleteInPortions(
    portions,
    (database) => database('dependency_resolutions').whereIn('dependency_id', dependencies(database)),
    'dependency_resolutions',
  )
  for (const [table, key, owners] of TABLES)
    for (const owner of owners)
      await deleteInPortions(portions, (database) => database(table).where({ [owner]: id }), table, key)
}
