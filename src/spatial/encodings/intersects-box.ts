import type { Bbox, Box } from '../model/bbox.ts'
import type { Transformation } from '../model/collection-store.ts'
import { GeometryReader } from './geometry-reader.ts'
import { BoxRegion } from './region.ts'
import { WKB_TYPE } from './wkb-types.ts'

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
 * @throws UnreadableGeometry for damaged bytes, for surfaces of triangles, and for positions that are not a place on Earth
 * @throws OutsideSystem for a place without a position in the system of the bbox
 */
export function intersectsBbox(bytes: Uint8Array, bbox: Bbox, map: BboxMap = {}): boolean {
  return bbox.some((box) => intersectsBox(bytes, box, map))
}

/** The map on which geometries are compared with a bbox. */
export interface BboxMap {
  /** Of stored positions; without it they are compared as they are. */
  readonly transformation?: Transformation | undefined
  /** If the map repeats: positions beyond the limit are also compared where they are after a turn. */
  readonly limit?: number
  /** The transformations to the positions after a turn in both directions. */
  readonly turned?: readonly Transformation[]
}

function intersectsBox(
  bytes: Uint8Array,
  box: Box,
  { transformation, limit = Infinity, turned = [] }: BboxMap,
): boolean {
  const reader = new GeometryReader(bytes, transformation)
  const envelope = reader.envelope()
  const asksHeight = hasHeights(box)
  if (envelope !== undefined && envelope[0] >= -limit && envelope[1] <= limit) {
    const [minX, maxX, minY, maxY] = envelope
    if (minX > box.maxX || maxX < box.minX || minY > box.maxY || maxY < box.minY) return false
    if (!asksHeight && minX >= box.minX && maxX <= box.maxX && minY >= box.minY && maxY <= box.maxY)
      return true
  }
  if (meets(reader, new BoxRegion(box), asksHeight)) return true
  return (
    reader.furthest > limit &&
    turned.some((moved) => meets(new GeometryReader(bytes, moved), new BoxRegion(box), asksHeight))
  )
}

/** True if the caller asked for a range of heights. */
const hasHeights = ({ minZ, maxZ }: Box): boolean => minZ !== -Infinity || maxZ !== Infinity

/** @param reader at the start of the geometry */
function meets(reader: GeometryReader, region: BoxRegion, asksHeight: boolean): boolean {
  const walk = new Walk(reader, region, !asksHeight)
  return walk.geometry() && (!walk.hasHeights || (walk.lowest <= region.maxZ && walk.highest >= region.minZ))
}

class Walk {
  hasHeights = false
  lowest = Infinity
  highest = -Infinity

  readonly #reader: GeometryReader
  readonly #region: BoxRegion
  /** True if the walk stops at the first intersection; the range of heights needs the whole walk. */
  readonly #first: boolean

  constructor(reader: GeometryReader, region: BoxRegion, first: boolean) {
    this.#reader = reader
    this.#region = region
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
    return this.#region.inside(this.#reader.x, this.#reader.y)
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
      if (!meets) meets = i === 0 ? this.#region.inside(x, y) : this.#region.cuts(lastX, lastY, x, y)
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
          meets ||= this.#region.inside(x, y)
        } else if (!meets) {
          meets = this.#region.cuts(lastX, lastY, x, y)
          if (this.#region.crossesRay(lastX, lastY, x, y)) crossings++
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
}
