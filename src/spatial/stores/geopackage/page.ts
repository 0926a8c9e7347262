import { InvalidCursor, UnreadableGeometry } from '../../model/errors.ts'
import type { FeatureKey, FeatureRow, PageEdges, PageQuery, Position } from '../../model/collection-store.ts'
import { areaOf, type Area } from './area.ts'
import { filters } from './conditions.ts'
import { Fields, type GeoPackageLayer, type LayerQueries, type Search } from './queries.ts'
import { beyond, orderOf } from './sort-order.ts'

/**
 * The driver collects the whole result of a statement, so a statement reads a limited number of rows, and
 * fewer rows if the geometries of a layer are large. The event loop is blocked while the rows of a statement
 * are decoded and encoded, 10 µs each. Larger batches make a long page at most a tenth faster.
 */
const MAX_ROWS = 64
const MAX_BYTES = 4 * 1024 * 1024

/** Keys are small: one statement can read the keys of the largest page, and SQLite sorts only once. */
const MAX_KEYS = 65_536

type Batches = AsyncGenerator<readonly FeatureRow[], boolean, void>

/** Reads one page of a layer. */
export class GeoPackagePage {
  readonly #layer: GeoPackageLayer
  readonly #queries: LayerQueries
  readonly #query: PageQuery
  readonly #fields: Fields
  readonly #search: Search
  readonly #area: Area | undefined

  constructor(layer: GeoPackageLayer, queries: LayerQueries, query: PageQuery) {
    const { columns, skipGeometry = false } = query
    this.#layer = layer
    this.#queries = queries
    this.#query = query
    this.#fields =
      columns === undefined && !skipGeometry
        ? queries.everything
        : new Fields(columns ?? queries.everything.columns, !skipGeometry)
    this.#area = areaOf(layer, query)
    this.#search = { where: filters(layer, query), boxes: this.#area?.boxes }
  }

  /** Returns the batches of the store's `page`. */
  async *batches(): AsyncGenerator<readonly FeatureRow[], PageEdges, void> {
    const { bbox, sort = [], before } = this.#query
    if (bbox?.length === 0) return { hasMore: false }
    let first: FeatureKey | undefined
    let last: FeatureKey | undefined
    const batches = sort.length === 0 && before === undefined ? this.#inKeyOrder() : this.#inAnyOrder()
    for (let step = await batches.next(); ; step = await batches.next()) {
      if (step.done) {
        if (first === undefined || last === undefined) return { hasMore: step.value }
        return {
          hasMore: step.value,
          first: await this.#positionOf(first),
          last: await this.#positionOf(last),
        }
      }
      first ??= step.value[0]?.key
      last = step.value.at(-1)?.key ?? last
      yield step.value
    }
  }

  /** The candidates whose geometries meet the bbox. Their number is known only during the search. */
  async *#inKeyOrder(): Batches {
    const { bbox, limit, offset = 0 } = this.#query
    let toSkip = bbox === undefined ? 0 : offset
    // One extra row shows whether there are more.
    let left = limit + 1
    const isNarrowed = this.#queries.isNarrowed(this.#search)
    for await (const rows of isNarrowed ? this.#proposedRows() : this.#allRows()) {
      const matching = this.#matching(rows)
      const batch = matching.slice(toSkip, toSkip + left)
      toSkip -= Math.min(toSkip, matching.length)
      left -= batch.length
      const returned = left === 0 ? batch.slice(0, -1) : batch
      if (returned.length > 0) yield returned
      if (left === 0 || this.#isAbandoned()) return left === 0
    }
    return false
  }

  /** Each batch continues after the last key of the previous batch. */
  async *#allRows(): AsyncGenerator<readonly FeatureRow[], void, void> {
    const { bbox, limit, offset = 0, after } = this.#query
    let last = after?.key
    let toSkip = bbox === undefined ? offset : 0
    for (let wanted = limit + 1; ;) {
      const size = this.#sizeOf(wanted)
      const rows = await this.#queries.page(this.#fieldsToFilter, this.#search, last, size, toSkip)
      yield rows
      if (rows.length < size) return
      last = rows.at(-1)?.key
      toSkip = 0
      wanted = Math.max(wanted - size, bbox === undefined ? 0 : size * 2)
    }
  }

  /**
   * The candidates of the R*Tree. The tree is unordered: each query for the next few keys walks over
   * everything in the box. Unless one statement is enough, the keys of a whole page are read at once.
   */
  async *#proposedRows(): AsyncGenerator<readonly FeatureRow[], void, void> {
    const { limit, offset = 0, after } = this.#query
    let last = after?.key
    // Most candidates match: a few more than needed avoid a second walk. If few match, each walk reads more.
    let wanted = Math.ceil(((limit + 1 + offset) * 9) / 8)
    if (wanted <= this.#mostRows) {
      const rows = await this.#queries.page(this.#fieldsToFilter, this.#search, last, wanted, 0)
      yield rows
      if (rows.length < wanted) return
      last = rows.at(-1)?.key
      wanted *= 2
    }
    for (;;) {
      wanted = Math.min(wanted, MAX_KEYS)
      const keys = await this.#queries.candidates(this.#search, last, wanted)
      for (let from = 0; from < keys.length;) {
        const some = keys.slice(from, from + this.#sizeOf(keys.length - from))
        yield await this.#queries.features(this.#fieldsToFilter, some)
        from += some.length
      }
      if (keys.length < wanted) return
      last = keys.at(-1)
      wanted *= 2
    }
  }

  /** Reads first the keys of the page, so that SQLite sorts once, then the rows batch by batch. */
  async *#inAnyOrder(): Batches {
    const { limit, before } = this.#query
    const keys = await this.#keys(limit + 1)
    const hasMore = keys.length > limit
    if (hasMore) keys.pop()
    if (before !== undefined) keys.reverse()
    for (let from = 0; from < keys.length && !(from > 0 && this.#isAbandoned());) {
      const size = this.#sizeOf(keys.length - from)
      const batch = await this.#queries.features(this.#fields, keys.slice(from, from + size))
      if (batch.length > 0) yield batch
      from += size
    }
    return hasMore
  }

  /** The keys of the first matching rows, in reading direction. */
  async #keys(wanted: number): Promise<FeatureKey[]> {
    const { bbox, sort = [], after, before, offset = 0 } = this.#query
    const isBackward = before !== undefined
    const order = orderOf(this.#layer, sort, isBackward)
    const searchFrom = (place: PageQuery['before']): Search =>
      place === undefined || place === 'end'
        ? this.#search
        : { ...this.#search, where: [...this.#search.where, beyond(this.#layer, sort, place, isBackward)] }
    const given = before ?? after
    const isKnown = given === undefined || given === 'end' || given.values !== undefined || sort.length === 0
    let search = searchFrom(isKnown ? given : await this.#positionOf(given.key))
    if (bbox === undefined) return this.#queries.keys(search, order, wanted, offset)
    const found: FeatureKey[] = []
    for (let size = wanted + offset; ; size *= 2) {
      size = Math.min(MAX_KEYS, size + Math.ceil(size / 8))
      const keys = await this.#queries.keys(search, order, size, 0)
      for (let from = 0; from < keys.length && found.length < wanted + offset;) {
        const batch = keys.slice(from, from + this.#sizeOf(keys.length - from))
        const rows = await this.#queries.features(geometryAlone, batch)
        for (const { key } of this.#matching(rows)) found.push(key)
        from += batch.length
      }
      if (found.length >= wanted + offset || keys.length < size || this.#isAbandoned()) break
      search = searchFrom(await this.#positionOf(keys.at(-1) as FeatureKey))
    }
    return found.slice(offset, offset + wanted)
  }

  #isAbandoned(): boolean {
    return this.#query.isAbandoned?.() === true
  }

  async #positionOf(key: FeatureKey): Promise<Position> {
    const { sort = [] } = this.#query
    const values = sort.length === 0 ? [] : await this.#queries.sortValues(sort, key)
    if (values !== undefined) return { key, values }
    throw new InvalidCursor(
      'The feature at which the page starts no longer exists. Start from the first page again.',
    )
  }

  /** The rows without a geometry or with a geometry that has a point in the bbox. */
  #matching(rows: readonly FeatureRow[]): readonly FeatureRow[] {
    const area = this.#area
    if (area === undefined) return rows
    const matching = rows.filter((row) => this.#meets(row, area))
    return this.#fields.geometry ? matching : matching.map((row) => ({ ...row, geometry: null }))
  }

  /** An unreadable geometry never matches, with or without an R*Tree; the rest of the page is served. */
  #meets({ key, geometry }: FeatureRow, area: Area): boolean {
    if (geometry === null) return true
    try {
      return area.meets(geometry)
    } catch (error) {
      if (!(error instanceof UnreadableGeometry)) throw error
      if (this.#layer.unreadable) this.#layer.unreadable.example ??= key
      return false
    }
  }

  /** The bbox filter needs the geometry even if the caller does not ask for it. */
  get #fieldsToFilter(): Fields {
    return this.#query.bbox === undefined ? this.#fields : new Fields(this.#fields.columns, true)
  }

  get #mostRows(): number {
    return Math.max(16, Math.min(MAX_ROWS, Math.floor(MAX_BYTES / this.#layer.typicalSize)))
  }

  /** The number of rows of the next statement. Even shares avoid a last statement with a single row. */
  #sizeOf(wanted: number): number {
    return Math.ceil(wanted / Math.ceil(wanted / this.#mostRows))
  }
}

const geometryAlone = new Fields([], true)
