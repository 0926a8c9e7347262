import type { Geometry, Position } from 'geojson'
import { clipPolygon, crossing } from './clip-polygon.ts'

/** [south, north] in degrees. */
type Latitudes = readonly [number, number]

/**
 * The part of a geometry between two parallels, in degrees of longitude and latitude. Edges are straight in degrees. A
 * line or a polygon of which one part is left keeps its type; of several parts it becomes a multi geometry.
 *
 * @returns undefined if nothing is left
 */
export function clipGeometry(geometry: Geometry, latitudes: Latitudes): Geometry | undefined {
  switch (geometry.type) {
    case 'Point':
      return isBetween(geometry.coordinates, latitudes) ? geometry : undefined
    case 'MultiPoint': {
      const coordinates = geometry.coordinates.filter((position) => isBetween(position, latitudes))
      return coordinates.length === 0 ? undefined : { type: 'MultiPoint', coordinates }
    }
    case 'LineString':
      return lines(clipLine(geometry.coordinates, latitudes), false)
    case 'MultiLineString':
      return lines(
        geometry.coordinates.flatMap((line) => clipLine(line, latitudes)),
        true,
      )
    case 'Polygon':
      return polygons(clipRings(geometry.coordinates, latitudes), false)
    case 'MultiPolygon':
      return polygons(
        geometry.coordinates.flatMap((rings) => clipRings(rings, latitudes)),
        true,
      )
    default: {
      const geometries = geometry.geometries.flatMap((part) => clipGeometry(part, latitudes) ?? [])
      return geometries.length === 0 ? undefined : { type: 'GeometryCollection', geometries }
    }
  }
}

const isBetween = ([, y]: Position, [south, north]: Latitudes): boolean => y! >= south && y! <= north

function lines(parts: Position[][], isMulti: boolean): Geometry | undefined {
  const [first] = parts
  if (first === undefined) return undefined
  return isMulti || parts.length > 1
    ? { type: 'MultiLineString', coordinates: parts }
    : { type: 'LineString', coordinates: first }
}

function polygons(parts: Position[][][], isMulti: boolean): Geometry | undefined {
  const [first] = parts
  if (first === undefined) return undefined
  return isMulti || parts.length > 1
    ? { type: 'MultiPolygon', coordinates: parts }
    : { type: 'Polygon', coordinates: first }
}

const clipRings = (rings: Position[][], [south, north]: Latitudes): Position[][][] =>
  clipPolygon(rings, north, 1).flatMap((part) => clipPolygon(part, south, -1))

function clipLine(line: readonly Position[], latitudes: Latitudes): Position[][] {
  const parts: Position[][] = []
  let part: Position[] = []
  const end = (): void => {
    // A line that only touches a parallel has a single position there.
    if (part.length > 1) parts.push(part)
    part = []
  }
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (from !== undefined)
      for (const latitude of crossed(from[1]!, to[1]!, latitudes)) {
        const place = crossing(from, to, latitude)
        part.push(place)
        if (part.length > 1) end()
      }
    if (isBetween(to, latitudes)) part.push(to)
    else end()
  }
  end()
  return parts
}

/** The parallels strictly between two latitudes, in the order in which an edge meets them. */
function crossed(from: number, to: number, [south, north]: Latitudes): number[] {
  const found = [south, north].filter((latitude) => (from - latitude) * (to - latitude) < 0)
  return from <= to ? found : found.reverse()
}
