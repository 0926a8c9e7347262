import type { Geometry, LiteralSystem, Position } from '../../model/filter.ts'
import { eachPosition } from '../geometries.ts'

/** WGS 84 longitude and latitude: the default of the check, for features that are compared as they are stored. */
export const CRS84: LiteralSystem = {
  toFeatures: (geometry) => {
    const stray = firstPosition(geometry, ([x = 0, y = 0]) => Math.abs(x) > 180 || Math.abs(y) > 90)
    if (stray === undefined) return geometry
    return `The position ${stray.join(' ')} is not on Earth. Longitude comes first, from -180 to 180, then latitude, from -90 to 90. To cross the antimeridian, use a BBOX whose west is greater than its east, or a geometry with a part on each side.`
  },
  turn: { axis: 0, length: 360 },
}

function firstPosition(geometry: Geometry, isIt: (position: Position) => boolean): Position | undefined {
  let first: Position | undefined
  eachPosition(geometry, (position) => {
    if (first === undefined && isIt(position)) first = position
  })
  return first
}
