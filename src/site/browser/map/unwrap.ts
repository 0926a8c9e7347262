import type { Geometry, Position } from 'geojson'

/**
 * A geometry whose longitudes go on beyond 180 degrees. An edge of more than 180 degrees crosses the antimeridian, as for
 * filters; a flat map would draw it across the whole world.
 */
export function unwrapped<Shape extends Geometry | null>(geometry: Shape): Shape
export function unwrapped(geometry: Geometry | null): Geometry | null {
  switch (geometry?.type) {
    case 'LineString':
      return { ...geometry, coordinates: unwrapLine(geometry.coordinates) }
    case 'MultiLineString':
      return { ...geometry, coordinates: geometry.coordinates.map(unwrapLine) }
    case 'Polygon':
      return { ...geometry, coordinates: unwrapRings(geometry.coordinates) }
    case 'MultiPolygon':
      return { ...geometry, coordinates: geometry.coordinates.map(unwrapRings) }
    case 'GeometryCollection':
      return { ...geometry, geometries: geometry.geometries.map((part) => unwrapped(part)) }
    default:
      return geometry
  }
}

function unwrapLine(line: readonly Position[]): Position[] {
  let shift = 0
  let before = line[0]?.[0] ?? 0
  return line.map(([longitude = 0, latitude = 0]): Position => {
    if (longitude - before > 180) shift -= 360
    else if (longitude - before < -180) shift += 360
    before = longitude
    return [longitude + shift, latitude]
  })
}

/** Holes lie on the side of their ring. */
function unwrapRings(rings: readonly Position[][]): Position[][] {
  const [outer = [], ...holes] = rings.map(unwrapRing)
  return [outer, ...holes.map((hole) => beside(hole, outer))]
}

/** A ring around a pole does not end where it begins: it goes on along the pole. */
function unwrapRing(ring: readonly Position[]): Position[] {
  const flat = unwrapLine(ring)
  const [first, last] = [flat[0], flat.at(-1)]
  if (!first || !last || Math.abs(last[0]! - first[0]!) < 180) return flat
  const pole = first[1]! < 0 ? -90 : 90
  return [...flat, [last[0]!, pole], [first[0]!, pole], first]
}

function beside(hole: readonly Position[], outer: readonly Position[]): Position[] {
  const middle = (ring: readonly Position[]): number => {
    const longitudes = ring.map(([longitude = 0]) => longitude)
    return (
      (longitudes.reduce((a, b) => Math.min(a, b), Infinity) +
        longitudes.reduce((a, b) => Math.max(a, b), -Infinity)) /
      2
    )
  }
  const shift = Math.round((middle(outer) - middle(hole)) / 360) * 360
  return hole.map(([longitude = 0, latitude = 0]) => [longitude + shift, latitude])
}
