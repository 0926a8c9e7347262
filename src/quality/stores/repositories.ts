import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'

/** A named, isolated set of data. */
export interface Repository {
  /** Never reused. Folder names contain it. */
  readonly id: number
  readonly name: string
  readonly description: string
}

/** Repositories of the catalogue. */
export class RepositoryStore {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  /** @returns the new repository's id, or undefined if the name is taken (letter case is ignored) */
  async insert(repository: {
    readonly name: string
    readonly description: string
    readonly createdBy: string
  }): Promise<number | undefined> {
    const inserted = await this.#catalogue
      .knex('repositories')
      .insert({
        name: repository.name,
        description: repository.description,
        created_at: new Date().toISOString(),
        created_by: repository.createdBy,
      })
      .onConflict()
      .ignore()
      .returning<{ id: number }[]>('id')
    return inserted[0]?.id
  }

  find(name: string): Promise<Repository | undefined> {
    return this.#lookups<Repository>('repositories').where({ name }).first('id', 'name', 'description')
  }

  list(): Promise<Repository[]> {
    return this.#catalogue
      .knex<Repository>('repositories')
      .select('id', 'name', 'description')
      .orderBy('name')
  }

  /**
   * Deletes a repository with all its records in the catalogue.
   * @returns its id, or undefined if no repository has the name
   */
  async remove(name: string): Promise<number | undefined> {
    const id = (await this.find(name))?.id
    if (id === undefined) return undefined
    // Ids are never reused, so this is the repository that was found.
    return (await this.#catalogue.knex('repositories').where({ id }).delete()) > 0 ? id : undefined
  }
}
