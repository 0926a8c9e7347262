import type { Condition as Filter } from './filter.ts'
import type { Area } from './area.ts'
import type { Bbox, Box } from './bbox.ts'
import type { Column } from './column.ts'
import type { CoordinateSystem, Place } from './coordinate-system.ts'
import type { TimeRange } from './time-range.ts'

/** The transformation of stored positions to longitude and latitude. */
export interface Unprojection {
  /**
   * Transforms a stored position in place to degrees of longitude and latitude. A height stays unchanged. Longitudes
   * are those of the map and may exceed 180. NaN if the position is not a place on Earth.
   */
  toLonLat(position: Place): void
  /** True if the map has no edge between -180 and 180, so that neighbours on it may be a full turn apart. */
  readonly wraps: boolean
}

/**
 * The transformation of stored positions to the reference system of an answer or of a comparison, as a reader of
 * geometries needs it. Both have the same positions, to the last bit.
 */
export interface Transformation {
  /** URI of the reference system. */
  readonly uri: string
  /** The first step; absent if stored positions are longitude and latitude. */
  readonly stored: Unprojection | undefined
  /**
   * The second step: transforms longitude and latitude in place to a position of the system, with the decimals of
   * answers. NaN if the place has no position in the system.
   */
  fromLonLat(position: Place): void
}

/** The transformation between the stored positions of a layer and WGS 84 longitude and latitude. */
export interface Projection extends Unprojection {
  /** True if stored positions are longitude and latitude, of which some exceed 180 degrees. */
  readonly isLonLat: boolean
  /** Length of the unit of stored positions in metres, about that of a degree if they are degrees. */
  readonly metres: number
  /**
   * The envelopes, in stored coordinates, of everything that a box in degrees may contain: never too small.
   * Undefined if they cannot be computed, and every feature must be tested.
   */
  envelopesOf(box: Box): readonly Box[] | undefined
}

/** The kinds of GeoJSON; `Geometry` if a layer mixes them. */
export type GeometryKind =
  | 'Point'
  | 'LineString'
  | 'Polygon'
  | 'MultiPoint'
  | 'MultiLineString'
  | 'MultiPolygon'
  | 'GeometryCollection'
  | 'Geometry'

/** The geometries of a layer. */
export interface LayerGeometry {
  readonly column: string
  readonly kind: GeometryKind
  readonly hasZ: boolean
  /** True if some have arcs, which are read as lines. */
  readonly hasArcs?: boolean
}

/** A table of features as described by its store. */
export interface Layer {
  readonly name: string
  readonly title?: string
  readonly description?: string
  /** Property columns in the order of the table, without key and geometry. */
  readonly columns: readonly Column[]
  /**
   * Names of existing columns that are not published: binary values, further geometries; absent if there are
   * none.
   */
  readonly hidden?: readonly string[]
  /** Absent for an attribute table, whose features have no geometry. */
  readonly geometry?: LayerGeometry
  /** The column that orders every page. It also identifies a feature, unless there is a column of ids. */
  readonly key: { readonly column: string; readonly type: 'integer' | 'text' }
  /** A column of unique texts that identify the features for clients; absent if the key does. */
  readonly id?: { readonly column: string }
  /**
   * The reference system of the stored positions. Without a projection, and for an attribute table, it is that of longitude
   * and latitude.
   */
  readonly crs: {
    readonly uri: string
    readonly projection?: Projection
    /** The same system, if there is a projection and the system has a name by which it can be requested. */
    readonly system?: CoordinateSystem
  }
  /** Positions in `columns` of the time of a feature: an instant if both are equal, otherwise an interval. */
  readonly time?: { readonly start: number; readonly end: number }
  /** [west, south, east, north] in degrees; absent for a layer without geometries. */
  readonly bbox?: Area
  /** True if the bbox is only what the file declares, so that geometries may lie outside of it. */
  readonly isBboxDeclared?: boolean
  /** First and last instant of all features in RFC 3339, null if open; absent if there are none. */
  readonly temporal?: readonly [string | null, string | null]
  /** Absent if there are too many to count. */
  readonly featureCount?: number
  /**
   * A feature whose geometry was found to be unreadable while it was served. The first reader that finds one
   * records it here.
   */
  readonly unreadable?: { example?: FeatureKey }
}

export type FeatureKey = number | string

/**
 * A value as returned by the store's driver: booleans as 0 or 1, integers beyond 2^53 as digits in a text.
 */
export type Value = string | number | boolean | Uint8Array | null

/** A feature as read. */
export interface FeatureRow {
  readonly key: FeatureKey
  /** Its id, if the layer has a column of ids. */
  readonly id?: string
  /** WKB, with or without the GeoPackage header. */
  readonly geometry: Uint8Array | null
  /** By the positions of their columns in `Layer.columns`; nothing is at the position of a column that is not read. */
  readonly values: readonly (Value | undefined)[]
}

/** A column's position in `Layer.columns` and the direction. Nulls come last in both directions. */
export interface SortKey {
  readonly column: number
  readonly descending: boolean
}

/** The position of a feature in a listing. */
export interface Position {
  readonly key: FeatureKey
  /**
   * Its values under the sort keys. Without them its present values are used, and the feature must still
   * exist.
   */
  readonly values?: readonly Value[]
}

/** The ends of a page. */
export interface PageEdges {
  /**
   * True if more features match: before the first feature if the page was read backwards, otherwise after the
   * last.
   */
  readonly hasMore: boolean
  /** Positions of the first and the last feature, with their values; absent if the page is empty. */
  readonly first?: Position
  /** If the search ended early (`testMs`), the position of the last feature that was tested. */
  readonly last?: Position
}

/**
 * A required value of a column. Integers are bigint, to cover all 64 bits. Dates and timestamps are compared
 * by the range of time that they cover, because one time has many spellings.
 */
export interface Equality {
  readonly column: number
  readonly value: string | number | bigint | boolean | TimeRange
}

export interface PageQuery {
  /** Only features whose geometry has a point in the bbox, and features without a geometry. */
  readonly bbox?: Bbox
  /** The reference system of the bbox; longitude and latitude if omitted. */
  readonly bboxSystem?: CoordinateSystem
  /** The reference system of geometries in the filter; longitude and latitude if omitted. */
  readonly filterSystem?: CoordinateSystem
  /** Only features whose time meets the range, and features without a time. */
  readonly time?: TimeRange
  readonly equals?: readonly Equality[]
  /** Only features for which the filter is true. */
  readonly filter?: Filter
  /**
   * Order of the listing. Features with equal values, and all features without sort keys, are ordered by
   * their keys.
   */
  readonly sort?: readonly SortKey[]
  /** Only features after this position. */
  readonly after?: Position
  /** The last features before this position, in the order of the listing. Excludes `after` and `offset`. */
  readonly before?: Position | 'end'
  /** Number of matching features to skip first. */
  readonly offset?: number
  readonly limit: number
  /** Positions of the columns to read; all columns if omitted. */
  readonly columns?: readonly number[]
  /** Returns null as the geometry of every feature. */
  readonly skipGeometry?: boolean
  /**
   * Milliseconds for tests of features that the store's search cannot decide. A search forwards that needs more ends
   * early: the page has fewer features than its limit, and more may match. Unlimited if omitted.
   */
  readonly testMs?: number
  /** Checked between the steps of a long search; if it returns true, the search ends without a result. */
  readonly isAbandoned?: () => boolean
}

/** A store with layers of features. It reads them and never changes them. */
export interface CollectionStore {
  /** The layers that can be served, as they were when the store was opened. */
  readonly layers: readonly Layer[]
  /** Sentences about layers that cannot be served, or only partly. */
  readonly problems: readonly string[]
  /** Sentences about layers that are served completely but could be served better. */
  readonly hints: readonly string[]
  /** True if the features may change while the store is open. */
  readonly isLive?: boolean

  /**
   * The matching features in the order of the listing, in batches whose size does not depend on the limit.
   *
   * @throws InvalidCursor if the page starts at a feature without values that no longer exists
   */
  page(layer: Layer, query: PageQuery): AsyncGenerator<readonly FeatureRow[], PageEdges, void>

  /** The feature with this id, if it exists. */
  feature(layer: Layer, id: FeatureKey): Promise<FeatureRow | undefined>

  /**
   * The id of the first feature of a page with a geometry that is not within an area. Geometries are read only where an
   * index does not tell.
   */
  firstBeyond(layer: Layer, query: PageQuery, area: Area): Promise<FeatureKey | undefined>

  /**
   * The number of features at present, for a store whose features change. Undefined if counting takes long. Without this
   * method, it is that of the layer.
   */
  count?(layer: Layer): Promise<number | undefined>

  close(): Promise<void>
}
