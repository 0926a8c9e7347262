import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type City, readCities } from '../../lib/cities.ts'

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
 * Writes the package's cities as a delimited file, ordered by identifier. Reading blocks for half a second
 * and takes 100 MB, so it runs in its own process.
 */
export async function writeCities(path: string): Promise<void> {
  const sorted = readCities().sort((left, right) => left.cityId - right.cityId)
  await pipeline(lines(sorted), createWriteStream(path, { flags: 'wx' }))
}

function* lines(cities: readonly City[]): Generator<string> {
  yield `${HEADER.join(',')}\n`
  for (const { cityId, name, altName, country, featureCode, adminCode, population, coordinates } of cities) {
    const fields = [cityId, name, altName, country, featureCode, adminCode, population, ...coordinates]
    yield `${fields.map((field) => quoted(String(field))).join(',')}\n`
  }
}

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
