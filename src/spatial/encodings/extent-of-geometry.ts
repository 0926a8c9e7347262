import type { Transformation } from '../model/collection-store.ts'
import type { Envelope } from './geojson-to-wkb.ts'
import { GeometryReader } from './geometry-reader.ts'
import { WKB_TYPE } from './wkb-types.ts'

/**
 * The extent of all positions of a stored geometry; undefined if it is empty. An envelope in its header is believed if
 * positions stay as they are stored.
 *
 * @param bytes WKB, with or without the header of a GeoPackage geometry
 * @throws UnreadableGeometry, OutsideSystem as the reader does
 */
export function extentOfGeometry(bytes: Uint8Array, transformation?: Transformation): Envelope | undefined {
  const reader = new GeometryReader(bytes, transformation)
  return reader.envelope() ?? extentOfPositions(reader)
}

/** The extent of all positions that a reader at its start will read. */
export function extentOfPositions(reader: GeometryReader): Envelope | undefined {
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
  const ring = (): void => {
    line()
    while (reader.continuesRing()) add()
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
        for (let left = reader.count('parts'); left > 0; left--) ring()
        break
      default:
        for (let left = reader.count('parts'); left > 0; left--) visit()
    }
    reader.leave()
  }
  visit()
  return minX <= maxX ? [minX, maxX, minY, maxY] : undefined
}
