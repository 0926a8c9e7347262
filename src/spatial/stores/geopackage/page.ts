import { readAhead } from '../../../lib/read-ahead.ts'
import { InvalidCursor } from '../../model/errors.ts'
import type { FeatureKey, FeatureRow, PageEdges, PageQuery, Position } from '../../model/collection-store.ts'
import type { LayerQueries } from './layer-queries.ts'
import { Fields, type Search } from '../shared/search.ts'
import { Selection } from '../shared/selection.ts'
import { beyond, orderOf } from '../shared/sort-order.ts'
import { filters, orderDialect } from './conditions.ts'
import { filterSql } from './filters/filter-sql.ts'
import type { GeoPackageLayer } from './queries.ts'

/**
 * The driver collects the whole result of a statement, so a statement reads a limited number of rows, and
 * fewer rows if the geometries of a layer are large. The event loop is blocked while the rows of a statement
 * are decoded and encoded, 10 µs each. Larger batches make a long page at most a tenth faster.
 */
const MAX_ROWS = 64
const MAX_BYTES = 4 * 1024 * 1024

/** Keys are small: one statement can read the keys of the largest page, and SQLite sorts only once. */
const MAX_KEYS = 65_536

/** Rows without a geometry that one statement reads for a test: 2 ms of the event loop. */
const MAX_TESTED = 1024

/** Keys of features that match, and the key up to which all features have been tested. */
interface FoundKeys {
  readonly keys: readonly FeatureKey[]
  readonly tested?: FeatureKey | undefined
}

type Batches = AsyncGenerator<readonly FeatureRow[], boolean, void>

/** Reads one page of a layer. */
export class GeoPackagePage {
  readonly #layer: GeoPackageLayer
  readonly #queries: LayerQueries
  readonly #query: PageQuery
  readonly #fields: Fields
  readonly #selection: Selection
  /** The last feature that a search tested before it ended for lack of time. */
  #endedAt: FeatureKey | undefined

  /** Prepares the reading of a page. */
  static async of(layer: GeoPackageLayer, queries: LayerQueries, query: PageQuery): Promise<GeoPackagePage> {
    return new GeoPackagePage(layer, queries, query, await Selection.of(layer, query, DIALECT))
  }

  private constructor(layer: GeoPackageLayer, queries: LayerQueries, query: PageQuery, selection: Selection) {
    const { columns, skipGeometry = false } = query
    this.#layer = layer
    this.#queries = queries
    this.#query = query
    this.#fields =
      columns === undefined && !skipGeometry
        ? queries.everything
        : new Fields(columns ?? queries.everything.columns, !skipGeometry)
    this.#selection = selection
  }

  /** Returns the batches of the store's `page`. */
  async *batches(): AsyncGenerator<readonly FeatureRow[], PageEdges, void> {
    const { bbox, sort = [], before } = this.#query
    if (bbox?.length === 0 && !this.#layer.hasRowsWithoutGeometry) return { hasMore: false }
    let first: FeatureKey | undefined
    let last: FeatureKey | undefined
    const found = sort.length === 0 && before === undefined ? this.#inKeyOrder() : this.#inAnyOrder()
    // SQLite reads the next rows in its thread while the caller encodes these, unless one statement reads all.
    const batches = this.#query.limit < this.#mostRows ? found : readAhead(found)
    try {
      for (let step = await batches.next(); ; step = await batches.next()) {
        if (step.done) {
          const end = this.#endedAt ?? last
          return {
            hasMore: step.value,
            ...(first !== undefined && { first: await this.#positionOf(first) }),
            ...(end !== undefined && { last: await this.#positionOf(end) }),
          }
        }
        first ??= step.value[0]?.key
        last = step.value.at(-1)?.key ?? last
        yield step.value
      }
    } finally {
      await batches.return(false)
    }
  }

  /** The rows that pass the test. Their number is known only during the search. */
  async *#inKeyOrder(): Batches {
    const { limit, offset = 0 } = this.#query
    const { search, hasTest, testsGeometry } = this.#selection
    const isNarrowed = this.#queries.isNarrowed(search)
    if (hasTest && !testsGeometry) return yield* this.#rowsOf(this.#testedKeys())
    if (!hasTest && !isNarrowed && search.where.length > 0 && limit >= this.#mostRows)
      return yield* this.#rowsOf(this.#foundKeys())
    let toSkip = hasTest ? offset : 0
    // One extra row shows whether there are more.
    let left = limit + 1
    for await (const rows of isNarrowed ? this.#proposedRows() : this.#allRows()) {
      const matching = await this.#matching(rows)
      const batch = matching.slice(toSkip, toSkip + left)
      toSkip -= Math.min(toSkip, matching.length)
      left -= batch.length
      const returned = left === 0 ? batch.slice(0, -1) : batch
      if (returned.length > 0) yield returned
      if (left === 0 || this.#isAbandoned()) return left === 0
      if (toSkip === 0 && this.#endsAfter(rows.at(-1)?.key)) return true
    }
    return false
  }

  /** The page from the keys of the matching rows, of which it reads no more than it needs. */
  async *#rowsOf(found: AsyncIterable<FoundKeys>): Batches {
    const { limit, offset = 0 } = this.#query
    let toSkip = this.#selection.hasTest ? offset : 0
    let left = limit + 1
    for await (const { keys, tested } of found) {
      const some = keys.slice(toSkip, toSkip + left)
      toSkip -= Math.min(toSkip, keys.length)
      left -= some.length
      yield* this.#featuresOf(left === 0 ? some.slice(0, -1) : some)
      if (left === 0 || this.#isAbandoned()) return left === 0
      if (toSkip === 0 && this.#endsAfter(tested)) return true
    }
    return false
  }

  /**
   * The keys of a page whose conditions SQLite decides. A statement for each batch would repeat the search, and
   * also the sort if SQLite finds the rows by another index.
   */
  async *#foundKeys(): AsyncGenerator<FoundKeys, void, void> {
    const { limit, offset = 0, after } = this.#query
    yield { keys: await this.#queries.candidates(this.#selection.search, after?.key, limit + 1, offset) }
  }

  /** The keys of the rows that pass a test of their columns. Few of them may pass, so it reads nothing else. */
  async *#testedKeys(): AsyncGenerator<FoundKeys, void, void> {
    const { limit, offset = 0, after } = this.#query
    const fields = this.#fieldsToTest(NO_FIELDS)
    let last = after?.key
    for (let size = limit + 1 + offset; ; size *= 2) {
      size = Math.min(size, MAX_TESTED)
      const rows = await this.#queries.page(fields, this.#selection.search, last, size, 0)
      const passing = await this.#selection.passing(rows)
      last = rows.at(-1)?.key
      yield { keys: passing.map(({ key }) => key), tested: last }
      if (rows.length < size) return
    }
  }

  /** Each batch continues after the last key of the previous batch. */
  async *#allRows(): AsyncGenerator<readonly FeatureRow[], void, void> {
    const { limit, offset = 0, after } = this.#query
    const { search, hasTest } = this.#selection
    const fields = this.#fieldsToTest(this.#fields)
    let last = after?.key
    let toSkip = hasTest ? 0 : offset
    for (let wanted = limit + 1; ;) {
      const size = this.#sizeOf(wanted)
      const rows = await this.#queries.page(fields, search, last, size, toSkip)
      yield rows
      if (rows.length < size) return
      last = rows.at(-1)?.key
      toSkip = 0
      wanted = Math.max(wanted - size, hasTest ? size * 2 : 0)
    }
  }

  /**
   * The candidates of the R*Tree. The tree is unordered: each query for the next few keys walks over
   * everything in the box. Unless one statement is enough, the keys of a whole page are read at once.
   */
  async *#proposedRows(): AsyncGenerator<readonly FeatureRow[], void, void> {
    const { limit, offset = 0, after } = this.#query
    const { search } = this.#selection
    const fields = this.#fieldsToTest(this.#fields)
    let last = after?.key
    // Some more keys than needed avoid a second walk: nearly all candidates meet a bbox, but often only half of
    // them a polygon. If few match, each walk reads more.
    let wanted = Math.ceil((limit + 1 + offset) * (this.#selection.hasFilterTest ? 2 : 9 / 8))
    if (wanted <= this.#mostRows) {
      const rows = await this.#queries.page(fields, search, last, wanted, 0)
      yield rows
      if (rows.length < wanted) return
      last = rows.at(-1)?.key
      wanted *= 2
    }
    for (;;) {
      wanted = Math.min(wanted, MAX_KEYS)
      const keys = await this.#queries.candidates(search, last, wanted)
      for (let from = 0; from < keys.length;) {
        const some = keys.slice(from, from + this.#sizeOf(keys.length - from))
        yield await this.#queries.features(fields, some)
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
    yield* this.#featuresOf(keys)
    return hasMore || this.#endedAt !== undefined
  }

  async *#featuresOf(keys: readonly FeatureKey[]): AsyncGenerator<readonly FeatureRow[], void, void> {
    for (let from = 0; from < keys.length && !(from > 0 && this.#isAbandoned());) {
      const size = this.#sizeOf(keys.length - from)
      const batch = await this.#queries.features(this.#fields, keys.slice(from, from + size))
      if (batch.length > 0) yield batch
      from += size
    }
  }

  /** The keys of the first matching rows, in reading direction. */
  async #keys(wanted: number): Promise<FeatureKey[]> {
    const { sort = [], after, before, offset = 0 } = this.#query
    const isBackward = before !== undefined
    const dialect = orderDialect(this.#layer)
    const order = orderOf(dialect, sort, isBackward)
    const searchFrom = (place: PageQuery['before']): Search =>
      place === undefined || place === 'end'
        ? this.#selection.search
        : {
            ...this.#selection.search,
            where: [...this.#selection.search.where, beyond(dialect, sort, place, isBackward)],
          }
    const given = before ?? after
    const isKnown = given === undefined || given === 'end' || given.values !== undefined || sort.length === 0
    let search = searchFrom(isKnown ? given : await this.#positionOf(given.key))
    if (!this.#selection.hasTest) return this.#queries.keys(search, order, wanted, offset)
    const fields = this.#fieldsToTest(NO_FIELDS)
    const found: FeatureKey[] = []
    for (let size = wanted + offset; ; size *= 2) {
      size = Math.min(MAX_KEYS, size + Math.ceil(size / 8))
      const keys = await this.#queries.keys(search, order, size, 0)
      for (let from = 0; from < keys.length && found.length < wanted + offset;) {
        const batch = keys.slice(from, from + this.#sizeOf(keys.length - from))
        const rows = await this.#queries.features(fields, batch)
        for (const { key } of await this.#selection.passing(rows)) found.push(key)
        from += batch.length
        if (
          found.length < wanted + offset &&
          !isBackward &&
          found.length >= offset &&
          this.#endsAfter(batch.at(-1))
        ) {
          return found.slice(offset)
        }
      }
      if (found.length >= wanted + offset || keys.length < size || this.#isAbandoned()) break
      search = searchFrom(await this.#positionOf(keys.at(-1) as FeatureKey))
    }
    return found.slice(offset, offset + wanted)
  }

  /** True if the tests of a page took too long: the next page goes on after the feature that was tested last. */
  #endsAfter(tested: FeatureKey | undefined): boolean {
    if (tested === undefined || this.#selection.testedMs <= (this.#query.testMs ?? Infinity)) return false
    this.#endedAt = tested
    return true
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

  /** The rows of the listing among those of a search, with the fields of the page. */
  async #matching(rows: readonly FeatureRow[]): Promise<readonly FeatureRow[]> {
    const matching = await this.#selection.passing(rows)
    return this.#fields.geometry || !this.#selection.hasTest
      ? matching
      : matching.map((row) => ({ ...row, geometry: null }))
  }

  #fieldsToTest(fields: Fields): Fields {
    return this.#selection.hasTest ? this.#selection.fieldsWith(fields) : fields
  }

  get #mostRows(): number {
    return Math.max(16, Math.min(MAX_ROWS, Math.floor(MAX_BYTES / this.#layer.typicalSize)))
  }

  /** The number of rows of the next statement. Even shares avoid a last statement with a single row. */
  #sizeOf(wanted: number): number {
    return Math.ceil(wanted / Math.ceil(wanted / this.#mostRows))
  }
}

const DIALECT = { conditions: filters, filter: filterSql }

const NO_FIELDS = new Fields([], false)
