import { readOptions, type GivenOptions } from '../listings/options.ts'
import { readPage } from '../listings/page.ts'
import { rejectedListing } from '../listings/rejected-listing.ts'
import type { Listing } from '../listings/listing.ts'
import { rowsListing } from '../listings/rows-listing.ts'
import { encodePage } from '../listings/standard-response.ts'
import { WarehouseRows } from '../listings/warehouse-rows.ts'
import type { Attribute } from '../stores/attributes.ts'
import type { Entity, EntityStore } from '../stores/entities.ts'
import { TableUnknown, type Warehouses } from '../stores/warehouse.ts'
import type { Entities } from './entities.ts'

/** A reload between the look into the catalogue and the query is met by looking again. */
const TRIES = 3

/** The rows of entities, and the records that did not fit, as pages of JSON text. */
export class EntityRows {
  readonly #entities: Entities
  readonly #store: EntityStore
  readonly #warehouses: Warehouses

  constructor(entities: Entities, store: EntityStore, warehouses: Warehouses) {
    this.#entities = entities
    this.#store = store
    this.#warehouses = warehouses
  }

  /**
   * A page of the loaded rows: wholly of one load, also while another one takes its place.
   * @throws EntityUnknown, ColumnUnknown
   */
  page(
    repositoryId: number,
    entityId: number,
    given: GivenOptions,
    signal: AbortSignal,
  ): Promise<AsyncIterable<string>> {
    return this.#page(
      repositoryId,
      entityId,
      async (entity) => rowsListing(entity, await this.#attributesOf(entity)),
      given,
      signal,
    )
  }

  /**
   * A page of the records that were kept aside.
   * @throws EntityUnknown, ColumnUnknown
   */
  rejectedPage(
    repositoryId: number,
    entityId: number,
    given: GivenOptions,
    signal: AbortSignal,
  ): Promise<AsyncIterable<string>> {
    const listingOf = (entity: Entity) => Promise.resolve(rejectedListing(entity))
    return this.#page(repositoryId, entityId, listingOf, given, signal)
  }

  /** @throws TableUnknown where a reload has taken the place of the load that the entity was found with */
  async #attributesOf(entity: Entity): Promise<Attribute[]> {
    const attributes = await this.#store.attributes(entity)
    // Every load brings some.
    if (attributes.length === 0 && entity.generation > 0)
      throw new TableUnknown('The rows of the entity have been replaced.')
    return attributes
  }

  async #page(
    repositoryId: number,
    entityId: number,
    listingOf: (entity: Entity) => Promise<Listing>,
    given: GivenOptions,
    signal: AbortSignal,
  ): Promise<AsyncIterable<string>> {
    for (let tries = 1; ; tries++) {
      const entity = await this.#entities.find(repositoryId, entityId)
      const store = new WarehouseRows(await this.#warehouses.open(repositoryId))
      try {
        const listing = await listingOf(entity)
        const page = await readPage(listing, store, undefined, readOptions(given), signal)
        // What was never loaded has no tables to ask.
        return await begun(encodePage(entity.generation === 0 ? { ...page, rows: noRows() } : page))
      } catch (error) {
        if (!(error instanceof TableUnknown) || tries === TRIES) throw error
      }
    }
  }
}

async function* noRows(): AsyncGenerator<never> {}

/** The pieces, the first of which is there already: what the query could not do is thrown here. */
async function begun(pieces: AsyncGenerator<string>): Promise<AsyncIterable<string>> {
  const first = await pieces.next()
  return (async function* () {
    if (first.done) return
    yield first.value
    yield* pieces
  })()
}
