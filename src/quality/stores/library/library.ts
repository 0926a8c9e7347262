import type { Knex } from 'knex'
import type { Catalogue, UniqueKey } from '../../../platform/catalogue/catalogue.ts'
import type { LibraryAttribute, LibraryAttributeTexts, LibraryEntity } from '../../model/library.ts'
import { foldedName } from '../shared/folded-name.ts'
import { intoRepository } from '../shared/into-repository.ts'
import { addLibraryAttributes, readLibraryAttributes } from './library-attributes.ts'
import { lockRows } from '../shared/lock-rows.ts'
import { nextNumber } from '../shared/next-number.ts'

export interface NewLibraryEntity {
  readonly repositoryId: number
  readonly name: string
  readonly description: string
  /** In the order of their numbers, from 1. */
  readonly attributes: readonly LibraryAttributeTexts[]
  readonly createdBy: string
}

/** Changes of a library entity. */
export interface LibraryEntityChanges {
  readonly name?: string | undefined
  readonly description?: string | undefined
}

const NAME: UniqueKey = { table: 'library_entities', columns: ['repository_id', 'folded_name'] }

/** The library entities of the catalogue. */
export class LibraryStore {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  /**
   * @returns the new library entity's number, or undefined if the name is taken
   * @throws RepositoryGone
   */
  insert(entity: NewLibraryEntity): Promise<number | undefined> {
    const insert = async (transaction: Knex.Transaction) => {
      const number = await nextNumber('last_library_entity', entity.repositoryId, transaction)
      const [inserted] = await transaction('library_entities')
        .insert({
          repository_id: entity.repositoryId,
          number,
          name: entity.name,
          folded_name: foldedName(entity.name),
          description: entity.description,
          created_at: new Date().toISOString(),
          created_by: entity.createdBy,
        })
        .onConflict([...NAME.columns])
        .ignore()
        .returning<{ id: number }[]>('id')
      if (!inserted) return undefined
      await addLibraryAttributes(inserted.id, entity.attributes, entity.createdBy, transaction)
      return number
    }
    return intoRepository(this.#catalogue, () => this.#catalogue.knex.transaction(insert))
  }

  find(repositoryId: number, number: number): Promise<LibraryEntity | undefined> {
    return this.#lookups<LibraryEntity & { repository_id: number; removed_at: string | null }>(
      'library_entities',
    )
      .where({ repository_id: repositoryId, number })
      .whereNull('removed_at')
      .first('id', 'number', 'name')
  }

  /** The attributes of a library entity, in the order of their numbers. */
  attributes({ id }: Pick<LibraryEntity, 'id'>): Promise<LibraryAttribute[]> {
    return readLibraryAttributes(this.#lookups, id)
  }

  /**
   * Locks a library entity until the end of the transaction: bulk changes of its attributes, rules, associations and
   * mappings are decided after it.
   * @returns undefined if it was deleted
   */
  async lockById(id: number, transaction: Knex.Transaction): Promise<LibraryEntity | undefined> {
    const own = transaction('library_entities').where({ id }).whereNull('removed_at')
    const [locked] = await lockRows(own, transaction).returning<LibraryEntity[]>(['id', 'number', 'name'])
    return locked
  }

  /** @returns 'changed', 'unknown', or 'taken' if another library entity has the name */
  async edit(
    repositoryId: number,
    number: number,
    { name, description }: LibraryEntityChanges,
    user: string,
  ): Promise<'changed' | 'unknown' | 'taken'> {
    try {
      const changed = await this.#catalogue
        .knex('library_entities')
        .where({ repository_id: repositoryId, number })
        .whereNull('removed_at')
        .update({
          ...(name === undefined ? {} : { name, folded_name: foldedName(name) }),
          ...(description === undefined ? {} : { description }),
          edited_at: new Date().toISOString(),
          edited_by: user,
        })
      return changed > 0 ? 'changed' : 'unknown'
    } catch (error) {
      if (this.#catalogue.isUniqueViolation(error, NAME)) return 'taken'
      throw error
    }
  }

  async count(repositoryId: number): Promise<number> {
    const row = await this.#lookups('library_entities')
      .where({ repository_id: repositoryId })
      .whereNull('removed_at')
      .count<{ count: number | string }>({ count: '*' })
      .first()
    return Number(row?.count ?? 0)
  }

  /** Hides a library entity and frees its name. `BulkChangeStore.settle` removes it when its rules are removed. */
  async hide({ id }: Pick<LibraryEntity, 'id'>, transaction: Knex.Transaction): Promise<void> {
    await transaction('library_entities')
      .where({ id })
      // A name has no line ends.
      .update({ removed_at: new Date().toISOString(), folded_name: `\n${id}` })
  }
}
