import { UnreadableGeometry } from '../model/errors.ts'
import { arcPositions, type ArcPosition } from './arcs.ts'
import { GrowingWkb } from './growing-wkb.ts'
import { CURVE_TYPE, TYPE_NAMES, WKB_TYPE } from './wkb-types.ts'

/** The types that the parts of others may have (OGC 06-103r4; ISO 13249-3). */
const CURVES = [WKB_TYPE.lineString, CURVE_TYPE.circularString, CURVE_TYPE.compoundCurve]
const SURFACES = [WKB_TYPE.polygon, CURVE_TYPE.curvePolygon]

/** A reader of WKB as it is stored, see `GeometryReader`. */
export interface StoredWkb {
  readonly type: number
  readonly hasZ: boolean
  readonly x: number
  readonly y: number
  readonly z: number
  head(): void
  count(of: 'positions' | 'parts'): number
  position(): void
}

/**
 * Reads a geometry with arcs and writes it with straight lines: a CircularString and a CompoundCurve as a LineString, a
 * CurvePolygon as a Polygon, a MultiCurve as a MultiLineString, a MultiSurface as a MultiPolygon. Measures are left out.
 *
 * @param reader at the head of the geometry; then it is behind the geometry
 * @throws UnreadableGeometry
 */
export function linearWkb(reader: StoredWkb): Uint8Array {
  const writer = new LinearWriter(reader)
  writer.geometry()
  return writer.out.bytes()
}

class LinearWriter {
  readonly out = new GrowingWkb()
  readonly #reader: StoredWkb
  readonly #hasZ: boolean
  /** Positions of the present line so far. */
  #count = 0
  #last: ArcPosition = [NaN, NaN, 0]
  /** True if the next position starts a further part of a compound curve, whose start is the end of the part before. */
  #isJoint = false

  /** @param reader at the start of the geometry */
  constructor(reader: StoredWkb) {
    this.#reader = reader
    reader.head()
    this.#hasZ = reader.hasZ
  }

  /** Writes the geometry whose head is read. */
  geometry(): void {
    switch (this.#reader.type) {
      case CURVE_TYPE.circularString:
      case CURVE_TYPE.compoundCurve:
        return this.#line()
      case CURVE_TYPE.curvePolygon:
        return this.#polygon()
      case CURVE_TYPE.multiCurve:
        return this.#multi(WKB_TYPE.multiLineString, CURVES, () => this.#line())
      default:
        return this.#multi(WKB_TYPE.multiPolygon, SURFACES, () => this.#polygon())
    }
  }

  #multi(type: number, allowed: readonly number[], write: () => void): void {
    this.out.head(type, this.#hasZ)
    this.#parts(() => {
      this.#enter(allowed)
      write()
    })
  }

  #polygon(): void {
    const isStraight = this.#reader.type === WKB_TYPE.polygon
    this.out.head(WKB_TYPE.polygon, this.#hasZ)
    this.#parts(() =>
      this.#counted(() => {
        if (isStraight) return this.#positions()
        this.#enter(CURVES)
        this.#curve()
      }),
    )
  }

  #line(): void {
    this.out.head(WKB_TYPE.lineString, this.#hasZ)
    this.#counted(() => this.#curve())
  }

  /** Writes as many parts as are read. */
  #parts(write: () => void): void {
    const count = this.#reader.count('parts')
    this.out.uint32(count)
    for (let i = 0; i < count; i++) write()
  }

  /** Writes positions after their number. */
  #counted(write: () => void): void {
    const place = this.out.uint32(0)
    this.#count = 0
    write()
    this.out.replace(place, this.#count)
  }

  /** Writes the positions of the curve whose head is read. */
  #curve(): void {
    const { type } = this.#reader
    if (type === WKB_TYPE.lineString) return this.#positions()
    if (type === CURVE_TYPE.circularString) return this.#arcs()
    const count = this.#reader.count('parts')
    for (let i = 0; i < count; i++) {
      this.#enter([WKB_TYPE.lineString, CURVE_TYPE.circularString])
      this.#isJoint = i > 0
      this.#curve()
    }
    this.#isJoint = false
  }

  #positions(): void {
    for (let left = this.#reader.count('positions'); left > 0; left--) this.#add(this.#position())
  }

  #arcs(): void {
    const count = this.#reader.count('positions')
    if (count === 0) return
    if (count < 3 || count % 2 === 0)
      throw new UnreadableGeometry(
        `A CircularString has ${count} positions. It needs three, and two more for each further arc.`,
      )
    let start = this.#position()
    this.#add(start)
    for (let left = count - 1; left > 0; left -= 2) {
      const middle = this.#position()
      const end = this.#position()
      for (const position of arcPositions(start, middle, end).slice(1)) this.#add(position)
      start = end
    }
  }

  #position(): ArcPosition {
    const reader = this.#reader
    reader.position()
    return [reader.x, reader.y, this.#hasZ ? reader.z : 0]
  }

  #add(position: ArcPosition): void {
    const [x, y, z] = position
    const isRepeated = this.#isJoint && x === this.#last[0] && y === this.#last[1]
    this.#isJoint = false
    if (isRepeated) return
    this.out.position(x, y, this.#hasZ ? z : undefined)
    this.#last = position
    this.#count++
  }

  #enter(allowed: readonly number[]): void {
    const reader = this.#reader
    reader.head()
    if (!allowed.includes(reader.type))
      throw new UnreadableGeometry(
        `A geometry with arcs has a ${TYPE_NAMES[reader.type]} as a part, which is not allowed there.`,
      )
    if (reader.hasZ !== this.#hasZ)
      throw new UnreadableGeometry('Some parts of a geometry with arcs have heights, and others have none.')
  }
}
