import type { Bbox, Box } from '../model/bbox.ts'
import type { Projection } from '../model/collection-store.ts'
import { GeometryReader, WKB_TYPE } from './geometry-reader.ts'

/**
 * True if a stored geometry has a point in the bbox, borders included. The geometry itself is tested, not its
 * envelope: a line that runs around the box, or a box inside the hole of a polygon, does not match. An empty
 * geometry has no point and never matches. If the bbox has heights, the height range of a geometry with
 * heights must also intersect the requested range.
 *
 * One walk over the bytes per box: every edge is intersected with the box, and for polygons the same walk
 * counts how often a ray from the corner of the box crosses the rings.
 *
 * @param bytes WKB, with or without the header of a GeoPackage geometry
 * @param projection of the stored positions; without it they are longitude and latitude
 * @throws UnreadableGeometry for damaged bytes, for curves, and for positions that are not a place on Earth
 */
export function intersectsBbox(bytes: Uint8Array, bbox: Bbox, projection?: Projection): boolean {
  return bbox.some((box) => intersectsBox(bytes, box, projection))
}

function intersectsBox(bytes: Uint8Array, box: Box, projection: Projection | undefined): boolean {
  const reader = new GeometryReader(bytes, projection)
  const envelope = reader.envelope()
  const asksHeight = box.minZ !== -Infinity || box.maxZ !== Infinity
  if (envelope !== undefined) {
    const [minX, maxX, minY, maxY] = envelope
    if (minX > box.maxX || maxX < box.minX || minY > box.maxY || maxY < box.minY) return false
    if (!asksHeight && minX >= box.minX && maxX <= box.maxX && minY >= box.minY && maxY <= box.maxY)
      return true
  }
  if (meets(reader, box, asksHeight)) return true
  // A part that crosses the antimeridian is also tested against the box shifted by a full turn to the west
  // and east.
  return (
    reader.isBeyond180 &&
    [-360, 360].some((turn) => {
      const turned = { ...box, minX: box.minX + turn, maxX: box.maxX + turn }
      return meets(new GeometryReader(bytes, projection), turned, asksHeight)
    })
  )
}

function meets(reader: GeometryReader, box: Box, asksHeight: boolean): boolean {
  const walk = new Walk(reader, box, !asksHeight)
  return walk.geometry() && (!walk.hasHeights || (walk.lowest <= box.maxZ && walk.highest >= box.minZ))
}

class Walk {
  hasHeights = false
  lowest = Infinity
  highest = -Infinity

  readonly #reader: GeometryReader
  readonly #box: Box
  /** True if the walk stops at the first intersection; the range of heights needs the whole walk. */
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
      case WKB_TYPE.point:
        return this.#point()
      case WKB_TYPE.lineString:
        return this.#line(this.#reader.count('positions'))
      case WKB_TYPE.polygon:
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
    const rings = reader.count('parts')
    let meets = false
    let crossings = 0
    for (let ring = 0; ring < rings; ring++) {
      const count = reader.count('positions')
      let lastX = 0
      let lastY = 0
      for (let i = 0; i < count || (!meets && reader.continuesRing()); i++) {
        if (i < count) reader.position()
        this.#height()
        const { x, y } = reader
        if (i === 0) {
          meets ||= this.#inside(x, y)
        } else if (!meets) {
          meets = this.#cuts(lastX, lastY, x, y)
          if (this.#crossesRay(lastX, lastY, x, y)) crossings++
        }
        if (meets && this.#first) return true
        lastX = x
        lastY = y
      }
    }
    return meets || crossings % 2 === 1
  }

  /**
   * True if a segment crosses the ray to the east from the corner of the box. The corner represents the box:
   * if no ring touches the box, the whole box is inside or outside. Half-open in y, so that a vertex on the
   * ray counts once.
   */
  #crossesRay(x1: number, y1: number, x2: number, y2: number): boolean {
    const { minX, minY } = this.#box
    return y1 > minY !== y2 > minY && minX < x1 + ((minY - y1) / (y2 - y1)) * (x2 - x1)
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

  /**
   * True if a segment has a point in the box: rejected by the sides of the box first, then by the side of the
   * corners.
   */
  #cuts(x1: number, y1: number, x2: number, y2: number): boolean {
    const { minX, minY, maxX, maxY } = this.#box
    if ((x1 < minX && x2 < minX) || (x1 > maxX && x2 > maxX)) return false
    if ((y1 < minY && y2 < minY) || (y1 > maxY && y2 > maxY)) return false
    if (this.#inside(x1, y1) || this.#inside(x2, y2)) return true
    // Both ends are outside and no side separates them: the segment misses the box only if all four corners
    // lie strictly on one side of its line.
    const side = (x: number, y: number): number => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
    const first = side(minX, minY)
    return (
      first === 0 || side(maxX, minY) !== first || side(minX, maxY) !== first || side(maxX, maxY) !== first
    )
  }
}
