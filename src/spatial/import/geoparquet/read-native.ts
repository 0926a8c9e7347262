import type { Geometry, Position } from 'geojson'
import { UnfitFeature } from '../record.ts'

/** The encodings of GeoArrow in GeoParquet 1.1: the type, and how deep the positions are nested in lists. */
const ENCODINGS: Readonly<
  Record<string, readonly [Exclude<Geometry['type'], 'GeometryCollection'>, number]>
> = {
  point: ['Point', 0],
  linestring: ['LineString', 1],
  multipoint: ['MultiPoint', 1],
  polygon: ['Polygon', 2],
  multilinestring: ['MultiLineString', 2],
  multipolygon: ['MultiPolygon', 3],
}

export const isNative = (encoding: string): boolean => Object.hasOwn(ENCODINGS, encoding)

/**
 * Reads a geometry of lists of structures with the fields x, y and z.
 *
 * @throws UnfitFeature
 */
export function readNative(value: unknown, encoding: string): Geometry {
  const [type, depth] = ENCODINGS[encoding] as (typeof ENCODINGS)[string]
  return { type, coordinates: coordinates(value, depth) } as Geometry
}

type Coordinates = Position | Coordinates[]

function coordinates(value: unknown, depth: number): Coordinates {
  if (depth === 0) return position(value)
  if (!Array.isArray(value)) throw unfit()
  return value.map((part) => coordinates(part, depth - 1))
}

function position(value: unknown): Position {
  if (typeof value !== 'object' || value === null) throw unfit()
  const { x, y, z } = value as Readonly<Record<string, unknown>>
  if (typeof x !== 'number' || typeof y !== 'number') throw unfit()
  if (Number.isNaN(x) && Number.isNaN(y)) return []
  return typeof z === 'number' ? [x, y, z] : [x, y]
}

const unfit = (): UnfitFeature => new UnfitFeature('Its geometry is not made of positions with x and y.')
