/** [west, south, east, north] in degrees. West is greater than east if the area crosses the antimeridian. */
export type Area = readonly [number, number, number, number]

/** True if an area contains another one. Longitudes may exceed 180. */
export function covers([west, south, east, north]: Area, [w, s, e, n]: Area): boolean {
  if (s < south || n > north) return false
  const width = widthOf(west, east)
  if (width >= 360) return true
  const start = w - west - 360 * Math.floor((w - west) / 360)
  return start + widthOf(w, e) <= width
}

const widthOf = (west: number, east: number): number => (east >= west ? east - west : east - west + 360)

/** An area that is larger on each side by some degrees. It ends at the poles, and at a full turn. */
export function widened([west, south, east, north]: Area, by: number): Area {
  const [low, high] = [Math.max(-90, south - by), Math.min(90, north + by)]
  if (widthOf(west, east) + 2 * by >= 360) return [-180, low, 180, high]
  return [west - by, low, west + widthOf(west, east) + by, high]
}
