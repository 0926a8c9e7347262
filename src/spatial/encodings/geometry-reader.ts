import { OutsideSystem, UnreadableGeometry } from '../model/errors.ts'
import type { Transformation, Unprojection } from '../model/collection-store.ts'
import { headerSize } from './geopackage-header.ts'
import { linearWkb } from './linear-wkb.ts'
import { isCurved, TYPE_NAMES, WKB_TYPE } from './wkb-types.ts'

/** Deeper nested collections are treated as an attack on the stack, not as a geometry. */
const MAX_DEPTH = 16

/** Degrees that are rounded to 180. */
const ROUNDED_180 = 180 + 0.5e-7

/**
 * Walks the bytes of one geometry: WKB, with or without the header of a GeoPackage geometry (OGC 12-128r19,
 * 2.1.3). Reads both byte orders and the codes for heights and measures of ISO (1000, 2000, 3000) and of EWKB
 * (high bits). Every step is checked against the end of the bytes. A geometry with arcs is read as the lines that stand
 * for them (see `arcPositions`).
 *
 * With a transformation, positions are transformed as they are read, those of arcs once they are lines. In each part
 * longitudes start between -180 and 180 and continue without a jump, beyond 180 if the part crosses the antimeridian.
 *
 * Use: `enter()` reads the head of a geometry and sets its `type`; then call `count()` and `position()`, or
 * `enter()` again for the parts of a multi geometry, each ended by `leave()`.
 */
export class GeometryReader {
  /** Type code of the last entered geometry, 1 to 7; after `head()` that of any type. */
  type = 0
  /** True if the positions of the last entered geometry have heights. */
  hasZ = false
  x = 0
  y = 0
  /** Height of the last read position; meaningless unless `hasZ`. */
  z = 0
  /** The largest distance of a position from zero in the direction of x, so far. */
  furthest = 0

  readonly #transformation: Transformation | undefined
  #view: DataView
  #size: number
  #at = 0
  #headerSize = 0
  #little = true
  #positionSize = 16
  #depth = 0
  /** While lines are read that stand for arcs: the bytes that have the arcs, the place after them, and their depth. */
  #outer: { readonly view: DataView; readonly at: number; readonly depth: number } | undefined
  /** Longitude of the previous position in the same part; NaN at its start. */
  #last = NaN
  /** Added to the longitudes of a part: a full turn to the east or west, or 0. */
  #turn = 0
  /** The last read position in degrees, if stored positions are not longitude and latitude. */
  #longitude = 0
  #latitude = 0
  /** Start of the current ring in degrees. */
  #ringLongitude = 0
  #ringLatitude = 0
  #positions = 0
  #latitudes = 0

  /** @throws UnreadableGeometry if the value is not bytes, or its header is damaged */
  constructor(bytes: Uint8Array, transformation?: Transformation) {
    // SQLite allows a text or a number in the place of a geometry.
    if (!ArrayBuffer.isView(bytes)) throw new UnreadableGeometry('A geometry is not stored as bytes.')
    this.#transformation = transformation
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#size = bytes.byteLength
    if (this.#size > 2 && bytes[0] === 0x47 && bytes[1] === 0x50) {
      this.#need(8)
      this.#headerSize = headerSize(this.#view.getUint8(3))
      this.#need(this.#headerSize)
      this.#at = this.#headerSize
    }
  }

  /**
   * Reads the head of a geometry.
   *
   * @param expected the only type that is allowed here, as a part of a multi geometry
   * @throws UnreadableGeometry for a type that GeoJSON does not have, for an unexpected type, and for a
   * missing head
   */
  enter(expected?: number): void {
    if (++this.#depth > MAX_DEPTH) {
      throw new UnreadableGeometry(`A geometry has more than ${MAX_DEPTH} nested collections.`)
    }
    const start = this.#at
    this.head()
    this.#last = NaN
    if (expected !== undefined && this.type !== expected) {
      throw new UnreadableGeometry(
        `A part of a Multi${TYPE_NAMES[expected]} is a ${TYPE_NAMES[this.type]}, which is not allowed there.`,
      )
    }
    if (this.type > WKB_TYPE.geometryCollection) this.#straighten(start)
  }

  /**
   * Reads the head of a geometry of any type, without entering it.
   *
   * @throws UnreadableGeometry for a missing head, and for an unknown byte order or type code
   */
  head(): void {
    this.#need(5)
    const order = this.#view.getUint8(this.#at)
    if (order > 1) throw new UnreadableGeometry(`A geometry declares the unknown byte order ${order}.`)
    this.#little = order === 1
    const code = this.#view.getUint32(this.#at + 1, this.#little)
    this.#at += 5
    if (code & 0x20000000) {
      this.#need(4)
      this.#at += 4
    }
    const plain = code & 0x1fffffff
    const dimensions = Math.floor(plain / 1000)
    this.type = plain % 1000
    this.hasZ = (code & 0x80000000) !== 0 || dimensions === 1 || dimensions === 3
    const hasM = (code & 0x40000000) !== 0 || dimensions === 2 || dimensions === 3
    this.#positionSize = 16 + (this.hasZ ? 8 : 0) + (hasM ? 8 : 0)
    if (dimensions > 3 || TYPE_NAMES[this.type] === undefined)
      throw new UnreadableGeometry(`A geometry has the unknown type code ${code}.`)
  }

  /** Goes on with the lines that stand for the arcs of a geometry. @param start the place of its head */
  #straighten(start: number): void {
    if (!isCurved(this.type))
      throw new UnreadableGeometry(
        `A geometry is a ${TYPE_NAMES[this.type]}, which GeoJSON does not support. Convert it to polygons first.`,
      )
    const view = this.#view
    const reader = new GeometryReader(
      new Uint8Array(view.buffer, view.byteOffset + start, this.#size - start),
    )
    const lines = linearWkb(reader)
    this.#outer = { view, at: start + reader.#at, depth: this.#depth }
    this.#view = new DataView(lines.buffer, lines.byteOffset, lines.byteLength)
    this.#size = lines.byteLength
    this.#at = 0
    this.head()
  }

  /**
   * The envelope in the header: [minX, maxX, minY, maxY]; undefined if it is missing or empty, if positions are transformed,
   * or if there may be arcs, because programs differ in whether they measure them. Call it before `enter()`.
   */
  envelope(): readonly [number, number, number, number] | undefined {
    if (this.#headerSize <= 8 || this.#transformation !== undefined) return undefined
    if (this.#mayHaveArcs()) return undefined
    const view = this.#view
    const little = (view.getUint8(3) & 1) === 1
    const envelope = [
      view.getFloat64(8, little),
      view.getFloat64(16, little),
      view.getFloat64(24, little),
      view.getFloat64(32, little),
    ] as const
    return envelope.every(Number.isFinite) ? envelope : undefined
  }

  leave(): void {
    const outer = this.#outer
    if (outer !== undefined && outer.depth === this.#depth) {
      this.#view = outer.view
      this.#size = outer.view.byteLength
      this.#at = outer.at
      this.#outer = undefined
    }
    this.#depth--
  }

  /** Number of positions, parts or rings that follow; limited by the remaining bytes. */
  count(of: 'positions' | 'parts'): number {
    this.#need(4)
    const count = this.#view.getUint32(this.#at, this.#little)
    this.#at += 4
    // The smallest part is an empty ring of four bytes.
    this.#need(count * (of === 'positions' ? this.#positionSize : 4))
    this.#positions = 0
    return count
  }

  /**
   * Reads the position of a point.
   * @returns false if the point is empty (all its coordinates are NaN)
   */
  point(): boolean {
    this.#need(this.#positionSize)
    const at = this.#at
    if (
      Number.isNaN(this.#view.getFloat64(at, this.#little)) &&
      Number.isNaN(this.#view.getFloat64(at + 8, this.#little))
    ) {
      this.#at += this.#positionSize
      return false
    }
    this.position()
    return true
  }

  /**
   * Reads one position into `x`, `y`, `z`. Call `count('positions')` first: it checks that the bytes exist.
   */
  position(): void {
    const at = this.#at
    const little = this.#little
    this.x = this.#view.getFloat64(at, little)
    this.y = this.#view.getFloat64(at + 8, little)
    if (this.hasZ) this.z = this.#view.getFloat64(at + 16, little)
    // The sum is NaN or infinite if any coordinate is, and finite for every place on Earth.
    if (!Number.isFinite(this.x + this.y + (this.hasZ ? this.z : 0))) {
      throw new UnreadableGeometry('A geometry has a coordinate that is not a finite number.')
    }
    this.#at = at + this.#positionSize
    if (this.#transformation !== undefined) this.#transform(this.#transformation)
    const distance = Math.abs(this.x)
    if (distance > this.furthest) this.furthest = distance
  }

  /**
   * Call it after the last position of a ring until it returns false; each true provides one more position. A
   * ring around a pole ends a full turn away from its start; in degrees it closes by way of the pole.
   */
  continuesRing(): boolean {
    const transformation = this.#transformation
    if (transformation?.stored?.wraps !== true || this.#positions === 0) return false
    const pole = this.#latitudes < 0 ? -90 : 90
    const isAtPole = this.#latitude === pole
    if (Math.abs(this.#longitude - this.#ringLongitude) > 359 && !isAtPole) this.#latitude = pole
    else if (this.#longitude !== this.#ringLongitude && isAtPole) this.#longitude = this.#ringLongitude
    else if (isAtPole && this.#ringLatitude !== pole) this.#latitude = this.#ringLatitude
    else return false
    this.x = this.#longitude
    this.y = this.#latitude
    this.#toSystem(transformation)
    return true
  }

  /**
   * @throws UnreadableGeometry if the position is not a place on Earth
   * @throws OutsideSystem if the place has no position in the system
   */
  #transform(transformation: Transformation): void {
    const { stored } = transformation
    if (stored !== undefined) this.#project(stored)
    this.#toSystem(transformation)
  }

  #toSystem(transformation: Transformation): void {
    transformation.fromLonLat(this)
    // The sum is NaN or infinite if a coordinate is.
    if (!Number.isFinite(this.x + this.y)) throw new OutsideSystem(transformation.uri)
  }

  /** @throws UnreadableGeometry if the position is not a place on Earth */
  #project(projection: Unprojection): void {
    const { x, y } = this
    projection.toLonLat(this)
    if (Number.isNaN(this.x)) {
      throw new UnreadableGeometry(
        `A geometry has the position ${x} ${y}, which is not a place on Earth in the reference system of its collection.`,
      )
    }
    if (projection.wraps && !Number.isNaN(this.#last)) {
      this.#turn = 360 * Math.round((this.#last - this.x) / 360)
    } else if (Number.isNaN(this.#last)) {
      // What is 180 in answers stays at its side.
      this.#turn = Math.abs(this.x) > ROUNDED_180 ? -360 * Math.round(this.x / 360) : 0
    }
    this.x += this.#turn
    this.#last = this.x
    this.#longitude = this.x
    this.#latitude = this.y
    if (this.#positions++ === 0) {
      this.#ringLongitude = this.x
      this.#ringLatitude = this.y
      this.#latitudes = 0
    }
    this.#latitudes += this.y
  }

  /** True for a type with arcs, and for a collection, whose parts may be of such a type. */
  #mayHaveArcs(): boolean {
    const at = this.#at
    if (at + 5 > this.#size) return false
    const code = this.#view.getUint32(at + 1, this.#view.getUint8(at) === 1)
    return (code & 0x1fffffff) % 1000 >= WKB_TYPE.geometryCollection
  }

  #need(bytes: number): void {
    if (this.#at + bytes > this.#size) {
      throw new UnreadableGeometry(
        `A geometry ends too early, after ${this.#size} bytes: it is truncated or damaged.`,
      )
    }
  }
}
