import { BeyondSystem, UnknownFeature } from '../model/errors.ts'
import { reachToCheck } from '../model/reach.ts'
import type { FeatureRow, PageEdges, PageQuery } from '../model/collection-store.ts'
import { writeCursor } from './cursors.ts'
import { storedId } from './ids.ts'
import { readPageQuery, type PageRequest } from './page-query.ts'
import { literalSystem } from './filters.ts'
import { readSystem, systemFor } from './reference-systems.ts'
import type { LiteralSystem } from '../model/filter.ts'
import type { Collection } from '../model/collection.ts'
import type { CoordinateSystem } from '../model/coordinate-system.ts'

/** A filter with large geometries can take milliseconds for each feature: nobody keeps the server busy for longer. */
const MAX_TEST_MS = 5000

/**
 * A page that is being read. `batches` can be iterated once; the other properties are valid after the
 * iteration.
 */
export class FeaturePage {
  readonly batches: AsyncIterable<readonly FeatureRow[]>
  /** Positions of the requested columns; undefined for all columns. */
  readonly columns: readonly number[] | undefined
  /** The reference system of the answer; undefined for longitude and latitude. */
  readonly system: CoordinateSystem | undefined
  /** The text of the filter as it was read; undefined without a filter. */
  readonly filterText: string | undefined
  readonly #collection: Collection
  readonly #query: PageQuery
  /** Identifies the listing that the cursors are bound to. */
  readonly #listing: string
  #numberMatched: number | undefined
  #next: string | undefined
  #prev: string | undefined

  constructor(
    collection: Collection,
    query: PageQuery,
    listing: string,
    system: CoordinateSystem | undefined,
    filterText: string | undefined,
  ) {
    this.filterText = filterText
    this.#collection = collection
    this.#query = query
    this.#listing = listing
    this.columns = query.columns
    this.system = system
    this.batches = this.#read()
  }

  /**
   * Number of features that match the request on all pages; undefined unless it is known without counting.
   */
  get numberMatched(): number | undefined {
    return this.#numberMatched
  }

  /** Cursor of the next page; undefined on the last page. */
  get next(): string | undefined {
    return this.#next
  }

  /** Cursor of the previous page; undefined on the first page. */
  get prev(): string | undefined {
    return this.#prev
  }

  async *#read(): AsyncGenerator<readonly FeatureRow[], void, void> {
    const { store, layer } = this.#collection
    if (!isFiltered(this.#query)) this.#numberMatched = await countOf(this.#collection)
    const batches = store.page(layer, this.#query)
    let count = 0
    try {
      for (let step = await batches.next(); ; step = await batches.next()) {
        if (step.done) return await this.#finish(step.value, count)
        count += step.value.length
        yield step.value
      }
    } finally {
      await batches.return({ hasMore: false })
    }
  }

  async #finish({ hasMore, first, last }: PageEdges, count: number): Promise<void> {
    const { before, after, offset = 0 } = this.#query
    const isBackward = before !== undefined
    const hasNext = isBackward ? last !== undefined : hasMore
    const hasPrev = isBackward ? hasMore : after !== undefined || offset > 0
    if (hasNext && last !== undefined) this.#next = writeCursor(this.#listing, { after: last })
    if (hasPrev && first !== undefined) this.#prev = writeCursor(this.#listing, { before: first })
    if (isBackward || after !== undefined) return
    // The whole listing was read: the skipped features of a page that is not empty, and then the page.
    if (!hasMore && (count > 0 || offset === 0)) this.#numberMatched ??= offset + count
    if (!hasMore && count === 0 && offset > 0 && (await this.#holdsAny())) {
      this.#prev = writeCursor(this.#listing, { before: 'end' })
    }
  }

  /** True if the listing has a feature at all, for an offset beyond its end. */
  async #holdsAny(): Promise<boolean> {
    const { store, layer } = this.#collection
    const query = { ...this.#query, offset: 0, limit: 1, columns: [], skipGeometry: true }
    for await (const batch of store.page(layer, query)) if (batch.length > 0) return true
    return false
  }
}

/**
 * The features of a collection that match a request, in its order, from an offset or from the cursor of
 * another page. The limit and the selected properties may change from page to page.
 *
 * @param isAbandoned checked during long searches; true if no caller waits for the page any more
 * @throws InvalidParameter, NotQueryable, UnsupportedParameters for a parameter that the collection does not
 * support
 * @throws SeveralFaults if there is more than one fault
 * @throws BeyondSystem if a geometry of the page has no coordinates in its reference system
 */
export async function readPage(
  collection: Collection,
  request: PageRequest,
  isAbandoned: () => boolean = () => false,
): Promise<FeaturePage> {
  const literals = await literalsOf(collection, request)
  const { query, listing, filterText } = readPageQuery(collection, request, literals)
  const { bbox, filter, crs, 'bbox-crs': bboxCrs, 'filter-crs': filterCrs } = request
  const bboxSystem = bbox === undefined ? undefined : await systemFor(collection, bboxCrs)
  const filterSystem = filter === undefined ? undefined : await systemFor(collection, filterCrs)
  const system = await systemFor(collection, crs)
  const complete: PageQuery = {
    ...query,
    ...(bboxSystem && { bboxSystem }),
    ...(filterSystem && { filterSystem }),
    testMs: MAX_TEST_MS,
    isAbandoned,
  }
  await refuseBeyond(collection, complete, system)
  return new FeaturePage(collection, complete, listing, system, filterText)
}

const isFiltered = ({ bbox, time, equals = [], filter }: PageQuery): boolean =>
  bbox !== undefined || time !== undefined || equals.length > 0 || filter !== undefined

const countOf = async ({ store, layer, featureCount }: Collection): Promise<number | undefined> =>
  store.count === undefined ? featureCount : store.count(layer)

/**
 * Most layers are known to lie within their systems; otherwise the page is tested before its first byte is sent.
 *
 * @throws BeyondSystem
 */
async function refuseBeyond(
  { store, layer }: Collection,
  query: PageQuery,
  system: CoordinateSystem | undefined,
): Promise<void> {
  const reach = reachToCheck(layer, system)
  if (system === undefined || reach === undefined || query.skipGeometry === true) return
  const first = await store.firstBeyond(layer, query, reach)
  if (first !== undefined) throw new BeyondSystem(first, system.uri)
}

/**
 * One feature.
 * @throws UnknownFeature if the collection has no such feature, or the id is not valid
 */
export async function findFeature(collection: Collection, id: string): Promise<FeatureRow> {
  const stored = storedId(collection.layer, id)
  const row = stored === undefined ? undefined : await collection.store.feature(collection.layer, stored)
  if (row === undefined) throw new UnknownFeature(collection.id, id)
  return row
}

/**
 * The reference system of an answer with one feature; undefined for longitude and latitude.
 * @param uri as requested
 * @throws InvalidParameter if the collection is not served in the system
 */
export async function featureSystem(
  collection: Collection,
  uri: string | undefined,
): Promise<CoordinateSystem | undefined> {
  if (uri !== undefined) readSystem(collection, 'crs', uri)
  return systemFor(collection, uri)
}

/** The reference system of geometries in the filter; longitude and latitude if it is not one of the collection's. */
function literalsOf(collection: Collection, request: PageRequest): Promise<LiteralSystem> {
  const uri = request.filter === undefined ? undefined : request['filter-crs']
  return literalSystem(collection, uri !== undefined && collection.crs.includes(uri) ? uri : undefined)
}
