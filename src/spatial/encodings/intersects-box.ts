import type { Bbox, Box } from '../stores/bbox.ts'
import { GeometryReader, wkbType } from './geometry-reader.ts'

/**
 * Whether a stored geometry has a point in the bbox, borders included. Judges the geometry itself, not its
 * envelope: a line that runs around the box, or a box inside the hole of a polygon, does not match. An empty
 * geometry has no point and never matches. With heights in the bbox, a geometry with heights must also have
 * its own range of heights meet the asked one.
 *
 * One walk over the bytes per box: every edge is cut with the box, and for polygons the same walk counts how
 * often a ray from the corner of the box crosses the rings.
 *
 * @param bytes WKB, with or without the header of a GeoPackage geometry
 * @throws UnreadableGeometry for damaged bytes and for curves
 */
export function intersectsBbox(bytes: Uint8Array, bbox: Bbox): boolean {
  return bbox.some((box) => intersectsBox(bytes, box))
}

function intersectsBox(bytes: Uint8Array, box: Box): boolean {
  const reader = new GeometryReader(bytes)
  const envelope = reader.envelope()
  const asksHeight = box.minZ !== -Infinity || box.maxZ !== Infinity
  if (envelope !== undefined) {
    const [minX, maxX, minY, maxY] = envelope
    if (minX > box.maxX || maxX < box.minX || minY > box.maxY || maxY < box.minY) return false
    if (!asksHeight && minX >= box.minX && maxX <= box.maxX && minY >= box.minY && maxY <= box.maxY)
      return true
  }
  const walk = new Walk(reader, box, !asksHeight)
  const meets = walk.geometry()
  return meets && (!walk.hasHeights || (walk.lowest <= box.maxZ && walk.highest >= box.minZ))
}

class Walk {
  hasHeights = false
  lowest = Infinity
  highest = -Infinity

  readonly #reader: GeometryReader
  readonly #box: Box
  /** Whether to stop at the first meeting; the range of heights needs the whole walk. */
  readonly #first: boolean

  constructor(reader: GeometryReader, box: Box, first: boolean) {
    this.#reader = reader
    this.#box = box
    this.#first = first
  }

  geometry(): boolean {
    const reader = this.#reader
    reader.enter()
    const meets = this.#body(reader.type)
    reader.leave()
    return meets
  }

  #body(type: number): boolean {
    switch (type) {
      case wkbType.point:
        return this.#point()
      case wkbType.lineString:
        return this.#line(this.#reader.count('positions'))
      case wkbType.polygon:
        return this.#polygon()
      default:
        return this.#parts()
    }
  }

  #parts(): boolean {
    const count = this.#reader.count('parts')
    let meets = false
    for (let i = 0; i < count; i++) {
      if (this.geometry()) meets = true
      if (meets && this.#first) return true
    }
    return meets
  }

  #point(): boolean {
    if (!this.#reader.point()) return false
    this.#height()
    return this.#inside(this.#reader.x, this.#reader.y)
  }

  #line(count: number): boolean {
    const reader = this.#reader
    let meets = false
    let lastX = 0
    let lastY = 0
    for (let i = 0; i < count; i++) {
      reader.position()
      this.#height()
      const { x, y } = reader
      if (!meets) meets = i === 0 ? this.#inside(x, y) : this.#cuts(lastX, lastY, x, y)
      if (meets && this.#first) return true
      lastX = x
      lastY = y
    }
    return meets
  }

  #polygon(): boolean {
    const reader = this.#reader
    const { minX, minY } = this.#box
    // The corner stands for the box: where no ring touches the box, all of it is inside or all outside.
    const cornerX = Number.isFinite(minX) ? minX : this.#box.maxX
    const rings = reader.count('parts')
    let meets = false
    let crossings = 0
    for (let ring = 0; ring < rings; ring++) {
      const count = reader.count('positions')
      let lastX = 0
      let lastY = 0
      for (let i = 0; i < count; i++) {
        reader.position()
        this.#height()
        const { x, y } = reader
        if (i === 0) {
          meets ||= this.#inside(x, y)
        } else if (!meets) {
          meets = this.#cuts(lastX, lastY, x, y)
          // Half-open in y, so that a vertex on the ray counts once.
          if (lastY > minY !== y > minY && cornerX < lastX + ((minY - lastY) / (y - lastY)) * (x - lastX))
            crossings++
        }
        if (meets && this.#first) return true
        lastX = x
        lastY = y
      }
    }
    return meets || crossings % 2 === 1
  }

  #height(): void {
    if (!this.#reader.hasZ) return
    this.hasHeights = true
    this.lowest = Math.min(this.lowest, this.#reader.z)
    this.highest = Math.max(this.highest, this.#reader.z)
  }

  #inside(x: number, y: number): boolean {
    const box = this.#box
    return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY
  }

  /** Whether a segment has a point in the box: rejected by sides first, then by the side of the corners. */
  #cuts(x1: number, y1: number, x2: number, y2: number): boolean {
    const { minX, minY, maxX, maxY } = this.#box
    if ((x1 < minX && x2 < minX) || (x1 > maxX && x2 > maxX)) return false
    if ((y1 < minY && y2 < minY) || (y1 > maxY && y2 > maxY)) return false
    if (this.#inside(x1, y1) || this.#inside(x2, y2)) return true
    // Both ends are outside and no side separates them: the segment misses the box only where all four
    // corners lie strictly on one side of its line. A box open to one side has its far corners at the end
    // of the segment that reaches furthest.
    const west = Math.max(minX, Math.min(x1, x2))
    const east = Math.min(maxX, Math.max(x1, x2))
    const side = (x: number, y: number): number => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
    const first = side(west, minY)
    return (
      first === 0 || side(east, minY) !== first || side(west, maxY) !== first || side(east, maxY) !== first
    )
  }
}
