import type { Geometry, Position } from 'geojson'
import { UnfitFeature } from '../record.ts'
import { polygonsOf } from './rings.ts'

/** Shape types of ESRI's description of 1998. 10 more have heights, 20 more have measures. */
const [NULL, POINT, LINE, POLYGON, MULTIPOINT] = [0, 1, 3, 5, 8] as const

/** True for the types that become geometries. The other known type, 31, is a surface of triangles. */
export const isReadable = (type: number): boolean =>
  type === NULL || (type < 30 && [POINT, LINE, POLYGON, MULTIPOINT].some((kind) => kind === type % 10))

export interface Shape {
  readonly geometry: Geometry | null
  /** True if the shape has measures, which are not read. */
  readonly hasMeasures: boolean
}

/**
 * Reads the content of a record of a .shp file.
 *
 * @throws UnfitFeature
 */
export function readShape(bytes: Buffer): Shape {
  if (bytes.length < 4) throw damaged()
  const type = bytes.readInt32LE(0)
  if (!isReadable(type)) throw new UnfitFeature(`Its shape has the type ${type}, which cannot be imported.`)
  if (type === NULL) return { geometry: null, hasMeasures: false }
  const reader = new ShapeReader(bytes, type > 10 && type < 20)
  const geometry = reader.geometry(type % 10)
  return { geometry, hasMeasures: type > 20 || reader.hasMeasures }
}

const damaged = (): UnfitFeature =>
  new UnfitFeature('Its shape is damaged: it is shorter than its counts say.')

class ShapeReader {
  readonly #bytes: Buffer
  readonly #hasZ: boolean
  /** Where x and y of the first point are, and its height. */
  #points = 0
  #heights = 0
  hasMeasures = false

  constructor(bytes: Buffer, hasZ: boolean) {
    this.#bytes = bytes
    this.#hasZ = hasZ
  }

  geometry(kind: number): Geometry | null {
    switch (kind) {
      case POINT:
        this.#points = 4
        this.#heights = 20
        this.#need(this.#hasZ ? 28 : 20)
        return { type: 'Point', coordinates: this.#position(0) }
      case MULTIPOINT: {
        const count = this.#placePoints(40, this.#count(36))
        return { type: 'MultiPoint', coordinates: this.#positions(0, count) }
      }
      default:
        return this.#parts(kind)
    }
  }

  /** Lines and polygons: a box, two counts, the starts of the parts, the points. */
  #parts(kind: number): Geometry | null {
    const parts = this.#count(36)
    const startsEnd = 44 + parts * 4
    this.#need(startsEnd)
    const points = this.#placePoints(startsEnd, this.#count(40))
    const lines: Position[][] = []
    for (let part = 0; part < parts; part++) {
      const start = this.#bytes.readInt32LE(44 + part * 4)
      const end = part + 1 < parts ? this.#bytes.readInt32LE(48 + part * 4) : points
      if (start < 0 || end < start || end > points) {
        throw new UnfitFeature('Its shape is damaged: its parts do not follow each other.')
      }
      lines.push(this.#positions(start, end))
    }
    const [only, ...others] = lines
    if (only === undefined) return null
    if (kind === POLYGON) return polygonsOf(lines)
    return others.length === 0
      ? { type: 'LineString', coordinates: only }
      : { type: 'MultiLineString', coordinates: lines }
  }

  /** Finds the heights of `count` points that begin at `start`. Heights and measures have their ranges before them. */
  #placePoints(start: number, count: number): number {
    this.#points = start
    this.#heights = start + count * 16 + 16
    const end = start + count * 16 + (this.#hasZ ? 16 + count * 8 : 0)
    this.#need(end)
    this.hasMeasures = this.#bytes.length >= end + 16 + count * 8
    return count
  }

  #count(at: number): number {
    this.#need(at + 4)
    const count = this.#bytes.readInt32LE(at)
    // Each part and each point has four bytes at least.
    if (count < 0 || count * 4 > this.#bytes.length) throw damaged()
    return count
  }

  #positions(start: number, end: number): Position[] {
    const positions: Position[] = []
    for (let at = start; at < end; at++) positions.push(this.#position(at))
    return positions
  }

  #position(index: number): Position {
    const at = this.#points + index * 16
    const position = [this.#bytes.readDoubleLE(at), this.#bytes.readDoubleLE(at + 8)]
    if (this.#hasZ) position.push(this.#bytes.readDoubleLE(this.#heights + index * 8))
    return position
  }

  #need(bytes: number): void {
    if (this.#bytes.length < bytes) throw damaged()
  }
}
