import type { Geometry, Position } from '../model/filter.ts'
import type { Transformation } from '../model/collection-store.ts'
import { GeometryReader } from './geometry-reader.ts'
import { WKB_TYPE } from './wkb-types.ts'

/**
 * Reads a stored geometry with all its positions.
 *
 * @param bytes WKB, with or without the header of a GeoPackage geometry
 * @param transformation of the stored positions; without it they stay as they are
 * @throws UnreadableGeometry as the reader does
 */
export const readGeometry = (bytes: Uint8Array, transformation?: Transformation): Geometry =>
  readNext(new GeometryReader(bytes, transformation))

function readNext(reader: GeometryReader): Geometry {
  reader.enter()
  const geometry = read(reader)
  reader.leave()
  return geometry
}

function read(reader: GeometryReader): Geometry {
  switch (reader.type) {
    case WKB_TYPE.point:
      return { type: 'Point', coordinates: reader.point() ? positionOf(reader) : [] }
    case WKB_TYPE.lineString:
      return { type: 'LineString', coordinates: readPositions(reader) }
    case WKB_TYPE.polygon:
      return { type: 'Polygon', coordinates: readParts(reader, readRing) }
    case WKB_TYPE.multiPoint:
      return { type: 'MultiPoint', coordinates: readParts(reader, readPoint).flat() }
    case WKB_TYPE.multiLineString:
      return { type: 'MultiLineString', coordinates: readParts(reader, readLine) }
    case WKB_TYPE.multiPolygon:
      return { type: 'MultiPolygon', coordinates: readParts(reader, readPolygon) }
    default:
      return { type: 'GeometryCollection', geometries: readParts(reader, readNext) }
  }
}

function readParts<Part>(reader: GeometryReader, read: (reader: GeometryReader) => Part): Part[] {
  const parts: Part[] = []
  for (let count = reader.count('parts'); count > 0; count--) parts.push(read(reader))
  return parts
}

/** An empty point has no position. */
function readPoint(reader: GeometryReader): Position[] {
  reader.enter(WKB_TYPE.point)
  const positions = reader.point() ? [positionOf(reader)] : []
  reader.leave()
  return positions
}

function readLine(reader: GeometryReader): Position[] {
  reader.enter(WKB_TYPE.lineString)
  const positions = readPositions(reader)
  reader.leave()
  return positions
}

function readPolygon(reader: GeometryReader): Position[][] {
  reader.enter(WKB_TYPE.polygon)
  const rings = readParts(reader, readRing)
  reader.leave()
  return rings
}

function readRing(reader: GeometryReader): Position[] {
  const positions = readPositions(reader)
  while (reader.continuesRing()) positions.push(positionOf(reader))
  return positions
}

function readPositions(reader: GeometryReader): Position[] {
  const positions: Position[] = []
  for (let count = reader.count('positions'); count > 0; count--) {
    reader.position()
    positions.push(positionOf(reader))
  }
  return positions
}

const positionOf = ({ x, y }: GeometryReader): Position => [x, y]
