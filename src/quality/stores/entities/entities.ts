import type { Knex } from 'knex'
import type { Catalogue, UniqueKey } from '../../../platform/catalogue/catalogue.ts'
import { LoaderConnectionUnknown } from '../../model/connection-errors.ts'
import { SourceFileUnknown } from '../../model/errors.ts'
import type { EntitySource } from '../../model/entity-source.ts'
import {
  NAMED_BY,
  namedEntityOf,
  entityOf,
  type Entity,
  type EntityIds,
  type EntityRow,
  type EntityState,
  type NamedEntity,
  type NamedRow,
} from '../../model/entity.ts'
import { AT_WORK } from '../../model/job.ts'
import { needConnection } from '../connections.ts'
import { deleteEntity } from './entity-removals.ts'
import { foldedName } from '../shared/folded-name.ts'
import { intoRepository, repositoriesInUse } from '../shared/into-repository.ts'
import { nextNumber } from '../shared/next-number.ts'
import { jobsOfEntity, neededTables, servedTables } from './needed-tables.ts'
import type { Commit } from '../shared/portions.ts'

/** The uploads that an entity's source names, and its loader connection if it was added to the repository. */
export interface NeededSources {
  readonly fileId: number | undefined
  readonly schemaFileId: number | undefined
  readonly connectionId?: number | undefined
}

export interface NewEntity extends NeededSources {
  readonly repositoryId: number
  readonly name: string
  readonly description: string
  readonly source: EntitySource
  readonly seed: number
  readonly createdBy: string
}

/** The unique key of the names in a repository. */
const HELD_NAME: UniqueKey = { table: 'entities', columns: ['repository_id', 'held_name'] }

/** The entities of the catalogue. Methods whose change belongs to a larger step take a transaction. */
export class EntityStore {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  /** Runs work in one transaction of the catalogue. */
  transaction<T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.#catalogue.knex.transaction(work)
  }

  /**
   * @returns the new entity, or undefined if the name is taken
   * @throws RepositoryGone; SourceFileUnknown or LoaderConnectionUnknown if a file or the connection has been deleted
   */
  async insert(entity: NewEntity, transaction: Knex.Transaction): Promise<EntityIds | undefined> {
    await needSources(entity.repositoryId, entity, transaction)
    const number = await nextNumber('last_entity', entity.repositoryId, transaction)
    const inserted = await intoRepository(this.#catalogue, () =>
      transaction('entities')
        .insert({
          repository_id: entity.repositoryId,
          number,
          name: entity.name,
          held_name: foldedName(entity.name),
          description: entity.description,
          state: 'Schema Only' satisfies EntityState,
          source: JSON.stringify(entity.source),
          seed: entity.seed,
          file_id: entity.fileId ?? null,
          schema_file_id: entity.schemaFileId ?? null,
          connection_id: entity.connectionId ?? null,
          created_at: new Date().toISOString(),
          created_by: entity.createdBy,
        })
        .onConflict([...HELD_NAME.columns])
        .ignore()
        .returning<EntityIds[]>(['id', 'number']),
    )
    return inserted[0]
  }

  /** An entity whose deletion is not requested. */
  async find(repositoryId: number, number: number): Promise<Entity | undefined> {
    const row = await this.#lookups<EntityRow>('entities')
      .where({ number, repository_id: repositoryId })
      .whereNot('state', 'Delete Requested' satisfies EntityState)
      .first()
    return row && entityOf(row)
  }

  /** An entity in any state, for jobs. */
  async get(id: number): Promise<Entity | undefined> {
    const row = await this.#catalogue.knex<EntityRow>('entities').where({ id }).first()
    return row && entityOf(row)
  }

  async hasName(repositoryId: number, name: string): Promise<boolean> {
    const rows = await this.#catalogue
      .knex('entities')
      .where({ repository_id: repositoryId, held_name: foldedName(name) })
      .select<{ id: number }[]>('id')
    return rows.length > 0
  }

  async count(repositoryId: number): Promise<number> {
    const row = await this.#catalogue
      .knex('entities')
      .where({ repository_id: repositoryId })
      .count<{ count: number | string }>({ count: '*' })
      .first()
    return Number(row?.count ?? 0)
  }

  /** @returns false if another entity has the name */
  async edit(
    entity: Entity,
    changes: { readonly name?: string | undefined; readonly description?: string | undefined },
  ): Promise<boolean> {
    const { name, description } = changes
    // Knex cannot build an update without columns.
    if (name === undefined && description === undefined) return true
    try {
      await this.#catalogue
        .knex('entities')
        .where({ id: entity.id })
        .whereNotNull('held_name')
        .update({
          ...(name === undefined ? {} : { name, held_name: foldedName(name) }),
          ...(description === undefined ? {} : { description }),
        })
      return true
    } catch (error) {
      if (this.#catalogue.isUniqueViolation(error, HELD_NAME)) return false
      throw error
    }
  }

  /**
   * Sets what a reload reads.
   * @returns false if the entity's deletion is requested or complete
   * @throws SourceFileUnknown or LoaderConnectionUnknown if a file or the connection has been deleted
   */
  async setSources(
    { id, repositoryId }: Pick<Entity, 'id' | 'repositoryId'>,
    sources: NeededSources,
    transaction: Knex.Transaction,
  ): Promise<boolean> {
    await needSources(repositoryId, sources, transaction)
    const changed = await transaction('entities')
      .where({ id })
      .whereNotNull('held_name')
      .update({
        file_id: sources.fileId ?? null,
        schema_file_id: sources.schemaFileId ?? null,
        connection_id: sources.connectionId ?? null,
      })
    return changed > 0
  }

  /** Hides the entity and frees its name. @returns false if it was hidden before */
  async requestDeletion(id: number, transaction: Knex.Transaction): Promise<boolean> {
    const changed = await transaction('entities')
      .where({ id })
      .whereNotNull('held_name')
      .update({ state: 'Delete Requested' satisfies EntityState, held_name: null })
    return changed > 0
  }

  /** Entities whose deletion is requested and for which no removal job is scheduled. */
  async awaitingRemoval(): Promise<NamedEntity[]> {
    const { knex } = this.#catalogue
    const rows = await awaitingRemoval(knex).select<NamedRow[]>(...NAMED_BY)
    return rows.map(namedEntityOf)
  }

  /**
   * Claims the task of scheduling an entity's removal. Concurrent callers wait for the end of the transaction.
   * @returns false if another caller has claimed it
   */
  async takeRemoval(id: number, transaction: Knex.Transaction): Promise<boolean> {
    await transaction('entities')
      .where({ id, state: 'Delete Requested' satisfies EntityState })
      .update({ held_name: null })
    return (await awaitingRemoval(transaction).where({ id }).select<{ id: number }[]>('id')).length > 0
  }

  /**
   * Deletes what a deleted entity has in the catalogue, in portions. Its row remains.
   * @param commit runs a portion
   */
  async removeContent(id: number, commit: Commit): Promise<void> {
    await deleteEntity({ database: this.#catalogue.knex, commit }, id)
  }

  async remove(id: number, transaction: Knex.Transaction): Promise<void> {
    await transaction('entities').where({ id }).delete()
  }

  /** The tables that a repository's warehouse must contain. */
  tables(repositoryId: number): Promise<Set<string>> {
    return neededTables(this.#catalogue.knex, repositoryId)
  }

  /** The tables of its served loads. While no job runs, each of them exists. */
  servedTables(repositoryId: number): Promise<string[]> {
    return servedTables(this.#catalogue.knex, repositoryId)
  }
}

const awaitingRemoval = (database: Knex): Knex.QueryBuilder =>
  database('entities')
    .where('state', 'Delete Requested' satisfies EntityState)
    .whereIn('repository_id', repositoriesInUse(database))
    .whereNotExists(jobsOfEntity(['Scheduled', ...AT_WORK], database))

/** Updates the rows of files and connection so that a concurrent delete waits and then conflicts. */
async function needSources(
  repositoryId: number,
  { fileId, schemaFileId, connectionId }: NeededSources,
  transaction: Knex.Transaction,
): Promise<void> {
  if (connectionId !== undefined && !(await needConnection(repositoryId, connectionId, transaction)))
    throw new LoaderConnectionUnknown(connectionId)
  const ids = new Set([fileId, schemaFileId].filter((id) => id !== undefined))
  if (ids.size === 0) return
  const found = await transaction('files')
    .whereIn('id', [...ids])
    .update({ used_at: new Date().toISOString() })
  if (found < ids.size)
    throw new SourceFileUnknown(
      'The file has been deleted; upload it again, and name it by the path in the answer.',
    )
}
