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
  const start = startOf(west)
  return [start, low, start + east - west, high]
}

/** With enough digits for the closest view. */
export const bboxText = (box: Box): string => box.map((degrees) => Number(degrees.toFixed(5))).join(',')

export function isWithin(inner: Box, outer: Box): boolean {
  if (inner[1] < outer[1] || inner[3] > outer[3]) return false
  if (outer[2] - outer[0] >= 360) return true
  return [-360, 0, 360].some((shift) => inner[0] + shift >= outer[0] && inner[2] + shift <= outer[2])
}

/** True if a map has the whole world from south to north, so that it cannot zoom out, but not from west to east. */
export const isCutAtSides = ([west, south, east, north]: Box): boolean =>
  south <= -MAX_LATITUDE && north >= MAX_LATITUDE && east - west < 360

/**
 * The smallest box around a geometry, across the antimeridian if it is smaller there; undefined if the geometry has no
 * positions.
 * @param geometry its parts are unwrapped
 */
export function boxOfGeometry(geometry: Geometry | null): Box | undefined {
  const boxes = partsOf(geometry).flatMap(boxesOfPart)
  if (boxes.length === 0) return undefined
  const [west, east] = arcAround(boxes)
  const south = boxes.reduce((least, box) => Math.min(least, box[1]), Infinity)
  const north = boxes.reduce((most, box) => Math.max(most, box[3]), -Infinity)
  return shownBox([west, south, east, north])
}

/** The smallest arc of the circle of longitudes around some boxes: all but the largest gap between them. */
function arcAround(boxes: readonly Box[]): [west: number, east: number] {
  const arcs = boxes
    .map(([west, , east]): [number, number] => [startOf(west), startOf(west) + east - west])
    .sort(([one], [other]) => one - other)
  let reached = -Infinity
  let arc: [number, number] = [-180, 180]
  let gap = 0
  for (const [at, [west, east]] of arcs.entries()) {
    // The gap before the first arc is the one behind the last.
    const before = at === 0 ? arcs.reduce((most, [, end]) => Math.max(most, end), -Infinity) - 360 : reached
    if (west - before > gap) {
      gap = west - before
      arc = [west, before + 360]
    }
    reached = Math.max(reached, east)
  }
  return arc
}

/** A longitude from -180 to 180. */
const startOf = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180

type Nested = Position | readonly Nested[]

/** The coordinates of each part of a geometry. */
function partsOf(geometry: Geometry | null): readonly Nested[] {
  if (geometry === null) return []
  switch (geometry.type) {
    case 'GeometryCollection':
      return geometry.geometries.flatMap(partsOf)
    case 'MultiPoint':
    case 'MultiLineString':
    case 'MultiPolygon':
      return geometry.coordinates
    default:
      return [geometry.coordinates]
  }
}

/** No box if the part has no positions. */
function boxesOfPart(part: Nested): Box[] {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [longitude = NaN, latitude = NaN] of positionsOf(part)) {
    box[0] = Math.min(box[0], longitude)
    box[1] = Math.min(box[1], latitude)
    box[2] = Math.max(box[2], longitude)
    box[3] = Math.max(box[3], latitude)
  }
  return box[0] > box[2] ? [] : [box]
}

function* positionsOf(value: Nested): Generator<Position> {
  if (typeof value[0] === 'number') yield value as Position
  else for (const part of value as readonly Nested[]) yield* positionsOf(part)
}
