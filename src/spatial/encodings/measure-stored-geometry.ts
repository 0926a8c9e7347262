import { UnreadableGeometry } from '../model/errors.ts'
import { extentOfPositions } from './extent-of-geometry.ts'
import type { Envelope } from './geojson-to-wkb.ts'
import { GeometryReader } from './geometry-reader.ts'

/**
 * The extent of all positions of a geometry; undefined if it is empty.
 *
 * @throws UnreadableGeometry
 */
export function measureStoredGeometry(geometry: Buffer): Envelope | undefined {
  if (geometry.length < 8 || geometry.toString('latin1', 0, 2) !== 'GP') {
    throw new UnreadableGeometry('A geometry does not have the header that GeoPackage requires.')
  }
  return extentOfPositions(new GeometryReader(geometry))
}
