import countries from 'i18n-iso-countries'
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryObject, Topology } from 'topojson-specification'
import { readFileSync } from 'node:fs'
import { packageFile } from '../../lib/package-file.ts'

export type Area = Feature<Geometry, { readonly name: string }>

export interface CountryCodes {
  numericToAlpha2(numeric: string): string | undefined
  numericToAlpha3(numeric: string): string | undefined
}

/** Natural Earth, 1:50 million. */
export const readCountries = (): Area[] => readTopology('world-atlas', 'countries-50m.json', 'countries')

/** United States Census Bureau, 1:10 million. */
export const readStates = (): Area[] => readTopology('us-atlas', 'counties-10m.json', 'states')

/** United States Census Bureau, 1:10 million. */
export const readCounties = (): Area[] => readTopology('us-atlas', 'counties-10m.json', 'counties')

export const countryCodes: CountryCodes = countries

function readTopology(name: string, file: string, object: string): Area[] {
  const text = readFileSync(packageFile(name, file), 'utf8')
  const topology = JSON.parse(text) as Topology<Record<string, GeometryObject<{ name: string }>>>
  const named = topology.objects[object]
  if (named === undefined) throw new Error(`${file} holds no object "${object}".`)
  const { features } = feature(topology, named) as FeatureCollection<Geometry, { name: string }>
  return features.map((area) => ({ ...area, geometry: withClosedRings(area.geometry) }))
}

/**
 * The ring of Illinois in `us-atlas` 3.0.1 ends a hundred metres from its start; RFC 7946 requires closed
 * rings.
 */
function withClosedRings(geometry: Geometry): Geometry {
  const close = (ring: Position[]): Position[] =>
    String(ring[0]) === String(ring.at(-1)) ? ring : [...ring, ring[0]!]
  switch (geometry.type) {
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map(close) }
    case 'MultiPolygon':
      return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(close)) }
    default:
      return geometry
  }
}
