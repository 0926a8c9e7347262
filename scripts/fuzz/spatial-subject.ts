import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FuzzSubject } from './subject.ts'

const NOTICED_WITHIN_MS = 180_000

const EVENTS_ID = 'fuzz/events'

/** What the demo data has none of: times, flags, features that lack a value or a place. */
const EVENTS = {
  type: 'FeatureCollection',
  features: Array.from({ length: 60 }, (_, i) => ({
    type: 'Feature',
    geometry: i % 7 === 0 ? null : { type: 'Point', coordinates: [i * 3 - 90, i - 30, i] },
    properties: {
      code: `event ${i}`,
      day: i % 5 === 0 ? null : new Date(Date.UTC(2020, 1, 1 + i)).toISOString().slice(0, 10),
      start: new Date(Date.UTC(2020, 0, 1, i)).toISOString(),
      end: i % 3 === 0 ? null : new Date(Date.UTC(2020, 0, 2, i)).toISOString(),
      open: i % 2 === 0,
      depth: i / 8,
      size: i % 4,
    },
  })),
}

/** The spatial service with its demo data and a collection of odd features, asked by each of its security schemes. */
export const spatialSubject: FuzzSubject = {
  service: 'spatial',
  hooks: 'spatial_hooks.py',
  env: {},
  /** The security schemes that an operation can be read with; the token endpoint always gets its own. */
  schemes: ['bearerAuth', 'ApiKeyAuth', 'ApikeyAuthorization'],
  fill: async ({ url, dataDir, admin }) => {
    const token = await admin(['token', '--workspace', 'fuzz', '--ttl', '1d'])
    const apiKey = await admin(['apikey', 'create', '--workspace', 'fuzz'])
    const events = join(dataDir, 'events.geojson')
    writeFileSync(events, JSON.stringify(EVENTS))
    await admin(['import', events, '--collection', EVENTS_ID])
    const collections = await collectionsWith(EVENTS_ID, url, token)
    return { FUZZ_COLLECTIONS: JSON.stringify(collections), FUZZ_TOKEN: token, FUZZ_API_KEY: apiKey }
  },
}

/** All collections, as soon as an imported one is among them. */
async function collectionsWith(imported: string, url: string, token: string): Promise<string[]> {
  const until = performance.now() + NOTICED_WITHIN_MS
  while (performance.now() < until) {
    const collections = await collectionsOf(url, token)
    if (collections.includes(imported)) return collections
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`The server did not notice ${imported}; its log tells why.`)
}

async function collectionsOf(url: string, token: string): Promise<string[]> {
  const response = await fetch(`${url}/v1/ogcapi/enrich/collections`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`The list of collections was answered by ${response.status}.`)
  const { collections } = (await response.json()) as { collections: { id: string }[] }
  return collections.map(({ id }) => id)
}
