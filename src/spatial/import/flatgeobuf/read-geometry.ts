import type { Geometry, Position } from 'geojson'
import type { Geometry as FlatGeometry } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry.js'
import { GeometryType } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'
import { UnfitFeature } from '../record.ts'

/** The maximum depth that the server reads. */
const MAX_DEPTH = 16

/** True for the types that GeoJSON has; the others are curves and surfaces. */
export const isReadable = (type: GeometryType): boolean => type <= GeometryType.GeometryCollection

/** Reads the geometry of one feature. Offsets in a damaged file may form a tree without an end, so parts are counted. */
export class FlatGeometryReader {
  readonly #hasZ: boolean
  readonly #bytes: number
  #parts = 0

  /** @param bytes of the feature: no vector in it is longer */
  constructor(hasZ: boolean, bytes: number) {
    this.#hasZ = hasZ
    this.#bytes = bytes
  }

  /**
   * @param declared the type in the head of the file; unknown if it differs between features
   * @throws UnfitFeature
   */
  read(geometry: FlatGeometry, declared: GeometryType, depth = 1): Geometry {
    if (depth > MAX_DEPTH || ++this.#parts * 4 > this.#bytes) throw damaged()
    const type = declared === GeometryType.Unknown ? geometry.type() : declared
    switch (type) {
      case GeometryType.Point: {
        const [position] = this.#positions(geometry)
        const isEmpty = position === undefined || Number.isNaN(position[0])
        return { type: 'Point', coordinates: isEmpty ? [] : position }
      }
      case GeometryType.LineString:
        return { type: 'LineString', coordinates: this.#positions(geometry) }
      case GeometryType.MultiPoint:
        return { type: 'MultiPoint', coordinates: this.#positions(geometry) }
      case GeometryType.Polygon:
        return { type: 'Polygon', coordinates: this.#lines(geometry) }
      case GeometryType.MultiLineString:
        return { type: 'MultiLineString', coordinates: this.#lines(geometry) }
      case GeometryType.MultiPolygon:
        return { type: 'MultiPolygon', coordinates: this.#polygons(geometry) }
      case GeometryType.GeometryCollection:
        return {
          type: 'GeometryCollection',
          geometries: this.#each(geometry, (part) => this.read(part, GeometryType.Unknown, depth + 1)),
        }
      default:
        throw new UnfitFeature(
          `Its geometry has the type ${GeometryType[type] ?? type}, which cannot be imported. Convert the file, for example with "ogr2ogr -nlt CONVERT_TO_LINEAR".`,
        )
    }
  }

  #polygons(geometry: FlatGeometry): Position[][][] {
    return this.#each(geometry, (part) => {
      if (++this.#parts * 4 > this.#bytes) throw damaged()
      return this.#lines(part)
    })
  }

  #each<Part>(geometry: FlatGeometry, read: (part: FlatGeometry) => Part): Part[] {
    const parts: Part[] = []
    for (let at = 0; at < this.#checked(geometry.partsLength(), 4); at++) {
      const part = geometry.parts(at)
      if (part === null) throw damaged()
      parts.push(read(part))
    }
    return parts
  }

  /** Rings or lines: their ends are counted in positions. A single one may have no end. */
  #lines(geometry: FlatGeometry): Position[][] {
    const positions = this.#positions(geometry)
    const count = this.#checked(geometry.endsLength(), 4)
    if (count === 0) return positions.length === 0 ? [] : [positions]
    const lines: Position[][] = []
    let start = 0
    for (let at = 0; at < count; at++) {
      const end = geometry.ends(at) ?? 0
      if (end < start || end > positions.length) throw damaged()
      lines.push(positions.slice(start, end))
      start = end
    }
    return lines
  }

  #positions(geometry: FlatGeometry): Position[] {
    const count = Math.floor(this.#checked(geometry.xyLength(), 8) / 2)
    if (this.#hasZ && geometry.zLength() < count) throw damaged()
    const positions: Position[] = []
    for (let at = 0; at < count; at++) {
      const position = [geometry.xy(at * 2) ?? NaN, geometry.xy(at * 2 + 1) ?? NaN]
      if (this.#hasZ) position.push(geometry.z(at) ?? NaN)
      positions.push(position)
    }
    return positions
  }

  /** A length that the bytes of the feature allow. */
  #checked(length: number, itemBytes: number): number {
    if (length < 0 || length * itemBytes > this.#bytes) throw damaged()
    return length
  }
}

const damaged = (): UnfitFeature =>
  new UnfitFeature('Its geometry is damaged: its counts do not fit its bytes.')
