import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import { ALIVE } from '../model/job.ts'
import type { Engine } from '../model/warehouse/engine.ts'
import { deleteEntity } from './entities/entity-removals.ts'
import { deleteLibraryEntity } from './library/library-removals.ts'
import { deleteInPortions, type Commit, type Portions } from './shared/portions.ts'
import { deleteRules } from './rules/rule-removals.ts'

/** Tables with rows of a repository that can be many. The others are deleted together with it. */
const TABLES: readonly (readonly [table: string, key: string])[] = [
  ['joins', 'id'],
  ['join_jobs', 'job_id'],
  ['jobs', 'id'],
  ['files', 'id'],
  ['exports', 'id'],
]

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
    /** The engine of its rows; by default, the embedded one. */
    readonly engine?: Engine
  }): Promise<number | undefined> {
    const inserted = await this.#catalogue
      .knex('repositories')
      .insert({
        name: repository.name,
        description: repository.description,
        created_at: new Date().toISOString(),
        created_by: repository.createdBy,
        ...(repository.engine !== undefined && { engine: repository.engine }),
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

  /** The engines of repositories, also of deleted ones whose records remain, by their ids. */
  async engines(): Promise<ReadonlyMap<number, Engine>> {
    const rows = await this.#lookups('repositories').select<{ id: number; engine: Engine }[]>('id', 'engine')
    return new Map(rows.map(({ id, engine }) => [id, engine]))
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
    await deleteRows({ database, commit }, id)
  }
}

type RepositoryRow = Repository & { readonly removed_at: string | null }

/** Deletes the rows of a deleted repository in portions, and at last its own row. */
async function deleteRows(portions: Portions, id: number): Promise<void> {
  const { database, commit } = portions
  const own = (table: string) =>
    database(table).where({ repository_id: id }).orderBy('id').pluck<number[]>('id')
  await deleteRules(portions, (catalogue) => catalogue('rule_rows').where({ repository_id: id }))
  for (const library of await own('library_entities')) await deleteLibraryEntity(portions, library)
  for (const entity of await own('entities')) {
    await deleteEntity(portions, entity)
    await commit(async (transaction) => {
      await transaction('entities').where({ id: entity }).delete()
    })
  }
  for (const webhook of await own('webhooks'))
    await deleteInPortions(
      portions,
      (catalogue) => catalogue('webhook_events').where({ webhook_id: webhook }),
      'webhook_events',
    )
  for (const [table, key] of TABLES)
    await deleteInPortions(portions, (catalogue) => catalogue(table).where({ repository_id: id }), table, [
      key,
    ])
  await commit(async (transaction) => {
    await transaction('repositories').where({ id }).delete()
  })
}
