import { rangesOnCircle } from '../../model/bbox.ts'
import type { LiteralSystem } from '../../model/filter.ts'
import type { Geometry, Position } from '../ast.ts'

/** A sentence why a literal is no geometry, and how to correct it; undefined if it is one. */
export function geometryFault(geometry: Geometry): string | undefined {
  switch (geometry.type) {
    case 'Point':
    case 'MultiPoint':
      return undefined
    case 'LineString':
      return lineFault(geometry.coordinates)
    case 'MultiLineString':
      return firstOf(geometry.coordinates, lineFault)
    case 'Polygon':
      return firstOf(geometry.coordinates, ringFault)
    case 'MultiPolygon':
      return firstOf(geometry.coordinates, (polygon) => firstOf(polygon, ringFault))
    case 'GeometryCollection':
      return firstOf(geometry.geometries, geometryFault)
  }
}

function firstOf<Item>(
  items: readonly Item[],
  faultOf: (item: Item) => string | undefined,
): string | undefined {
  for (const item of items) {
    const fault = faultOf(item)
    if (fault !== undefined) return fault
  }
  return undefined
}

const lineFault = ({ length }: readonly Position[]): string | undefined =>
  length === 1 ? 'A line has one position. Add at least one more.' : undefined

function ringFault(ring: readonly Position[]): string | undefined {
  const [first, last] = [ring[0], ring.at(-1)]
  if (first === undefined || last === undefined) return undefined
  if (first[0] !== last[0] || first[1] !== last[1]) {
    return `A ring of a polygon is not closed: it begins at ${first.join(' ')} and ends at ${last.join(' ')}. Repeat the first position at its end.`
  }
  return ring.length < 4
    ? `A ring of a polygon has ${ring.length} positions. It needs at least four.`
    : undefined
}

/**
 * The polygon of a bbox in the axis order of its system, in two parts if it crosses the antimeridian. A
 * sentence if it is no box. Heights are dropped.
 */
export function boxGeometry(bbox: readonly number[], turn: LiteralSystem['turn']): Geometry | string {
  const half = bbox.length / 2
  const [lowX, lowY, highX, highY] = [bbox[0], bbox[1], bbox[half], bbox[half + 1]] as [
    number,
    number,
    number,
    number,
  ]
  const isReversed = [lowX > highX, lowY > highY]
  if (isReversed.some((reversed, axis) => reversed && axis !== turn?.axis)) {
    return 'The first corner of the BBOX is greater than the second one. Write the lower left corner first.'
  }
  const rings =
    turn === undefined
      ? [rectangle(lowX, lowY, highX, highY)]
      : turn.axis === 0
        ? rangesOnCircle(lowX, highX, turn.length).map(([low, high]) => rectangle(low, lowY, high, highY))
        : rangesOnCircle(lowY, highY, turn.length).map(([low, high]) => rectangle(lowX, low, highX, high))
  const [ring] = rings
  return rings.length === 1 && ring !== undefined
    ? { type: 'Polygon', coordinates: [ring] }
    : { type: 'MultiPolygon', coordinates: rings.map((part) => [part]) }
}

/** The same box without width as a line, without width and height as a point; with parts if it has several. */
export function flatBox(box: Geometry): Geometry {
  if (box.type === 'Polygon') return flatRing(box.coordinates[0] ?? [])
  if (box.type !== 'MultiPolygon') return box
  const parts = box.coordinates.map(([ring = []]) => flatRing(ring))
  return parts.every(({ type }) => type === 'Polygon')
    ? box
    : { type: 'GeometryCollection', geometries: parts }
}

function flatRing(ring: readonly Position[]): Geometry {
  const [first, , third] = ring
  if (first === undefined || third === undefined) return { type: 'Polygon', coordinates: [ring] }
  const [isNarrow, isFlat] = [first[0] === third[0], first[1] === third[1]]
  if (isNarrow && isFlat) return { type: 'Point', coordinates: first }
  if (isNarrow || isFlat) return { type: 'LineString', coordinates: [first, third] }
  return { type: 'Polygon', coordinates: [ring] }
}

const rectangle = (lowX: number, lowY: number, highX: number, highY: number): readonly Position[] => [
  [lowX, lowY],
  [highX, lowY],
  [highX, highY],
  [lowX, highY],
  [lowX, lowY],
]
