import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** The countries of the package world-atlas, as a flat map can draw them. */
export function countriesOf(topology: Topology): FeatureCollection {
  const { features } = feature(topology, topology.objects['countries'] as GeometryCollection)
  return {
    type: 'FeatureCollection',
    features: features.map(({ geometry }): Feature => ({
      type: 'Feature',
      properties: {},
      geometry: unwrapped(geometry),
    })),
  }
}

function unwrapped(geometry: Geometry): Geometry {
  if (geometry.type === 'Polygon') return { ...geometry, coordinates: geometry.coordinates.map(unwrapRing) }
  if (geometry.type === 'MultiPolygon')
    return { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(unwrapRing)) }
  return geometry
}

/**
 * A ring whose longitudes go on beyond 180 degrees. The package has rings on a sphere: an edge across the antimeridian would
 * be drawn across the whole map, and a ring around the pole would not reach the pole.
 */
function unwrapRing(ring: Position[]): Position[] {
  let shift = 0
  let before = ring[0]![0]!
  const flat = ring.map(([longitude = 0, latitude = 0]): Position => {
    if (longitude - before > 180) shift -= 360
    else if (longitude - before < -180) shift += 360
    before = longitude
    return [longitude + shift, latitude]
  })
  const [first, last] = [flat[0]!, flat.at(-1)!]
  return Math.abs(last[0]! - first[0]!) < 180 ? flat : [...flat, [last[0]!, -90], [first[0]!, -90], first]
}
