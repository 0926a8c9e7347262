import type { Extent } from './extent.ts'

interface Transformation {
  fromLonLat(position: { x: number; y: number }): void
}

export interface Place {
  readonly x: number
  readonly y: number
}

export const METRES_PER_DEGREE = 111_000

/**
 * The maximum distance, in the unit of a map, between an edge that is straight in degrees and one that is straight on
 * the map between the same ends, near a part of the Earth.
 *
 * @param projection to the map
 * @param piece the part, in degrees
 * @param all degrees that contain every position of the layer
 * @param longest length of the longest edge, in the unit of the map
 * @param metres length of the unit of the map
 */
export function bulgeOf(
  projection: Transformation,
  piece: Extent,
  [west, south, east, north]: Extent,
  longest: number,
  metres: number,
): number {
  if (longest === 0) return 0
  const reach = (longest * metres) / METRES_PER_DEGREE
  const lats = [Math.max(south, piece[1] - reach), Math.min(north, piece[3] + reach)] as const
  const wide = reach / Math.max(1e-3, Math.cos((Math.max(...lats.map(Math.abs)) * Math.PI) / 180))
  const lons = [Math.max(west, piece[0] - wide), Math.min(east, piece[2] + wide)] as const
  let curvature = 0
  for (const x of [lons[0], (lons[0] + lons[1]) / 2, lons[1]])
    for (const y of [lats[0], (lats[0] + lats[1]) / 2, lats[1]])
      curvature = Math.max(curvature, curvatureAt(projection, { x, y }))
  // Four times the value for an even curve. Around a pole, edges go at most halfway round it.
  return curvature * longest < 0.25 ? (curvature * longest ** 2) / 2 : longest
}

/**
 * The maximum curvature on the map, in the inverse of its unit, of lines through a place that are straight
 * in degrees.
 */
function curvatureAt(projection: Transformation, { x, y }: Place): number {
  if (Math.abs(y) > 89.9) return Infinity
  const step = 0.01
  const wide = step / Math.cos((y * Math.PI) / 180)
  const at = (dx: number, dy: number): Place => {
    const place = { x: x + dx * wide, y: y + dy * step }
    projection.fromLonLat(place)
    return place
  }
  const middle = at(0, 0)
  let strongest = 0
  for (const [dx, dy] of [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
  ] as const) {
    const [before, after] = [at(-dx, -dy), at(dx, dy)]
    const length = Math.hypot(after.x - before.x, after.y - before.y) / 2
    const curvature = bendOf(before, middle, after) / length ** 2
    strongest = Number.isNaN(curvature) ? Infinity : Math.max(strongest, curvature)
  }
  return strongest
}

/** How far the middle of three places is from a straight and even line. */
export const bendOf = (before: Place, place: Place, after: Place): number =>
  Math.hypot(before.x - 2 * place.x + after.x, before.y - 2 * place.y + after.y)
