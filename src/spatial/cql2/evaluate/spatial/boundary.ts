import { type Envelope, envelopeOf } from '../../geometries.ts'
import type { Rings } from './jsts.ts'

/** Edges that share one envelope, so that most of them are skipped together. */
const EDGES = 16

/** The rings of areas, to find out fast that a geometry is away from them. */
export class Boundary {
  /** West, south, east and north of each group of edges. */
  readonly #groups: Float64Array

  constructor(polygons: readonly Rings[]) {
    const groups: number[] = []
    for (const ring of polygons.flat()) {
      for (let from = 0; from + 1 < ring.length; from += EDGES) {
        // The last position of a group is the first one of the next.
        const positions = ring.slice(from, from + EDGES + 1)
        groups.push(...(envelopeOf({ type: 'LineString', coordinates: positions }) as Envelope))
      }
    }
    this.#groups = Float64Array.from(groups)
  }

  /** True if the envelope can contain a point of the rings. */
  isNear([west, south, east, north]: Envelope): boolean {
    const groups = this.#groups
    for (let at = 0; at < groups.length; at += 4) {
      if (
        (groups[at] as number) <= east &&
        (groups[at + 1] as number) <= north &&
        (groups[at + 2] as number) >= west &&
        (groups[at + 3] as number) >= south
      ) {
        return true
      }
    }
    return false
  }
}
