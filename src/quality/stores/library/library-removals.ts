import { deleteInPortions, type Portions } from '../shared/portions.ts'

/** Tables with rows of a library entity, and their primary keys. */
const TABLES: readonly (readonly [table: string, key: readonly string[]])[] = [
  ['library_mappings', ['library_entity_id', 'entity_id', 'library_attribute_id']],
  ['library_associations', ['library_entity_id', 'entity_id']],
  ['library_attributes', ['library_entity_id', 'attribute_id']],
]

/** Deletes the rows of a library entity, whose rules are deleted, in portions. */
export async function deleteLibraryEntity(portions: Portions, id: number): Promise<void> {
  for (const [table, key] of TABLES)
    await deleteInPortions(
      portions,
      (database) => database(table).where({ library_entity_id: id }),
      table,
      key,
    )
  await portions.commit(async (transaction) => {
    await transaction('library_entities').where({ id }).delete()
  })
}
