import { meansNoDatabase } from '../../../platform/catalogue/postgres-errors.ts'
import type { Box } from '../../model/bbox.ts'
import type { FeatureKey, Value } from '../../model/collection-store.ts'
import { StoreUnreachable, UnknownCollection } from '../../model/errors.ts'
import { Fields, type Search } from '../shared/search.ts'
import type { Cell, Connections, Statement } from './connections.ts'
import { isNoValue, meansAway, meansChanged, meansFailed } from './faults.ts'
import { keyTexts } from './key-texts.ts'
import { keyEquals, LayerSql, type Extract } from './layer-sql.ts'
import type { PostgisLayer, RowEstimate } from './layer.ts'
import { readRow, type PlacedRow } from './row-reader.ts'
import { TableConnections } from './table-connections.ts'

/** Rows that PostgreSQL sorts in some milliseconds. */
const MAX_SORTED = 30_000

/** What the queries on a table tell about it. */
export interface TableWatch {
  /** Called with the error of a database that cannot be reached. */
  readonly away: (error: Error) => void
  /** Called with the error of a table whose values made a statement fail. */
  readonly failed: (error: Error) => void
  /** Looks at the table again, after a fault that says that it has changed. False if it is not served any more. */
  readonly again: () => Promise<boolean>
}

/** True if a statement failed because a value that it was given is no value of its type. */
export const meansNoValue = (error: unknown): boolean =>
  error instanceof StoreUnreachable && isNoValue(error.cause)

/** The queries on one layer. */
export class LayerQueries {
  /** All fields of a layer, for requests without a selection. */
  readonly everything: Fields
  readonly #connections: TableConnections
  readonly #watch: TableWatch
  readonly #layer: PostgisLayer
  readonly #sql: LayerSql

  constructor(connections: Connections, layer: PostgisLayer, watch: TableWatch) {
    this.#connections = new TableConnections(connections)
    this.#watch = watch
    this.#layer = layer
    this.#sql = new LayerSql(layer)
    this.everything = new Fields([...layer.columns.keys()], true)
  }

  /** The row with an id, if it exists. */
  async feature(id: FeatureKey): Promise<PlacedRow | undefined> {
    const [row] = await this.#rowsWith(id, this.everything, [])
    return row
  }

  /** The texts of terms in the row with a key; undefined if the row does not exist. */
  async values(terms: readonly string[], key: FeatureKey): Promise<readonly Value[] | undefined> {
    const [row] = await this.#rowsWith(key, NO_FIELDS, terms)
    return row?.sorted
  }

  /** @throws StoreUnreachable @throws UnknownCollection */
  async rows(extract: Extract): Promise<PlacedRow[]> {
    const { fields, terms } = extract
    return this.#run(this.#sql.rows(extract), (rows) =>
      rows.map((cells) => readRow(this.#layer, fields, terms.length, cells)),
    )
  }

  /**
   * True if so few rows of a large table meet the boxes of a search that they are found first and sorted then. Otherwise
   * rows are read in the order of the page: by then, about every hundredth row meets the boxes.
   */
  async isPlaceFirst({ boxes = [], within = [] }: Search): Promise<boolean> {
    const { rowEstimate } = this.#layer
    if (rowEstimate === undefined || boxes.length === 0) return false
    const { rows } = rowEstimate
    const met = await this.#estimate(rowEstimate, within.length > 0 ? within : boxes)
    return met <= Math.min(rows / 10, Math.max(MAX_SORTED, rows / 100))
  }

  /** Infinity if the statistics are no longer there. */
  async #estimate(estimate: RowEstimate, boxes: readonly Box[]): Promise<number> {
    try {
      const [row = []] = await this.#connections.rows(this.#sql.estimate(estimate, boxes))
      return Number(row[0])
    } catch (error) {
      if (!meansFailed(error)) throw this.#told(error)
      return Infinity
    }
  }

  async count(): Promise<number> {
    return this.#run(this.#sql.count(), ([row = []]) => Number(row[0]))
  }

  async #rowsWith(key: FeatureKey, fields: Fields, terms: readonly string[]): Promise<PlacedRow[]> {
    if (keyTexts(this.#layer, key) === undefined) return []
    const behind = [keyEquals(this.#layer, key)]
    return this.rows({ fields, terms, search: { where: [] }, behind, order: '{k0}', limit: 1 })
  }

  /** Runs a statement; once more if its table has changed. @throws StoreUnreachable @throws UnknownCollection */
  async #run<Result>(statement: Statement, read: (rows: Cell[][]) => Result): Promise<Result> {
    try {
      return read(await this.#connections.rows(statement))
    } catch (error) {
      if (!meansChanged(error)) throw this.#told(error)
    }
    try {
      const isServed = await this.#watch.again()
      if (!isServed) throw new UnknownCollection(`${this.#layer.schema}/${this.#layer.name}`)
      return read(await this.#connections.rows(statement))
    } catch (error) {
      throw this.#told(error)
    }
  }

  /** Tells the watch about an error. It is returned for `throw`. */
  #told(error: unknown): unknown {
    if (!(error instanceof Error)) return error
    if (meansAway(error)) this.#watch.away(error)
    if (meansChanged(error) || (meansFailed(error) && !isNoValue(error))) this.#watch.failed(error)
    const isExpected = meansNoDatabase(error) || meansChanged(error) || meansFailed(error)
    return isExpected ? new StoreUnreachable(error) : error
  }
}

const NO_FIELDS = new Fields([], false)
