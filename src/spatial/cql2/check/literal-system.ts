import type { Geometry, Position } from '../ast.ts'
import { eachPosition } from '../geometries.ts'

/** The reference system of the geometries in a filter (`filter-crs`). */
export interface LiteralSystem {
  /**
   * Brings a literal to the reference system of the features' geometries, or returns a sentence why that is not
   * possible. Edges that become curves get more positions.
   */
  readonly toFeatures: (geometry: Geometry) => Geometry | string
  /**
   * The index of the longitude in a position. A bbox whose first longitude is greater than its second one
   * crosses the antimeridian. Absent if the system has no longitudes.
   */
  readonly longitude?: 0 | 1
}

/** WGS 84 longitude and latitude: the default of filters, and the system of the features. */
export const CRS84: LiteralSystem = {
  toFeatures: (geometry) => {
    const stray = firstPosition(geometry, ([x = 0, y = 0]) => Math.abs(x) > 180 || Math.abs(y) > 90)
    if (stray === undefined) return geometry
    return `The position ${stray.join(' ')} is not on Earth. Longitude comes first, from -180 to 180, then latitude, from -90 to 90. To cross the antimeridian, use a BBOX whose west is greater than its east, or a geometry with a part on each side.`
  },
  longitude: 0,
}

function firstPosition(geometry: Geometry, isIt: (position: Position) => boolean): Position | undefined {
  let first: Position | undefined
  eachPosition(geometry, (position) => {
    if (first === undefined && isIt(position)) first = position
  })
  return first
}
