import type { Jobs } from '../../jobs/jobs.ts'
import { TooManyDependencies } from '../../model/dependency-errors.ts'
import {
  MAX_DETERMINANTS,
  type DependencyDefinition,
  type DependencySides,
  type DependencyStatus,
  type DiscoverDependenciesParams,
  type NullSemantics,
  type VerifyDependenciesParams,
} from '../../model/dependency.ts'
import { AttributeUnknown, InvalidData, NotLoaded, NotProfiled, type DataFault } from '../../model/errors.ts'
import type { JobIds } from '../../model/job.ts'
import type { Entity } from '../../model/entity.ts'
import { MAX_DEPENDENCIES, type DependencyCatalogue } from '../../stores/dependencies/dependencies.ts'
import { checkPresent, idsOf, type Dependencies, type DependencyOwner } from './dependencies.ts'
import type { JobWishes } from '../entities/entities.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

/** A discovery in a request. */
export interface DependencyDiscovery extends Omit<DiscoverDependenciesParams, 'attributeIds'> {
  /** All attributes if undefined. */
  readonly attributeIds: readonly number[] | undefined
}

/** A key or dependency to be verified, with the place of its attributes in the body. */
export interface WantedDependency extends DependencySides {
  readonly pointer?: string | undefined
}

/** Keys or dependencies to be verified. */
export interface DependencyVerification {
  readonly dependencies: readonly WantedDependency[]
  /** Undefined: that of a known dependency, and `equal` for a new one. */
  readonly nulls: NullSemantics | undefined
  /** Status of a dependency that is not known yet. */
  readonly status: DependencyStatus
}

export interface DependencyJobsOptions {
  readonly dependencies: Pick<Dependencies, 'find'>
  readonly store: Pick<DependencyCatalogue, 'find' | 'count'>
  readonly loads: Pick<ServedLoads, 'read'>
  readonly jobs: Pick<Jobs, 'schedule'>
}

/** The names of jobs that their users do not name. */
const DISCOVERY_NAME = 'Dependency Discovery'
const VERIFICATION_NAME = 'Rule Verification'

/** Schedules the jobs that discover and verify keys and dependencies. */
export class DependencyJobs {
  readonly #options: DependencyJobsOptions

  constructor(options: DependencyJobsOptions) {
    this.#options = options
  }

  /**
   * @throws EntityUnknown, AttributeUnknown, NotProfiled, InvalidData, TooManyDependencies, QueueFull
   */
  async discover(
    repositoryId: number,
    entityNumber: number,
    { attributeIds, ...request }: DependencyDiscovery,
    { jobName = DISCOVERY_NAME, scheduledFor }: JobWishes,
    user: string,
  ): Promise<JobIds> {
    const { entity, present, check } = await this.#entity(repositoryId, entityNumber)
    if (entity.state !== 'Fully Loaded') throw new NotProfiled(entity.state)
    const ids = [...new Set(attributeIds ?? present)].sort((a, b) => a - b)
    check(ids)
    if (request.find.dependencies && ids.length < 2)
      throw new InvalidData([
        { pointer: '/data/attributes', detail: 'Dependencies need two attributes at least.' },
      ])
    await this.#checkRoom(entity)
    const params: DiscoverDependenciesParams = { ...request, attributeIds: ids }
    return this.#options.jobs.schedule({
      repositoryId,
      type: 'Dependency Discovery',
      name: jobName,
      entityIds: [entity.id],
      params,
      createdBy: user,
      scheduledFor,
    })
  }

  /**
   * @param owner.attribute must be on one of the sides of each
   * @throws EntityUnknown, AttributeUnknown, NotLoaded, InvalidData, TooManyDependencies, QueueFull
   */
  async verify(
    repositoryId: number,
    owner: DependencyOwner,
    { dependencies, nulls, status }: DependencyVerification,
    { jobName = VERIFICATION_NAME, scheduledFor }: JobWishes,
    user: string,
  ): Promise<JobIds> {
    const { entity, check } = await this.#entity(repositoryId, owner.entity)
    if (entity.generation === 0) throw new NotLoaded(entity.state)
    if (owner.attribute !== undefined) check([owner.attribute])
    const faults = dependencies.flatMap((sides) => faultsOf(sides, owner))
    if (faults.length > 0) throw new InvalidData(faults)
    const definitions: DependencyDefinition[] = []
    for (const { lhs, rhs } of dependencies) {
      check(idsOf({ lhs, rhs }))
      const known = await this.#options.store.find(entity.id, { lhs, rhs })
      definitions.push({ lhs, rhs, nulls: nulls ?? known?.definition.nulls ?? 'equal' })
    }
    await this.#checkRoom(entity)
    const params: VerifyDependenciesParams = { dependencies: definitions, status }
    return this.#options.jobs.schedule({
      repositoryId,
      type: 'Dependency Verification',
      name: jobName,
      entityIds: [entity.id],
      params,
      createdBy: user,
      scheduledFor,
    })
  }

  /**
   * Verifies a dependency that is known.
   * @throws EntityUnknown, DependencyUnknown, DependencyUnusable, and the errors of `verify`
   */
  async verifyKnown(
    repositoryId: number,
    owner: DependencyOwner,
    sides: DependencySides,
    user: string,
  ): Promise<JobIds> {
    const { dependencies, loads } = this.#options
    const { definition, status } = await dependencies.find(repositoryId, owner, sides)
    await loads.read(repositoryId, owner.entity, (load) => checkPresent(load, sides))
    const request = { dependencies: [definition], nulls: undefined, status }
    return this.verify(repositoryId, owner, request, NO_WISHES, user)
  }

  /** The entity, and the numbers of its attributes; none before its first load. @throws EntityUnknown */
  #entity(repositoryId: number, number: number): Promise<DependencyEntity> {
    return this.#options.loads.read(repositoryId, number, async (load) => {
      const { entity } = load
      const present = entity.generation === 0 ? [] : (await load.attributes()).map(({ id }) => id)
      const names = await load.namesOf()
      const known = new Set(present)
      const check = (ids: readonly number[]): void => {
        const unknown = ids.find((id) => !known.has(id))
        if (unknown !== undefined) throw new AttributeUnknown(unknown, present, names.get(unknown))
      }
      return { entity, present, check }
    })
  }

  /** @throws TooManyDependencies */
  async #checkRoom({ id }: Entity): Promise<void> {
    if ((await this.#options.store.count(id)) >= MAX_DEPENDENCIES)
      throw new TooManyDependencies(MAX_DEPENDENCIES)
  }
}

const NO_WISHES: JobWishes = { jobName: undefined, scheduledFor: undefined }

/** An entity of a request. */
interface DependencyEntity {
  readonly entity: Entity
  /** The numbers of its attributes. */
  readonly present: readonly number[]
  /** Checks that the entity has attributes. @throws AttributeUnknown */
  readonly check: (ids: readonly number[]) => void
}

function faultsOf({ lhs, rhs, pointer = '' }: WantedDependency, { attribute }: DependencyOwner): DataFault[] {
  const faults: DataFault[] = []
  if (rhs !== undefined && lhs.includes(rhs))
    faults.push({ pointer, detail: `The attribute ${rhs} is on both sides; leave it out on the left.` })
  if (lhs.length > MAX_DETERMINANTS)
    faults.push({
      pointer,
      detail: `The left side has ${lhs.length} attributes; ${MAX_DETERMINANTS} are allowed.`,
    })
  if (attribute !== undefined && rhs !== attribute && !lhs.includes(attribute))
    faults.push({
      pointer,
      detail: `The attribute ${attribute} of the path must be on one of the sides.`,
    })
  return faults
}
