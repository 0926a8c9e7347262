import type { Geometry, Position } from '../../ast.ts'
import { type Envelope, envelopeOf } from '../../geometries.ts'
import type { Line, Rings } from './jsts.ts'

/** The parts of a geometry by their dimension. Empty parts are dropped. */
export interface Parts {
  readonly points: readonly Position[]
  readonly lines: readonly Line[]
  readonly polygons: readonly Rings[]
}

/** The parts of a geometry and, if it is a collection, of all its members. */
export function partsOf(geometry: Geometry): Parts {
  const parts = { points: [] as Position[], lines: [] as Line[], polygons: [] as Rings[] }
  collect(geometry, parts)
  return parts
}

function collect(geometry: Geometry, parts: { points: Position[]; lines: Line[]; polygons: Rings[] }): void {
  switch (geometry.type) {
    case 'Point':
      if (geometry.coordinates.length > 0) parts.points.push(geometry.coordinates)
      break
    case 'MultiPoint':
      for (const position of geometry.coordinates) parts.points.push(position)
      break
    case 'LineString':
      addLine(geometry.coordinates, parts)
      break
    case 'MultiLineString':
      for (const line of geometry.coordinates) addLine(line, parts)
      break
    case 'Polygon':
      addPolygon(geometry.coordinates, parts.polygons)
      break
    case 'MultiPolygon':
      for (const polygon of geometry.coordinates) addPolygon(polygon, parts.polygons)
      break
    case 'GeometryCollection':
      for (const part of geometry.geometries) collect(part, parts)
  }
}

/** A line of one place is a point. */
function addLine(line: Line, { points, lines }: { points: Position[]; lines: Line[] }): void {
  const [first] = line
  if (first === undefined) return
  if (line.some(([x, y]) => x !== first[0] || y !== first[1])) lines.push(line)
  else points.push(first)
}

/** Stored rings can be too short to enclose anything, which JSTS does not accept. */
function addPolygon(rings: Rings, polygons: Rings[]): void {
  const [shell = [], ...holes] = rings
  if (isRing(shell)) polygons.push([closed(shell), ...holes.filter(isRing).map(closed)])
}

const isRing = ({ length }: Line): boolean => length >= 3

function closed(ring: Line): Line {
  const [first, last] = [ring[0] as Position, ring.at(-1) as Position]
  const isClosed = first[0] === last[0] && first[1] === last[1]
  return isClosed && ring.length >= 4 ? ring : [...ring, first]
}

/** Undefined if there are no parts. */
export function envelopeOfParts({ points, lines, polygons }: Parts): Envelope | undefined {
  return envelopeOf({ type: 'MultiPolygon', coordinates: [...polygons, lines, [points]] })
}

/** True if both have the same parts, with the same positions in the same order. */
export const haveSamePositions = (left: Parts, right: Parts): boolean =>
  isSameLine(left.points, right.points) &&
  isSameRings(left.lines, right.lines) &&
  left.polygons.length === right.polygons.length &&
  left.polygons.every((rings, at) => isSameRings(rings, right.polygons[at] as Rings))

const isSameRings = (left: Rings, right: Rings): boolean =>
  left.length === right.length && left.every((line, at) => isSameLine(line, right[at] as Line))

const isSameLine = (left: Line, right: Line): boolean =>
  left.length === right.length &&
  left.every((position, at) => position[0] === right[at]?.[0] && position[1] === right[at]?.[1])
