import type { Knex } from 'knex'
import type { Catalogue } from '../../../platform/catalogue/catalogue.ts'
import type { AttributeProfile } from '../../model/profile.ts'
import type { EntitySource } from '../../model/entity-source.ts'
import type { AttributeIdentity, LoadedColumn } from '../../model/attribute-identity.ts'
import {
  lockAttributes,
  readAttributeNamesOf,
  readIdentities,
  readKnownAttributes,
  saveLoadedColumns,
  type KnownAttributes,
} from '../attributes/attribute-identities.ts'
import {
  readAttributeNames,
  readAttributes,
  readProfiledAttributes,
  replaceAttributes,
  type NamedAttributes,
} from '../attributes/attributes.ts'
import {
  NAMED_BY,
  namedEntityOf,
  type Entity,
  type EntityState,
  type NamedEntity,
  type NamedRow,
} from '../../model/entity.ts'
import type { ReadingNotes } from '../../model/reading.ts'
import { AT_WORK } from '../../model/job.ts'
import { repositoriesInUse } from '../shared/into-repository.ts'
import { jobsOfEntity } from './needed-tables.ts'
import { profiledAttribute, type Attribute, type ProfiledAttribute } from '../../model/attribute.ts'

/** The result of a load. */
export interface LoadedEntity {
  readonly generation: number
  readonly rows: number
  readonly values: number
  readonly rejected: number
  readonly recordMinLength: number
  readonly recordMaxLength: number
  readonly source: EntitySource
  readonly reading: ReadingNotes
  /** The attributes, in the order of the source, and how they are found in it. */
  readonly attributes: readonly Attribute[]
  readonly columns: readonly LoadedColumn[]
  readonly loadedBy: string
  /** The job, which profiles the rows too. */
  readonly jobId: number
}

/** The profile of a load. */
export interface LoadProfile {
  /** Of all attributes, in their order. */
  readonly profiles: readonly AttributeProfile[]
  /** Undefined if they were not counted. */
  readonly duplicateRows: number | undefined
}

/** A placeholder for a job within the transaction that creates the job. */
const NO_JOB_YET = 0

/** The results of loads and profiles in the catalogue: the served tables and attributes of each entity. */
export class EntityLoads {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups additional connections to the catalogue, for reads of requests */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  /** The attributes of the served load. */
  attributes(
    { id, generation }: Pick<Entity, 'id' | 'generation'>,
    database: Knex = this.#lookups,
  ): Promise<Attribute[]> {
    return readAttributes(database, id, generation)
  }

  /** The attributes with their profiles, some kilobytes each: all, or those with the given ids. */
  profiledAttributes(
    { id, generation }: Pick<Entity, 'id' | 'generation'>,
    ids?: readonly number[],
  ): Promise<ProfiledAttribute[]> {
    return readProfiledAttributes(this.#lookups, id, generation, ids)
  }

  /** One attribute with its profile. */
  async attribute(
    { id, generation }: Pick<Entity, 'id' | 'generation'>,
    attributeId: number,
  ): Promise<ProfiledAttribute | undefined> {
    return (await readProfiledAttributes(this.#lookups, id, generation, [attributeId]))[0]
  }

  /**
   * The names of attributes of many entities, of their served loads.
   * @param wanted ids of attributes by the ids of their entities
   */
  attributeNames(wanted: ReadonlyMap<number, ReadonlySet<number>>): Promise<Map<number, NamedAttributes>> {
    return readAttributeNames(this.#lookups, wanted)
  }

  /** The numbers of the attributes of the served load, in the order of its source. */
  async attributeIds({ id, generation }: Pick<Entity, 'id' | 'generation'>): Promise<number[]> {
    const rows = await this.#lookups('attributes')
      .where({ entity_id: id, generation })
      .orderBy('position')
      .select<{ attribute_id: number }[]>('attribute_id')
    return rows.map(({ attribute_id }) => attribute_id)
  }

  /** The attributes that an entity has or had. */
  identities(entityId: number): Promise<KnownAttributes> {
    return readKnownAttributes(this.#catalogue.knex, entityId)
  }

  /** The names of the attributes that an entity has or had, by their numbers. */
  namesOf(entityId: number, database: Knex = this.#lookups): Promise<ReadonlyMap<number, string>> {
    return readAttributeNamesOf(entityId, database)
  }

  /** Records the start of a load. @returns the generation for its tables */
  async begin(id: number): Promise<number | undefined> {
    return this.#catalogue.knex.transaction(async (transaction) => {
      await transaction('entities').where({ id }).increment('last_generation', 1)
      await transaction('entities')
        .where({ id, generation: 0 })
        .whereIn('state', ['Schema Only', 'Load Failed'] satisfies EntityState[])
        .update({ state: 'Loading' satisfies EntityState, failure: null })
      const row = await transaction('entities')
        .where({ id })
        .first<{ last_generation: number } | undefined>('last_generation')
      return row?.last_generation
    })
  }

  /** Serves the result of a load as the entity's content, without profiles yet. */
  async serve(id: number, loaded: LoadedEntity, transaction: Knex.Transaction): Promise<void> {
    const { saved, changes } = await saveLoadedColumns(id, loaded.columns, transaction)
    await replaceAttributes(id, loaded.generation, renamed(loaded.attributes, saved), transaction)
    await transaction('entities')
      .where({ id })
      .update({
        generation: loaded.generation,
        loaded_rows: loaded.rows,
        loaded_values: loaded.values,
        rejected_rows: loaded.rejected,
        duplicate_rows: null,
        record_min_len: loaded.recordMinLength,
        record_max_len: loaded.recordMaxLength,
        source: JSON.stringify(loaded.source),
        reading: JSON.stringify(loaded.reading),
        failure: null,
        loaded_at: new Date().toISOString(),
        loaded_by: loaded.loadedBy,
        profile_job: loaded.jobId,
        attribute_changes: changes ? JSON.stringify(changes) : null,
      })
    await transaction('entities')
      .where({ id })
      .whereNot('state', 'Delete Requested' satisfies EntityState)
      .update({ state: 'Loaded' satisfies EntityState })
  }

  /** Adds the profile to the served content. */
  async finishProfile(
    id: number,
    { generation, attributes }: Pick<LoadedEntity, 'generation' | 'attributes'>,
    { profiles, duplicateRows }: LoadProfile,
    transaction: Knex.Transaction,
  ): Promise<void> {
    const profiled = attributes.map((attribute, i) => profiledAttribute(attribute, profiles[i]!))
    // An attribute may have been renamed while the rows were profiled.
    await lockAttributes(id, transaction)
    const names = await readIdentities(transaction, id)
    await replaceAttributes(id, generation, renamed(profiled, names), transaction)
    await transaction('entities')
      .where({ id })
      .update({ failure: null, duplicate_rows: duplicateRows ?? null })
    await transaction('entities')
      .where({ id, state: 'Loaded' satisfies EntityState })
      .update({ state: 'Fully Loaded' satisfies EntityState })
  }

  /**
   * Records why a load or a profile failed. The previous content is still served.
   * @param jobId the job, which has not failed if its rows are served with their profile
   */
  async fail(id: number, failure: string, transaction: Knex.Transaction, jobId?: number): Promise<void> {
    const failed = transaction('entities').where({ id })
    if (jobId !== undefined)
      void failed.where((either) => {
        void either
          .whereNull('profile_job')
          .orWhereNot('profile_job', jobId)
          .orWhereNot('state', 'Fully Loaded' satisfies EntityState)
      })
    await failed.update({ failure })
    await transaction('entities')
      .where({ id, generation: 0 })
      .whereNot('state', 'Delete Requested' satisfies EntityState)
      .update({ state: 'Load Failed' satisfies EntityState })
  }

  /** Entities with rows from a version without profiles, for which no profile job is scheduled. */
  async awaitingProfile(): Promise<NamedEntity[]> {
    const { knex } = this.#catalogue
    const rows = await knex('entities')
      .where('state', 'Loaded' satisfies EntityState)
      .whereIn('repository_id', repositoriesInUse(knex))
      .whereNull('profile_job')
      .whereNotExists(jobsOfEntity(AT_WORK, knex))
      .select<NamedRow[]>(...NAMED_BY)
    return rows.map(namedEntityOf)
  }

  /**
   * Claims the task of scheduling an entity's first profile. Concurrent callers wait for the end of the transaction.
   * @returns false if another caller has claimed it
   */
  async takeProfile(id: number, transaction: Knex.Transaction): Promise<boolean> {
    const taken = await transaction('entities')
      .where({ id, state: 'Loaded' satisfies EntityState })
      .whereNull('profile_job')
      .update({ profile_job: NO_JOB_YET })
    return taken > 0
  }

  /** Records which job profiles the served rows. */
  async setProfileJob(id: number, jobId: number, transaction: Knex.Transaction): Promise<void> {
    await transaction('entities').where({ id }).update({ profile_job: jobId })
  }
}

/** Attributes with the names that they have now. */
function renamed<T extends Attribute>(attributes: readonly T[], named: readonly AttributeIdentity[]): T[] {
  const byId = new Map(named.map((one) => [one.id, one]))
  return attributes.map((attribute) => {
    const { name, humanName } = byId.get(attribute.id) ?? attribute
    return { ...attribute, name, humanName }
  })
}
