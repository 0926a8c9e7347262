import type { Geometry, Position } from 'geojson'
import { GeometryReader } from '../encodings/geometry-reader.ts'
import { WKB_TYPE } from '../encodings/wkb-types.ts'
import { UnreadableGeometry } from '../model/errors.ts'
import { UnfitFeature } from './record.ts'

/**
 * Reads well-known binary with heights; measures are left out.
 *
 * @throws UnfitFeature
 */
export function readWkb(bytes: Uint8Array): Geometry {
  try {
    return geometryOf(new GeometryReader(bytes))
  } catch (error) {
    if (!(error instanceof UnreadableGeometry)) throw error
    throw new UnfitFeature(error.message, { cause: error })
  }
}

function geometryOf(reader: GeometryReader): Geometry {
  reader.enter()
  const geometry = bodyOf(reader)
  reader.leave()
  return geometry
}

function bodyOf(reader: GeometryReader): Geometry {
  switch (reader.type) {
    case WKB_TYPE.point:
      return { type: 'Point', coordinates: reader.point() ? positionOf(reader) : [] }
    case WKB_TYPE.lineString:
      return { type: 'LineString', coordinates: positions(reader) }
    case WKB_TYPE.polygon:
      return { type: 'Polygon', coordinates: parts(reader, positions) }
    case WKB_TYPE.multiPoint:
      return { type: 'MultiPoint', coordinates: members(reader, WKB_TYPE.point, point).flat() }
    case WKB_TYPE.multiLineString:
      return { type: 'MultiLineString', coordinates: members(reader, WKB_TYPE.lineString, positions) }
    case WKB_TYPE.multiPolygon:
      return { type: 'MultiPolygon', coordinates: members(reader, WKB_TYPE.polygon, rings) }
    default:
      return { type: 'GeometryCollection', geometries: parts(reader, geometryOf) }
  }
}

function parts<Part>(reader: GeometryReader, read: (reader: GeometryReader) => Part): Part[] {
  const found: Part[] = []
  for (let count = reader.count('parts'); count > 0; count--) found.push(read(reader))
  return found
}

const members = <Part>(
  reader: GeometryReader,
  type: number,
  read: (reader: GeometryReader) => Part,
): Part[] =>
  parts(reader, () => {
    reader.enter(type)
    const part = read(reader)
    reader.leave()
    return part
  })

/** An empty point has no position. */
const point = (reader: GeometryReader): Position[] => (reader.point() ? [positionOf(reader)] : [])

const rings = (reader: GeometryReader): Position[][] => parts(reader, positions)

function positions(reader: GeometryReader): Position[] {
  const found: Position[] = []
  for (let count = reader.count('positions'); count > 0; count--) {
    reader.position()
    found.push(positionOf(reader))
  }
  return found
}

const positionOf = ({ x, y, z, hasZ }: GeometryReader): Position => (hasZ ? [x, y, z] : [x, y])
