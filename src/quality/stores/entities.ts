import type { Knex } from 'knex'
import { SourceFileUnknown } from '../errors.ts'
import { RepositoryGone } from '../file-errors.ts'
import type { JobState } from '../jobs/job.ts'
import type { EntitySource } from '../services/entity-source.ts'
import { readAttributes, replaceAttributes, type Attribute } from './attributes.ts'
import { rejectsTable, rowsTable } from './load-tables.ts'

/** States of an entity in this service's words (`__STATE`). */
export type EntityState =
  'Schema Only' | 'Loading' | 'Loaded' | 'Fully Loaded' | 'Load Failed' | 'Delete Requested'

/** An entity as the catalogue keeps it. Times are ISO 8601 in UTC. */
export interface Entity {
  readonly id: number
  readonly repositoryId: number
  readonly name: string
  readonly description: string
  readonly state: EntityState
  readonly source: EntitySource
  readonly seed: number
  readonly fileId: number | null
  readonly schemaFileId: number | null
  /** Of the tables that are served; 0 where nothing was loaded yet. */
  readonly generation: number
  /** Of the last load that began. */
  readonly lastGeneration: number
  readonly loadedRows: number
  readonly rejectedRows: number
}

/** The uploads that an entity is loaded from. */
export interface NeededFiles {
  readonly fileId: number | undefined
  readonly schemaFileId: number | undefined
}

export interface NewEntity extends NeededFiles {
  readonly repositoryId: number
  readonly name: string
  readonly description: string
  readonly source: EntitySource
  readonly seed: number
  readonly createdBy: string
}

/** What a load brought in. */
export interface LoadedEntity {
  readonly generation: number
  readonly rows: number
  readonly values: number
  readonly rejected: number
  readonly recordMinLength: number
  readonly recordMaxLength: number
  readonly source: EntitySource
  readonly attributes: readonly Attribute[]
  readonly loadedBy: string
}

/** What two names have in common that nobody could tell apart: letter case and the forms of Unicode do not count. */
const foldedName = (name: string): string => name.normalize('NFC').toLowerCase()

/**
 * The entities of the catalogue. What changes in one step with something else takes a
 * transaction; the catalogue has one connection, so inside of one nothing else may be asked.
 */
export class EntityStore {
  readonly #catalogue: Knex
  constructor(catalogue: Knex) {
    this.#catalogue = catalogue
  }

  /** Runs work in one transaction of the catalogue. */
  transaction<T>(work: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.#catalogue.transaction(work)
  }

  /**
   * @returns the new entity's id, or undefined where the name is taken
   * @throws RepositoryGone, SourceFileUnknown where one of the files is not there any more
   */
  async insert(entity: NewEntity, transaction: Knex.Transaction): Promise<number | undefined> {
    await needFiles(entity, transaction)
    const repository = await transaction('repositories')
      .where({ id: entity.repositoryId })
      .first<{ id: number } | undefined>('id')
    if (!repository) throw new RepositoryGone()
    const inserted = await transaction('entities')
      .insert({
        repository_id: entity.repositoryId,
        name: entity.name,
        held_name: foldedName(entity.name),
        description: entity.description,
        state: 'Schema Only' satisfies EntityState,
        source: JSON.stringify(entity.source),
        seed: entity.seed,
        file_id: entity.fileId ?? null,
        schema_file_id: entity.schemaFileId ?? null,
        created_at: new Date().toISOString(),
        created_by: entity.createdBy,
      })
      .onConflict(['repository_id', 'held_name'])
      .ignore()
      .returning<{ id: number }[]>('id')
    return inserted[0]?.id
  }

  /** An entity that was not asked to be deleted. */
  async find(repositoryId: number, id: number): Promise<Entity | undefined> {
    const row = await this.#rows()
      .where({ id, repository_id: repositoryId })
      .whereNot('state', 'Delete Requested' satisfies EntityState)
      .first()
    return row && entityOf(row)
  }

  /** An entity in whatever state: for jobs. */
  async get(id: number): Promise<Entity | undefined> {
    const row = await this.#rows().where({ id }).first()
    return row && entityOf(row)
  }

  async hasName(repositoryId: number, name: string): Promise<boolean> {
    const rows = await this.#catalogue('entities')
      .where({ repository_id: repositoryId, held_name: foldedName(name) })
      .select<{ id: number }[]>('id')
    return rows.length > 0
  }

  async count(repositoryId: number): Promise<number> {
    const row = await this.#catalogue('entities')
      .where({ repository_id: repositoryId })
      .count<{ count: number | string }>({ count: '*' })
      .first()
    return Number(row?.count ?? 0)
  }

  /** The attributes of the load that is served. */
  attributes({ id, generation }: Pick<Entity, 'id' | 'generation'>): Promise<Attribute[]> {
    return readAttributes(this.#catalogue, id, generation)
  }

  /** @returns false where another entity has the name */
  async edit(
    entity: Entity,
    changes: { readonly name?: string | undefined; readonly description?: string | undefined },
  ): Promise<boolean> {
    return this.transaction(async (transaction) => {
      const { name, description } = changes
      if (name !== undefined) {
        const others = await transaction('entities')
          .where({ repository_id: entity.repositoryId, held_name: foldedName(name) })
          .whereNot({ id: entity.id })
          .select<{ id: number }[]>('id')
        if (others.length > 0) return false
      }
      await transaction('entities')
        .where({ id: entity.id })
        .whereNotNull('held_name')
        .update({
          ...(name === undefined ? {} : { name, held_name: foldedName(name) }),
          ...(description === undefined ? {} : { description }),
        })
      return true
    })
  }

  /** Notes that a load begins. @returns the generation that its tables are to have */
  async beginLoad(id: number): Promise<number> {
    return this.transaction(async (transaction) => {
      await transaction('entities').where({ id }).increment('last_generation', 1)
      await transaction('entities')
        .where({ id, generation: 0 })
        .whereIn('state', ['Schema Only', 'Load Failed'] satisfies EntityState[])
        .update({ state: 'Loading' satisfies EntityState, failure: null })
      const row = await transaction('entities')
        .where({ id })
        .first<{ last_generation: number }>('last_generation')
      return row.last_generation
    })
  }

  /** Makes what a load brought in the entity's content. */
  async finishLoad(id: number, loaded: LoadedEntity, transaction: Knex.Transaction): Promise<void> {
    await replaceAttributes(id, loaded.generation, loaded.attributes, transaction)
    await transaction('entities')
      .where({ id })
      .update({
        generation: loaded.generation,
        loaded_rows: loaded.rows,
        loaded_values: loaded.values,
        rejected_rows: loaded.rejected,
        record_min_len: loaded.recordMinLength,
        record_max_len: loaded.recordMaxLength,
        source: JSON.stringify(loaded.source),
        failure: null,
        loaded_at: new Date().toISOString(),
        loaded_by: loaded.loadedBy,
      })
    await transaction('entities')
      .where({ id })
      .whereNot('state', 'Delete Requested' satisfies EntityState)
      .update({ state: 'Loaded' satisfies EntityState })
  }

  /** Notes why a load came to nothing. What was served before still is. */
  async failLoad(id: number, failure: string, transaction: Knex.Transaction): Promise<void> {
    await transaction('entities').where({ id }).update({ failure })
    await transaction('entities')
      .where({ id, generation: 0 })
      .whereNot('state', 'Delete Requested' satisfies EntityState)
      .update({ state: 'Load Failed' satisfies EntityState })
  }

  /**
   * Sets what a reload reads.
   * @returns false where the entity is to be deleted, or gone
   * @throws SourceFileUnknown where one of the files is not there any more
   */
  async setFiles(id: number, files: NeededFiles, transaction: Knex.Transaction): Promise<boolean> {
    await needFiles(files, transaction)
    const changed = await transaction('entities')
      .where({ id })
      .whereNotNull('held_name')
      .update({ file_id: files.fileId ?? null, schema_file_id: files.schemaFileId ?? null })
    return changed > 0
  }

  /** Hides the entity and frees its name. @returns false where that was done before */
  async requestDeletion(id: number, transaction: Knex.Transaction): Promise<boolean> {
    const changed = await transaction('entities')
      .where({ id })
      .whereNotNull('held_name')
      .update({ state: 'Delete Requested' satisfies EntityState, held_name: null })
    return changed > 0
  }

  /** Entities whose deletion was asked for and that no job is going to remove. */
  async awaitingRemoval(
    transaction: Knex.Transaction,
  ): Promise<Pick<Entity, 'id' | 'repositoryId' | 'name'>[]> {
    const rows = await transaction('entities')
      .where('state', 'Delete Requested' satisfies EntityState)
      .whereNotExists(
        transaction('jobs')
          .whereRaw('jobs.entity_id = entities.id')
          .whereIn('status', ['Scheduled', 'Waiting', 'Running'] satisfies JobState[])
          .select('id'),
      )
      .select<{ id: number; repository_id: number; name: string }[]>('id', 'repository_id', 'name')
    return rows.map(({ id, repository_id, name }) => ({ id, repositoryId: repository_id, name }))
  }

  async remove(id: number, transaction: Knex.Transaction): Promise<void> {
    await transaction('entities').where({ id }).delete()
  }

  /** The tables that a repository's warehouse has to hold: those that are served, and those of a load that runs. */
  async tables(repositoryId: number): Promise<Set<string>> {
    const loading = this.#catalogue('jobs')
      .where({ repository_id: repositoryId, status: 'Running' satisfies JobState })
      .whereNotNull('entity_id')
      .select('entity_id')
    // One statement, since a load may end between two.
    const rows = await this.#catalogue('entities')
      .where({ repository_id: repositoryId })
      .select<{ id: number; generation: number }[]>('id', 'generation')
      .unionAll(
        this.#catalogue('entities')
          .whereIn('id', loading)
          .select({ id: 'id', generation: 'last_generation' }),
      )
    return new Set(
      rows.flatMap(({ id, generation }) => [rowsTable(id, generation), rejectsTable(id, generation)]),
    )
  }

  #rows(): Knex.QueryBuilder<EntityRow, EntityRow[]> {
    return this.#catalogue<EntityRow>('entities')
  }
}

/** Notes of files that they are needed, so that whoever deletes one at the same time waits and finds out. */
async function needFiles(
  { fileId, schemaFileId }: NeededFiles,
  transaction: Knex.Transaction,
): Promise<void> {
  const ids = new Set([fileId, schemaFileId].filter((id) => id !== undefined))
  if (ids.size === 0) return
  const found = await transaction('files')
    .whereIn('id', [...ids])
    .update({ used_at: new Date().toISOString() })
  if (found < ids.size)
    throw new SourceFileUnknown(
      'The file was deleted meanwhile; upload it again, and name it by the path in the answer.',
    )
}

interface EntityRow {
  id: number
  repository_id: number
  name: string
  description: string
  state: EntityState
  source: string
  seed: number
  file_id: number | null
  schema_file_id: number | null
  generation: number
  last_generation: number
  loaded_rows: number | string
  rejected_rows: number | string
}

function entityOf(row: EntityRow): Entity {
  return {
    id: row.id,
    repositoryId: row.repository_id,
    name: row.name,
    description: row.description,
    state: row.state,
    source: JSON.parse(row.source) as EntitySource,
    seed: row.seed,
    fileId: row.file_id,
    schemaFileId: row.schema_file_id,
    generation: row.generation,
    lastGeneration: row.last_generation,
    loadedRows: Number(row.loaded_rows),
    rejectedRows: Number(row.rejected_rows),
  }
}
