import { CRS84, CRS84H, type CoordinateSystem } from '../model/coordinate-system.ts'
import { UnreadableStore } from '../model/errors.ts'
import type { Layer } from '../model/collection-store.ts'
import { isNorthFirst } from './axis-order.ts'
import type { ReferenceSystem } from './definitions.ts'
import { lonLatExtent } from './extent.ts'
import type { Extent } from './extent.ts'
import { StoredProjection } from './stored-projection.ts'

/** Facts about a layer that are known before its reference system is read. */
export interface StoredLayer extends ReferenceSystem {
  /**
   * The extent of all stored positions as declared in the file, which may be wrong; absent if not declared.
   */
  readonly declared?: Extent
  /** The extent from the index; absent without an index, and for a layer without positions. */
  readonly indexed?: Extent
  /**
   * The larger of width and height of the largest envelope in the index; 0 without an index. Called only if
   * needed.
   */
  readonly largest: () => Promise<number>
  /**
   * For a table of a database, of which one wrong row must not hide the others: the envelopes of single features, of a
   * sample if there are many. Called only if the extent reaches beyond the map.
   */
  readonly boxes?: () => Promise<readonly Extent[]>
}

export interface LayerCrs {
  readonly crs: Layer['crs']
  /**
   * [west, south, east, north] in degrees; west is greater than east if the extent crosses the antimeridian.
   */
  readonly bbox?: Extent
  /** Position in `boxes` of a feature that lies beyond the map. The bbox is that of the others. */
  readonly beyond?: number
}

/**
 * EPSG codes whose stored positions are published unchanged. A GeoPackage stores the longitude first,
 * regardless of the order of the axes (OGC 12-128r19, 2.1.3.1.1), so it effectively stores the OGC's
 * equivalents of these systems.
 */
const PUBLISHED: Readonly<Record<number, string>> = {
  4326: CRS84,
  4979: CRS84H,
}

/**
 * Finds the transformation of a layer's stored positions to WGS 84 longitude and latitude. If they already
 * are longitude and latitude, there is no projection and no cost, unless some exceed 180 degrees.
 *
 * @throws UnreadableStore with the end of a sentence, if the transformation is unknown or does not work for
 * this layer
 */
export async function readCrs(layer: StoredLayer): Promise<LayerCrs> {
  const { organization, code, declared, indexed, largest, boxes } = layer
  const uri = organization.toUpperCase() === 'EPSG' ? PUBLISHED[code] : undefined
  // The index has precedence: a feature outside of its bounds would never be found.
  const bounds = indexed ?? declared
  if (uri !== undefined && (bounds === undefined || isWithin180(bounds))) {
    const bbox = declared ?? indexed
    return { crs: { uri }, ...(bbox && { bbox }) }
  }
  // Loaded only if needed: proj4 and its list nearly double the start time.
  const { findDefinition } = await import('./definitions.ts')
  const definition = findDefinition(uri === undefined ? layer : { ...layer, code: 4326 })
  if (typeof definition === 'string') throw refusal(layer, definition)
  const projection = new StoredProjection(definition, uri !== undefined)
  const system = uri === undefined ? systemOf(layer, projection) : undefined
  const crs = { uri: uri ?? uriOf(layer), projection, ...(system && { system }) }
  if (bounds === undefined) return { crs }
  const found = isInvertible(projection, bounds) ? lonLatExtent(projection, bounds) : undefined
  if (found === undefined) {
    if (boxes === undefined) throw refusal(layer, 'it is not defined where they lie')
    return { crs, ...extentOfSome(projection, await boxes()) }
  }
  projection.prepareEnvelopes(found.isComplete ? found.outer : undefined, await largest())
  return { crs, bbox: withinTurn(found.extent) }
}

const withinTurn = ([west, south, east, north]: Extent): Extent => [
  west,
  south,
  east > 180 ? east - 360 : east,
  north,
]

const around = (one: Extent, other: Extent): Extent => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
]

/** The extent of the features that lie on the map, without envelopes: every row is tested. */
function extentOfSome(
  projection: StoredProjection,
  boxes: readonly Extent[],
): Pick<LayerCrs, 'bbox' | 'beyond'> {
  const beyond = boxes.findIndex((box) => !isInvertible(projection, box))
  const [first, ...others] = boxes.filter((box) => isInvertible(projection, box))
  const bounds = first && others.reduce(around, first)
  const found = bounds && lonLatExtent(projection, bounds)
  return { ...(found && { bbox: withinTurn(found.extent) }), ...(beyond >= 0 && { beyond }) }
}

/** An index rounds bounds outwards to 32 bits, so that 180 degrees can become the next such number. */
const INDEXED_180 = 180 + 2 ** -16

const isWithin180 = ([minX, , maxX]: Extent): boolean => minX >= -INDEXED_180 && maxX <= INDEXED_180

/** The precision of answers in metres: a map may be off by it near its origin. */
const MILLIMETRE = 1e-3

/** True if the centre of the layer is a place on Earth and transforms back to itself. */
function isInvertible(projection: StoredProjection, [minX, minY, maxX, maxY]: Extent): boolean {
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
  const back = { ...middle }
  projection.toLonLat(back)
  projection.fromLonLat(back)
  const size = Math.max(1, ...[minX, minY, maxX, maxY].map(Math.abs))
  const precision = projection.isGeographic ? 0 : MILLIMETRE / projection.unit
  return Math.hypot(back.x - middle.x, back.y - middle.y) < Math.max(1e-6 * size, precision)
}

/** The system under its name; undefined if it has no name that clients know. */
function systemOf(layer: ReferenceSystem, projection: StoredProjection): CoordinateSystem | undefined {
  if (uriOf(layer) === UNKNOWN) return undefined
  const { isGeographic, unit } = projection
  return {
    uri: uriOf(layer),
    isNorthFirst: isNorthFirst(layer, isGeographic),
    // A thousandth of a kilometre would be too coarse.
    decimals: isGeographic || unit > 10 ? 7 : 3,
    ...(isGeographic && { turn: 360 }),
    toLonLat: (place) => projection.toLonLat(place),
    fromLonLat: (place) => projection.fromLonLat(place),
  }
}

const UNKNOWN = 'http://www.opengis.net/def/nil/OGC/0/unknown'

/** The codes that an authority gives to systems: clients of PROJ find its systems by these names alone. */
const NAMED: Readonly<Record<string, readonly [number, number]>> = {
  EPSG: [1024, 32767],
  ESRI: [2000, 104999],
}

/** OGC 09-048r5. A system that clients cannot look up has the URI of the unknown system. */
function uriOf({ organization, code }: ReferenceSystem): string {
  const authority = organization.toUpperCase()
  const [from, to] = NAMED[authority] ?? [Infinity, -Infinity]
  return code >= from && code <= to ? `http://www.opengis.net/def/crs/${authority}/0/${code}` : UNKNOWN
}

function refusal({ organization, code, boxes }: StoredLayer, reason: string): UnreadableStore {
  if (boxes !== undefined)
    return new UnreadableStore(
      `its coordinates are in ${organization}:${code}, which can't be transformed to WGS 84: ${reason}. ` +
        'Publish a view of it with ST_Transform(…, 4326) instead.',
    )
  return new UnreadableStore(
    organization.toUpperCase() === 'NONE' && code <= 0
      ? 'its reference system is undefined (srs_id ' +
          `${code}). Assign it, for example with "ogr2ogr -a_srs EPSG:4326".`
      : `its coordinates are in ${organization}:${code}, which can't be transformed to WGS 84: ${reason}. ` +
          'Convert it, for example with "ogr2ogr -t_srs EPSG:4326".',
  )
}
