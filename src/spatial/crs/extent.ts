/** An extent of positions in any unit: [minX, minY, maxX, maxY]. */
export type Extent = readonly [number, number, number, number]

interface Transformation {
  readonly wraps: boolean
  toLonLat(position: { x: number; y: number }): void
  fromLonLat(position: { x: number; y: number }): void
}

/** The extent in degrees of a rectangle of stored positions. */
export interface LonLatExtent {
  /** Longitudes may exceed 180 if the extent crosses the antimeridian; the whole circle is -180 to 180. */
  readonly extent: Extent
  /**
   * A little larger: contains every position of the rectangle, not only the sampled positions. Longitudes are
   * those of the map.
   */
  readonly outer: Extent
  /** True if every sampled position is a place on Earth. */
  readonly isComplete: boolean
}

const DEFAULT_STEPS = 32

/**
 * Transforms a grid over the rectangle, including its border, and checks whether it contains a pole.
 *
 * @param steps of the grid along a side
 * @returns undefined if no position of the grid is a place on Earth
 */
export function lonLatExtent(
  projection: Transformation,
  stored: Extent,
  steps = DEFAULT_STEPS,
): LonLatExtent | undefined {
  const [minX, minY, maxX, maxY] = stored
  const rows: { x: number; y: number }[][] = []
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  let widest = 0
  let highest = 0
  let isComplete = true
  for (let row = 0; row <= steps; row++) {
    const places: { x: number; y: number }[] = []
    for (let column = 0; column <= steps; column++) {
      const place = {
        x: minX + ((maxX - minX) * column) / steps,
        y: minY + ((maxY - minY) * row) / steps,
      }
      projection.toLonLat(place)
      places.push(place)
      if (!Number.isFinite(place.x + place.y)) {
        isComplete = false
        continue
      }
      for (const near of [places[column - 1], rows[row - 1]?.[column]]) {
        if (near === undefined || !Number.isFinite(near.x)) continue
        if (projection.wraps) place.x += 360 * Math.round((near.x - place.x) / 360)
        widest = Math.max(widest, Math.abs(place.x - near.x))
        highest = Math.max(highest, Math.abs(place.y - near.y))
      }
      west = Math.min(west, place.x)
      east = Math.max(east, place.x)
      south = Math.min(south, place.y)
      north = Math.max(north, place.y)
    }
    rows.push(places)
  }
  if (west > east) return undefined
  const [hasSouthPole, hasNorthPole] = [-90, 90].map((pole) => holdsPole(projection, stored, pole))
  if (hasSouthPole) south = -90
  if (hasNorthPole) north = 90
  const hasPole = hasSouthPole === true || hasNorthPole === true
  const turn = 360 * Math.floor((west + 180) / 360)
  return {
    extent:
      hasPole || east - west >= 360 ? [-180, south, 180, north] : [west - turn, south, east - turn, north],
    outer: [
      hasPole ? -180 : west - widest,
      Math.max(-90, south - highest),
      hasPole ? 180 : east + widest,
      Math.min(90, north + highest),
    ],
    isComplete,
  }
}

/** True if a pole is a single point of the map and inside the rectangle. */
function holdsPole(projection: Transformation, [minX, minY, maxX, maxY]: Extent, pole: number): boolean {
  const [one, other] = [
    { x: 0, y: pole },
    { x: 90, y: pole },
  ] as const
  projection.fromLonLat(one)
  projection.fromLonLat(other)
  // Relative to the size of the map, in any unit.
  const near = 1e-6 * Math.max(1e-3, maxX - minX, maxY - minY, Math.abs(one.x), Math.abs(one.y))
  return (
    Math.hypot(one.x - other.x, one.y - other.y) <= near &&
    one.x >= minX - near &&
    one.x <= maxX + near &&
    one.y >= minY - near &&
    one.y <= maxY + near
  )
}
