import type { Turn } from '../../../model/coordinate-system.ts'
import type { Position } from '../../ast.ts'
import type { Envelope } from '../../geometries.ts'
import { areasIn, areasOf, intersection, type Line, linesIn, linesOf, type Rings } from './jsts.ts'
import type { Parts } from './parts.ts'

/**
 * Cuts parts that extend beyond the edge of a map that repeats, and turns them around the Earth to the map: to
 * longitudes from -180 to 180. The relations of two geometries are computed there.
 */
export function unwrap(
  { points, lines, polygons }: Parts,
  [west, south, east, north]: Envelope,
  { length, limit, round }: Turn,
): Parts {
  const half = length / 2
  const turnedPoint = ([x = 0, y = 0]: Position): Position =>
    Math.abs(x) <= limit ? [x, y] : [round(x - length * Math.round(x / length)), y]
  const turned = { points: points.map(turnedPoint), lines: [] as Line[], polygons: [] as Rings[] }
  for (let turn = Math.ceil((west - half) / length); turn * length - half < east; turn++) {
    const shift = turn * length
    // Higher than the parts, so that only the cuts change them.
    const map = areasOf([[rectangle(shift - half, south - 1, shift + half, north + 1)]])
    // The cuts are rounded as all positions are, so that neighbours keep common borders.
    const move = (line: Line): Line => line.map(([x = 0, y = 0]) => [round(x - shift), round(y)])
    // One by one: a call with very many arguments overflows the stack.
    if (lines.length > 0)
      for (const line of linesIn(intersection(linesOf(lines), map))) turned.lines.push(move(line))
    if (polygons.length > 0) {
      for (const rings of areasIn(intersection(areasOf(polygons), map))) turned.polygons.push(rings.map(move))
    }
  }
  return turned
}

const rectangle = (west: number, south: number, east: number, north: number): Line => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
