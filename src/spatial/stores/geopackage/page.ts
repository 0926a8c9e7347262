import { intersectsBbox } from '../../encodings/intersects-box.ts'
import type { Bbox } from '../../model/bbox.ts'
import { InvalidCursor, UnreadableGeometry } from '../../model/errors.ts'
import type { FeatureKey, FeatureRow, PageEdges, PageQuery, Position } from '../../model/collection-store.ts'
import { filters } from './conditions.ts'
import { Fields, type GeoPackageLayer, type LayerQueries, type Search } from './queries.ts'
import { beyond, orderOf } from './sort-order.ts'

/**
 * The driver collects the answer of a statement before it hands it over, so a statement asks for a bounded
 * number of rows, and for fewer where the geometries of a layer are large. Whoever else waits for the event loop
 * waits until the rows of a statement are read and written, which takes 10 µs each; larger batches make a long
 * page faster by no more than a tenth.
 */
const mostRows = 64
const mostBytes = 4 * 1024 * 1024

/** Keys alone are small: all of the largest page fit into one statement, and SQLite sorts once for them. */
const mostKeys = 65_536

type Batches = AsyncGenerator<readonly FeatureRow[], boolean, void>

/** Reads one page of a layer. */
export class GeoPackagePage {
  readonly #layer: GeoPackageLayer
  readonly #queries: LayerQueries
  readonly #query: PageQuery
  readonly #fields: Fields
  readonly #search: Search

  constructor(layer: GeoPackageLayer, queries: LayerQueries, query: PageQuery) {
    const { columns, skipGeometry = false, bbox } = query
    this.#layer = layer
    this.#queries = queries
    this.#query = query
    this.#fields =
      columns === undefined && !skipGeometry
        ? queries.everything
        : new Fields(columns ?? queries.everything.columns, !skipGeometry)
    this.#search = { where: filters(layer, query), boxes: bbox && storedBoxes(layer, bbox) }
  }

  /** As a store's `page` gives them. */
  async *batches(): AsyncGenerator<readonly FeatureRow[], PageEdges, void> {
    const { bbox, sort = [], before } = this.#query
    if (bbox?.length === 0) return { hasMore: false }
    let first: FeatureKey | undefined
    let last: FeatureKey | undefined
    const batches = sort.length === 0 && before === undefined ? this.#inKeyOrder() : this.#inAnyOrder()
    for (let step = await batches.next(); ; step = await batches.next()) {
      if (step.done) {
        if (first === undefined || last === undefined) return { hasMore: step.value }
        return { hasMore: step.value, first: await this.#placeOf(first), last: await this.#placeOf(last) }
      }
      first ??= step.value[0]?.key
      last = step.value.at(-1)?.key ?? last
      yield step.value
    }
  }

  /** Of the candidates those whose geometries meet the bbox; how many it takes is known only on the way. */
  async *#inKeyOrder(): Batches {
    const { bbox, limit, offset = 0 } = this.#query
    let toSkip = bbox === undefined ? 0 : offset
    // One row more than asked for tells whether there are more.
    let left = limit + 1
    const isNarrowed = this.#queries.isNarrowed(this.#search)
    for await (const rows of isNarrowed ? this.#proposedRows() : this.#allRows()) {
      const matching = this.#matching(rows)
      const batch = matching.slice(toSkip, toSkip + left)
      toSkip -= Math.min(toSkip, matching.length)
      left -= batch.length
      const shown = left === 0 ? batch.slice(0, -1) : batch
      if (shown.length > 0) yield shown
      if (left === 0 || this.#isAbandoned()) return left === 0
    }
    return false
  }

  /** Every batch goes on behind the key of the one before. */
  async *#allRows(): AsyncGenerator<readonly FeatureRow[], void, void> {
    const { bbox, limit, offset = 0, after } = this.#query
    let last = after?.key
    let toSkip = bbox === undefined ? offset : 0
    for (let wanted = limit + 1; ;) {
      const size = this.#sizeOf(wanted)
      const rows = await this.#queries.page(this.#fieldsToJudge, this.#search, last, size, toSkip)
      yield rows
      if (rows.length < size) return
      last = rows.at(-1)?.key
      toSkip = 0
      wanted = Math.max(wanted - size, bbox === undefined ? 0 : size * 2)
    }
  }

  /**
   * What the R*Tree proposes. It knows no order, so whoever asks it for the next few has it walk over everything
   * in the box each time: unless one statement is enough, it is asked for the keys of a whole page at once.
   */
  async *#proposedRows(): AsyncGenerator<readonly FeatureRow[], void, void> {
    const { limit, offset = 0, after } = this.#query
    let last = after?.key
    // Most of them match: a few more than needed spare a second walk. Where few do, ask for more each time.
    let wanted = Math.ceil(((limit + 1 + offset) * 9) / 8)
    if (wanted <= this.#mostRows) {
      const rows = await this.#queries.page(this.#fieldsToJudge, this.#search, last, wanted, 0)
      yield rows
      if (rows.length < wanted) return
      last = rows.at(-1)?.key
      wanted *= 2
    }
    for (;;) {
      wanted = Math.min(wanted, mostKeys)
      const keys = await this.#queries.candidates(this.#search, last, wanted)
      for (let from = 0; from < keys.length;) {
        const some = keys.slice(from, from + this.#sizeOf(keys.length - from))
        yield await this.#queries.features(this.#fieldsToJudge, some)
        from += some.length
      }
      if (keys.length < wanted) return
      last = keys.at(-1)
      wanted *= 2
    }
  }

  /** First the keys of the page, so that SQLite sorts once for all of it; then the rows, batch by batch. */
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

  /** The keys of the first rows that match, in the direction of reading. */
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
    let search = searchFrom(isKnown ? given : await this.#placeOf(given.key))
    if (bbox === undefined) return this.#queries.keys(search, order, wanted, offset)
    const found: FeatureKey[] = []
    for (let size = wanted + offset; ; size *= 2) {
      size = Math.min(mostKeys, size + Math.ceil(size / 8))
      const keys = await this.#queries.keys(search, order, size, 0)
      for (let from = 0; from < keys.length && found.length < wanted + offset;) {
        const batch = keys.slice(from, from + this.#sizeOf(keys.length - from))
        const rows = await this.#queries.features(geometryAlone, batch)
        for (const { key } of this.#matching(rows)) found.push(key)
        from += batch.length
      }
      if (found.length >= wanted + offset || keys.length < size || this.#isAbandoned()) break
      search = searchFrom(await this.#placeOf(keys.at(-1) as FeatureKey))
    }
    return found.slice(offset, offset + wanted)
  }

  #isAbandoned(): boolean {
    return this.#query.isAbandoned?.() === true
  }

  async #placeOf(key: FeatureKey): Promise<Position> {
    const { sort = [] } = this.#query
    const values = sort.length === 0 ? [] : await this.#queries.sortValues(sort, key)
    if (values !== undefined) return { key, values }
    throw new InvalidCursor(
      'The feature at which the page starts is not there any more. Start the listing anew.',
    )
  }

  /** The rows whose geometries have a point in the bbox, or that have none. */
  #matching(rows: readonly FeatureRow[]): readonly FeatureRow[] {
    const { bbox } = this.#query
    if (bbox === undefined) return rows
    const matching = rows.filter((row) => this.#meets(row, bbox))
    return this.#fields.geometry ? matching : matching.map((row) => ({ ...row, geometry: null }))
  }

  /** A geometry that can't be read meets nothing, with an R*Tree and without; the others keep their page. */
  #meets({ key, geometry }: FeatureRow, bbox: Bbox): boolean {
    if (geometry === null) return true
    try {
      return intersectsBbox(geometry, bbox, this.#layer.crs.projection)
    } catch (error) {
      if (!(error instanceof UnreadableGeometry)) throw error
      if (this.#layer.unreadable) this.#layer.unreadable.example ??= key
      return false
    }
  }

  /** The geometry that a bbox is judged by is read even where nobody wants to see it. */
  get #fieldsToJudge(): Fields {
    return this.#query.bbox === undefined ? this.#fields : new Fields(this.#fields.columns, true)
  }

  get #mostRows(): number {
    return Math.max(16, Math.min(mostRows, Math.floor(mostBytes / this.#layer.typicalSize)))
  }

  /** How many rows to ask for next: even shares, so that the last statement is not for a single row. */
  #sizeOf(wanted: number): number {
    return Math.ceil(wanted / Math.ceil(wanted / this.#mostRows))
  }
}

const geometryAlone = new Fields([], true)

/** The boxes to look for in the R*Tree; undefined where a projection can't tell, and every row is judged. */
function storedBoxes({ crs }: GeoPackageLayer, bbox: Bbox): Bbox | undefined {
  const { projection } = crs
  if (projection === undefined) return bbox
  const boxes = bbox.map((box) => projection.envelopesOf(box))
  return boxes.includes(undefined) ? undefined : (boxes as Bbox[]).flat()
}
