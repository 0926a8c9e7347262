import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import { ALIVE } from '../model/job.ts'
import type { Commit } from './portions.ts'
import { deleteRepository } from './repository-removals.ts'

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
    return this.#lookups<RepositoryRow>('repositories')
      .where({ name })
      .whereNull('removed_at')
      .first('id', 'name', 'description')
  }

  list(): Promise<Repository[]> {
    return this.#catalogue
      .knex<RepositoryRow>('repositories')
      .whereNull('removed_at')
      .select('id', 'name', 'description')
      .orderBy('name')
  }

  /**
   * Deletes a repository: it is unknown and its name is free at once. `removeContent` deletes its records.
   * @returns its id, or undefined if no repository has the name
   */
  async remove(name: string): Promise<number | undefined> {
    const id = (await this.find(name))?.id
    if (id === undefined) return undefined
    return this.#catalogue.knex.transaction(async (transaction) => {
      // Ids are never reused, so this is the repository that was found. Names of repositories have no blanks.
      const removed = await transaction('repositories')
        .where({ id })
        .whereNull('removed_at')
        .update({ name: `deleted ${id}`, removed_at: new Date().toISOString() })
      if (removed === 0) return undefined
      // No job of it starts any more, and the running ones find that they are lost.
      await transaction('jobs').where({ repository_id: id }).whereIn('status', ALIVE).delete()
      return id
    })
  }

  /** The ids of deleted repositories whose records remain. */
  removed(): Promise<number[]> {
    return this.#catalogue.knex('repositories').whereNotNull('removed_at').orderBy('id').pluck<number[]>('id')
  }

  /**
   * Deletes the records of a deleted repository, in portions.
   * @throws the signal's reason between two portions
   */
  async removeContent(id: number, signal?: AbortSignal): Promise<void> {
    const database = this.#catalogue.knex
    const commit: Commit = async (work) => {
      signal?.throwIfAborted()
      await database.transaction(work)
    }
    await deleteRepository({ database, commit }, id)
  }
}

/** The ids of the repositories that are not deleted. */
export const repositoriesInUse = (database: Knex): Knex.QueryBuilder =>
  database('repositories').whereNull('removed_at').select('id')

type RepositoryRow = Repository & { readonly removed_at: string | null }
