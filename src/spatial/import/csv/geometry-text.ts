import type { Geometry } from 'geojson'
import { foreignCrs, notWgs84 } from '../geojson-source.ts'
import { UnfitFeature } from '../record.ts'
import { readWkt } from '../wkt.ts'
import { inOrder, readPositionText } from './coordinates.ts'
import type { PositionOrder } from './coordinates.ts'
import { isHexWkb, readHexWkb } from './hex-wkb.ts'

const WKT_START =
  /^(?:SRID\s*=\s*\d+\s*;\s*)?(?:(?:MULTI)?(?:POINT|LINESTRING|POLYGON|CURVE|SURFACE)|GEOMETRYCOLLECTION|CIRCULARSTRING|COMPOUNDCURVE|CURVEPOLYGON|POLYHEDRALSURFACE|TIN|TRIANGLE)\s*(?:ZM?|M)?\s*(?:\(|EMPTY)/i

/** True if a text is meant as a geometry of its own, whether or not it can be imported. */
export const looksLikeGeometry = (text: string): boolean =>
  WKT_START.test(text) ||
  isHexWkb(text) ||
  (text.startsWith('{') && /"(?:coordinates|geometries|geometry)"/.test(text))

/**
 * The geometry that a field holds: well-known text, well-known binary in hexadecimal digits, GeoJSON (a geometry or a
 * Feature), or two numbers if their order is given.
 *
 * @param text without blanks around it
 * @throws UnfitFeature if it is none of these, or in another reference system
 */
export function readGeometryText(text: string, order?: PositionOrder): Geometry | null {
  if (text === '') return null
  if (text.startsWith('{')) return readGeoJson(text)
  if (isHexWkb(text)) return readHexWkb(text)
  const position = order && readPositionText(text)
  return position ? { type: 'Point', coordinates: inOrder(position.numbers, order) } : readWkt(text)
}

function readGeoJson(text: string): Geometry | null {
  const value = parse(text)
  const foreign = foreignCrs(value['crs'])
  if (foreign !== undefined) throw new UnfitFeature(notWgs84(foreign))
  // What is no geometry is found out when the geometry is checked.
  return (value['type'] === 'Feature' ? (value['geometry'] ?? null) : value) as Geometry | null
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UnfitFeature(`Its geometry is not valid GeoJSON: ${error.message}.`)
  }
}
