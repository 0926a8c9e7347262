import type { Layer, Transformation } from './collection-store.ts'
import { LON_LAT, rounderTo, type CoordinateSystem, type Place, type Turn } from './coordinate-system.ts'

type StoredCrs = Layer['crs']

/** How geometries of a layer are compared with those of a request: on the map of the system of the request. */
export interface Comparison {
  /** From stored positions to those of the system; absent if stored positions are compared as they are. */
  readonly transformation: Transformation | undefined
  /** Absent if the map does not repeat. */
  readonly turn: Turn | undefined
  /** Rounds the coordinates of a request as those of the system are rounded: not at all in the storage system. */
  readonly round: (value: number) => number
}

/**
 * True if the positions of a system are the stored positions of a layer: they are neither transformed nor rounded.
 *
 * @param system longitude and latitude if undefined
 */
export const isStorage = ({ projection, system: stored }: StoredCrs, system?: CoordinateSystem): boolean =>
  projection === undefined || projection.isLonLat
    ? system === undefined || system.isLonLat === true
    : system !== undefined && system === stored

/**
 * The positions of a layer in a reference system, as answers have them: stored positions in the storage system,
 * otherwise transformed and rounded to the decimals of the system.
 *
 * @param system longitude and latitude if undefined
 * @returns undefined if stored positions need no change
 */
export function transformationTo(crs: StoredCrs, system?: CoordinateSystem): Transformation | undefined {
  const stored = crs.projection
  const uri = system?.uri ?? LON_LAT.uri
  if (isStorage(crs, system)) {
    // Longitudes beyond 180 degrees are turned to the places that they mean.
    return stored?.isLonLat === true ? { uri, stored, fromLonLat: () => undefined } : undefined
  }
  const round = rounderTo((system ?? LON_LAT).decimals)
  const isLonLat = system === undefined || system.isLonLat === true
  return {
    uri,
    stored,
    fromLonLat: (place) => {
      if (!isLonLat) system.fromLonLat(place)
      place.x = round(place.x)
      place.y = round(place.y)
    },
  }
}

/** The transformation of stored positions to degrees with all their decimals; undefined if they are such degrees. */
export const toDegrees = ({ projection }: StoredCrs): Transformation | undefined =>
  projection && { uri: LON_LAT.uri, stored: projection, fromLonLat: () => undefined }

/** The comparison with geometries of a request in a system: with the same positions as in answers. */
export function comparisonIn(crs: StoredCrs, system?: CoordinateSystem): Comparison {
  const transformation = transformationTo(crs, system)
  const { turn: length, decimals } = system ?? LON_LAT
  const round = isStorage(crs, system) ? (value: number): number => value : rounderTo(decimals)
  return {
    transformation: transformation && withinMap(transformation, system?.maxLatitude),
    turn: length === undefined ? undefined : { length, limit: round(length / 2), round },
    round,
  }
}

/** Moves places that the map does not reach to its edge. */
function withinMap(transformation: Transformation, maxLatitude: number | undefined): Transformation {
  if (maxLatitude === undefined) return transformation
  return {
    ...transformation,
    fromLonLat: (place) => {
      if (!(Math.abs(place.y) <= maxLatitude)) place.y = Math.sign(place.y) * maxLatitude
      transformation.fromLonLat(place)
    },
  }
}

/** The comparison with the other side of a map that repeats: positions move by a number of full turns. */
export function movedBy(
  turns: number,
  { length, round }: Turn,
  transformation?: Transformation,
): Transformation {
  const move = (place: Place): void => {
    place.x = round(place.x + turns * length)
  }
  if (transformation === undefined) return { uri: '', stored: undefined, fromLonLat: move }
  return {
    ...transformation,
    fromLonLat: (place) => {
      transformation.fromLonLat(place)
      move(place)
    },
  }
}
