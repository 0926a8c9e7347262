import type { Bbox } from './bbox.ts'

/**
 * What the values of a column are. `date` and `datetime` are texts after RFC 3339; columns of binary values
 * are not published.
 */
export type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'date' | 'datetime'

/** One property of the features of a layer. */
export interface Column {
  readonly name: string
  readonly type: ColumnType
  /** Longest text in characters, where the store declares it. */
  readonly maxLength?: number
}

/** The kinds of GeoJSON; `Geometry` where a layer mixes them. */
export type GeometryKind =
  | 'Point'
  | 'LineString'
  | 'Polygon'
  | 'MultiPoint'
  | 'MultiLineString'
  | 'MultiPolygon'
  | 'GeometryCollection'
  | 'Geometry'

/** One table of features as its store describes it. All coordinates are WGS 84 longitude, latitude (height). */
export interface Layer {
  readonly name: string
  readonly title?: string
  readonly description?: string
  /** Property columns, in the order of the table: no key, no geometry. */
  readonly columns: readonly Column[]
  readonly geometry: { readonly column: string; readonly kind: GeometryKind; readonly hasZ: boolean }
  /** The column that identifies a feature and orders every page. */
  readonly key: { readonly column: string; readonly type: 'integer' | 'text' }
  /** [west, south, east, north]; absent for a layer without any geometry. */
  readonly bbox?: readonly [number, number, number, number]
  /** First and last value of the first column of dates, as stored; absent where there is none. */
  readonly temporal?: readonly [string, string]
  readonly featureCount: number
}

export type FeatureKey = number | string

/** A value as the store's driver gives it: booleans as 0 or 1, integers beyond 2^53 as digits in a text. */
export type Value = string | number | boolean | Uint8Array | null

/**
 * One feature as read: `key`, `geometry` (WKB, with or without the header of GeoPackage) and the values of
 * the layer's columns by their position: `c0` is `columns[0]`. Positions, because no name in a file can then
 * collide with ours.
 */
export interface FeatureRow {
  readonly key: FeatureKey
  readonly geometry: Uint8Array | null
  readonly [column: `c${number}`]: Value
}

export interface PageQuery {
  /** Only features whose geometry has a point in the box, and those without a geometry. */
  readonly bbox?: Bbox
  /** Only features behind this key. */
  readonly after?: FeatureKey
  /** How many of the features that match are left out first. */
  readonly offset?: number
  readonly limit: number
}

/** A place that holds layers of features and answers for them without changing them. */
export interface CollectionStore {
  /** The layers that can be served, as they were when the store was opened. */
  readonly layers: readonly Layer[]
  /** Sentences about layers that are there but can't be served. */
  readonly problems: readonly string[]

  /** The features that match, in the order of their keys, in batches that stay small whatever the limit. */
  page(layer: Layer, query: PageQuery): AsyncGenerator<readonly FeatureRow[], void, void>

  /** The feature of this key, if there is one. */
  feature(layer: Layer, key: FeatureKey): Promise<FeatureRow | undefined>

  close(): Promise<void>
}
