import type { Knex } from 'knex'
import type { Catalogue } from '../../platform/catalogue/catalogue.ts'
import type { AttributeProfile } from '../model/profile.ts'
import type { EntitySource } from '../model/entity-source.ts'
import { readAttributes, readProfiledAttributes, replaceAttributes } from './attributes.ts'
import {
  NAMED_BY,
  namedEntityOf,
  type Entity,
  type EntityState,
  type NamedEntity,
  type NamedRow,
} from '../model/entity.ts'
import { AT_WORK, jobsOfEntity } from './needed-tables.ts'
import type { Attribute, ProfiledAttribute } from '../model/attribute.ts'

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
  /** The job, which is to profile them too. */
  readonly jobId: number
}

/** Stands for a job within the transaction that makes it. */
const NO_JOB_YET = 0

/** What loads and profiles have made of the entities of the catalogue: which tables are served, with which attributes. */
export class EntityLoads {
  readonly #catalogue: Catalogue
  readonly #lookups: Knex

  /** @param lookups more connections to the catalogue, for what requests look up */
  constructor(catalogue: Catalogue, lookups = catalogue.knex) {
    this.#catalogue = catalogue
    this.#lookups = lookups
  }

  /** The attributes of the load that is served. */
  attributes({ id, generation }: Pick<Entity, 'id' | 'generation'>): Promise<Attribute[]> {
    return readAttributes(this.#lookups, id, generation)
  }

  /** The same with their profiles, some kilobytes each: all of them, or those with some ids. */
  profiledAttributes(
    { id, generation }: Pick<Entity, 'id' | 'generation'>,
    ids?: readonly number[],
  ): Promise<ProfiledAttribute[]> {
    return readProfiledAttributes(this.#lookups, id, generation, ids)
  }

  /** One of them. */
  async attribute(
    { id, generation }: Pick<Entity, 'id' | 'generation'>,
    attributeId: number,
  ): Promise<ProfiledAttribute | undefined> {
    return (await readProfiledAttributes(this.#lookups, id, generation, [attributeId]))[0]
  }

  async countAttributes({ id, generation }: Pick<Entity, 'id' | 'generation'>): Promise<number> {
    const row = await this.#lookups('attributes')
      .where({ entity_id: id, generation })
      .count<{ count: number | string }>({ count: '*' })
      .first()
    return Number(row?.count ?? 0)
  }

  /** Notes that a load begins. @returns the generation that its tables are to have */
  async begin(id: number): Promise<number> {
    return this.#catalogue.knex.transaction(async (transaction) => {
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

  /** Makes what a load brought in the entity's content, which is not profiled yet. */
  async serve(id: number, loaded: LoadedEntity, transaction: Knex.Transaction): Promise<void> {
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
        profile_job: loaded.jobId,
      })
    await transaction('entities')
      .where({ id })
      .whereNot('state', 'Delete Requested' satisfies EntityState)
      .update({ state: 'Loaded' satisfies EntityState })
  }

  /** Adds the profiles of all attributes to what is served. */
  async finishProfile(
    id: number,
    { generation, attributes }: Pick<LoadedEntity, 'generation' | 'attributes'>,
    profiles: readonly AttributeProfile[],
    transaction: Knex.Transaction,
  ): Promise<void> {
    const profiled = attributes.map((attribute, i) => ({ ...attribute, profile: profiles[i] }))
    await replaceAttributes(id, generation, profiled, transaction)
    await transaction('entities').where({ id }).update({ failure: null })
    await transaction('entities')
      .where({ id, state: 'Loaded' satisfies EntityState })
      .update({ state: 'Fully Loaded' satisfies EntityState })
  }

  /** Notes why a load or a profile came to nothing. What was served before still is. */
  async fail(id: number, failure: string, transaction: Knex.Transaction): Promise<void> {
    await transaction('entities').where({ id }).update({ failure })
    await transaction('entities')
      .where({ id, generation: 0 })
      .whereNot('state', 'Delete Requested' satisfies EntityState)
      .update({ state: 'Load Failed' satisfies EntityState })
  }

  /** Entities with rows of a version that had no profiles, which no job is going to profile. */
  async awaitingProfile(): Promise<NamedEntity[]> {
    const { knex } = this.#catalogue
    const rows = await knex('entities')
      .where('state', 'Loaded' satisfies EntityState)
      .whereNull('profile_job')
      .whereNotExists(jobsOfEntity(AT_WORK, knex))
      .select<NamedRow[]>(...NAMED_BY)
    return rows.map(namedEntityOf)
  }

  /**
   * Takes the task to schedule the first profile of an entity. Others who try wait for the end of the transaction.
   * @returns false where somebody else has done that
   */
  async takeProfile(id: number, transaction: Knex.Transaction): Promise<boolean> {
    const taken = await transaction('entities')
      .where({ id, state: 'Loaded' satisfies EntityState })
      .whereNull('profile_job')
      .update({ profile_job: NO_JOB_YET })
    return taken > 0
  }

  /** Notes which job profiles the rows that are served. */
  async setProfileJob(id: number, jobId: number, transaction: Knex.Transaction): Promise<void> {
    await transaction('entities').where({ id }).update({ profile_job: jobId })
  }
}
