import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import { lockRows } from '../shared/lock-rows.ts'
import type { Association, MappedAttribute, MappedPair } from '../../model/library.ts'

/** Rows per insert statement. */
const BATCH = 500

/** Associations of entities with library entities, and the mappings of their attributes. */
export class AssociationStore {
  readonly #lookups: Knex

  /** @param lookups connections for the reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#lookups = lookups
  }

  /** @returns false if the entity is deleted */
  async add(association: Association, user: string, transaction: Knex.Transaction): Promise<boolean> {
    const entity = transaction('entities').where({ id: association.entityId }).whereNotNull('held_name')
    if ((await lockRows(entity, transaction)) === 0) return false
    await transaction('library_associations').insert({
      ...keyOf(association),
      created_at: new Date().toISOString(),
      created_by: user,
    })
    return true
  }

  /** Removes an association with its mapping. @returns false if the two are not associated */
  async remove(association: Association, transaction: Knex.Transaction): Promise<boolean> {
    return (await transaction('library_associations').where(keyOf(association)).delete()) > 0
  }

  async exists(association: Association): Promise<boolean> {
    const found = await this.#lookups('library_associations')
      .where(keyOf(association))
      .first<{ entity_id: number } | undefined>('entity_id')
    return found !== undefined
  }

  /** The ids of the entities that are associated with a library entity, without those in deletion. */
  async entitiesOf(libraryEntityId: number): Promise<number[]> {
    const rows = await this.#lookups('library_associations')
      .join('entities', 'entities.id', 'library_associations.entity_id')
      .where({ library_entity_id: libraryEntityId })
      .whereNotNull('entities.held_name')
      .orderBy('entity_id')
      .select<{ entity_id: number }[]>('entity_id')
    return rows.map(({ entity_id }) => entity_id)
  }

  /** Replaces the mapping of an association. */
  async setMapping(
    association: Association,
    pairs: readonly MappedPair[],
    transaction: Knex.Transaction,
  ): Promise<void> {
    await transaction('library_mappings').where(keyOf(association)).delete()
    await this.addMapping(association, pairs, transaction)
  }

  /** Adds pairs to the mapping of an association. Their library attributes must not be mapped yet. */
  async addMapping(
    association: Association,
    pairs: readonly MappedPair[],
    transaction: Knex.Transaction,
  ): Promise<void> {
    const rows = pairs.map(({ libraryAttribute, attributeName, score }) => ({
      ...keyOf(association),
      library_attribute_id: libraryAttribute,
      attribute_name: attributeName,
      score,
    }))
    for (let from = 0; from < rows.length; from += BATCH)
      await transaction('library_mappings').insert(rows.slice(from, from + BATCH))
  }

  /** The mapped pairs whose attributes the present load of the entity has, by the numbers of the library attributes. */
  mapping(association: Association): Promise<MappedAttribute[]> {
    return presentPairs(this.#lookups)
      .where('library_mappings.library_entity_id', association.libraryEntityId)
      .where('library_mappings.entity_id', association.entityId)
      .orderBy('library_mappings.library_attribute_id')
      .select(PAIR)
      .then<MappedAttribute[]>((rows: MappedAttribute[]) => rows)
  }

  /** All mapped pairs, also those whose attributes the present load does not have, by the numbers of the library attributes. */
  namedPairs(association: Association, database: Knex = this.#lookups): Promise<NamedPair[]> {
    return database('library_mappings')
      .join('attribute_identities as attributes', (join) =>
        join
          .on('attributes.entity_id', 'library_mappings.entity_id')
          .andOn('attributes.name', 'library_mappings.attribute_name'),
      )
      .where('library_mappings.library_entity_id', association.libraryEntityId)
      .where('library_mappings.entity_id', association.entityId)
      .orderBy('library_mappings.library_attribute_id')
      .select({
        libraryAttribute: PAIR.libraryAttribute,
        attributeName: PAIR.attributeName,
        humanName: PAIR.humanName,
      })
      .then<NamedPair[]>((rows: NamedPair[]) => rows)
  }

  /** The attributes of the present load of an entity. */
  attributesOf(entityId: number, database: Knex = this.#lookups): Promise<PresentAttribute[]> {
    return database('attributes')
      .join('entities', (join) =>
        join.on('attributes.entity_id', 'entities.id').andOn('attributes.generation', 'entities.generation'),
      )
      .where('entities.id', entityId)
      .orderBy('attributes.position')
      .select({ name: 'attributes.name', humanName: 'attributes.human_name' })
      .then<PresentAttribute[]>((rows: PresentAttribute[]) => rows)
  }

  /**
   * For each library attribute the attribute that another entity has mapped to it: the entity that was associated last
   * if several have.
   */
  async mappedElsewhere({ libraryEntityId, entityId }: Association): Promise<MappedElsewhere[]> {
    const rows = await presentPairs(this.#lookups)
      .where('library_mappings.library_entity_id', libraryEntityId)
      .whereNot('library_mappings.entity_id', entityId)
      .orderBy('library_mappings.entity_id')
      .select({ ...PAIR, entityId: 'entities.id', generation: 'entities.generation' })
      .then<MappedElsewhere[]>((found: MappedElsewhere[]) => found)
    return [...new Map(rows.map((row) => [row.libraryAttribute, row])).values()]
  }
}

/** An attribute of an entity that is mapped to a library attribute. */
export type NamedPair = Pick<MappedAttribute, 'libraryAttribute' | 'attributeName' | 'humanName'>

/** The two names of an attribute of an entity. */
export interface PresentAttribute {
  /** Columnised. */
  readonly name: string
  readonly humanName: string
}

/** A mapped attribute of another entity, whose load has its profile. */
export interface MappedElsewhere extends MappedAttribute {
  readonly entityId: number
  readonly generation: number
}

const PAIR = {
  libraryAttribute: 'library_mappings.library_attribute_id',
  attributeName: 'library_mappings.attribute_name',
  score: 'library_mappings.score',
  attribute: 'attributes.attribute_id',
  humanName: 'attributes.human_name',
}

const keyOf = ({ libraryEntityId, entityId }: Association) => ({
  library_entity_id: libraryEntityId,
  entity_id: entityId,
})

const presentPairs = (database: Knex): Knex.QueryBuilder =>
  database('library_mappings')
    .join('entities', 'entities.id', 'library_mappings.entity_id')
    .join('attributes', (join) =>
      join
        .on('attributes.entity_id', 'entities.id')
        .andOn('attributes.generation', 'entities.generation')
        .andOn('attributes.name', 'library_mappings.attribute_name'),
    )
