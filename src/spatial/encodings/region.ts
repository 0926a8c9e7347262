import type { Box } from '../model/bbox.ts'
import { orientation } from './orientation.ts'

/** A box that positions, edges and rings of a geometry are tested against. The tests are exact. */
export class BoxRegion {
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

  /**
   * True if a segment has a point in the box: rejected by the sides of the box first, then by the side of the corners.
   */
  cuts(x1: number, y1: number, x2: number, y2: number): boolean {
    const [minX, minY, maxX, maxY] = [this.#minX, this.#minY, this.#maxX, this.#maxY]
    if ((x1 < minX && x2 < minX) || (x1 > maxX && x2 > maxX)) return false
    if ((y1 < minY && y2 < minY) || (y1 > maxY && y2 > maxY)) return false
    if (this.inside(x1, y1) || this.inside(x2, y2)) return true
    // Both ends are outside and no side separates them: the segment misses the box only if all four corners
    // lie strictly on one side of its line.
    const first = orientation(x1, y1, x2, y2, minX, minY)
    return (
      first === 0 ||
      orientation(x1, y1, x2, y2, maxX, minY) !== first ||
      orientation(x1, y1, x2, y2, minX, maxY) !== first ||
      orientation(x1, y1, x2, y2, maxX, maxY) !== first
    )
  }

  /**
   * True if a segment crosses the ray to the east from a corner of the box. The corner represents the box: if no
   * ring touches the box, all of it is inside or outside. Half-open in y, so that a vertex on the ray counts once.
   */
  crossesRay(x1: number, y1: number, x2: number, y2: number): boolean {
    const [x, y] = [this.#minX, this.#minY]
    if (y1 > y === y2 > y) return false
    // The corner is west of the segment if it is left of an edge that climbs.
    return orientation(x1, y1, x2, y2, x, y) === (y2 > y1 ? 1 : -1)
  }
}
