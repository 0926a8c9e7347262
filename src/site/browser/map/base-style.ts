import type { FeatureCollection } from 'geojson'
import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import type { Topology } from 'topojson-specification'
import type { MapFiles } from '../../map-content.ts'
import { countriesOf } from './countries.ts'

interface Colours {
  readonly water: string
  readonly land: string
  readonly border: string
  readonly text: string
  readonly halo: string
}

const LIGHT: Colours = {
  water: '#dfe9ee',
  land: '#f7f5f0',
  border: '#b9b2a4',
  text: '#4a4f55',
  halo: '#f7f5f0',
}
const DARK: Colours = {
  water: '#12181d',
  land: '#22282d',
  border: '#4c545c',
  text: '#b6bdc4',
  halo: '#1a1f23',
}

const isDark = matchMedia('(prefers-color-scheme: dark)')
const coloursNow = (): Colours => (isDark.matches ? DARK : LIGHT)

/** A style of the countries and cities of the demo, without any other host. */
export async function baseStyle(files: Pick<MapFiles, 'countries' | 'cities'>): Promise<StyleSpecification> {
  const [countries, cities] = await Promise.all([read<Topology>(files.countries), read<City[]>(files.cities)])
  const { water, land, border, text, halo } = coloursNow()
  return {
    version: 8,
    sources: {
      countries: { type: 'geojson', data: countriesOf(countries) },
      cities: { type: 'geojson', data: citiesOf(cities) },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      { id: 'land', type: 'fill', source: 'countries', paint: { 'fill-color': land } },
      { id: 'border', type: 'line', source: 'countries', paint: { 'line-color': border, 'line-width': 0.7 } },
      {
        id: 'city',
        type: 'symbol',
        source: 'cities',
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['sans-serif'],
          'text-size': 11,
          'text-padding': 12,
          // Names of larger cities come first.
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: { 'text-color': text, 'text-halo-color': halo, 'text-halo-width': 1.2 },
      },
    ],
  }
}

/** Changes the colours of the base map when the browser changes between light and dark, until the map is removed. */
export function followColours(map: MapLibreMap): void {
  const paint = () => {
    const { water, land, border, text, halo } = coloursNow()
    map.setPaintProperty('water', 'background-color', water)
    map.setPaintProperty('land', 'fill-color', land)
    map.setPaintProperty('border', 'line-color', border)
    map.setPaintProperty('city', 'text-color', text)
    map.setPaintProperty('city', 'text-halo-color', halo)
  }
  isDark.addEventListener('change', paint)
  map.once('remove', () => isDark.removeEventListener('change', paint))
}

type City = readonly [name: string, longitude: number, latitude: number]

const citiesOf = (cities: readonly City[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: cities.map(([name, longitude, latitude], rank) => ({
    type: 'Feature',
    properties: { name, rank },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })),
})

const read = async <Body>(url: string): Promise<Body> => (await (await fetch(url)).json()) as Body
