import type { Feature, FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { unwrapped } from './unwrap.ts'

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
