import type { Geometry, Position } from 'geojson'

/** [minX, maxX, minY, maxY], in the order of a GeoPackage header. */
export type Envelope = readonly [number, number, number, number]

const CODES = {
  Point: 1,
  LineString: 2,
  Polygon: 3,
  MultiPoint: 4,
  MultiLineString: 5,
  MultiPolygon: 6,
  GeometryCollection: 7,
} as const

const HEADER_SIZE = 8 + 32

/** ISO adds this to the code of a type if its positions have heights. */
const HEIGHT_CODE = 1000

/**
 * Encodes a geometry for GeoPackage (OGC 12-128r19, 2.1.3): header, envelope, little-endian WKB. An empty
 * geometry has no envelope.
 *
 * @param hasZ true if positions have heights, which are then written; every position must have one
 */
export function encodeGeometry(
  geometry: Geometry,
  srsId: number,
  hasZ = false,
): { blob: Buffer; envelope: Envelope | undefined } {
  const envelope = measure(geometry)
  const start = envelope === undefined ? 8 : HEADER_SIZE
  const writer = new WkbWriter(geometry, start, hasZ)
  const { blob } = writer
  blob.write('GP', 0, 'latin1')
  blob.writeUInt8(0, 2)
  // Little-endian; with an envelope of x and y, or without envelope and flagged as empty.
  blob.writeUInt8(envelope === undefined ? 0b010001 : 0b000011, 3)
  blob.writeInt32LE(srsId, 4)
  envelope?.forEach((value, index) => blob.writeDoubleLE(value, 8 + index * 8))
  writer.geometry(geometry)
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

/** Writes the WKB of one geometry into a buffer of exactly its size. */
class WkbWriter {
  readonly blob: Buffer
  readonly #hasZ: boolean
  readonly #positionSize: number
  #at: number

  /** @param start bytes that are reserved before the WKB */
  constructor(geometry: Geometry, start: number, hasZ: boolean) {
    this.#hasZ = hasZ
    this.#positionSize = hasZ ? 24 : 16
    this.#at = start
    this.blob = Buffer.allocUnsafe(start + this.#sizeOf(geometry))
  }

  geometry(geometry: Geometry): void {
    this.#head(CODES[geometry.type])
    switch (geometry.type) {
      case 'Point':
        return this.#position(geometry.coordinates)
      case 'LineString':
        return this.#line(geometry.coordinates)
      case 'Polygon':
        return this.#polygon(geometry.coordinates)
      case 'MultiPoint':
        return this.#parts(geometry.coordinates, (position) => {
          this.#head(CODES.Point)
          this.#position(position)
        })
      case 'MultiLineString':
        return this.#parts(geometry.coordinates, (line) => {
          this.#head(CODES.LineString)
          this.#line(line)
        })
      case 'MultiPolygon':
        return this.#parts(geometry.coordinates, (polygon) => {
          this.#head(CODES.Polygon)
          this.#polygon(polygon)
        })
      case 'GeometryCollection':
        return this.#parts(geometry.geometries, (part) => this.geometry(part))
    }
  }

  /** Bytes of the WKB of a geometry: one byte for the byte order and four for the type, then its body. */
  #sizeOf(geometry: Geometry): number {
    const line = (positions: readonly Position[]): number => 4 + positions.length * this.#positionSize
    const polygon = (rings: readonly (readonly Position[])[]): number => 4 + sum(rings, line)
    switch (geometry.type) {
      case 'Point':
        return 5 + this.#positionSize
      case 'LineString':
        return 5 + line(geometry.coordinates)
      case 'Polygon':
        return 5 + polygon(geometry.coordinates)
      case 'MultiPoint':
        return 5 + 4 + geometry.coordinates.length * (5 + this.#positionSize)
      case 'MultiLineString':
        return 5 + 4 + sum(geometry.coordinates, (part) => 5 + line(part))
      case 'MultiPolygon':
        return 5 + 4 + sum(geometry.coordinates, (part) => 5 + polygon(part))
      case 'GeometryCollection':
        return 5 + 4 + sum(geometry.geometries, (part) => this.#sizeOf(part))
    }
  }

  #head(code: number): void {
    this.blob.writeUInt8(1, this.#at)
    this.#at = this.blob.writeUInt32LE(this.#hasZ ? code + HEIGHT_CODE : code, this.#at + 1)
  }

  #parts<Part>(parts: readonly Part[], write: (part: Part) => void): void {
    this.#at = this.blob.writeUInt32LE(parts.length, this.#at)
    for (const part of parts) write(part)
  }

  #line(positions: readonly Position[]): void {
    this.#parts(positions, (position) => this.#position(position))
  }

  #polygon(rings: readonly (readonly Position[])[]): void {
    this.#parts(rings, (ring) => this.#line(ring))
  }

  /** An empty point is written as NaN, as the standard requires. */
  #position([x = NaN, y = NaN, z = NaN]: Position): void {
    const at = this.blob.writeDoubleLE(y, this.blob.writeDoubleLE(x, this.#at))
    this.#at = this.#hasZ ? this.blob.writeDoubleLE(z, at) : at
  }
}
