import type { Jobs } from '../../jobs/jobs.ts'
import { InvalidExpression } from '../../expressions/errors.ts'
import { checkSide } from '../../joins/keyed-side.ts'
import type { Entity } from '../../model/entity.ts'
import { AttributeUnknown, InvalidData, NotProfiled, type DataFault } from '../../model/errors.ts'
import type { JobIds } from '../../model/job.ts'
import { JoinIndexNotNeeded, JoinUnusable, TooManyJoins } from '../../model/join-errors.ts'
import {
  ROWS_WITHOUT_INDEX,
  type DiscoverJoinsParams,
  type ExecuteJoinParams,
  type JoinFunction,
  type JoinKey,
  type JoinSide,
  type PatternEncoding,
} from '../../model/join.ts'
import { MAX_JOINS } from '../../stores/joins/join-analyses.ts'
import type { Entities, JobWishes } from '../entities/entities.ts'
import { JoinFilterInvalid } from '../errors.ts'
import type { Joins } from './joins.ts'
import type { ServedLoads } from '../entities/served-loads.ts'

/** One side of a join in a request. */
export interface RequestedSide {
  /** The number of the entity. */
  readonly entity: number
  readonly attributes: readonly number[]
  readonly filter: string | undefined
}

/** How values are compared, in a request. */
export interface Comparison {
  readonly function: JoinFunction
  /** Only with the function `pattern`; the style Default if undefined. */
  readonly pattern: PatternEncoding | undefined
}

export interface NewJoin extends Comparison {
  readonly left: RequestedSide
  readonly right: RequestedSide
  readonly createIndex: boolean
}

export interface JoinDiscovery
  extends Comparison, Pick<DiscoverJoinsParams, 'matchQuality' | 'selfJoins' | 'manyToMany'> {
  readonly attributes: readonly Pick<RequestedSide, 'entity' | 'attributes'>[]
}

export interface JoinJobsOptions {
  readonly joins: Pick<Joins, 'find' | 'count'>
  readonly entities: Pick<Entities, 'find'>
  readonly loads: Pick<ServedLoads, 'read' | 'memory'>
  readonly jobs: Pick<Jobs, 'schedule'>
}

/** Number of attributes that one job compares with each other. */
const MAX_DISCOVERED_ATTRIBUTES = 2000

/** The name of jobs that their users do not name, which is that of the source. */
const DEFAULT_NAME = 'restjob'

/** Schedules the jobs that create, discover and run joins. */
export class JoinJobs {
  readonly #options: JoinJobsOptions

  constructor(options: JoinJobsOptions) {
    this.#options = options
  }

  /**
   * Schedules the analysis of a new join.
   * @param entity the number of the entity of the path, which must be on one of the sides
   * @throws EntityUnknown, AttributeUnknown, NotProfiled, InvalidData, JoinFilterInvalid, JoinIndexNotNeeded,
   * TooManyJoins, QueueFull
   */
  async create(
    repositoryId: number,
    entity: number,
    request: NewJoin,
    wishes: JobWishes,
    user: string,
  ): Promise<JobIds> {
    await this.#options.entities.find(repositoryId, entity)
    checkDefinition(request, entity)
    const left = await this.#side(repositoryId, 'LH', request.left)
    const right = await this.#side(repositoryId, 'RH', request.right)
    if (request.createIndex) checkIndex([left.rows, right.rows])
    if ((await this.#options.joins.count(repositoryId)) >= MAX_JOINS) throw new TooManyJoins(MAX_JOINS)
    const definition = { left: left.side, right: right.side, ...comparisonOf(request) }
    const params: ExecuteJoinParams = { kind: 'create', definition, createIndex: request.createIndex }
    return this.#schedule(repositoryId, 'Execute Join', [left, right], params, wishes, user)
  }

  /**
   * Schedules a discovery of joins between the given attributes.
   * @param entity the number of the entity of the path, whose attributes must be among them
   * @throws EntityUnknown, AttributeUnknown, NotProfiled, InvalidData, TooManyJoins, QueueFull
   */
  async discover(
    repositoryId: number,
    entity: number,
    request: JoinDiscovery,
    wishes: JobWishes,
    user: string,
  ): Promise<JobIds> {
    await this.#options.entities.find(repositoryId, entity)
    checkDiscovery(request, entity)
    if ((await this.#options.joins.count(repositoryId)) >= MAX_JOINS) throw new TooManyJoins(MAX_JOINS)
    const sides: CheckedSide[] = []
    for (const ofEntity of request.attributes) sides.push(await this.#discovered(repositoryId, ofEntity))
    const params: DiscoverJoinsParams = {
      attributes: sides.map(({ side: { entityId, attributeIds } }) => ({ entityId, attributeIds })),
      ...comparisonOf(request),
      matchQuality: request.matchQuality,
      selfJoins: request.selfJoins,
      manyToMany: request.manyToMany,
    }
    return this.#schedule(repositoryId, 'Join Discovery', sides, params, wishes, user)
  }

  /**
   * Schedules a new analysis of a join.
   * @param createIndex undefined to keep an index if the join has one
   * @throws JoinUnknown, JoinUnusable, EntityUnknown, NotProfiled, JoinIndexNotNeeded, QueueFull
   */
  async run(
    repositoryId: number,
    key: JoinKey,
    createIndex: boolean | undefined,
    wishes: JobWishes,
    user: string,
  ): Promise<JobIds> {
    const join = await this.#options.joins.find(repositoryId, key)
    const check = (side: typeof join.left, member: 'LH' | 'RH') =>
      this.#side(repositoryId, member, {
        entity: side.entityNumber,
        attributes: side.attributeIds,
        filter: side.filter,
      })
    const sides = await usable(key, async () => [await check(join.left, 'LH'), await check(join.right, 'RH')])
    if (createIndex) checkIndex(sides.map(({ rows }) => rows))
    const params: ExecuteJoinParams = { kind: 'run', joinIds: [join.id], createIndex }
    const named = { ...wishes, jobName: wishes.jobName ?? 'Execute Join' }
    return this.#schedule(repositoryId, 'Execute Join', sides, params, named, user)
  }

  /** @throws EntityUnknown, AttributeUnknown, NotProfiled, JoinFilterInvalid */
  #side(
    repositoryId: number,
    member: 'LH' | 'RH',
    { entity, attributes: attributeIds, filter }: RequestedSide,
  ): Promise<CheckedSide> {
    const { loads } = this.#options
    return loads.read(repositoryId, entity, async (load) => {
      const { id: entityId, loadedRows: rows, state } = load.entity
      checkProfiled(state)
      const side = { entityId, attributeIds, filter }
      try {
        await checkSide(load, side, loads.memory)
      } catch (error) {
        throw error instanceof InvalidExpression ? new JoinFilterInvalid(member, error) : error
      }
      return { side, rows }
    })
  }

  /** @throws EntityUnknown, AttributeUnknown, NotProfiled */
  #discovered(
    repositoryId: number,
    { entity, attributes }: JoinDiscovery['attributes'][number],
  ): Promise<CheckedSide> {
    return this.#options.loads.read(repositoryId, entity, async (load) => {
      const { id: entityId, loadedRows: rows, state } = load.entity
      checkProfiled(state)
      const present = new Set((await load.attributes()).map(({ id }) => id))
      const unknown = attributes.find((id) => !present.has(id))
      // Throws, with what is known of the attribute.
      if (unknown !== undefined) await load.attribute(unknown)
      return { side: { entityId, attributeIds: [...new Set(attributes)], filter: undefined }, rows }
    })
  }

  #schedule(
    repositoryId: number,
    type: 'Execute Join' | 'Join Discovery',
    sides: readonly CheckedSide[],
    params: ExecuteJoinParams | DiscoverJoinsParams,
    { jobName, scheduledFor }: JobWishes,
    user: string,
  ): Promise<JobIds> {
    const entityIds = [...new Set(sides.map(({ side }) => side.entityId))]
    return this.#options.jobs.schedule({
      repositoryId,
      type,
      name: jobName ?? DEFAULT_NAME,
      // A job is about two entities at most.
      entityIds: entityIds.length > 2 ? [] : entityIds,
      params,
      createdBy: user,
      scheduledFor,
    })
  }
}

/** A side whose entity and attributes exist. */
interface CheckedSide {
  readonly side: JoinSide
  /** Rows of the load. */
  readonly rows: number
}

/** @throws JoinUnusable, and any other error of the work */
async function usable<T>(key: JoinKey, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AttributeUnknown || error instanceof JoinFilterInvalid)
      throw new JoinUnusable(key, error.message)
    throw error
  }
}

/** The values of an entity are counted by its profile. */
function checkProfiled(state: Entity['state']): void {
  if (state !== 'Fully Loaded') throw new NotProfiled(state)
}

/** @throws JoinIndexNotNeeded */
function checkIndex(rows: readonly number[]): void {
  if (Math.max(...rows) <= ROWS_WITHOUT_INDEX) throw new JoinIndexNotNeeded()
}

const comparisonOf = ({ function: by, pattern }: Comparison): Comparison => ({
  function: by,
  pattern: by === 'pattern' ? (pattern ?? 'Default') : undefined,
})

const patternFaults = ({ function: by, pattern }: Comparison): DataFault[] =>
  pattern === undefined || by === 'pattern'
    ? []
    : [
        {
          pointer: '/data/pattern',
          detail: 'A style of patterns has a use only with the function pattern; leave it out.',
        },
      ]

/** @throws InvalidData */
function checkDefinition(request: NewJoin, entity: number): void {
  const { left, right } = request
  const faults: DataFault[] = patternFaults(request)
  if (left.entity !== entity && right.entity !== entity)
    for (const [member, word, side] of [
      ['LH', 'left', left],
      ['RH', 'right', right],
    ] as const)
      faults.push({
        pointer: `/data/params/${member}/entity`,
        detail: `The ${word} side is the entity ${side.entity}; one of the sides must be the entity ${entity} of the path.`,
      })
  if (left.attributes.length !== right.attributes.length)
    faults.push({
      pointer: '/data/params/RH/attributes',
      detail: `The sides must have equally many attributes; the left side has ${left.attributes.length}.`,
    })
  else if (hasRepeatedPair(left, right))
    faults.push({
      pointer: '/data/params/RH/attributes',
      detail: 'A pair of attributes is named twice; name it once.',
    })
  if (faults.length > 0) throw new InvalidData(faults)
}

const hasRepeatedPair = (left: RequestedSide, right: RequestedSide): boolean =>
  new Set(left.attributes.map((id, i) => `${id} ${right.attributes[i]}`)).size < left.attributes.length

/** @throws InvalidData */
function checkDiscovery(request: JoinDiscovery, entity: number): void {
  const { attributes, selfJoins } = request
  const pointer = '/data/attributes'
  const faults: DataFault[] = patternFaults(request)
  if (!attributes.some(({ entity: number }) => number === entity))
    faults.push({ pointer, detail: `Attributes of the entity ${entity} of the path must be among them.` })
  if (attributes.length === 1 && !selfJoins)
    faults.push({
      pointer,
      detail: 'Attributes of one entity are compared with each other only if selfJoins is 1.',
    })
  const count = attributes.reduce((sum, { attributes: ids }) => sum + ids.length, 0)
  if (count > MAX_DISCOVERED_ATTRIBUTES)
    faults.push({
      pointer,
      detail: `These are ${count.toLocaleString('en')} attributes; one job compares ${MAX_DISCOVERED_ATTRIBUTES.toLocaleString('en')} at most.`,
    })
  if (faults.length > 0) throw new InvalidData(faults)
}
