import type { Box } from '../model/bbox.ts'

/** A part of the Earth, in the positions of a reader of geometries. */
export interface Region {
  readonly minZ: number
  readonly maxZ: number
  inside(x: number, y: number): boolean
  /** True if a segment has a point in the region. The end of a segment is the start of the next. */
  cuts(x1: number, y1: number, x2: number, y2: number): boolean
  /**
   * True if a segment crosses the ray to the east from a place in the region. The place represents the region: if no
   * ring touches the region, all of it is inside or outside. Half-open in y, so that a vertex on the ray counts once.
   */
  crossesRay(x1: number, y1: number, x2: number, y2: number): boolean
}

/** A box in the unit of the positions. */
export class BoxRegion implements Region {
  readonly minZ: number
  readonly maxZ: number
  readonly #minX: number
  readonly #minY: number
  readonly #maxX: number
  readonly #maxY: number

  constructor({ minX, minY, maxX, maxY, minZ, maxZ }: Box) {
    this.#minX = minX
    this.#minY = minY
    this.#maxX = maxX
    this.#maxY = maxY
    this.minZ = minZ
    this.maxZ = maxZ
  }

  inside(x: number, y: number): boolean {
    return x >= this.#minX && x <= this.#maxX && y >= this.#minY && y <= this.#maxY
  }

  cuts(x1: number, y1: number, x2: number, y2: number): boolean {
    return cutsBox(this.#minX, this.#minY, this.#maxX, this.#maxY, x1, y1, x2, y2)
  }

  crossesRay(x1: number, y1: number, x2: number, y2: number): boolean {
    return crossesRayFrom(this.#minX, this.#minY, x1, y1, x2, y2)
  }
}

/** True if a segment crosses the ray to the east from a place; half-open in y. */
export const crossesRayFrom = (
  x: number,
  y: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): boolean => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)

/**
 * True if a segment has a point in the box: rejected by the sides of the box first, then by the side of the corners.
 */
export function cutsBox(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): boolean {
  if ((x1 < minX && x2 < minX) || (x1 > maxX && x2 > maxX)) return false
  if ((y1 < minY && y2 < minY) || (y1 > maxY && y2 > maxY)) return false
  if (x1 >= minX && x1 <= maxX && y1 >= minY && y1 <= maxY) return true
  if (x2 >= minX && x2 <= maxX && y2 >= minY && y2 <= maxY) return true
  // Both ends are outside and no side separates them: the segment misses the box only if all four corners
  // lie strictly on one side of its line.
  const side = (x: number, y: number): number => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1))
  const first = side(minX, minY)
  return first === 0 || side(maxX, minY) !== first || side(minX, maxY) !== first || side(maxX, maxY) !== first
}
