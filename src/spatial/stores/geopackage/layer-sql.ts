import type { Knex } from 'knex'
import { idColumnOf } from '../../model/feature-id.ts'
import type { LayerGeometry } from '../../model/collection-store.ts'
import type { Column } from '../../model/column.ts'
import { packing } from './packed-rows.ts'
import { valuesOf, type Condition, type Fields } from '../shared/search.ts'
import type { GeoPackageLayer, Near } from './queries.ts'
import { quotable } from './quoted-names.ts'
import { endOf, startOf } from './stored-times.ts'

/** Slots of the values of a query (see `CompiledQuery`). */
export type Slots = readonly number[]

/** Builds the parts of the queries on one layer. */
export class LayerSql {
  readonly #db: Knex
  readonly #layer: GeoPackageLayer
  readonly #key: string

  constructor(db: Knex, layer: GeoPackageLayer) {
    this.#db = db
    this.#layer = layer
    this.#key = quotable(layer.key.column)
  }

  /**
   * The keys, as `id`, of the rows that the R*Tree proposes, and of the rows without a geometry.
   * @param slots first the slots of the conditions, then the slots of the corners of the boxes
   */
  candidates(
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
        near.whereExists(this.narrow(row, where, slots))
      }
      return near
    })
    if (geometry !== undefined && this.#layer.hasRowsWithoutGeometry) {
      const without: Knex.QueryBuilder = this.#db(quotable(name))
        .select({ id: this.#key })
        .whereNull(quotable(geometry.column))
      if (behind !== undefined) without.where(this.#key, '>', behind)
      parts.push(this.narrow(without, where, slots))
    }
    const [first, ...others] = parts
    // For a projection there may be no matching area at all.
    if (first === undefined) return this.#db(quotable(index.table)).select('id').whereNull('id')
    // Not UNION ALL: a row in two boxes must count once.
    return others.length === 0 ? first : first.union(others)
  }

  /** The keys of the rows after a key, as `id`, in order. */
  inOrder(where: readonly Condition[], slots: Slots, behind: number | undefined): Knex.QueryBuilder {
    const keys = this.#db(quotable(this.#layer.name)).select({ id: this.#key }).orderBy(this.#key)
    if (behind !== undefined) keys.where(this.#key, '>', behind)
    return this.narrow(keys, where, slots)
  }

  /** Adds the conditions of a search to a query. */
  narrow(query: Knex.QueryBuilder, where: readonly Condition[], slots: Slots): Knex.QueryBuilder {
    let used = 0
    for (const { sql, values } of where) {
      query.whereRaw(this.raw(sql, slots.slice(used, used + values.length)))
      used += values.length
    }
    return query
  }

  /** Packs the rows of a query over the layer (see `PackedRows`). */
  packed(fields: Fields, rows: Knex.QueryBuilder): Knex.QueryBuilder {
    return this.#db.select(this.#db.raw(packing(this.#layer, fields))).from(rows.as('rows'))
  }

  /**
   * The rows to pack. The query must have a limit: without it SQLite may give up its order and the borders between the
   * expressions of its columns and those of the packing.
   */
  rows({ columns, geometry, times }: Fields): Knex.QueryBuilder {
    const { name: table, geometry: stored, id } = this.#layer
    return this.#db(quotable(table)).select(
      { key: this.#key, ...(id && { id: quotable(id.column) }) },
      geometry && stored
        ? { geometry: this.#db.raw('cast(?? as blob)', [quotable(stored.column)]) }
        : this.#db.raw('null as geometry'),
      ...columns.map((column) => ({ [`c${column}`]: this.raw(`{${column}}`, []) })),
      ...times.map((column) => ({
        [`f${column}`]: this.raw(startOf(column), []),
        [`t${column}`]: this.raw(endOf(column), []),
      })),
    )
  }

  /**
   * The expression to read for a term over a column: the driver would round integers beyond 2^53, so they are
   * read as text.
   */
  exact(column: number, term: string): string {
    const { type, range } = this.#layer.columns[column] as Column
    // A range has numbers that a double represents exactly.
    if (type !== 'integer' || range !== undefined) return term
    const beyond = `iif(typeof(${term}) = 'integer', cast(${term} as text), ${term})`
    return `iif(${term} between -9007199254740991 and 9007199254740991, ${term}, ${beyond})`
  }

  /** SQL in the form of a condition's, with its names and slots filled in. */
  raw(sql: string, slots: Slots): Knex.Raw {
    const { columns, geometry } = this.#layer
    const bindings: (string | number)[] = []
    let used = 0
    const text = sql.replace(/\{(\w+)\}|\?/g, (piece: string, name: string | undefined) => {
      if (name === undefined) bindings.push(slots[used++] as number)
      else if (name === 'key') bindings.push(this.#key)
      else if (name === 'id') bindings.push(quotable(idColumnOf(this.#layer)))
      else if (name === 'geometry') bindings.push(quotable((geometry as LayerGeometry).column))
      else bindings.push(quotable((columns[Number(name)] as { name: string }).name))
      return name === undefined ? piece : '??'
    })
    return this.#db.raw(text, bindings)
  }
}

/** The values of `minx <= ? and maxx >= ? and miny <= ? and maxy >= ?` for each box, from those of its corners. */
const boundsOf = (corners: readonly number[]): number[] =>
  corners.flatMap((_, at) =>
    at % 4 === 0 ? [corners[at + 2]!, corners[at]!, corners[at + 3]!, corners[at + 1]!] : [],
  )
