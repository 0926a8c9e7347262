import { UnreadableGeometry } from '../model/errors.ts'
import type { Envelope } from './geojson-to-wkb.ts'
import { GeometryReader, WKB_TYPE } from './geometry-reader.ts'

/**
 * The extent of all positions of a geometry; undefined if it is empty.
 *
 * @throws UnreadableGeometry
 */
export function measureStoredGeometry(geometry: Buffer): Envelope | undefined {
  if (geometry.length < 8 || geometry.toString('latin1', 0, 2) !== 'GP') {
    throw new UnreadableGeometry('A geometry does not have the header that GeoPackage requires.')
  }
  const reader = new GeometryReader(geometry)
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity]
  const add = (): void => {
    minX = Math.min(minX, reader.x)
    maxX = Math.max(maxX, reader.x)
    minY = Math.min(minY, reader.y)
    maxY = Math.max(maxY, reader.y)
  }
  const line = (): void => {
    for (let left = reader.count('positions'); left > 0; left--) {
      reader.position()
      add()
    }
  }
  const visit = (): void => {
    reader.enter()
    switch (reader.type) {
      case WKB_TYPE.point:
        if (reader.point()) add()
        break
      case WKB_TYPE.lineString:
        line()
        break
      case WKB_TYPE.polygon:
        for (let left = reader.count('parts'); left > 0; left--) line()
        break
      default:
        for (let left = reader.count('parts'); left > 0; left--) visit()
    }
    reader.leave()
  }
  visit()
  return minX <= maxX ? [minX, maxX, minY, maxY] : undefined
}
