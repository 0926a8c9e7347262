import { readAhead } from '../../../lib/read-ahead.ts'
import type { FeatureRow, PageEdges, PageQuery, Position, SortKey } from '../../model/collection-store.ts'
import { InvalidCursor } from '../../model/errors.ts'
import { Fields } from '../shared/search.ts'
import { Selection } from '../shared/selection.ts'
import { conditionsOf, termOf } from './conditions.ts'
import { filterSql } from './filters.ts'
import { meansNoValue, type LayerQueries } from './layer-queries.ts'
import type { PostgisLayer } from './layer.ts'
import type { PlacedRow } from './row-reader.ts'
import { stretchesOf, type StartedStretch } from './stretches.ts'

/** The event loop is blocked while the rows of a batch are encoded. */
const MAX_BATCH = 64
/**
 * A statement reads a limited number of rows, so that no connection waits for a slow client. The next statement goes on
 * behind the last row.
 */
const MAX_ROWS = 1000
const MAX_BYTES = 4 * 1024 * 1024

const NO_FIELDS = new Fields([], false)
const FORGED = 'The cursor is malformed. Take it unchanged from the link to the next page.'

/** Why a search ended: it found as many rows as were wanted, it was over, or its time was. */
type End = 'enough' | 'over' | 'early'

interface Reading {
  readonly stretches: readonly StartedStretch[]
  readonly fields: Fields
  /** Number of rows after which the search ends. */
  readonly wanted: number
  readonly offset?: number
  /** True if a lack of time may end the search. */
  readonly mayEnd?: boolean
}

/** Reads one page of a layer. */
export class PostgisPage {
  readonly #layer: PostgisLayer
  readonly #queries: LayerQueries
  readonly #query: PageQuery
  readonly #selection: Selection
  readonly #isPlaceFirst: boolean
  readonly #fields: Fields
  /** What the rows are sorted by. */
  readonly #terms: readonly string[]
  readonly #sort: readonly SortKey[]
  /** The last feature that a search tested before it ended for lack of time. */
  #endedAt: Position | undefined

  /** Prepares the reading of a page. */
  static async of(layer: PostgisLayer, queries: LayerQueries, query: PageQuery): Promise<PostgisPage> {
    const dialect = {
      conditions: () => conditionsOf(layer, query),
      filter: (filter: NonNullable<PageQuery['filter']>) => filterSql(filter, layer),
    }
    const selection = await Selection.of(layer, query, dialect)
    const isPlaceFirst = await queries.isPlaceFirst(selection.search)
    return new PostgisPage(layer, queries, query, { selection, isPlaceFirst })
  }

  private constructor(
    layer: PostgisLayer,
    queries: LayerQueries,
    query: PageQuery,
    { selection, isPlaceFirst }: { readonly selection: Selection; readonly isPlaceFirst: boolean },
  ) {
    const { columns, skipGeometry = false, sort = [] } = query
    this.#layer = layer
    this.#queries = queries
    this.#query = query
    this.#selection = selection
    this.#isPlaceFirst = isPlaceFirst
    this.#fields = new Fields(columns ?? queries.everything.columns, !skipGeometry)
    this.#sort = sort
    this.#terms = sort.map(({ column }) => termOf(layer, column))
  }

  /** Returns the batches of the store's `page`. */
  async *batches(): AsyncGenerator<readonly FeatureRow[], PageEdges, void> {
    const { before, limit, bbox } = this.#query
    if (bbox?.length === 0 && this.#layer.stored?.isNullable === false) return { hasMore: false }
    const found = before === undefined ? this.#forwards() : this.#backwards(before)
    // The next statement runs while the caller encodes these rows, unless one statement reads all.
    const batches = limit < this.#mostRows ? found : readAhead(found)
    let first: Position | undefined
    let last: Position | undefined
    try {
      for (let step = await batches.next(); ; step = await batches.next()) {
        if (step.done === true) {
          const end = this.#endedAt ?? last
          return { hasMore: step.value, ...(first && { first }), ...(end && { last: end }) }
        }
        const rows = step.value
        first ??= positionOf(rows[0])
        last = positionOf(rows.at(-1)) ?? last
        yield this.#asWanted(rows)
      }
    } finally {
      await batches.return(false)
    }
  }

  /** @returns true if there are more features */
  async *#forwards(): AsyncGenerator<readonly PlacedRow[], boolean, void> {
    const { after, limit, offset = 0 } = this.#query
    const stretches = await this.#stretches(after, false, offset === 0)
    // One extra row shows whether there are more.
    const found = this.#found({ stretches, fields: this.#fields, wanted: limit + 1, offset, mayEnd: true })
    let left = limit
    for (let step = await found.next(); ; step = await found.next()) {
      if (step.done === true) return step.value !== 'over'
      const rows = step.value.slice(0, left)
      left -= rows.length
      if (rows.length > 0) yield rows
    }
  }

  /** Looks first for the feature before the page, and then reads the page behind it. */
  async *#backwards(before: Position | 'end'): AsyncGenerator<readonly PlacedRow[], boolean, void> {
    const { limit } = this.#query
    const places: Position[] = []
    const back = await this.#stretches(before === 'end' ? undefined : before, true, true)
    for await (const rows of this.#found({ stretches: back, fields: NO_FIELDS, wanted: limit + 1 }))
      places.push(...rows.map((row) => positionOf(row) as Position))
    if (places.length === 0) return false
    const stretches = await this.#stretches(places[limit], false, true)
    yield* this.#found({ stretches, fields: this.#fields, wanted: Math.min(limit, places.length) })
    return places.length > limit
  }

  /** The rows of stretches that pass the test, in small batches. */
  async *#found(reading: Reading): AsyncGenerator<readonly PlacedRow[], End, void> {
    const { wanted, offset = 0, mayEnd = false } = reading
    let toSkip = this.#selection.hasTest ? offset : 0
    let left = wanted
    for await (const rows of this.#rows(reading)) {
      const matching = await this.#selection.passing(rows)
      const some = matching.slice(toSkip, toSkip + left)
      toSkip -= Math.min(toSkip, matching.length)
      left -= some.length
      if (some.length > 0) yield some
      if (left === 0 || this.#query.isAbandoned?.() === true) return 'enough'
      if (mayEnd && toSkip === 0 && this.#endsAfter(rows.at(-1))) return 'early'
    }
    return 'over'
  }

  /** The rows of stretches before the test, in small batches. A statement reads more rows the more of them fail. */
  async *#rows({
    stretches,
    fields,
    wanted,
    offset = 0,
  }: Reading): AsyncGenerator<readonly PlacedRow[], void, void> {
    const { search, hasTest } = this.#selection
    const tested = hasTest ? this.#selection.fieldsWith(fields) : fields
    let size = Math.min(this.#mostRows, hasTest ? (wanted + offset) * 2 : wanted)
    for (const { stretch, start } of stretches) {
      for (let position = start, toSkip = hasTest ? 0 : offset; ; toSkip = 0) {
        const { order, behind } = stretch
        const rows = await this.#queries
          .rows({
            ...{ fields: tested, terms: this.#terms, search, order, limit: size },
            ...{ behind: behind(position), offset: toSkip, isPlaceFirst: this.#isPlaceFirst },
          })
          .catch((error: unknown) => {
            throw start !== undefined && position === start && meansNoValue(error)
              ? new InvalidCursor(FORGED)
              : error
          })
        for (let from = 0; from < rows.length; from += MAX_BATCH) yield rows.slice(from, from + MAX_BATCH)
        if (rows.length < size) break
        position = positionOf(rows.at(-1))
        size = Math.min(this.#mostRows, size * 2)
      }
    }
  }

  /** @param place without its values, those of the row are read */
  async #stretches(
    place: Position | undefined,
    isBackward: boolean,
    isSplit: boolean,
  ): Promise<StartedStretch[]> {
    const isKnown = place === undefined || this.#sort.length === 0 || place.values !== undefined
    const start = isKnown ? place : await this.#withValues(place)
    return stretchesOf(this.#layer, { sort: this.#sort, isBackward, start, isSplit })
  }

  async #withValues({ key }: Position): Promise<Position> {
    const values = await this.#queries.values(this.#terms, key)
    if (values !== undefined) return { key, values }
    throw new InvalidCursor(
      'The feature at which the page starts no longer exists. Start from the first page again.',
    )
  }

  /** True if the tests of a page took too long: the next page goes on after the feature that was tested last. */
  #endsAfter(tested: PlacedRow | undefined): boolean {
    if (tested === undefined || this.#selection.testedMs <= (this.#query.testMs ?? Infinity)) return false
    this.#endedAt = positionOf(tested)
    return true
  }

  /** Without a geometry that only the test needs. */
  #asWanted(rows: readonly PlacedRow[]): readonly FeatureRow[] {
    return this.#fields.geometry ? rows : rows.map((row) => ({ ...row, geometry: null }))
  }

  get #mostRows(): number {
    return Math.max(16, Math.min(MAX_ROWS, Math.floor(MAX_BYTES / this.#layer.typicalSize)))
  }
}

const positionOf = (row: PlacedRow | undefined): Position | undefined =>
  row && { key: row.key, values: row.sorted }
