import type { Knex } from 'knex'
import type { Jobs } from '../jobs/jobs.ts'
import { EntityUnknown, LibraryEntityUnknown } from '../model/errors.ts'
import type { Entity } from '../model/entity.ts'
import type { JobIds } from '../model/job.ts'
import { AlreadyAssociated, LibraryGone, NotAssociated } from '../model/library-errors.ts'
import type { LibraryAttribute, LibraryEntity, MappedAttribute, MappedPair } from '../model/library.ts'
import { endDerivation } from '../stores/derived-rules.ts'
import { readLibraryAttributes } from '../stores/library-attributes.ts'
import type { AssociationStore } from '../stores/library-associations.ts'
import type { LibraryRuleStore } from '../stores/library-rules.ts'
import type { LibraryStore } from '../stores/library.ts'
import type { Derivation } from './derivation.ts'
import type { Entities } from './entities.ts'
import type { Mappings, PairRequest } from './mappings.ts'

/** An entity and a library entity, as a request identifies them. */
export interface AssociationRef {
  readonly library: number
  readonly entity: number
}

/** The parameters of a job that changes a mapping, as JSON. */
export interface MappingParams {
  /** The id in the catalogue. */
  readonly libraryEntityId: number
  readonly pairs: readonly MappedPair[]
}

export interface AssociationsOptions {
  readonly library: LibraryStore
  readonly rules: LibraryRuleStore
  readonly associations: AssociationStore
  readonly entities: Pick<Entities, 'find'>
  readonly mappings: Mappings
  readonly derivation: Derivation
  readonly jobs: Pick<Jobs, 'schedule'>
}

/** Associates entities with library entities, and changes their mappings. */
export class Associations {
  readonly #options: AssociationsOptions

  constructor(options: AssociationsOptions) {
    this.#options = options
  }

  /**
   * Associates an entity, which gets the derived rules at once.
   * @param pairs undefined to propose the mapping
   * @throws LibraryEntityUnknown, EntityUnknown, NotLoaded, AttributeUnknown, LibraryAttributeUnknown, InvalidData,
   * AlreadyAssociated
   */
  async associate(
    repositoryId: number,
    ref: AssociationRef,
    pairs: readonly PairRequest[] | undefined,
    user: string,
  ): Promise<void> {
    const { library, mappings } = this.#options
    const { owner, entity } = await this.#find(repositoryId, ref)
    const mapping = pairs
      ? await mappings.read(owner, entity, pairs, '/data/mapping')
      : await mappings.propose(owner, entity)
    await library.transaction(async (transaction) => {
      const locked = await this.#lock(repositoryId, ref.library, transaction)
      if (!(await this.begin({ ...locked, repositoryId }, entity, mapping, user, transaction)))
        throw new AlreadyAssociated(locked.name, entity.name)
    })
  }

  /**
   * The part of an association in a transaction that has locked the library entity.
   * @returns false if the two are associated already
   * @throws EntityUnknown
   */
  async begin(
    library: LibraryEntity & { readonly repositoryId: number },
    entity: Entity,
    mapping: readonly MappedPair[],
    user: string,
    transaction: Knex.Transaction,
  ): Promise<boolean> {
    const { associations, rules, derivation } = this.#options
    const association = { libraryEntityId: library.id, entityId: entity.id }
    const added = await associations.add(association, user, transaction)
    if (added === 'gone') throw new EntityUnknown(entity.number)
    if (added === 'present') return false
    const present = await presentPairs(library, mapping, transaction)
    await associations.setMapping(association, present, transaction)
    const all = await rules.ofLibraryEntity(library.id, transaction)
    await derivation.derive(library, entity.id, all, user, transaction)
    return true
  }

  /**
   * Ends an association, and removes its mapping.
   * @param isDeletingRules true to delete the derived rules; otherwise they become independent rules
   * @throws LibraryEntityUnknown, EntityUnknown, NotAssociated
   */
  async disassociate(repositoryId: number, ref: AssociationRef, isDeletingRules: boolean): Promise<void> {
    const { library, associations } = this.#options
    const { entity } = await this.#find(repositoryId, ref)
    await library.transaction(async (transaction) => {
      const { id } = await this.#lock(repositoryId, ref.library, transaction)
      const association = { libraryEntityId: id, entityId: entity.id }
      if (!(await associations.remove(association, transaction)))
        throw new NotAssociated(ref.library, ref.entity)
      await endDerivation(association, isDeletingRules, transaction)
    })
  }

  /**
   * The attributes of a library entity, and those of an entity that are mapped to them.
   * @throws LibraryEntityUnknown, EntityUnknown, NotAssociated
   */
  async mapping(
    repositoryId: number,
    ref: AssociationRef,
  ): Promise<{
    readonly attributes: readonly LibraryAttribute[]
    readonly pairs: readonly MappedAttribute[]
  }> {
    const { library, associations } = this.#options
    const { owner, entity } = await this.#findAssociated(repositoryId, ref)
    const association = { libraryEntityId: owner.id, entityId: entity.id }
    return { attributes: await library.attributes(owner), pairs: await associations.mapping(association) }
  }

  /**
   * Schedules the job that replaces a mapping.
   * @throws LibraryEntityUnknown, EntityUnknown, NotAssociated, NotLoaded, AttributeUnknown, LibraryAttributeUnknown,
   * InvalidData, QueueFull
   */
  async editMapping(
    repositoryId: number,
    ref: AssociationRef,
    pairs: readonly PairRequest[],
    user: string,
  ): Promise<JobIds> {
    const { mappings, jobs } = this.#options
    const { owner, entity } = await this.#findAssociated(repositoryId, ref)
    const params: MappingParams = {
      libraryEntityId: owner.id,
      pairs: await mappings.read(owner, entity, pairs, '/data/mapping'),
    }
    return jobs.schedule({
      repositoryId,
      type: 'Edit Mapping',
      name: `Map ${entity.name} to ${owner.name}`,
      entityIds: [entity.id],
      params,
      createdBy: user,
      scheduledFor: undefined,
    })
  }

  /**
   * Replaces a mapping and translates the derived rules again, for the job.
   * @throws LibraryGone if the library entity or the association was removed
   */
  async applyMapping(
    { libraryEntityId, pairs }: MappingParams,
    entityId: number,
    transaction: Knex.Transaction,
  ): Promise<void> {
    const { library, associations, rules, derivation } = this.#options
    const association = { libraryEntityId, entityId }
    const locked = await library.lockById(libraryEntityId, transaction)
    if (!locked || !(await associations.exists(association, transaction))) throw new LibraryGone()
    await associations.setMapping(association, await presentPairs(locked, pairs, transaction), transaction)
    const all = await rules.ofLibraryEntity(libraryEntityId, transaction)
    await derivation.translateEntity(association, all, transaction)
  }

  async #find(repositoryId: number, { library: number, entity }: AssociationRef) {
    const { library, entities } = this.#options
    const owner = await library.find(repositoryId, number)
    if (!owner) throw new LibraryEntityUnknown(number)
    return { owner, entity: await entities.find(repositoryId, entity) }
  }

  async #findAssociated(repositoryId: number, ref: AssociationRef) {
    const { owner, entity } = await this.#find(repositoryId, ref)
    const association = { libraryEntityId: owner.id, entityId: entity.id }
    if (!(await this.#options.associations.exists(association)))
      throw new NotAssociated(ref.library, ref.entity)
    return { owner, entity }
  }

  async #lock(repositoryId: number, number: number, transaction: Knex.Transaction): Promise<LibraryEntity> {
    const locked = await this.#options.library.lock(repositoryId, number, transaction)
    if (!locked) throw new LibraryEntityUnknown(number)
    return locked
  }
}

/** The pairs whose library attributes still exist. They were checked before the transaction. */
async function presentPairs(
  { id }: LibraryEntity,
  pairs: readonly MappedPair[],
  transaction: Knex.Transaction,
): Promise<MappedPair[]> {
  const numbers = new Set((await readLibraryAttributes(transaction, id)).map(({ number }) => number))
  return pairs.filter(({ libraryAttribute }) => numbers.has(libraryAttribute))
}
