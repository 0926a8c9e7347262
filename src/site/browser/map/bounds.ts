import type { Geometry, Position } from 'geojson'
import type { LngLatBounds } from 'maplibre-gl'

/** [west, south, east, north] in degrees. East is greater than west, and beyond 180 across the antimeridian. */
export type Box = [number, number, number, number]

/** The edge of the Mercator map. */
const MAX_LATITUDE = 85

/** A box that a map can show. West may be greater than east in the given box. */
export function shownBox([west = -180, south = -90, east = 180, north = 90]: readonly number[]): Box {
  return [
    west,
    Math.max(south, -MAX_LATITUDE),
    east < west ? east + 360 : east,
    Math.min(north, MAX_LATITUDE),
  ]
}

/** The extent of a map as the parameter `bbox`. */
export function bboxOf(bounds: LngLatBounds): Box {
  const [[west, south], [east, north]] = bounds.toArray()
  const [low, high] = [Math.max(south, -90), Math.min(north, 90)]
  if (east - west >= 360) return [-180, low, 180, high]
  const start = ((((west + 180) % 360) + 360) % 360) - 180
  return [start, low, start + east - west, high]
}

/** With enough digits for the closest view. */
export const bboxText = (box: Box): string => box.map((degrees) => Number(degrees.toFixed(5))).join(',')

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

/** The box around a geometry; undefined if it has no positions. */
export function boxOfGeometry(geometry: Geometry | null): Box | undefined {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [longitude = NaN, latitude = NaN] of positionsOf(geometry)) {
    box[0] = Math.min(box[0], longitude)
    box[1] = Math.min(box[1], latitude)
    box[2] = Math.max(box[2], longitude)
    box[3] = Math.max(box[3], latitude)
  }
  return box[0] > box[2] ? undefined : shownBox(box)
}

function* positionsOf(geometry: Geometry | null): Generator<Position> {
  if (geometry === null) return
  if (geometry.type === 'GeometryCollection') for (const part of geometry.geometries) yield* positionsOf(part)
  else yield* leavesOf(geometry.coordinates)
}

type Nested = Position | readonly Nested[]

function* leavesOf(value: Nested): Generator<Position> {
  if (typeof value[0] === 'number') yield value as Position
  else for (const part of value as readonly Nested[]) yield* leavesOf(part)
}
