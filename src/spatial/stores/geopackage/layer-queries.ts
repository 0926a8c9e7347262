import type { Knex } from 'knex'
import { Generations } from '../../../lib/generations.ts'
import { meansUnreadable } from '../../../platform/catalogue/sqlite-errors.ts'
import type { Extent } from '../../crs/extent.ts'
import type { Box } from '../../model/bbox.ts'
import type { FeatureKey, FeatureRow, SortKey, Value } from '../../model/collection-store.ts'
import { idColumnOf } from '../../model/feature-id.ts'
import { StoreUnreachable } from '../../model/errors.ts'
import { CompiledQuery } from './compiled-query.ts'
import { comparable } from './conditions.ts'
import { LayerSql, type Slots } from './layer-sql.ts'
import { unpack, type PackedRows } from './packed-rows.ts'
import { Fields, valuesOf, type Search } from '../shared/search.ts'
import type { GeoPackageLayer, Near } from './queries.ts'
import { quotable } from './quoted-names.ts'

/** Compiled statements kept per layer; clients choose columns, filters and orders freely. */
const MAX_STATEMENTS = 200

/** The queries on one layer, each built at its first use. */
export class LayerQueries {
  /** All fields of a layer, for requests without a selection. */
  readonly everything: Fields
  readonly #db: Knex
  readonly #layer: GeoPackageLayer
  readonly #key: string
  readonly #sql: LayerSql
  readonly #built = new Generations<CompiledQuery>(MAX_STATEMENTS)

  constructor(db: Knex, layer: GeoPackageLayer) {
    this.#db = db
    this.#layer = layer
    this.#key = quotable(layer.key.column)
    this.#sql = new LayerSql(db, layer)
    this.everything = new Fields([...layer.columns.keys()], true)
  }

  /** The row with an id, if it exists. */
  async feature(fields: Fields, id: FeatureKey): Promise<FeatureRow | undefined> {
    const [row] = await this.#read(`feature ${fields.shape}`, fields, [id], ([slot]) =>
      this.#sql
        .rows(fields)
        .where(quotable(idColumnOf(this.#layer)), slot as number)
        .limit(1),
    )
    return row
  }

  /** The rows of the keys, in the order of the keys. */
  async features(fields: Fields, keys: readonly FeatureKey[]): Promise<FeatureRow[]> {
    const values = [JSON.stringify(keys), keys.length]
    const rows = await this.#read(`features ${fields.shape}`, fields, values, ([wanted, count]) =>
      this.#sql
        .rows(fields)
        .whereRaw('?? in (select value from json_each(?))', [this.#key, wanted as number])
        .limit(count as number),
    )
    const byKey = new Map(rows.map((row) => [row.key, row]))
    return keys.flatMap((key) => byKey.get(key) ?? [])
  }

  /**
   * The values of a row under the sort keys, of which there is at least one; undefined if the row does not
   * exist.
   */
  async sortValues(sort: readonly SortKey[], key: FeatureKey): Promise<Value[] | undefined> {
    const terms = sort.map(
      ({ column }, i) => [`s${i}`, this.#sql.exact(column, comparable(this.#layer, column))] as const,
    )
    const [row] = await this.#run<Record<string, Value>>(
      `values ${sort.map(({ column }) => column).join()}`,
      [key],
      ([slot]) =>
        this.#db(quotable(this.#layer.name))
          .select(Object.fromEntries(terms.map(([name, term]) => [name, this.#sql.raw(term, [])])))
          .where(this.#key, slot as number),
    )
    return row && terms.map(([name]) => row[name] ?? null)
  }

  /**
   * The rows of a search after a key, in the order of the keys. With boxes the result is a superset, to be
   * filtered by the geometries: the rows whose envelopes, rounded outwards to 32 bits by the R*Tree, meet a
   * box, and the rows without a geometry.
   */
  page(
    fields: Fields,
    search: Search,
    after: FeatureKey | undefined,
    limit: number,
    offset: number,
  ): Promise<FeatureRow[]> {
    const { where } = search
    const near = this.#indexed(search)
    const purpose = ['page', fields.shape, shapeOf(near), after !== undefined, ...where.map(({ sql }) => sql)]
    const values = [limit, offset, after ?? 0, ...valuesOf(where), ...cornersOf(near)]
    return this.#read(purpose.join('\n'), fields, values, ([most, skipped, last, ...slots]) => {
      const rows = this.#sql.rows(fields).orderBy(this.#key)
      const behind = after === undefined ? undefined : (last as number)
      if (near !== undefined) {
        // Only the first keys, in order: keeping the first few while walking the R*Tree takes a quarter of
        // the time of collecting and sorting all keys.
        const keys = this.#sql
          .candidates(near, where, slots, behind)
          .orderBy('id')
          .limit(most as number)
          .offset(skipped as number)
        return rows.whereIn(this.#key, keys).limit(most as number)
      }
      if (behind !== undefined) rows.where(this.#key, '>', behind)
      return this.#sql
        .narrow(rows, where, slots)
        .limit(most as number)
        .offset(skipped as number)
    })
  }

  /** True if the R*Tree narrows a search down; otherwise all rows are candidates. */
  isNarrowed(search: Search): boolean {
    return this.#indexed(search) !== undefined
  }

  /**
   * The keys of the rows that `page` would return. They come as one text, which costs a tenth of the driver's
   * time for as many rows.
   */
  async candidates(
    search: Search,
    after: FeatureKey | undefined,
    limit: number,
    offset = 0,
  ): Promise<FeatureKey[]> {
    const { where } = search
    const near = this.#indexed(search)
    const purpose = ['candidates', shapeOf(near), after !== undefined, ...where.map(({ sql }) => sql)]
    const values = [limit, offset, after ?? 0, ...valuesOf(where), ...cornersOf(near)]
    const [row] = await this.#run<{ keys: string }>(
      purpose.join('\n'),
      values,
      ([most, skipped, last, ...slots]) => {
        const behind = after === undefined ? undefined : last
        const keys =
          near === undefined
            ? this.#sql.inOrder(where, slots, behind)
            : this.#sql.candidates(near, where, slots, behind).orderBy('id')
        const first = keys.limit(most as number).offset(skipped as number)
        return this.#db.select(this.#db.raw('json_group_array(id) as keys')).from(first.as('first'))
      },
    )
    return JSON.parse(row?.keys ?? '[]') as FeatureKey[]
  }

  /**
   * The keys of a search in any order (SQL in the form of a condition's); with boxes a superset, as in
   * `page`.
   */
  async keys(search: Search, order: string, limit: number, offset: number): Promise<FeatureKey[]> {
    const { where } = search
    const near = this.#indexed(search)
    const purpose = ['keys', order, shapeOf(near), ...where.map(({ sql }) => sql)]
    const values = [limit, offset, ...valuesOf(where), ...cornersOf(near)]
    const rows = await this.#run<{ key: FeatureKey }>(
      purpose.join('\n'),
      values,
      ([most, skipped, ...slots]) => {
        const keys = this.#db(quotable(this.#layer.name)).select({ key: this.#key })
        if (near !== undefined) {
          keys.whereIn(
            this.#key,
            this.#sql.candidates(near, [], slots.slice(valuesOf(where).length), undefined),
          )
        }
        return this.#sql
          .narrow(keys, where, slots)
          .orderByRaw(this.#sql.raw(order, []))
          .limit(most as number)
          .offset(skipped as number)
      },
    )
    return rows.map(({ key }) => key)
  }

  /** The envelopes of features in the R*Tree, by their keys; features without an envelope are not in it. */
  async envelopes(table: string, keys: readonly FeatureKey[]): Promise<ReadonlyMap<FeatureKey, Extent>> {
    const rows = await this.#run<{ id: number; box: string }>(
      'envelopes',
      [JSON.stringify(keys)],
      ([wanted]) =>
        this.#db(quotable(table))
          .select('id', { box: this.#db.raw('json_array(minx, miny, maxx, maxy)') })
          .whereRaw('id in (select value from json_each(?))', [wanted as number]),
    )
    return new Map(rows.map(({ id, box }) => [id, JSON.parse(box) as Extent]))
  }

  /** The boxes for the R*Tree; undefined if there is no R*Tree, or if a box contains everything in it. */
  #indexed({ boxes, within = [] }: Search): Near | undefined {
    const { index } = this.#layer
    if (index === undefined || boxes === undefined || holds(boxes, index.bounds)) return undefined
    return { boxes, within }
  }

  /**
   * The rows of a query that has a limit.
   * @param purpose identifies the SQL text
   */
  async #read(
    purpose: string,
    fields: Fields,
    values: readonly unknown[],
    build: (slots: Slots) => Knex.QueryBuilder,
  ): Promise<FeatureRow[]> {
    const [packed] = await this.#run<PackedRows>(purpose, values, (slots) =>
      this.#sql.packed(fields, build(slots)),
    )
    return unpack(packed as PackedRows, fields, this.#layer.id !== undefined)
  }

  /**
   * @param purpose identifies the SQL text
   * @throws StoreUnreachable if the file can no longer be read
   */
  async #run<Row>(
    purpose: string,
    values: readonly unknown[],
    build: (slots: Slots) => Knex.QueryBuilder,
  ): Promise<Row[]> {
    let query = this.#built.get(purpose)
    if (query === undefined) {
      query = new CompiledQuery(this.#db, values.length, build)
      this.#built.set(purpose, query)
    }
    try {
      return await query.run<Row>(values)
    } catch (error) {
      throw meansUnreadable(error) ? new StoreUnreachable(error) : error
    }
  }
}

const cornersOf = (near: Near | undefined): number[] =>
  near === undefined
    ? []
    : [...near.boxes, ...near.within].flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY])

/** Identifies the text of a search in the R*Tree. */
const shapeOf = (near: Near | undefined): string => (near ? `${near.boxes.length} ${near.within.length}` : '')

function holds(
  boxes: readonly Box[],
  bounds: readonly [number, number, number, number] | undefined,
): boolean {
  if (bounds === undefined) return false
  const [minX, minY, maxX, maxY] = bounds
  return boxes.some((box) => box.minX <= minX && box.minY <= minY && box.maxX >= maxX && box.maxY >= maxY)
}
