import type { Bbox, Box } from './bbox.ts'

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
  /** Name and explanation for people, where the store has them. */
  readonly title?: string
  readonly description?: string
  /** Never null: the store refuses it. */
  readonly required?: boolean
  /** Some values of a column of dates or timestamps are neither, and are published as they are. */
  readonly irregular?: boolean
  /** All values that may occur, sorted, where they are few. */
  readonly values?: readonly (string | number)[]
  /** Smallest and largest number that may occur. */
  readonly range?: readonly [number, number]
}

/** How the stored positions of a layer and WGS 84 longitude and latitude become each other. */
export interface Projection {
  /**
   * Changes a stored position in place into degrees of longitude and latitude, with the seven decimals that are
   * shown; a height stays as it is. Longitudes are those of the map, which may run beyond 180. NaN where the
   * position is no place on Earth.
   */
  toLonLat(position: { x: number; y: number }): void
  /** Whether the map has no edge between -180 and 180, so that neighbours on it may lie a whole turn apart. */
  readonly wraps: boolean
  /**
   * The envelopes, in stored coordinates, of everything that a box in degrees may hold: never too small.
   * Undefined where that can't be told, and every feature must be looked at.
   */
  envelopesOf(box: Box): readonly Box[] | undefined
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

/** One table of features as its store describes it. */
export interface Layer {
  readonly name: string
  readonly title?: string
  readonly description?: string
  /** Property columns, in the order of the table: no key, no geometry. */
  readonly columns: readonly Column[]
  /** Names of columns that are there but not published: binary values, further geometries; absent where there are none. */
  readonly hidden?: readonly string[]
  readonly geometry: { readonly column: string; readonly kind: GeometryKind; readonly hasZ: boolean }
  /** The column that identifies a feature and orders every page. */
  readonly key: { readonly column: string; readonly type: 'integer' | 'text' }
  /** The reference system of the stored positions; without a projection they are longitude and latitude. */
  readonly crs: { readonly uri: string; readonly projection?: Projection }
  /** Positions in `columns` of the time of a feature: an instant, where both are the same, or an interval. */
  readonly time?: { readonly start: number; readonly end: number }
  /** [west, south, east, north] in degrees; absent for a layer without any geometry. */
  readonly bbox?: readonly [number, number, number, number]
  /** First and last moment of any feature after RFC 3339, null where it is open; absent where there is none. */
  readonly temporal?: readonly [string | null, string | null]
  readonly featureCount: number
  /** A feature whose geometry turned out to be unreadable when it was served: who first meets one notes it here. */
  readonly unreadable?: { example?: FeatureKey }
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

/** A column's position in `Layer.columns` and the direction; nulls come last, whichever the direction. */
export interface SortKey {
  readonly column: number
  readonly descending: boolean
}

/** The place of a feature in a listing. */
export interface Position {
  readonly key: FeatureKey
  /** Its values under the sort keys; without them those that it has now, and it must still be there. */
  readonly values?: readonly Value[]
}

/** What the end of a page tells. */
export interface PageEdges {
  /** Whether more features match: before the first of the page where it was read backwards, else behind the last. */
  readonly hasMore: boolean
  /** Places of the first and the last feature, with their values; absent where the page is empty. */
  readonly first?: Position
  readonly last?: Position
}

/** A range of time in milliseconds since 1970 UTC, both ends included; infinite where it is open. */
export interface TimeRange {
  readonly from: number
  readonly to: number
}

/**
 * A value that a column must have. Integers are big, so that all of 64 bits can be asked for; dates and
 * timestamps are asked for by the range of time that they fall into, because one time has many spellings.
 */
export interface Equality {
  readonly column: number
  readonly value: string | number | bigint | boolean | TimeRange
}

export interface PageQuery {
  /** Only features whose geometry has a point in the box, and those without a geometry. */
  readonly bbox?: Bbox
  /** Only features whose time meets the range, and those without a time. */
  readonly time?: TimeRange
  readonly equals?: readonly Equality[]
  /** Order of the listing; equal features, and all without sort keys, stand in the order of their keys. */
  readonly sort?: readonly SortKey[]
  /** Only features behind this place. */
  readonly after?: Position
  /** The last features before this place, still in the order of the listing. Without `after` and `offset`. */
  readonly before?: Position | 'end'
  /** How many of the features that match are left out first. */
  readonly offset?: number
  readonly limit: number
  /** Positions of the columns to read; all without it. */
  readonly columns?: readonly number[]
  /** Gives every feature a geometry of null. */
  readonly skipGeometry?: boolean
  /** Asked between the steps of a long search; where it says so, the search ends without a result. */
  readonly isAbandoned?: () => boolean
}

/** A place that holds layers of features and answers for them without changing them. */
export interface CollectionStore {
  /** The layers that can be served, as they were when the store was opened. */
  readonly layers: readonly Layer[]
  /** Sentences about layers that are there but can't be served, or not in full. */
  readonly problems: readonly string[]
  /** Sentences about layers that are served in full, though not as well as they could be. */
  readonly hints: readonly string[]

  /**
   * The features that match, in the order of the listing, in batches that stay small whatever the limit.
   *
   * @throws InvalidCursor where the page starts at a feature without values that is gone
   */
  page(layer: Layer, query: PageQuery): AsyncGenerator<readonly FeatureRow[], PageEdges, void>

  /** The feature of this key, if there is one. */
  feature(layer: Layer, key: FeatureKey): Promise<FeatureRow | undefined>

  close(): Promise<void>
}
