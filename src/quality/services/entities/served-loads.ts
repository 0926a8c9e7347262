import { InvalidExpression } from '../../expressions/errors.ts'
import { ColumnUnknown } from '../../listings/errors.ts'
import { AttributeUnknown, EntityGone, NotLoaded, NotProfiled } from '../../model/errors.ts'
import type { Requester } from '../../listings/requester.ts'
import type { CountedAttribute } from '../../listings/declared/warehouse/attribute-scope.ts'
import type { GivenOptions } from '../../listings/options.ts'
import type { Listing } from '../../listings/listing.ts'
import type { AnswerPieces, PageAnswers } from '../../listings/page-answers.ts'
import type { QueryMemory } from '../../listings/query-memory.ts'
import { QUICK, type QueryCost } from '../../listings/query-lanes.ts'
import type { LoadPair } from '../../joins/keyed-side.ts'
import type { ServedLoad } from '../../listings/served-load.ts'
import { NoRows, WarehouseRows } from '../../listings/warehouse-rows.ts'
import type { Entity } from '../../model/entity.ts'
import type { EntityLoads } from '../../stores/entities/entity-loads.ts'
import { TableUnknown, type Warehouses } from '../../model/warehouse/warehouse.ts'
import type { Entities } from './entities.ts'
import type { ProfiledAttribute } from '../../model/attribute.ts'

/** Two entities, by their ids in the catalogue. */
export interface PairOfEntities {
  readonly left: { readonly entityId: number }
  readonly right: { readonly entityId: number }
}

/** Attempts. A reload can drop the tables between the catalogue lookup and the query; then the lookup is repeated. */
const TRIES = 3

/**
 * Reads the current loads of entities. Each answer comes wholly from one load, even if a reload replaces that load
 * during the reading.
 */
export class ServedLoads {
  readonly #entities: Entities
  readonly #loads: EntityLoads
  readonly #warehouses: Warehouses
  readonly #answers: PageAnswers
  readonly #folderOf: (repositoryId: number) => string

  /** The memory that a condition may use. */
  readonly memory: QueryMemory

  constructor(
    entities: Entities,
    loads: EntityLoads,
    warehouses: Warehouses,
    answers: PageAnswers,
    memory: QueryMemory,
    folderOf: (repositoryId: number) => string,
  ) {
    this.#entities = entities
    this.#loads = loads
    this.#warehouses = warehouses
    this.#answers = answers
    this.memory = memory
    this.#folderOf = folderOf
  }

  /**
   * Runs work on the load of an entity. Runs it again if a reload has dropped the tables during the work. A stream of
   * the work must have started before the work resolves (see `PageAnswers`).
   * @throws EntityUnknown, and any error of the work
   */
  read<T>(repositoryId: number, entityNumber: number, work: (load: ServedLoad) => Promise<T>): Promise<T> {
    return again(async () => work(await this.#load(repositoryId, entityNumber)))
  }

  /**
   * The same for a job, which knows the id of the entity.
   * @throws EntityGone, and any error of the work
   */
  readById<T>(entityId: number, work: (load: ServedLoad) => Promise<T>): Promise<T> {
    return again(async () => work(await this.#loadOf(await this.#entities.get(entityId))))
  }

  /**
   * Runs work on the loads of two entities, which may be the same.
   * @param lookUp finds the ids of the entities, each time that the work runs
   * @throws EntityGone, and any error of `lookUp` and of the work
   */
  readPair<Of extends PairOfEntities, T>(
    lookUp: () => Promise<Of>,
    work: (pair: LoadPair, of: Of) => Promise<T>,
  ): Promise<T> {
    return againForPair(async () => {
      const of = await lookUp()
      return work(await this.#pair(of), of)
    })
  }

  /**
   * A page of a listing over two loads, as pieces of JSON text.
   * @throws EntityGone, ColumnUnknown, InvalidExpression, and any error of `lookUp` and of `listingOf`
   */
  pageOfPair<Of extends PairOfEntities>(
    lookUp: () => Promise<Of>,
    listingOf: (pair: LoadPair, of: Of) => Promise<Listing>,
    given: GivenOptions,
    requester: Requester,
  ): Promise<AnswerPieces> {
    return againForPair(async () => {
      const { listing, store } = await this.#answers.lanes.run(requester, QUICK, async () => {
        const of = await lookUp()
        const pair = await this.#pair(of)
        return {
          listing: await listingOf(pair, of),
          store: new WarehouseRows(pair.left.warehouse, this.memory),
        }
      })
      return this.#answers.page(listing, store, undefined, given, requester)
    })
  }

  /**
   * A page of a listing of the load, as pieces of JSON text.
   * @param costOfListing the cost of `listingOf`
   * @throws EntityUnknown, ColumnUnknown, InvalidExpression, NotLoaded, and any error of `listingOf`
   */
  page(
    repositoryId: number,
    entityNumber: number,
    listingOf: (load: ServedLoad) => Listing | Promise<Listing>,
    given: GivenOptions,
    requester: Requester,
    costOfListing: QueryCost = QUICK,
  ): Promise<AnswerPieces> {
    return again(async () => {
      // Lookups wait for their turn too: many concurrent requests would delay all others.
      const { listing, store, entity } = await this.#answers.lanes.run(requester, costOfListing, async () => {
        const load = await this.#load(repositoryId, entityNumber)
        const { warehouse, entity } = load
        const store =
          entity.generation === 0 ? new NoRows(warehouse) : new WarehouseRows(warehouse, this.memory)
        return { listing: await listingOf(load), store, entity }
      })
      try {
        return await this.#answers.page(listing, store, undefined, given, requester)
      } catch (error) {
        throw listing.awaitsColumns && isColumnUnknown(error) ? new NotLoaded(entity.state) : error
      }
    })
  }

  async #pair({ left, right }: PairOfEntities): Promise<LoadPair> {
    const loaded = await this.#loadOf(await this.#entities.get(left.entityId))
    if (right.entityId === left.entityId) return { left: loaded, right: loaded }
    return { left: loaded, right: await this.#loadOf(await this.#entities.get(right.entityId)) }
  }

  async #load(repositoryId: number, entityNumber: number): Promise<ServedLoad> {
    return this.#loadOf(await this.#entities.find(repositoryId, entityNumber))
  }

  async #loadOf(entity: Entity): Promise<ServedLoad> {
    const warehouse = await this.#warehouses.open(entity.repositoryId)
    return { entity, warehouse, folder: this.#folderOf(entity.repositoryId), ...this.#attributesOf(entity) }
  }

  #attributesOf(entity: Entity): Omit<ServedLoad, 'entity' | 'warehouse' | 'folder'> {
    const attribute = async (attributeId: number) => {
      const found = await this.#loads.attribute(entity, attributeId)
      if (found) return found
      const ids = await this.#loads.attributeIds(entity)
      checkServed(entity, ids.length)
      throw new AttributeUnknown(attributeId, ids, (await this.#loads.namesOf(entity.id)).get(attributeId))
    }
    return {
      attribute,
      attributes: async () => {
        const attributes = await this.#loads.attributes(entity)
        checkServed(entity, attributes.length)
        return attributes
      },
      namesOf: () => this.#loads.namesOf(entity.id),
      profilesOf: async (attributeIds) => {
        if (attributeIds.length === 0) return new Map()
        const attributes = await this.#loads.profiledAttributes(entity, attributeIds)
        return new Map(attributes.flatMap(({ id, profile }) => (profile ? [[id, profile]] : [])))
      },
      profiledAttributes: async () => {
        if (entity.generation === 0) throw new NotProfiled(entity.state)
        const attributes = await this.#loads.profiledAttributes(entity)
        checkServed(entity, attributes.length)
        return attributes.map((attribute) => counted(entity, attribute))
      },
      profiledAttribute: async (attributeId) => {
        if (entity.generation === 0) throw new NotProfiled(entity.state)
        return counted(entity, await attribute(attributeId))
      },
    }
  }
}

/** True if all faults of a request are names of columns that the listing does not have. */
const isColumnUnknown = (error: unknown): boolean =>
  error instanceof ColumnUnknown || (error instanceof InvalidExpression && error.isOfUnknownColumns)

/** Runs work, and runs it again if a reload has dropped tables during the work. */
const again = <T>(work: () => Promise<T>): Promise<T> =>
  repeated(work, (error) => error instanceof TableUnknown)

/** The same for work on two entities: one may be deleted after the join was found, which then is unknown. */
const againForPair = <T>(work: () => Promise<T>): Promise<T> =>
  repeated(work, (error) => error instanceof TableUnknown || error instanceof EntityGone)

async function repeated<T>(work: () => Promise<T>, isTemporary: (error: unknown) => boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isTemporary(error) || tries === TRIES) throw error
    }
  }
}

/** Every load has attributes. If none are found, a newer load has replaced this load. */
function checkServed(entity: Entity, attributes: number): void {
  if (attributes === 0 && entity.generation > 0)
    throw new TableUnknown('The rows of the entity have been replaced.')
}

function counted({ state }: Entity, { profile, ...attribute }: ProfiledAttribute): CountedAttribute {
  if (!profile) throw new NotProfiled(state)
  return { ...attribute, profile }
}
