import type { Geometry } from 'geojson'
import { foreignCrs, notWgs84 } from '../geojson-source.ts'
import { UnfitFeature } from '../record.ts'
import { readWkt } from '../wkt.ts'
import { inOrder, readCoordinate, readPositionText } from './coordinates.ts'
import type { PositionOrder } from './coordinates.ts'
import { isHexWkb, readHexWkb } from './hex-wkb.ts'

const WKT_START =
  /^(?:SRID\s*=\s*\d+\s*;\s*)?(?:(?:MULTI)?(?:POINT|LINESTRING|POLYGON|CURVE|SURFACE)|GEOMETRYCOLLECTION|CIRCULARSTRING|COMPOUNDCURVE|CURVEPOLYGON|POLYHEDRALSURFACE|TIN|TRIANGLE)\s*(?:ZM?|M)?\s*(?:\(|EMPTY)/i

/** An object with a latitude. */
const POSITION_OBJECT = /"lat(?:itude)?"\s*:/i

/** True if a text is meant as a geometry of its own, whether or not it can be imported. */
export const looksLikeGeometry = (text: string): boolean =>
  WKT_START.test(text) ||
  isHexWkb(text) ||
  (text.startsWith('{') && (/"(?:coordinates|geometries|geometry)"/.test(text) || POSITION_OBJECT.test(text)))

/**
 * The geometry that a field holds: well-known text, well-known binary in hexadecimal digits, JSON (a geometry or a
 * Feature of GeoJSON, or an object with latitude and longitude), or two numbers if their order is given.
 *
 * @param text without blanks around it
 * @throws UnfitFeature if it is none of these, or in another reference system
 */
export function readGeometryText(text: string, order?: PositionOrder): Geometry | null {
  if (text === '') return null
  if (text.startsWith('{')) return readObject(text)
  if (isHexWkb(text)) return readHexWkb(text)
  const position = order && readPositionText(text)
  return position ? { type: 'Point', coordinates: inOrder(position.numbers, order) } : readWkt(text)
}

function readObject(text: string): Geometry | null {
  const value = parse(text)
  if (value['type'] === undefined) return readPositionObject(value)
  const foreign = foreignCrs(value['crs'])
  if (foreign !== undefined) throw new UnfitFeature(notWgs84(foreign))
  // What is no geometry is found out when the geometry is checked.
  return (value['type'] === 'Feature' ? (value['geometry'] ?? null) : value) as Geometry | null
}

/** An object such as `{"lon": 11.5, "lat": 48.1}`, as geographic points of search engines are written. */
function readPositionObject(value: Record<string, unknown>): Geometry | null {
  const [longitude, latitude] = [
    coordinateAt(value, /^(?:lon|lng|long|longitude)$/i),
    coordinateAt(value, /^lat(?:itude)?$/i),
  ]
  if (longitude === null && latitude === null) return null
  if (typeof longitude === 'number' && typeof latitude === 'number') {
    return { type: 'Point', coordinates: [longitude, latitude] }
  }
  throw new UnfitFeature('Its object is neither a geometry of GeoJSON nor a latitude and a longitude.')
}

/** The number under a name, also as a text; null if it is null, undefined if there is none. */
function coordinateAt(value: Record<string, unknown>, name: RegExp): number | null | undefined {
  const found = Object.entries(value).find(([key]) => name.test(key))?.[1]
  return typeof found === 'string' ? readCoordinate(found.trim()) : (found as number | null | undefined)
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UnfitFeature(`Its geometry is not valid GeoJSON: ${error.message}.`)
  }
}
