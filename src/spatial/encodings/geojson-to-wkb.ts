import type { Geometry, Position } from 'geojson'

/** [minX, maxX, minY, maxY], in the order of a GeoPackage header. */
export type Envelope = readonly [number, number, number, number]

const codes = {
  Point: 1,
  LineString: 2,
  Polygon: 3,
  MultiPoint: 4,
  MultiLineString: 5,
  MultiPolygon: 6,
  GeometryCollection: 7,
} as const

const headerSize = 8 + 32

/**
 * Encodes a geometry as GeoPackage stores it (OGC 12-128r19, 2.1.3): header, envelope, little-endian WKB.
 * Positions are two-dimensional; heights are not written. An empty geometry has no envelope.
 */
export function encodeGeometry(
  geometry: Geometry,
  srsId: number,
): { blob: Buffer; envelope: Envelope | undefined } {
  const envelope = measure(geometry)
  const start = envelope === undefined ? 8 : headerSize
  const blob = Buffer.allocUnsafe(start + sizeOf(geometry))
  blob.write('GP', 0, 'latin1')
  blob.writeUInt8(0, 2)
  // Little-endian; envelope of x and y, or none and the mark of an empty geometry.
  blob.writeUInt8(envelope === undefined ? 0b010001 : 0b000011, 3)
  blob.writeInt32LE(srsId, 4)
  envelope?.forEach((value, index) => blob.writeDoubleLE(value, 8 + index * 8))
  write(blob, start, geometry)
  return { blob, envelope }
}

function measure(geometry: Geometry): Envelope | undefined {
  let [minX, maxX, minY, maxY] = [Infinity, -Infinity, Infinity, -Infinity]
  const add = ([x, y]: Position): void => {
    if (x === undefined || y === undefined) return
    minX = Math.min(minX, x)
    maxX = Math.max(maxX, x)
    minY = Math.min(minY, y)
    maxY = Math.max(maxY, y)
  }
  const visit = (part: Geometry): void => {
    switch (part.type) {
      case 'Point':
        return add(part.coordinates)
      case 'LineString':
      case 'MultiPoint':
        return part.coordinates.forEach(add)
      case 'Polygon':
      case 'MultiLineString':
        return part.coordinates.forEach((line) => line.forEach(add))
      case 'MultiPolygon':
        return part.coordinates.forEach((polygon) => polygon.forEach((ring) => ring.forEach(add)))
      case 'GeometryCollection':
        return part.geometries.forEach(visit)
    }
  }
  visit(geometry)
  return minX <= maxX ? [minX, maxX, minY, maxY] : undefined
}

const sum = <Part>(parts: readonly Part[], size: (part: Part) => number): number =>
  parts.reduce((total, part) => total + size(part), 0)

const lineSize = (positions: readonly Position[]): number => 4 + positions.length * 16
const polygonSize = (rings: readonly (readonly Position[])[]): number => 4 + sum(rings, lineSize)

/** Bytes of the WKB of a geometry: one of byte order and four of the type, then its body. */
function sizeOf(geometry: Geometry): number {
  switch (geometry.type) {
    case 'Point':
      return 5 + 16
    case 'LineString':
      return 5 + lineSize(geometry.coordinates)
    case 'Polygon':
      return 5 + polygonSize(geometry.coordinates)
    case 'MultiPoint':
      return 5 + 4 + geometry.coordinates.length * (5 + 16)
    case 'MultiLineString':
      return 5 + 4 + sum(geometry.coordinates, (line) => 5 + lineSize(line))
    case 'MultiPolygon':
      return 5 + 4 + sum(geometry.coordinates, (polygon) => 5 + polygonSize(polygon))
    case 'GeometryCollection':
      return 5 + 4 + sum(geometry.geometries, sizeOf)
  }
}

/** Writes the WKB of a geometry and returns the offset behind it. */
function write(blob: Buffer, at: number, geometry: Geometry): number {
  const start = writeHead(blob, at, codes[geometry.type])
  switch (geometry.type) {
    case 'Point':
      return writePosition(blob, start, geometry.coordinates)
    case 'LineString':
      return writeLine(blob, start, geometry.coordinates)
    case 'Polygon':
      return writeParts(blob, start, geometry.coordinates, writeLine)
    case 'MultiPoint':
      return writeParts(blob, start, geometry.coordinates, (_, offset, position) =>
        writePosition(blob, writeHead(blob, offset, codes.Point), position),
      )
    case 'MultiLineString':
      return writeParts(blob, start, geometry.coordinates, (_, offset, line) =>
        writeLine(blob, writeHead(blob, offset, codes.LineString), line),
      )
    case 'MultiPolygon':
      return writeParts(blob, start, geometry.coordinates, (_, offset, polygon) =>
        writeParts(blob, writeHead(blob, offset, codes.Polygon), polygon, writeLine),
      )
    case 'GeometryCollection':
      return writeParts(blob, start, geometry.geometries, write)
  }
}

function writeHead(blob: Buffer, at: number, code: number): number {
  blob.writeUInt8(1, at)
  return blob.writeUInt32LE(code, at + 1)
}

function writeParts<Part>(
  blob: Buffer,
  at: number,
  parts: readonly Part[],
  writePart: (blob: Buffer, at: number, part: Part) => number,
): number {
  let next = blob.writeUInt32LE(parts.length, at)
  for (const part of parts) next = writePart(blob, next, part)
  return next
}

const writeLine = (blob: Buffer, at: number, positions: readonly Position[]): number =>
  writeParts(blob, at, positions, writePosition)

/** An empty point is written as NaN, as the standard says. */
function writePosition(blob: Buffer, at: number, [x = NaN, y = NaN]: Position): number {
  return blob.writeDoubleLE(y, blob.writeDoubleLE(x, at))
}
