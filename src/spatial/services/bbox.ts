import type { Bbox } from '../model/bbox.ts'
import { InvalidParameter } from '../model/errors.ts'

/**
 * Reads the four or six numbers of a `bbox` (OGC 17-069r4, 7.15.3): lower corner, then upper corner. A west
 * above the east crosses the antimeridian; a south above the north (or a lower height above the upper)
 * contains nothing. Longitudes beyond 180 degrees, which maps send that pan around the Earth, are wrapped;
 * the standard does not define them.
 *
 * @throws InvalidParameter unless there are four or six finite numbers
 */
export function readBbox(numbers: readonly number[]): Bbox {
  if ((numbers.length !== 4 && numbers.length !== 6) || !numbers.every(Number.isFinite)) {
    throw new InvalidParameter(
      'bbox',
      'A bbox has four numbers (west, south, east, north) or six (west, south, lowest, east, north, highest).',
    )
  }
  const half = numbers.length / 2
  const [minX, minY, minZ = -Infinity] = numbers.slice(0, half) as [number, number, number?]
  const [maxX, maxY, maxZ = Infinity] = numbers.slice(half) as [number, number, number?]
  if (minY > maxY || minZ > maxZ) return []
  return longitudes(minX, maxX).map(([west, east]) => ({ minX: west, minY, maxX: east, maxY, minZ, maxZ }))
}

/** The ranges between -180 and 180 from one meridian eastwards to another. */
function longitudes(west: number, east: number): (readonly [number, number])[] {
  if (west >= -180 && east <= 180 && west <= east) return [[west, east]]
  if (east - west >= 360) return [[-180, 180]]
  const from = onCircle(west)
  const to = onCircle(east)
  return from <= to
    ? [[from, to]]
    : [
        [from, 180],
        [-180, to],
      ]
}

/** The equivalent longitude between -180 and 180; both bounds stay unchanged. */
const onCircle = (longitude: number): number =>
  Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.round(longitude / 360)
