import { AREAS_OF_USE } from './areas-of-use.ts'
import { epsgUri, type CoordinateSystem, type Place } from '../model/coordinate-system.ts'

/** The semi-major axis of WGS 84 in metres, and the squared eccentricity. */
const RADIUS = 6_378_137
const WGS84_ES = 0.006694379990141316

const RADIAN = 180 / Math.PI
const METRES_PER_DEGREE = RADIUS / RADIAN
/** Iterations for the latitude of an ellipsoid; each gains two decimals. */
const ITERATIONS = 8

/**
 * A Mercator map of WGS 84 around Greenwich in closed form, faster than a general definition. Longitudes beyond 180
 * continue beyond the edge of the map, so that a shape across the antimeridian stays in one piece. The poles have no
 * position.
 */
export class Mercator implements CoordinateSystem {
  readonly uri: string
  readonly isNorthFirst = false
  readonly decimals = 3
  readonly maxLatitude = 89.99
  readonly latitudes: readonly [number, number]
  readonly turn = 360 * METRES_PER_DEGREE
  readonly #eccentricity: number

  /** EPSG:3857, which treats latitudes of the ellipsoid as latitudes of a sphere. */
  static web(): Mercator {
    return new Mercator(3857, 0)
  }

  /** EPSG:3395, on the ellipsoid. */
  static world(): Mercator {
    return new Mercator(3395, Math.sqrt(WGS84_ES))
  }

  private constructor(code: 3857 | 3395, eccentricity: number) {
    this.uri = epsgUri(code)
    const [, south, , north] = AREAS_OF_USE[code]
    this.latitudes = [south, north]
    this.#eccentricity = eccentricity
  }

  fromLonLat(place: Place): void {
    const latitude = place.y / RADIAN
    const e = this.#eccentricity
    place.x *= METRES_PER_DEGREE
    if (!(Math.abs(place.y) < 90)) place.y = NaN
    else if (e === 0) place.y = RADIUS * Math.log(Math.tan(Math.PI / 4 + latitude / 2))
    else {
      const sine = Math.sin(latitude)
      place.y = RADIUS * (Math.atanh(sine) - e * Math.atanh(e * sine))
    }
  }

  toLonLat(place: Place): void {
    const e = this.#eccentricity
    place.x /= METRES_PER_DEGREE
    const isometric = place.y / RADIUS
    let sine = Math.tanh(isometric)
    if (e > 0) {
      // The isometric latitude of the ellipsoid is that of a sphere plus a small term.
      for (let i = 0; i < ITERATIONS; i++) sine = Math.tanh(isometric + e * Math.atanh(e * sine))
    }
    place.y = e === 0 ? RADIAN * (2 * Math.atan(Math.exp(isometric)) - Math.PI / 2) : RADIAN * Math.asin(sine)
  }
}
