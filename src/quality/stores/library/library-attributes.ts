import type { Knex } from 'knex'
import type { LibraryAttribute, LibraryAttributeTexts } from '../../model/library.ts'
import { partsOf } from '../shared/portions.ts'

/** Changes of a library attribute. */
export interface LibraryAttributeChanges {
  readonly name?: string | undefined
  readonly description?: string | undefined
}

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

/** Reserves numbers for new attributes of a library entity, which this locks. @returns the first number */
export async function reserveAttributeNumbers(
  libraryEntityId: number,
  count: number,
  transaction: Knex.Transaction,
): Promise<number> {
  const [counted] = await transaction('library_entities')
    .where({ id: libraryEntityId })
    .increment('last_attribute', count)
    .returning<{ last_attribute: number }[]>('last_attribute')
  return (counted?.last_attribute ?? 0) - count + 1
}

/** Adds attributes, whose numbers are reserved, to a library entity. */
export async function insertLibraryAttributes(
  libraryEntityId: number,
  attributes: readonly LibraryAttribute[],
  user: string,
  transaction: Knex.Transaction,
): Promise<void> {
  const rows = attributes.map(({ number, name, description }) => ({
    library_entity_id: libraryEntityId,
    attribute_id: number,
    name,
    description,
    created_at: new Date().toISOString(),
    created_by: user,
  }))
  for (const part of partsOf(rows)) await transaction('library_attributes').insert([...part])
}

/**
 * Adds attributes to a library entity.
 * @returns their numbers
 */
export async function addLibraryAttributes(
  libraryEntityId: number,
  attributes: readonly LibraryAttributeTexts[],
  user: string,
  transaction: Knex.Transaction,
): Promise<number[]> {
  const first = await reserveAttributeNumbers(libraryEntityId, attributes.length, transaction)
  const numbered = attributes.map((texts, i) => ({ ...texts, number: first + i }))
  await insertLibraryAttributes(libraryEntityId, numbered, user, transaction)
  return numbered.map(({ number }) => number)
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
  transaction: Knex,
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
