import type { Knex } from 'knex'
import type { LibraryAttribute, LibraryAttributeTexts } from '../model/library.ts'

/** Changes of a library attribute. */
export interface LibraryAttributeChanges {
  readonly name?: string | undefined
  readonly description?: string | undefined
}

/** Rows per insert statement. A database allows about 32,000 bindings. */
const BATCH = 500

/** The attributes of a library entity, in the order of their numbers. */
export async function readLibraryAttributes(
  catalogue: Knex,
  libraryEntityId: number,
): Promise<LibraryAttribute[]> {
  return catalogue('library_attributes')
    .where({ library_entity_id: libraryEntityId })
    .orderBy('attribute_id')
    .select<LibraryAttribute[]>({ number: 'attribute_id', name: 'name', description: 'description' })
}

/**
 * Adds attributes to a library entity, which the insertion locks.
 * @returns their numbers
 */
export async function addLibraryAttributes(
  libraryEntityId: number,
  attributes: readonly LibraryAttributeTexts[],
  user: string,
  transaction: Knex.Transaction,
): Promise<number[]> {
  const [counted] = await transaction('library_entities')
    .where({ id: libraryEntityId })
    .increment('last_attribute', attributes.length)
    .returning<{ last_attribute: number }[]>('last_attribute')
  const first = (counted?.last_attribute ?? 0) - attributes.length + 1
  const rows = attributes.map(({ name, description }, index) => ({
    library_entity_id: libraryEntityId,
    attribute_id: first + index,
    name,
    description,
    created_at: new Date().toISOString(),
    created_by: user,
  }))
  for (let from = 0; from < rows.length; from += BATCH)
    await transaction('library_attributes').insert(rows.slice(from, from + BATCH))
  return rows.map(({ attribute_id }) => attribute_id)
}

export async function editLibraryAttribute(
  libraryEntityId: number,
  number: number,
  { name, description }: LibraryAttributeChanges,
  user: string,
  transaction: Knex.Transaction,
): Promise<void> {
  await transaction('library_attributes')
    .where({ library_entity_id: libraryEntityId, attribute_id: number })
    .update({
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      edited_at: new Date().toISOString(),
      edited_by: user,
    })
}

export async function removeLibraryAttribute(
  libraryEntityId: number,
  number: number,
  transaction: Knex.Transaction,
): Promise<void> {
  await transaction('library_attributes')
    .where({ library_entity_id: libraryEntityId, attribute_id: number })
    .delete()
}

/** The name of a rule, or else of an entity whose mapping uses the attribute; undefined if it is not used. */
export async function userOfLibraryAttribute(
  libraryEntityId: number,
  number: number,
  transaction: Knex.Transaction,
): Promise<{ readonly rule: string } | { readonly entity: string } | undefined> {
  const rule = await transaction('library_rule_attributes')
    .join('rules', 'rules.id', 'library_rule_attributes.rule_id')
    .where('rules.library_entity_id', libraryEntityId)
    .where('library_rule_attributes.library_attribute_id', number)
    .orderBy('rules.number')
    .first<{ name: string } | undefined>('rules.name')
  if (rule) return { rule: rule.name }
  const entity = await transaction('library_mappings')
    .join('entities', 'entities.id', 'library_mappings.entity_id')
    .where('library_mappings.library_entity_id', libraryEntityId)
    .where('library_mappings.library_attribute_id', number)
    .whereNotNull('entities.held_name')
    .orderBy('entities.number')
    .first<{ name: string } | undefined>('entities.name')
  return entity && { entity: entity.name }
}
