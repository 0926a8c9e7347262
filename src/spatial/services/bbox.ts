import { rangesOnCircle, type Bbox } from '../model/bbox.ts'
import { LON_LAT, type Axes } from '../model/coordinate-system.ts'
import { InvalidParameter } from '../model/errors.ts'

/**
 * Reads the four or six numbers of a `bbox` (OGC 17-069r4, 7.15.3): lower corner, then upper corner, each in the axis
 * order of its system. A west above the east crosses the antimeridian if the map of the system repeats there; any
 * other lower corner above the upper corner contains nothing. Positions beyond the edges of such a map, which clients
 * send that pan around the Earth, are wrapped; the standard does not define them.
 *
 * @throws InvalidParameter unless there are four or six finite numbers
 */
export function readBbox(numbers: readonly number[], { isNorthFirst, turn }: Axes = LON_LAT): Bbox {
  if ((numbers.length !== 4 && numbers.length !== 6) || !numbers.every(Number.isFinite)) {
    throw new InvalidParameter(
      'bbox',
      'A bbox has four numbers (west, south, east, north) or six (west, south, lowest, east, north, highest), in the axis order of its reference system.',
    )
  }
  const half = numbers.length / 2
  const [firstMin, secondMin, minZ = -Infinity] = numbers.slice(0, half) as [number, number, number?]
  const [firstMax, secondMax, maxZ = Infinity] = numbers.slice(half) as [number, number, number?]
  const [minX, minY] = isNorthFirst ? [secondMin, firstMin] : [firstMin, secondMin]
  const [maxX, maxY] = isNorthFirst ? [secondMax, firstMax] : [firstMax, secondMax]
  if (minY > maxY || minZ > maxZ || (turn === undefined && minX > maxX)) return []
  const ranges = turn === undefined ? [[minX, maxX] as const] : rangesOnCircle(minX, maxX, turn)
  return ranges.map(([west, east]) => ({ minX: west, minY, maxX: east, maxY, minZ, maxZ }))
}
