import type { Geometry, Position } from './ast.ts'

/** [minX, minY, maxX, maxY] */
export type Envelope = readonly [number, number, number, number]

/** Calls a function for each position of a geometry. */
export function eachPosition(geometry: Geometry, visit: (position: Position) => void): void {
  switch (geometry.type) {
    case 'Point':
      if (geometry.coordinates.length > 0) visit(geometry.coordinates)
      break
    case 'LineString':
    case 'MultiPoint':
      for (const position of geometry.coordinates) visit(position)
      break
    case 'Polygon':
    case 'MultiLineString':
      for (const line of geometry.coordinates) for (const position of line) visit(position)
      break
    case 'MultiPolygon':
      for (const polygon of geometry.coordinates) {
        for (const ring of polygon) for (const position of ring) visit(position)
      }
      break
    case 'GeometryCollection':
      for (const part of geometry.geometries) eachPosition(part, visit)
  }
}

/** The envelope of all positions; undefined if there are none. */
export function envelopeOf(geometry: Geometry): Envelope | undefined {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity]
  eachPosition(geometry, (position) => {
    // By index: this runs for every position of every feature, and destructuring an array is slow.
    const x = position[0] as number
    const y = position[1] as number
    if (x < minX) minX = x
    if (x > maxX) maxX = x
    if (y < minY) minY = y
    if (y > maxY) maxY = y
  })
  return minX <= maxX ? [minX, minY, maxX, maxY] : undefined
}

/**
 * The envelopes of the parts of a geometry, for a search by index: several if they are few, so that a box on
 * both sides of the antimeridian does not become the whole Earth.
 */
export function envelopesOf(geometry: Geometry): readonly Envelope[] {
  const parts = partsOf(geometry)
  const searched = parts.length <= MAX_ENVELOPES ? parts : [geometry]
  return searched.map(envelopeOf).filter((envelope) => envelope !== undefined)
}

const MAX_ENVELOPES = 4

function partsOf(geometry: Geometry): readonly Geometry[] {
  switch (geometry.type) {
    case 'MultiPolygon':
      return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }))
    case 'MultiLineString':
      return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }))
    case 'MultiPoint':
      return geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates }))
    case 'GeometryCollection':
      return geometry.geometries.flatMap(partsOf)
    default:
      return [geometry]
  }
}
