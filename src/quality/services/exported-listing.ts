import { NotLoaded } from '../model/errors.ts'
import type { RepositoryRef } from '../model/links.ts'
import { attributesListing } from '../listings/declared/attributes-listing.ts'
import { optional } from '../listings/columns.ts'
import { entitiesListing } from '../listings/declared/entities-listing.ts'
import { formsListing, type ListedForm } from '../listings/declared/forms-listing.ts'
import { jobsListing } from '../listings/declared/jobs-listing.ts'
import { libraryEntitiesListing } from '../listings/declared/library-entities-listing.ts'
import { listingOf, type Listing } from '../listings/listing.ts'
import type { ListingOptions } from '../listings/options.ts'
import { planPage, readPage, type Page } from '../listings/page.ts'
import type { RowStore } from '../listings/row-store.ts'
import { valuesListing } from '../listings/declared/values-listing.ts'
import { WarehouseRows } from '../listings/warehouse-rows.ts'
import type { Entities } from './entities.ts'
import { listRows } from './entity-rows.ts'
import type { ServedLoad, ServedLoads } from './served-loads.ts'
import type { Warehouse } from '../model/warehouse.ts'

/** Which listing is exported; JSON, since the job is told. */
export type ExportedListing =
  | { readonly of: 'entities' | 'jobs' | 'libraryEntities' }
  | { readonly of: 'attributes' | 'rows'; readonly entityId: number }
  | {
      readonly of: 'value' | ListedForm
      readonly entityId: number
      readonly attributeId: number
    }

/** A listing with what it is read from. */
export interface ExportSource {
  readonly view: string
  /** Set where the rows are those of a warehouse, which can write files itself. */
  readonly warehouse: Warehouse | undefined
  readonly numbering: Listing['numbering']
  /** SQL of the number, where there is a numbering. */
  readonly number: string
  /** @throws ColumnUnknown */
  plan(options: ListingOptions): ReturnType<typeof planPage>
  page(options: ListingOptions, signal: AbortSignal): Promise<Page>
}

/** Finds what is to be exported. */
export class ExportSources {
  readonly #entities: Pick<Entities, 'find'>
  readonly #loads: ServedLoads
  readonly #catalogueRows: RowStore

  constructor(entities: Pick<Entities, 'find'>, loads: ServedLoads, catalogueRows: RowStore) {
    this.#entities = entities
    this.#loads = loads
    this.#catalogueRows = catalogueRows
  }

  /**
   * Does some work on a listing, of whose rows a condition may be asked; once more where a reload has taken its tables away meanwhile.
   * @throws EntityUnknown, AttributeUnknown, NotLoaded, NotProfiled, and whatever the work throws
   */
  async use<T>(
    repository: RepositoryRef,
    exported: ExportedListing,
    where: string | undefined,
    work: (source: ExportSource) => Promise<T>,
  ): Promise<T> {
    if (!('entityId' in exported)) {
      const listing = OF_REPOSITORY[exported.of]
      return work(sourceOf(listing, this.#catalogueRows, repository))
    }
    const { entityId } = exported
    if (exported.of === 'attributes') {
      await this.#entities.find(repository.id, entityId)
      return work(sourceOf(attributesListing, this.#catalogueRows, { repository, entityId }))
    }
    return this.#loads.read(repository.id, entityId, async (load) => {
      if (load.entity.generation === 0) throw new NotLoaded(load.entity.state)
      const listing = await listingOfLoad(load, repository, exported, where)
      const { warehouse } = load
      const store = new WarehouseRows(warehouse, this.#loads.memory)
      return work(sourceOf(listing, store, undefined, warehouse))
    })
  }
}

const OF_REPOSITORY = {
  entities: entitiesListing,
  jobs: jobsListing,
  libraryEntities: libraryEntitiesListing,
} satisfies Record<string, Listing<RepositoryRef>>

async function listingOfLoad(
  load: ServedLoad,
  repository: RepositoryRef,
  exported: Extract<ExportedListing, { entityId: number }>,
  where: string | undefined,
): Promise<Listing> {
  if (!('attributeId' in exported)) return withoutNumber(await listRows(load, undefined, where))
  const attribute = await load.profiledAttribute(exported.attributeId)
  const scope = { repository, entity: load.entity, attribute, warehouse: load.warehouse }
  return exported.of === 'value'
    ? valuesListing(scope)
    : formsListing(scope, exported.of, load.warehouse.knex)
}

/** The number of a row is no part of its data: with it, an export would not load again as the same entity. */
function withoutNumber(listing: Listing): Listing {
  const columns = new Map(
    [...listing.columns].map(([name, column]) => [
      name,
      listing.key.includes(name) ? optional(column) : column,
    ]),
  )
  return listingOf({ ...listing, columns })
}

function sourceOf<Scope>(
  listing: Listing<Scope>,
  store: RowStore,
  scope: Scope,
  warehouse?: Warehouse,
): ExportSource {
  return {
    view: listing.view,
    warehouse,
    numbering: listing.numbering,
    number: listing.columns.get(listing.key[0]!)!.sql,
    plan: (options) => planPage(listing, store, scope, options),
    page: (options, signal) => readPage(listing, store, scope, options, signal),
  }
}
