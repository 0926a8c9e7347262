import { meansNoDatabase, stateOf } from '../../../platform/catalogue/postgres-errors.ts'
import type { FeatureKey, Value } from '../../model/collection-store.ts'
import { StoreUnreachable } from '../../model/errors.ts'
import { Fields } from '../shared/search.ts'
import type { Cell, Connections, Statement } from './connections.ts'
import { keyTexts } from './key-texts.ts'
import { keyEquals, LayerSql, type Extract } from './layer-sql.ts'
import type { PostgisLayer } from './layer.ts'
import { readRow, type PlacedRow } from './row-reader.ts'

/** A table, a column or a right that was there when the layer was found: the next look finds the new state. */
const CHANGED = /^(42P01|42703|42501|42883|42704|0A000)$/
/** Values that the functions of a view, or its foreign server, cannot work with. */
const FAILED = /^(22...|38...|39...|HV...|P0...|XX...)$/
/** A value that is no text of its type. */
const NO_VALUE = /^(22P02|22003|22007|22008|22021)$/

/** True if a statement failed because a value that it was given is no value of its type. */
export const meansNoValue = (error: unknown): boolean =>
  error instanceof StoreUnreachable && NO_VALUE.test(stateOf(error.cause) ?? '')

/** The queries on one layer. */
export class LayerQueries {
  /** All fields of a layer, for requests without a selection. */
  readonly everything: Fields
  readonly #connections: Connections
  readonly #layer: PostgisLayer
  readonly #sql: LayerSql

  constructor(connections: Connections, layer: PostgisLayer) {
    this.#connections = connections
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

  /** @throws StoreUnreachable */
  async rows(extract: Extract): Promise<PlacedRow[]> {
    const { fields, terms } = extract
    const rows = await this.#run(this.#sql.rows(extract))
    return rows.map((cells) => readRow(this.#layer, fields, terms.length, cells))
  }

  async count(): Promise<number> {
    const [[count] = []] = await this.#run(this.#sql.count())
    return Number(count)
  }

  async #rowsWith(key: FeatureKey, fields: Fields, terms: readonly string[]): Promise<PlacedRow[]> {
    if (keyTexts(this.#layer, key) === undefined) return []
    const behind = [keyEquals(this.#layer, key)]
    return this.rows({ fields, terms, search: { where: [] }, behind, order: '{k0}', limit: 1 })
  }

  /** @throws StoreUnreachable */
  async #run(statement: Statement): Promise<Cell[][]> {
    try {
      return await this.#connections.rows(statement)
    } catch (error) {
      const state = stateOf(error) ?? ''
      const isGone = meansNoDatabase(error) || CHANGED.test(state) || FAILED.test(state)
      throw isGone ? new StoreUnreachable(error) : error
    }
  }
}

const NO_FIELDS = new Fields([], false)
