import type { Area } from './area.ts'

/** How the positions of a reference system are written in requests and responses. */
export interface Axes {
  /** URI of the reference system. */
  readonly uri: string
  /**
   * True if the authority puts the latitude or the northing first. Only requests and responses have this order:
   * inside the program, `x` is always the longitude or the easting.
   */
  readonly isNorthFirst: boolean
  /** Number of decimals in responses: 7 for degrees, 3 for metres and feet. */
  readonly decimals: 3 | 7
  /** The length of a full turn on the x axis, if the map repeats there: 360 for degrees. */
  readonly turn?: number
  /** True if positions are longitude and latitude of WGS 84, so that a transformation changes nothing. */
  readonly isLonLat?: boolean
}

/** A position that is transformed in place. */
export interface Place {
  x: number
  y: number
}

/** How a map repeats in the direction of its x axis. */
export interface Turn {
  /** The length of a full turn. */
  readonly length: number
  /** Positions farther from zero are at the other side of the map. */
  readonly limit: number
  /** Rounds a coordinate that was moved by a turn, as the other coordinates are rounded. */
  readonly round: (value: number) => number
}

/** A reference system with its transformation from and to longitude and latitude of WGS 84, in degrees. */
export interface CoordinateSystem extends Axes {
  /** Transforms `x` and `y` in place to longitude and latitude; NaN if the position is not a place on Earth. */
  toLonLat(place: Place): void
  /** Transforms longitude and latitude in place; NaN if the place has no position in the system. */
  fromLonLat(place: Place): void
  /**
   * Degrees, if the map ends before the poles. Comparisons move places beyond this latitude to it, so that a shape that
   * reaches a pole can still be found by its other parts.
   */
  readonly maxLatitude?: number
  /** Degrees from south to north, if geometries of answers are clipped at the bounds of the map. */
  readonly latitudes?: readonly [number, number]
  /** Where the system has coordinates; everywhere if absent. */
  readonly reach?: Area
}

/** OGC 17-069r4, 7.13: longitude and latitude of WGS 84, the default of requests and responses. */
export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'

/** CRS84 with ellipsoidal heights. */
export const CRS84H = 'http://www.opengis.net/def/crs/OGC/0/CRS84h'

/** The axes of CRS84. */
export const LON_LAT: Axes = { uri: CRS84, isNorthFirst: false, decimals: 7, turn: 360, isLonLat: true }

/** Rounds to a number of decimals: to the double that is nearest to the decimal number, as reading its digits gives it. */
export function rounderTo(decimals: number): (value: number) => number {
  const scale = 10 ** decimals
  // Halves are rounded away from zero. Adding zero removes the sign of a negative zero.
  return (value) => (value < 0 ? -Math.round(-value * scale) : Math.round(value * scale)) / scale + 0
}

/** The URI of a code of EPSG (OGC 09-048r5; the version of EPSG's systems is always 0). */
export const epsgUri = (code: number): string => `http://www.opengis.net/def/crs/EPSG/0/${code}`

/**
 * Transforms a position from a request, in the axis order of its system, to longitude and latitude.
 *
 * @param result receives degrees; NaN if the position is not a place on Earth
 */
export function readPosition(system: CoordinateSystem, first: number, second: number, result: Place): void {
  result.x = system.isNorthFirst ? second : first
  result.y = system.isNorthFirst ? first : second
  system.toLonLat(result)
}
