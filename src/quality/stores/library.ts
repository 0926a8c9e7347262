import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import { foldedName } from './folded-name.ts'
import { intoRepository } from './into-repository.ts'
import { nextNumber } from './next-number.ts'

/** An attribute of a library entity, to which attributes of entities are mapped. */
export interface LibraryAttribute {
  readonly name: string
  readonly description: string
}

export interface NewLibraryEntity {
  readonly repositoryId: number
  readonly name: string
  readonly description: string
  /** In the order of their numbers, from 1. */
  readonly attributes: readonly LibraryAttribute[]
  readonly createdBy: string
}

/** A template. Its rules apply to all entities that are mapped to it. */
export interface LibraryEntity {
  /** The id in the catalogue. Users see the number. */
  readonly id: number
  /** Counts from 1 in the repository. Never reused. */
  readonly number: number
  readonly name: string
}

/** Rows per insert statement. A database allows about 32,000 bindings. */
const BATCH = 500

/** The library entities of the catalogue. */
export class LibraryStore {
  readonly #catalogue: Catalogue
  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
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
        .onConflict(['repository_id', 'folded_name'])
        .ignore()
        .returning<{ id: number }[]>('id')
      if (!inserted) return undefined
      const rows = entity.attributes.map(({ name, description }, index) => ({
        library_entity_id: inserted.id,
        attribute_id: index + 1,
        name,
        description,
      }))
      for (let from = 0; from < rows.length; from += BATCH)
        await transaction('library_attributes').insert(rows.slice(from, from + BATCH))
      return number
    }
    return intoRepository(this.#catalogue, () => this.#catalogue.knex.transaction(insert))
  }

  find(repositoryId: number, number: number): Promise<LibraryEntity | undefined> {
    return this.#catalogue
      .knex<LibraryEntity & { repository_id: number }>('library_entities')
      .where({ repository_id: repositoryId, number })
      .first('id', 'number', 'name')
  }

  /** Deletes a library entity with its attributes. @returns false if no library entity has the number */
  async remove(repositoryId: number, number: number): Promise<boolean> {
    const removed = await this.#catalogue
      .knex('library_entities')
      .where({ repository_id: repositoryId, number })
      .delete()
    return removed > 0
  }
}
