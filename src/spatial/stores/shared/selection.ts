import { nextTurn } from '../../../lib/turns.ts'
import { comparisonIn } from '../../model/comparison.ts'
import { compile, type Condition as Filter, type Predicate } from '../../cql2/index.ts'
import type { Bbox, Box } from '../../model/bbox.ts'
import type { FeatureRow, Layer, PageQuery } from '../../model/collection-store.ts'
import { idOfRow } from '../../model/feature-id.ts'
import { OutsideSystem, UnreadableGeometry } from '../../model/errors.ts'
import { areaOf, type Area } from './area.ts'
import { boxesOf } from './filters/boxes.ts'
import { usesOf, type FilterSql, type Uses } from './filters/translate.ts'
import { RowView } from './filters/row-view.ts'
import { slabsOf } from './filters/slabs.ts'
import { Fields, type Condition, type IndexedLayer, type Search } from './search.ts'
import { storedBoxes } from './stored-boxes.ts'

/** How a database searches. */
export interface SearchDialect {
  /** The conditions of a query on the properties of a feature; all of them are exact. */
  readonly conditions: (layer: Layer, query: PageQuery) => Condition[]
  readonly filter: (filter: Filter, layer: Layer) => FilterSql
}

/** The test of a filter. */
interface FilterTest {
  readonly predicate: Predicate
  readonly uses: Uses
  readonly view: RowView
}

/**
 * The rows of a listing: a search that the database does, which may find more, and a test of the rows that it finds.
 */
export class Selection {
  readonly search: Search
  readonly #layer: IndexedLayer
  readonly #area: Area | undefined
  readonly #test: FilterTest | undefined
  readonly #uses: Uses
  #testedMs = 0

  /** The selection of a query. Filters that compare geometries load a library at their first use. */
  static async of(layer: IndexedLayer, query: PageQuery, dialect: SearchDialect): Promise<Selection> {
    const { filter, filterSystem } = query
    // A bbox without a box contains nothing; rows without a geometry match it as they match every bbox.
    const hasGeometry = layer.geometry !== undefined
    const isNowhere = hasGeometry && query.bbox?.length === 0
    const area = hasGeometry && !isNowhere ? await areaOf(layer, query) : undefined
    const conditions = dialect.conditions(layer, query)
    const where = isNowhere ? [...conditions, WITHOUT_GEOMETRY] : conditions
    if (filter === undefined) return new Selection(layer, { where, boxes: area?.boxes }, area)
    const { superset, isExact } = dialect.filter(filter, layer)
    const near = boxesOf(filter)
    const boxes = both(area?.boxes, near && (await storedBoxes(layer, near, filterSystem)))
    const slabs = boxes && slabsOf(filter)
    const search: Search = {
      where: superset === undefined ? where : [...where, superset],
      boxes,
      within: slabs && (await storedBoxes(layer, slabs, filterSystem)),
      ...(near && { needsGeometry: true }),
    }
    if (isExact) return new Selection(layer, search, area)
    const { transformation, turn } = comparisonIn(layer.crs, filterSystem)
    const predicate = await compile(filter, { turn })
    return new Selection(layer, search, area, {
      predicate,
      uses: usesOf(filter),
      view: new RowView(layer, transformation),
    })
  }

  private constructor(layer: IndexedLayer, search: Search, area: Area | undefined, test?: FilterTest) {
    this.search = search
    this.#layer = layer
    this.#area = area
    this.#test = test
    this.#uses = test?.uses ?? NOTHING
  }

  /** True if rows must be tested after the search. */
  get hasTest(): boolean {
    return this.#area !== undefined || this.#test !== undefined
  }

  /** True if the test is more than that of a bbox. */
  get hasFilterTest(): boolean {
    return this.#test !== undefined
  }

  /** True if the test needs the geometries of the rows. */
  get testsGeometry(): boolean {
    return this.#area !== undefined || this.#uses.geometry
  }

  /** Fields with those that the test needs. */
  fieldsWith({ columns, geometry }: Fields): Fields {
    const more = [...this.#uses.columns].filter((column) => !columns.includes(column))
    const needsGeometry = geometry || this.testsGeometry
    return new Fields([...columns, ...more], needsGeometry, this.#timesUsed())
  }

  /**
   * The rows that pass the test. An unreadable geometry never passes; it is recorded in the layer. Between the rows
   * other work gets its turn about every 4 ms.
   */
  async passing<Row extends FeatureRow>(rows: readonly Row[]): Promise<readonly Row[]> {
    if (!this.hasTest) return rows
    const passing: Row[] = []
    let turn = performance.now()
    for (const row of rows) {
      if (this.#passes(row)) passing.push(row)
      const elapsed = performance.now() - turn
      if (elapsed < TURN_MS) continue
      this.#testedMs += elapsed
      await nextTurn()
      turn = performance.now()
    }
    this.#testedMs += performance.now() - turn
    return passing
  }

  /** Milliseconds that the tests took so far. */
  get testedMs(): number {
    return this.#testedMs
  }

  #timesUsed(): readonly number[] {
    return [...this.#uses.columns].filter((column) => {
      const type = this.#layer.columns[column]?.type
      return type === 'date' || type === 'datetime'
    })
  }

  #passes(row: FeatureRow): boolean {
    const { geometry } = row
    try {
      if (this.#area !== undefined && geometry !== null && !this.#area.meets(geometry)) return false
      if (this.#test === undefined) return true
      const { predicate, view } = this.#test
      return predicate(view.of(row)) === true
    } catch (error) {
      // A geometry that the reference system of the request cannot express is compared with nothing.
      if (error instanceof OutsideSystem) return false
      if (!(error instanceof UnreadableGeometry)) throw error
      if (this.#layer.unreadable) this.#layer.unreadable.example ??= idOfRow(row)
      return false
    }
  }
}

const TURN_MS = 4

const WITHOUT_GEOMETRY: Condition = { sql: '({geometry} is null)', values: [] }

const NOTHING: Uses = { columns: new Set(), geometry: false }

/** Boxes that every envelope meets which meets boxes of both lists; undefined stands for everything. */
function both(left: Bbox | undefined, right: Bbox | undefined): Bbox | undefined {
  if (left === undefined || right === undefined) return left ?? right
  return left.flatMap((one) => right.map((other) => common(one, other)))
}

/**
 * Envelopes meet this box if and only if they meet both. If the boxes are apart, its minimum is greater than its
 * maximum: large envelopes, which reach from one box to the other, meet it too.
 */
const common = (one: Box, other: Box): Box => ({
  minX: Math.max(one.minX, other.minX),
  minY: Math.max(one.minY, other.minY),
  maxX: Math.min(one.maxX, other.maxX),
  maxY: Math.min(one.maxY, other.maxY),
  minZ: Math.max(one.minZ, other.minZ),
  maxZ: Math.min(one.maxZ, other.maxZ),
})
