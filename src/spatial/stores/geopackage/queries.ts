import type { Knex } from 'knex'
import { Generations } from '../../../lib/generations.ts'
import { meansUnreadable } from '../../../platform/catalogue/sqlite-errors.ts'
import { StoreUnreachable } from '../../model/errors.ts'
import type { Box } from '../../model/bbox.ts'
import type { Column, FeatureKey, FeatureRow, Layer, SortKey, Value } from '../../model/collection-store.ts'
import { CompiledQuery } from './compiled-query.ts'
import { comparable, type Condition } from './conditions.ts'
import { quotable } from './quoted-names.ts'
import { endOf, startOf } from './stored-times.ts'

/** A layer with the facts that only this store needs. */
export interface GeoPackageLayer extends Layer {
  /** The R*Tree of the geometry column, if the file has one. */
  readonly index?: {
    readonly table: string
    /** The extent of all envelopes, rounded outwards: [minX, minY, maxX, maxY]. */
    readonly bounds?: readonly [number, number, number, number]
  }
  /** True if there are rows without a geometry; they match every bbox and are not in the R*Tree. */
  readonly hasRowsWithoutGeometry: boolean
  /** Mean bytes of a geometry, at least 1. */
  readonly typicalSize: number
}

/** The parts of each row to read. */
export class Fields {
  /** Columns by their positions. */
  readonly columns: readonly number[]
  /** True if the geometry is read; otherwise it is null. */
  readonly geometry: boolean
  /** Columns of dates and timestamps whose ranges are read too, as `f0` and `t0` for the column 0. */
  readonly times: readonly number[]
  /** Identifies the combination of fields. */
  readonly shape: string

  constructor(columns: readonly number[], geometry: boolean, times: readonly number[] = []) {
    this.columns = columns
    this.geometry = geometry
    this.times = times
    this.shape = `${columns.join()} ${geometry} ${times.join()}`
  }
}

/** The rows of a listing. */
export interface Search {
  readonly where: readonly Condition[]
  /** Boxes in stored coordinates: only rows that may lie in a box. Without boxes, all rows. */
  readonly boxes?: readonly Box[] | undefined
  /** Further boxes in stored coordinates; a row must also meet one of them. They only help where there are boxes. */
  readonly within?: readonly Box[] | undefined
}

/** What is asked of the R*Tree. */
interface Near {
  readonly boxes: readonly Box[]
  readonly within: readonly Box[]
}

/** Compiled statements kept per layer; clients choose columns, filters and orders freely. */
const MAX_STATEMENTS = 200

type Slots = readonly number[]

/** The queries on one layer, each built at its first use. */
export class LayerQueries {
  /** All fields of a layer, for requests without a selection. */
  readonly everything: Fields
  readonly #db: Knex
  readonly #layer: GeoPackageLayer
  readonly #key: string
  readonly #built = new Generations<CompiledQuery>(MAX_STATEMENTS)

  constructor(db: Knex, layer: GeoPackageLayer) {
    this.#db = db
    this.#layer = layer
    this.#key = quotable(layer.key.column)
    this.everything = new Fields([...layer.columns.keys()], true)
  }

  /** The row of a key, if it exists. */
  async feature(fields: Fields, key: FeatureKey): Promise<FeatureRow | undefined> {
    const [row] = await this.#run<FeatureRow>(`feature ${fields.shape}`, [key], ([slot]) =>
      this.#rows(fields).where(this.#key, slot as number),
    )
    return row
  }

  /** The rows of the keys, in the order of the keys. */
  async features(fields: Fields, keys: readonly FeatureKey[]): Promise<FeatureRow[]> {
    const rows = await this.#run<FeatureRow>(`features ${fields.shape}`, [JSON.stringify(keys)], ([slot]) =>
      this.#rows(fields).whereRaw('?? in (select value from json_each(?))', [this.#key, slot as number]),
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
      ({ column }, i) => [`s${i}`, this.#exact(column, comparable(this.#layer, column))] as const,
    )
    const [row] = await this.#run<Record<string, Value>>(
      `values ${sort.map(({ column }) => column).join()}`,
      [key],
      ([slot]) =>
        this.#db(quotable(this.#layer.name))
          .select(Object.fromEntries(terms.map(([name, term]) => [name, this.#raw(term, [])])))
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
    return this.#run(purpose.join('\n'), values, ([most, skipped, last, ...slots]) => {
      const rows = this.#rows(fields).orderBy(this.#key)
      const behind = after === undefined ? undefined : (last as number)
      if (near !== undefined) {
        // Only the first keys, in order: keeping the first few while walking the R*Tree takes a quarter of
        // the time of collecting and sorting all keys.
        const keys = this.#candidates(near, where, slots, behind)
          .orderBy('id')
          .limit(most as number)
          .offset(skipped as number)
        return rows.whereIn(this.#key, keys)
      }
      if (behind !== undefined) rows.where(this.#key, '>', behind)
      return this.#narrow(rows, where, slots)
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
            ? this.#inOrder(where, slots, behind)
            : this.#candidates(near, where, slots, behind).orderBy('id')
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
          keys.whereIn(this.#key, this.#candidates(near, [], slots.slice(valuesOf(where).length), undefined))
        }
        return this.#narrow(keys, where, slots)
          .orderByRaw(this.#raw(order, []))
          .limit(most as number)
          .offset(skipped as number)
      },
    )
    return rows.map(({ key }) => key)
  }

  /** The boxes for the R*Tree; undefined if there is no R*Tree, or if a box contains everything in it. */
  #indexed({ boxes, within = [] }: Search): Near | undefined {
    const { index } = this.#layer
    if (index === undefined || boxes === undefined || holds(boxes, index.bounds)) return undefined
    return { boxes, within }
  }

  /** @param slots first the slots of the conditions, then the slots of the corners of the boxes */
  #candidates(
    { boxes, within }: Near,
    where: readonly Condition[],
    slots: Slots,
    behind: number | undefined,
  ): Knex.QueryBuilder {
    const { index, name, geometry } = this.#layer
    if (index === undefined) throw new Error(`The layer "${name}" has no R*Tree.`)
    const corners = slots.slice(valuesOf(where).length)
    const parts: Knex.QueryBuilder[] = boxes.map((_, box) => {
      const [minX, minY, maxX, maxY] = corners.slice(box * 4) as [number, number, number, number]
      const near = this.#db(quotable(index.table))
        .select('id')
        .where('minx', '<=', maxX)
        .where('maxx', '>=', minX)
        .where('miny', '<=', maxY)
        .where('maxy', '>=', minY)
      // Together in one walk: a row that meets several of them counts once, and in the order of the walk.
      if (within.length > 0) {
        const any = within.map(() => 'minx <= ? and maxx >= ? and miny <= ? and maxy >= ?').join(' or ')
        near.whereRaw(`(${any})`, boundsOf(corners.slice(boxes.length * 4)))
      }
      if (behind !== undefined) near.where('id', '>', behind)
      if (where.length > 0) {
        const row = this.#db(quotable(name)).select(this.#db.raw('1'))
        row.whereRaw('?? = ??', [this.#key, `${quotable(index.table)}.id`])
        near.whereExists(this.#narrow(row, where, slots))
      }
      return near
    })
    if (this.#layer.hasRowsWithoutGeometry) {
      const without: Knex.QueryBuilder = this.#db(quotable(name))
        .select({ id: this.#key })
        .whereNull(quotable(geometry.column))
      if (behind !== undefined) without.where(this.#key, '>', behind)
      parts.push(this.#narrow(without, where, slots))
    }
    const [first, ...others] = parts
    // For a projection there may be no matching area at all.
    if (first === undefined) return this.#db(quotable(index.table)).select('id').whereNull('id')
    // Not UNION ALL: a row in two boxes must count once.
    return others.length === 0 ? first : first.union(others)
  }

  #inOrder(where: readonly Condition[], slots: Slots, behind: number | undefined): Knex.QueryBuilder {
    const keys = this.#db(quotable(this.#layer.name)).select({ id: this.#key }).orderBy(this.#key)
    if (behind !== undefined) keys.where(this.#key, '>', behind)
    return this.#narrow(keys, where, slots)
  }

  #narrow(query: Knex.QueryBuilder, where: readonly Condition[], slots: Slots): Knex.QueryBuilder {
    let used = 0
    for (const { sql, values } of where) {
      query.whereRaw(this.#raw(sql, slots.slice(used, used + values.length)))
      used += values.length
    }
    return query
  }

  /** Key, geometry and the columns under their positions (see FeatureRow). */
  #rows({ columns, geometry, times }: Fields): Knex.QueryBuilder {
    const { name: table, geometry: stored } = this.#layer
    return this.#db(quotable(table)).select(
      { key: this.#key },
      geometry ? { geometry: quotable(stored.column) } : this.#db.raw('null as geometry'),
      ...columns.map((column) => ({ [`c${column}`]: this.#raw(this.#exact(column, `{${column}}`), []) })),
      ...times.map((column) => ({
        [`f${column}`]: this.#raw(startOf(column), []),
        [`t${column}`]: this.#raw(endOf(column), []),
      })),
    )
  }

  /**
   * The expression to read for a term over a column: the driver would round integers beyond 2^53, so they are
   * read as text.
   */
  #exact(column: number, term: string): string {
    const { type, range } = this.#layer.columns[column] as Column
    // A range has numbers that a double represents exactly.
    if (type !== 'integer' || range !== undefined) return term
    const beyond = `iif(typeof(${term}) = 'integer', cast(${term} as text), ${term})`
    return `iif(${term} between -9007199254740991 and 9007199254740991, ${term}, ${beyond})`
  }

  /** SQL in the form of a condition's, with its names and slots filled in. */
  #raw(sql: string, slots: Slots): Knex.Raw {
    const { columns, geometry } = this.#layer
    const bindings: (string | number)[] = []
    let used = 0
    const text = sql.replace(/\{(\w+)\}|\?/g, (piece: string, name: string | undefined) => {
      if (name === undefined) bindings.push(slots[used++] as number)
      else if (name === 'key') bindings.push(this.#key)
      else if (name === 'geometry') bindings.push(quotable(geometry.column))
      else bindings.push(quotable((columns[Number(name)] as { name: string }).name))
      return name === undefined ? piece : '??'
    })
    return this.#db.raw(text, bindings)
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

const valuesOf = (conditions: readonly Condition[]): Value[] => conditions.flatMap(({ values }) => values)

const cornersOf = (near: Near | undefined): number[] =>
  near === undefined
    ? []
    : [...near.boxes, ...near.within].flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY])

/** The values of `minx <= ? and maxx >= ? and miny <= ? and maxy >= ?` for each box, from those of its corners. */
const boundsOf = (corners: readonly number[]): number[] =>
  corners.flatMap((_, at) =>
    at % 4 === 0 ? [corners[at + 2]!, corners[at]!, corners[at + 3]!, corners[at + 1]!] : [],
  )

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
