import type { Transaction } from '../../../platform/catalogue/catalogue.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { EntityUnknown, LibraryEntityUnknown } from '../../model/errors.ts'
import type { Entity } from '../../model/entity.ts'
import type { JobIds } from '../../model/job.ts'
import { AlreadyAssociated, LibraryGone, NotAssociated } from '../../model/library-errors.ts'
import type { LibraryAttribute, MappedAttribute, MappedPair } from '../../model/library.ts'
import type {
  AssociationStore,
  PresentAttribute,
  NamedPair,
} from '../../stores/library/library-associations.ts'
import type { LibraryRuleStore } from '../../stores/library/library-rules.ts'
import type { LibraryStore } from '../../stores/library/library.ts'
import type { Commit } from '../../stores/shared/portions.ts'
import { updateRules } from '../../stores/rules/rule-updates.ts'
import type { BulkChange, BulkChanges } from '../rules/bulk-changes.ts'
import { namesOf, type Derivation } from './derivation.ts'
import type { Entities } from '../entities/entities.ts'
import { claimOfLibrary, type ClaimedLibrary, type LibraryChanges } from './library-changes.ts'
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
  readonly changes: Pick<BulkChanges, 'make'>
  readonly libraryChanges: LibraryChanges
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
    const { mappings, libraryChanges } = this.#options
    const { owner, entity } = await this.#find(repositoryId, ref)
    const mapping = pairs
      ? await mappings.read(owner, entity, pairs, '/data/mapping')
      : await mappings.propose(owner, entity)
    await libraryChanges.make(repositoryId, ref.library, {
      prepare: async (claimed, change) => {
        const begun = await this.begin(claimed, entity, mapping, user, change)
        if (!begun) throw new AlreadyAssociated(claimed.name, entity.name)
        return begun
      },
      decide: (claimed, begun, transaction) => this.complete(claimed, entity, begun, user, transaction),
    })
  }

  /**
   * Adds the derived rules of an entity that is not associated yet with a claimed library entity.
   * @returns its mapping; undefined if the two are associated already
   */
  async begin(
    library: ClaimedLibrary,
    entity: Entity,
    mapping: readonly MappedPair[],
    user: string,
    change: BulkChange,
  ): Promise<BegunAssociation | undefined> {
    const { library: store, associations, rules, derivation } = this.#options
    if (await associations.exists({ libraryEntityId: library.id, entityId: entity.id })) return undefined
    const attributes = await store.attributes(library)
    const pairs = presentPairs(attributes, mapping)
    const named = withHumanNames(pairs, await associations.attributesOf(entity.id))
    const all = await rules.ofLibraryEntity(library.id)
    await derivation.derive(library, entity.id, all, namesOf(attributes, named), user, change)
    return { pairs, named }
  }

  /** The rest of an association, in the transaction that decides it. @throws EntityUnknown */
  async complete(
    { id: libraryEntityId }: ClaimedLibrary,
    entity: Entity,
    { pairs }: BegunAssociation,
    user: string,
    transaction: Transaction,
  ): Promise<void> {
    const { associations } = this.#options
    const association = { libraryEntityId, entityId: entity.id }
    if (!(await associations.add(association, user, transaction))) throw new EntityUnknown(entity.number)
    await associations.setMapping(association, pairs, transaction)
  }

  /**
   * Ends an association, and removes its mapping.
   * @param isDeletingRules true to delete the derived rules; otherwise they become independent rules
   * @throws LibraryEntityUnknown, EntityUnknown, NotAssociated
   */
  async disassociate(repositoryId: number, ref: AssociationRef, isDeletingRules: boolean): Promise<void> {
    const { associations, rules, libraryChanges } = this.#options
    const { entity } = await this.#find(repositoryId, ref)
    await libraryChanges.make(repositoryId, ref.library, {
      prepare: async ({ id }, change) => {
        const association = { libraryEntityId: id, entityId: entity.id }
        if (!(await associations.exists(association))) throw new NotAssociated(ref.library, ref.entity)
        await change.mark(isDeletingRules ? 'removed_in' : 'freed_in', await rules.derivedIds(association))
        return association
      },
      decide: async (_, association, transaction) => {
        if (!(await associations.remove(association, transaction)))
          throw new NotAssociated(ref.library, ref.entity)
      },
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
   * @param commit runs the transaction that decides the change
   * @throws LibraryGone if the library entity or the association was removed
   */
  async applyMapping(
    repositoryId: number,
    { libraryEntityId, pairs }: MappingParams,
    entityId: number,
    commit: Commit,
  ): Promise<void> {
    const { library, associations, rules, derivation, changes } = this.#options
    const association = { libraryEntityId, entityId }
    const subject = claimOfLibrary(repositoryId, libraryEntityId)
    await changes.make(subject, {
      prepare: async () => {
        if (!(await associations.exists(association))) throw new LibraryGone()
        const attributes = await library.attributes({ id: libraryEntityId })
        const present = presentPairs(attributes, pairs)
        const named = withHumanNames(present, await associations.attributesOf(entityId))
        const all = await rules.ofLibraryEntity(libraryEntityId)
        const names = namesOf(attributes, named)
        return { present, updates: await derivation.translateEntity(association, all, names) }
      },
      decide: async ({ present, updates }, transaction) => {
        if (!(await library.lockById(libraryEntityId, transaction))) throw new LibraryGone()
        await associations.setMapping(association, present, transaction)
        await updateRules(updates, { isAnalysed: true }, transaction)
      },
      commit,
    })
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
}

/** An association whose derived rules are added. */
export interface BegunAssociation {
  readonly pairs: readonly MappedPair[]
  /** Those whose attributes the present load of the entity has. */
  readonly named: readonly (MappedPair & NamedPair)[]
}

/** The pairs whose library attributes still exist. They were checked before the claim. */
function presentPairs(attributes: readonly LibraryAttribute[], pairs: readonly MappedPair[]): MappedPair[] {
  const numbers = new Set(attributes.map(({ number }) => number))
  return pairs.filter(({ libraryAttribute }) => numbers.has(libraryAttribute))
}

/** The pairs whose attributes the present load of the entity has, with their human names. */
function withHumanNames(
  pairs: readonly MappedPair[],
  attributes: readonly PresentAttribute[],
): (MappedPair & NamedPair)[] {
  const humanNames = new Map(attributes.map(({ name, humanName }) => [name, humanName]))
  return pairs.flatMap((pair) => {
    const humanName = humanNames.get(pair.attributeName)
    return humanName === undefined ? [] : [{ ...pair, humanName }]
  })
}
