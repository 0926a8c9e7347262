import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FeatureCollection, Geometry, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { NewFeature, NewLayer } from '../../../../src/spatial/stores/geopackage/writer.ts'

interface Attributes {
  /** Estimated population by the name of the country. */
  readonly population: Readonly<Record<string, number>>
  readonly places: readonly (readonly [name: string, longitude: number, latitude: number])[]
}

/**
 * The times and truth values that the authors of the test data added to three places. The counts of the annex
 * determine the intervals, and that the place of the first interval is København and two names precede it.
 */
const TIMES: Readonly<Record<string, NewFeature['properties']>> = {
  København: {
    date: '2021-04-16',
    start: '2021-04-16T10:15:59Z',
    end: '2022-04-16T10:16:06Z',
    boolean: true,
  },
  Berlin: {
    date: '2022-04-16',
    start: '2022-04-16T10:13:19Z',
    end: '2023-04-16T10:15:10Z',
    boolean: false,
  },
  Athens: {
    date: '2023-04-16',
    start: '2022-04-16T10:15:10Z',
    end: '2022-04-16T10:15:20Z',
    boolean: true,
  },
}

/**
 * The test data of OGC 21-065r2, Annex A as far as its counts depend on it: the countries with NAME and
 * POP_EST, and the places with name, date, start, end and boolean. The rivers are left out.
 */
export async function naturalEarth(): Promise<NewLayer[]> {
  const text = await readFile(new URL('natural-earth-110m.json', import.meta.url), 'utf8')
  const { population, places } = JSON.parse(text) as Attributes
  const topology = createRequire(import.meta.url)('world-atlas/countries-110m.json') as Topology<{
    countries: GeometryCollection<{ name: string }>
  }>
  const countries: FeatureCollection<Geometry, { name: string }> = feature(
    topology,
    topology.objects.countries,
  )
  return [
    {
      name: 'ne_110m_admin_0_countries',
      title: 'Countries',
      description: 'Natural Earth, 1:110 million',
      geometryType: 'GEOMETRY',
      columns: [
        { name: 'NAME', type: 'TEXT' },
        { name: 'POP_EST', type: 'INTEGER' },
      ],
      features: countries.features.map(({ geometry, properties: { name } }) => ({
        geometry,
        properties: { NAME: name, POP_EST: population[name]! },
      })),
    },
    {
      name: 'ne_110m_populated_places_simple',
      title: 'Populated places',
      description: 'Natural Earth, 1:110 million',
      geometryType: 'POINT',
      columns: [
        { name: 'name', type: 'TEXT' },
        { name: 'date', type: 'DATE' },
        { name: 'start', type: 'DATETIME' },
        { name: 'end', type: 'DATETIME' },
        { name: 'boolean', type: 'BOOLEAN' },
      ],
      features: places.map(([name, ...coordinates]) => ({
        geometry: { type: 'Point', coordinates: coordinates satisfies Position },
        properties: { name, ...TIMES[name] },
      })),
    },
  ]
}
