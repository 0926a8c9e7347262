import type { Knex } from 'knex'
import type { Bbox } from './bbox.ts'
import type { FeatureKey, FeatureRow, Layer } from './collection-store.ts'
import { CompiledQuery } from './compiled-query.ts'
import type { Slots } from './compiled-query.ts'
import { quotable } from './quoted-names.ts'

/** A layer with what only this store knows of it. */
export interface GeoPackageLayer extends Layer {
  /** The R*Tree of the geometry column, where the file has one. */
  readonly index?: {
    readonly table: string
    /** What all envelopes together span, rounded outwards: [minX, minY, maxX, maxY]. */
    readonly bounds?: readonly [number, number, number, number]
  }
  /** Whether rows without a geometry were there; they match every bbox and are in no R*Tree. */
  readonly hasRowsWithoutGeometry: boolean
  /** Mean bytes of a geometry, at least 1. */
  readonly typicalSize: number
}

const sides = ['minX', 'minY', 'maxX', 'maxY'] as const
type Side = (typeof sides)[number]
type Page = 'after' | 'limit' | 'offset'
type InBbox = 'after' | 'limit' | `${Side}${0 | 1}`

const boxSlots = ([0, 1] as const).map((box) => sides.map((side) => `${side}${box}` as const))

/** The queries on one layer, each built when it is first needed. */
export class LayerQueries {
  readonly #db: Knex
  readonly #layer: GeoPackageLayer
  readonly #key: string
  readonly #built = new Map<string, unknown>()

  constructor(db: Knex, layer: GeoPackageLayer) {
    this.#db = db
    this.#layer = layer
    this.#key = quotable(layer.key.column)
  }

  /** The row of a key, if there is one. */
  async feature(key: FeatureKey): Promise<FeatureRow | undefined> {
    const query = this.#compiled('feature', ['key'] as const, ({ key: slot }) =>
      this.#rows().where(this.#key, slot),
    )
    const [row] = await query.run<FeatureRow>({ key })
    return row
  }

  /** The rows behind a key, in the order of the keys. */
  page(after: FeatureKey | undefined, limit: number, offset: number): Promise<FeatureRow[]> {
    const query = this.#compiled<Page>(
      after === undefined ? 'first page' : 'next page',
      ['after', 'limit', 'offset'],
      (slots) => {
        const rows = this.#rows().orderBy(this.#key).limit(slots.limit).offset(slots.offset)
        return after === undefined ? rows : rows.where(this.#key, '>', slots.after)
      },
    )
    return query.run({ after: after ?? 0, limit, offset })
  }

  /**
   * The rows behind a key whose envelopes, rounded outwards to 32 bits by the R*Tree, meet the bbox, and those
   * without a geometry: a superset of what matches, to be judged by the geometries themselves. All rows where
   * there is no R*Tree, or where the bbox holds everything in it.
   */
  candidates(bbox: Bbox, after: FeatureKey | undefined, limit: number): Promise<FeatureRow[]> {
    const { index } = this.#layer
    if (index === undefined || holds(bbox, index.bounds)) return this.page(after, limit, 0)
    const query = this.#compiled<InBbox>(
      `${after === undefined ? 'first' : 'next'} page in ${bbox.length} boxes`,
      ['after', 'limit', ...boxSlots.slice(0, bbox.length).flat()],
      (slots) =>
        this.#rows()
          .whereIn(this.#key, this.#candidateKeys(index.table, bbox.length, after !== undefined, slots))
          .orderBy(this.#key),
    )
    const values = { after: after ?? 0, limit } as Record<InBbox, number | string>
    bbox.forEach((box, position) =>
      boxSlots[position]?.forEach((slot, i) => (values[slot] = box[sides[i] as Side])),
    )
    return query.run(values)
  }

  /**
   * The first keys only, in their order: keeping the first few of many while walking the R*Tree takes a
   * quarter of the time that collecting and sorting all of them does.
   */
  #candidateKeys(index: string, boxes: number, isBehind: boolean, slots: Slots<InBbox>): Knex.QueryBuilder {
    const behind = (query: Knex.QueryBuilder, key: string): Knex.QueryBuilder =>
      isBehind ? query.where(key, '>', slots.after) : query
    const parts = Array.from({ length: boxes }, (_, box) => {
      const slot = (side: Side): number => slots[`${side}${box as 0 | 1}`]
      const near = this.#db(quotable(index))
        .select('id')
        .where('minx', '<=', slot('maxX'))
        .where('maxx', '>=', slot('minX'))
        .where('miny', '<=', slot('maxY'))
        .where('maxy', '>=', slot('minY'))
      return behind(near, 'id')
    })
    if (this.#layer.hasRowsWithoutGeometry) {
      const without = this.#db(quotable(this.#layer.name))
        .select(`${this.#key} as id`)
        .whereNull(quotable(this.#layer.geometry.column))
      parts.push(behind(without, this.#key))
    }
    const [first, ...others] = parts
    if (first === undefined) throw new Error('A bbox without a box has no query.')
    // Not UNION ALL: what lies in both boxes must count once.
    const keys = others.length === 0 ? first : first.union(others)
    return keys.orderBy('id').limit(slots.limit)
  }

  /** Key, geometry and the columns under their positions (see FeatureRow). */
  #rows(): Knex.QueryBuilder {
    const db = this.#db
    const { name: table, geometry, columns } = this.#layer
    const fields = columns.map(({ name, type }, position) => {
      const [column, alias] = [quotable(name), `c${position}`]
      // The driver would round integers beyond 2^53: they are read as text.
      return type === 'integer'
        ? db.raw('iif(?? between -9007199254740991 and 9007199254740991, ??, cast(?? as text)) as ??', [
            column,
            column,
            column,
            alias,
          ])
        : { [alias]: column }
    })
    return db(quotable(table)).select({ key: this.#key, geometry: quotable(geometry.column) }, ...fields)
  }

  #compiled<Name extends string>(
    purpose: string,
    names: readonly Name[],
    build: (slots: Slots<Name>) => Knex.QueryBuilder,
  ): CompiledQuery<Name> {
    const built = this.#built.get(purpose) as CompiledQuery<Name> | undefined
    if (built !== undefined) return built
    const query = new CompiledQuery(this.#db, names, build)
    this.#built.set(purpose, query)
    return query
  }
}

function holds(bbox: Bbox, bounds: readonly [number, number, number, number] | undefined): boolean {
  if (bounds === undefined) return false
  const [minX, minY, maxX, maxY] = bounds
  return bbox.some((box) => box.minX <= minX && box.minY <= minY && box.maxX >= maxX && box.maxY >= maxY)
}
