import type { Position } from '../../ast.ts'
import type { Envelope } from '../../geometries.ts'
import { areasIn, areasOf, intersection, type Line, linesIn, linesOf, type Rings } from './jsts.ts'
import type { Parts } from './parts.ts'

const TURN = 360

/**
 * Cuts parts that extend beyond 180 degrees at the antimeridian, and turns them around the Earth to longitudes
 * from -180 to 180. The relations of two geometries are computed on this map.
 */
export function unwrap({ points, lines, polygons }: Parts, [west, south, east, north]: Envelope): Parts {
  const turned = { points: points.map(turnedPoint), lines: [] as Line[], polygons: [] as Rings[] }
  for (let turn = Math.ceil((west - 180) / TURN); turn * TURN - 180 < east; turn++) {
    const shift = turn * TURN
    // Higher than the parts, so that only the cuts change them.
    const map = areasOf([[rectangle(shift - 180, south - 1, shift + 180, north + 1)]])
    const move = (line: Line): Line => line.map(([x = 0, y = 0]) => [x - shift, y])
    if (lines.length > 0) turned.lines.push(...linesIn(intersection(linesOf(lines), map)).map(move))
    if (polygons.length > 0) {
      turned.polygons.push(...areasIn(intersection(areasOf(polygons), map)).map((rings) => rings.map(move)))
    }
  }
  return turned
}

/** Exactly 180 stays unchanged. */
function turnedPoint([x = 0, y = 0]: Position): Position {
  return Math.abs(x) <= 180 ? [x, y] : [x - TURN * Math.round(x / TURN), y]
}

const rectangle = (west: number, south: number, east: number, north: number): Line => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
