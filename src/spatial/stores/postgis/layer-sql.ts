import { identifier } from '../../../lib/sql-quotes.ts'
import type { FeatureKey, Value } from '../../model/collection-store.ts'
import { joined, type Sql } from '../shared/filters/sql.ts'
import type { Fields, Search } from '../shared/search.ts'
import type { Box } from '../../model/bbox.ts'
import type { Statement } from './connections.ts'
import { keyTexts } from './key-texts.ts'
import type { KeyPart, PostgisLayer, RowEstimate } from './layer.ts'

/** The rows of a statement. */
export interface Extract {
  readonly fields: Fields
  /** Terms under which the rows are sorted; they are read as texts. */
  readonly terms: readonly string[]
  readonly search: Search
  /** True if few rows meet the boxes of the search: they are found first, and sorted then. */
  readonly isPlaceFirst?: boolean
  /** Further conditions. */
  readonly behind: readonly Sql[]
  /** SQL in the form of a condition's. */
  readonly order: string
  readonly limit: number
  readonly offset?: number
}

const TRUE: Sql = { sql: 'true', values: [] }
const FALSE: Sql = { sql: 'false', values: [] }

/** A part of a key as it is sorted and compared. In SQL, `{k0}` is the first part. */
export function keyTerm({ kind }: KeyPart, at: number): string {
  const column = `{k${at}}`
  if (kind === 'integer' || kind === 'uuid') return column
  return `${kind === 'text' ? column : `cast(${column} as text)`} collate pg_catalog."C"`
}

const CASTS = { integer: 'int8', uuid: 'uuid', text: 'text', other: 'text' } as const

/** The rows behind a key or before it. */
export function keyBeyond(layer: PostgisLayer, key: FeatureKey, isBackward: boolean): Sql {
  const texts = keyTexts(layer, key)
  // A cursor that no feature can have made.
  if (texts === undefined) return FALSE
  const terms = layer.keyParts.map(keyTerm).join(', ')
  const given = layer.keyParts.map(({ kind }) => `cast(? as ${CASTS[kind]})`).join(', ')
  return { sql: `((${terms}) ${isBackward ? '<' : '>'} (${given}))`, values: texts }
}

/** The row with a key; false if no feature can have it. */
export function keyEquals(layer: PostgisLayer, key: FeatureKey): Sql {
  const texts = keyTexts(layer, key)
  if (texts === undefined) return FALSE
  return joined(
    layer.keyParts.map(({ kind }, at) => ({
      // Without a collation, an index with that of the column is used.
      sql: `${kind === 'other' ? `cast({k${at}} as text)` : `{k${at}}`} = cast(? as ${CASTS[kind]})`,
      values: [texts[at] as string],
    })),
    'and',
  )
}

/** Builds the statements on one layer. */
export class LayerSql {
  readonly #layer: PostgisLayer
  readonly #table: string

  constructor(layer: PostgisLayer) {
    this.#layer = layer
    this.#table = `${identifier(layer.schema)}.${identifier(layer.name)}`
  }

  /** Reads the parts of the key, the terms, the columns of the fields, the geometry and its SRID, in this order. */
  rows({ fields, terms, search, behind, order, limit, ...others }: Extract): Statement {
    const { kinds, keyParts, stored } = this.#layer
    const selected = [
      ...keyParts.map((_, at) => `cast({k${at}} as text)`),
      ...terms.map((term) => `cast(${term} as text)`),
      ...fields.columns.map((column) => (kinds[column]?.select ?? '').replaceAll('{c}', `{${column}}`)),
      ...(fields.geometry && stored ? [`ST_AsBinary({geometry}, 'NDR')`, 'ST_SRID({geometry})'] : []),
    ].join(', ')
    const conditions = this.#conditionsOf(search)
    const isPlaceFirst = others.isPlaceFirst === true && conditions.length > 0
    const where = joined([...(isPlaceFirst ? [] : conditions), ...behind, TRUE], 'and')
    const from = isPlaceFirst ? this.#found(joined(conditions, 'and')) : { sql: '{table}', values: [] }
    return this.statement({
      sql: `select ${selected} from ${from.sql} as t where ${where.sql} order by ${order} limit ? offset ?`,
      values: [...from.values, ...where.values, limit, others.offset ?? 0],
    })
  }

  /**
   * The rows that meet a condition. `offset 0` keeps the planner from walking an index in the order of the page until it has met
   * enough of these rows, which can be at its end.
   */
  #found(condition: Sql): Sql {
    const { columns, geometry, keyParts } = this.#layer
    const names = new Set([
      ...keyParts.map(({ column }) => column),
      ...columns.map(({ name }) => name),
      ...(geometry ? [geometry.column] : []),
    ])
    const selected = [...names].map((name) => `t.${identifier(name)}`).join(', ')
    return {
      sql: `(select ${selected} from {table} as t where ${condition.sql} offset 0)`,
      values: condition.values,
    }
  }

  /** Estimates the number of rows that meet boxes. */
  estimate({ oid, rows }: RowEstimate, boxes: readonly Box[]): Statement {
    const column = this.#layer.geometry?.column ?? ''
    const shares = boxes.map((box) => {
      const { sql, values } = this.#envelope(box)
      return {
        sql: `_postgis_selectivity(cast(cast(? as oid) as regclass), ?, ${sql})`,
        values: [oid, column, ...values],
      }
    })
    return this.statement({
      sql: `select (${shares.map(({ sql }) => sql).join(' + ')}) * cast(? as float8)`,
      values: [...shares.flatMap(({ values }) => values), rows],
    })
  }

  /** Counts the rows. */
  count(): Statement {
    return this.statement({ sql: 'select count(*) from {table}', values: [] })
  }

  /** SQL in the form of a condition's as a statement. */
  statement({ sql, values }: Sql): Statement {
    let used = 0
    const text = sql.replace(/\{(\w+)\}|\?/g, (_, name: string | undefined) =>
      name === undefined ? `$${++used}` : this.#named(name),
    )
    return { text, values: values.map(textOf) }
  }

  #named(name: string): string {
    const { columns, geometry, keyParts, stored } = this.#layer
    if (name === 'table') return this.#table
    if (name === 'geometry') {
      const column = `t.${identifier(geometry?.column ?? '')}`
      return stored?.isGeography === true ? `cast(${column} as geometry)` : column
    }
    const column = name.startsWith('k')
      ? keyParts[Number(name.slice(1))]?.column
      : columns[Number(name)]?.name
    if (column === undefined) throw new Error(`The layer has no ${name}.`)
    return `t.${identifier(column)}`
  }

  #conditionsOf({ where, boxes, within = [], needsGeometry = false }: Search): Sql[] {
    const { stored } = this.#layer
    if (stored === undefined || boxes === undefined) return [...where]
    const near = [this.#near(boxes), ...(within.length > 0 ? [this.#near(within)] : [])]
    const found = joined(near, 'and')
    if (!stored.isNullable || needsGeometry) return [...where, found]
    return [...where, { sql: `({geometry} is null or ${found.sql})`, values: found.values }]
  }

  /** The rows whose envelopes, rounded outwards to 32 bits, meet a box. */
  #near(boxes: readonly Box[]): Sql {
    if (boxes.length === 0) return FALSE
    const any = boxes.map((box) => {
      const { sql, values } = this.#envelope(box)
      return { sql: `{geometry} && ${sql}`, values }
    })
    return { sql: `(${joined(any, 'or').sql})`, values: any.flatMap(({ values }) => values) }
  }

  #envelope({ minX, minY, maxX, maxY }: Box): Sql {
    const { srid } = this.#layer.stored ?? { srid: 0 }
    return {
      sql: `ST_MakeEnvelope(${'cast(? as float8), '.repeat(4)}${srid})`,
      values: [minX, minY, maxX, maxY].map(finite),
    }
  }
}

/** PostGIS makes no envelope of infinite size. */
const finite = (side: number): number => Math.max(-1e300, Math.min(1e300, side))

const textOf = (value: Value): string | null =>
  value === null || typeof value === 'object' ? null : String(value)
