import type { Layer } from '../model/collection-store.ts'
import { LON_LAT, type CoordinateSystem, type Place } from '../model/coordinate-system.ts'
import type { Geometry, LiteralSystem, Position } from '../model/filter.ts'
import { comparisonIn } from '../model/comparison.ts'

/** Degrees to which longitudes of answers continue if a shape crosses the antimeridian. */
const MAX_CONTINUED = 540
/** More than the degrees of answers from files whose positions are longitude and latitude. */
const MAX_STORED = 180 + 2 ** -15

/**
 * The geometries of a filter in a reference system. They take the last step of the way of the stored geometries:
 * positions get the decimals that answers in the system have, and none are added. A geometry of an answer is therefore
 * the same, to the last bit.
 *
 * @param system longitude and latitude if undefined
 */
export function literalsIn(crs: Layer['crs'], system?: CoordinateSystem): LiteralSystem {
  const { round } = comparisonIn(crs, system)
  const { isNorthFirst, turn, isLonLat = false } = system ?? LON_LAT
  const farthest = crs.projection === undefined ? MAX_STORED : MAX_CONTINUED
  const isOnEarth = (x: number, y: number): boolean => {
    if (isLonLat) return Math.abs(x) <= farthest && Math.abs(y) <= 90
    const place: Place = { x, y }
    system?.toLonLat(place)
    return Number.isFinite(place.x + place.y)
  }
  const bring = ([first = 0, second = 0]: Position): Position => {
    const [x, y] = isNorthFirst ? [second, first] : [first, second]
    if (!isOnEarth(x, y)) throw new OutsideError(faultOf(first, second, isNorthFirst, isLonLat))
    return [round(x), round(y)]
  }
  return {
    toFeatures: (geometry) => {
      try {
        return mapped(geometry, bring)
      } catch (error) {
        if (error instanceof OutsideError) return error.message
        throw error
      }
    },
    ...(turn !== undefined && { turn: { axis: isNorthFirst ? 1 : 0, length: turn } }),
  }
}

class OutsideError extends Error {}

function faultOf(first: number, second: number, isNorthFirst: boolean, isLonLat: boolean): string {
  if (!isLonLat) {
    return `The position ${first} ${second} is not on Earth in the reference system of the filter. ${isNorthFirst ? 'Latitude or northing comes first there.' : 'Longitude or easting comes first there.'}`
  }
  const order = isNorthFirst
    ? 'Latitude comes first, from -90 to 90, then longitude, from -180 to 180.'
    : 'Longitude comes first, from -180 to 180, then latitude, from -90 to 90.'
  return `The position ${first} ${second} is not on Earth. ${order} To cross the antimeridian, use a BBOX whose west is greater than its east, or a geometry with a part on each side.`
}

/** A geometry with other positions. */
function mapped(geometry: Geometry, bring: (position: Position) => Position): Geometry {
  const line = (positions: readonly Position[]): Position[] => positions.map(bring)
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates.length === 0
        ? geometry
        : { type: 'Point', coordinates: bring(geometry.coordinates) }
    case 'LineString':
    case 'MultiPoint':
      return { type: geometry.type, coordinates: line(geometry.coordinates) }
    case 'MultiLineString':
    case 'Polygon':
      return { type: geometry.type, coordinates: geometry.coordinates.map(line) }
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: geometry.coordinates.map((rings) => rings.map(line)) }
    case 'GeometryCollection':
      return {
        type: 'GeometryCollection',
        geometries: geometry.geometries.map((part) => mapped(part, bring)),
      }
  }
}
