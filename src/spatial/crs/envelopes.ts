import type { Box } from '../model/bbox.ts'
import { bendOf, bulgeOf, type Place } from './bulge.ts'
import type { Extent } from './extent.ts'

interface Transformation {
  toLonLat(position: { x: number; y: number }): void
  fromLonLat(position: { x: number; y: number }): void
}

const STEPS_PER_SIDE = 16
/** Degrees; more than the rounding of positions. */
const ROUNDING = 2e-7

/**
 * The area to search in an index of stored envelopes for a box in degrees. It may be too large, never too
 * small: features outside of it are lost.
 *
 * Two effects enlarge it. The border of the box is curved on the map, and only sampled positions of it are
 * transformed. And the edges of features are straight in degrees, so on the map they leave the envelope of
 * their ends, the more the longer they are.
 */
export class Envelopes {
  readonly #projection: Transformation
  readonly #lonLat: Extent | undefined
  readonly #longest: number
  readonly #metres: number
  readonly #known = new WeakMap<Box, { readonly boxes: readonly Box[] | undefined }>()

  /**
   * @param lonLat degrees on the map that contain every position of the layer; without it no area can be
   * computed
   * @param largest width or height of the largest stored envelope
   * @param metres length of the unit of stored positions
   */
  constructor(projection: Transformation, lonLat: Extent | undefined, largest: number, metres: number) {
    this.#projection = projection
    this.#lonLat = lonLat
    this.#longest = Math.SQRT2 * largest
    this.#metres = metres
  }

  /** Empty if the layer has no features there; undefined if every feature must be tested. */
  of(box: Box): readonly Box[] | undefined {
    let known = this.#known.get(box)
    if (known === undefined) this.#known.set(box, (known = { boxes: this.#find(box) }))
    return known.boxes
  }

  #find(box: Box): readonly Box[] | undefined {
    if (this.#lonLat === undefined) return undefined
    const [west, south, east, north] = this.#lonLat
    const found: Box[] = []
    for (const turn of [-360, 0, 360]) {
      const piece: Extent = [
        Math.max(box.minX + turn - ROUNDING, west),
        Math.max(box.minY - ROUNDING, south),
        Math.min(box.maxX + turn + ROUNDING, east),
        Math.min(box.maxY + ROUNDING, north),
      ]
      if (piece[0] > piece[2] || piece[1] > piece[3]) continue
      // The whole layer: the index would only cost time.
      if (piece.every((side, i) => side === this.#lonLat?.[i])) return undefined
      const image = this.#image(piece)
      if (image === undefined) return undefined
      found.push({ ...image, minZ: box.minZ, maxZ: box.maxZ })
    }
    return found
  }

  #image(piece: Extent): Omit<Box, 'minZ' | 'maxZ'> | undefined {
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
    let bend = 0
    for (const side of sidesOf(piece)) {
      const places = side.map((place) => this.#transformed(place))
      for (const [i, place] of places.entries()) {
        if (place === undefined) return undefined
        minX = Math.min(minX, place.x)
        maxX = Math.max(maxX, place.x)
        minY = Math.min(minY, place.y)
        maxY = Math.max(maxY, place.y)
        const [before, after] = [places[i - 1], places[i + 1]]
        if (before && after) bend = Math.max(bend, bendOf(before, place, after))
      }
    }
    // Between two samples an evenly curved line deviates by an eighth of this.
    const margin =
      bend / 2 + bulgeOf(this.#projection, piece, this.#lonLat ?? piece, this.#longest, this.#metres)
    return { minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin }
  }

  /**
   * The stored position of a place; undefined if it does not transform back, because the map ends before it.
   */
  #transformed({ x, y }: Place): Place | undefined {
    const stored = { x, y }
    this.#projection.fromLonLat(stored)
    const back = { ...stored }
    this.#projection.toLonLat(back)
    const east = (back.x - x - 360 * Math.round((back.x - x) / 360)) * Math.cos((y * Math.PI) / 180)
    return Math.abs(east) < 1e-5 && Math.abs(back.y - y) < 1e-5 ? stored : undefined
  }
}

/** Positions along the four sides; corners occur in two sides. */
function sidesOf([west, south, east, north]: Extent): Place[][] {
  const along = (from: Place, to: Place): Place[] =>
    Array.from({ length: STEPS_PER_SIDE + 1 }, (_, i) => ({
      x: from.x + ((to.x - from.x) * i) / STEPS_PER_SIDE,
      y: from.y + ((to.y - from.y) * i) / STEPS_PER_SIDE,
    }))
  const [a, b] = [
    { x: west, y: south },
    { x: east, y: south },
  ]
  const [c, d] = [
    { x: east, y: north },
    { x: west, y: north },
  ]
  return [along(a, b), along(b, c), along(c, d), along(d, a)]
}
