import { codeOf, COLLECTION, CODES, syntheticFeatures } from './collection.ts'
import { PEER_COLLECTION, WEB_MERCATOR } from './pygeoapi.ts'
import { Random } from '../random.ts'
import { ask, type RunningServer } from '../running-server.ts'

export const ITEMS = `/v1/ogcapi/enrich/collections/${COLLECTION}/items`
export const PEER_ITEMS = `/collections/${PEER_COLLECTION}/items`

const SEED = 7
/** How many different requests of a kind are made in turn. */
const VARIETY = 32

/** Requests of one kind: to us, and the same to the peer, one by one. */
export interface Requests {
  readonly name: string
  readonly ours: readonly string[]
  readonly peer: readonly string[]
}

export interface Page {
  readonly features: readonly { readonly id: number }[]
  readonly links: readonly { readonly rel: string; readonly href: string }[]
}

/** Everything that is asked. @param ours answers where the pages begin and how large the boxes must be */
export async function benchRequests(ours: RunningServer, features: number): Promise<Requests[]> {
  const random = new Random(SEED)
  const small = await boxes(ours, features, Math.min(10, features))
  const large = await boxes(ours, features, Math.min(1000, features >> 2))
  const middle = features >> 1
  const codes = Array.from({ length: VARIETY }, () => codeOf(random.whole(0, CODES - 1)))
  const ids = Array.from({ length: VARIETY }, () => random.whole(1, features))
  const same = (query: string) => ({ ours: [`${ITEMS}?${query}`], peer: [`${PEER_ITEMS}?f=json&${query}`] })
  return [
    { name: 'first page, 10 features', ...same('limit=10') },
    {
      name: `bbox, ${small.limit} features`,
      ...each(small.boxes, (box) => `bbox=${box}&limit=${small.limit}`),
    },
    {
      name: `bbox, ${large.limit} features`,
      ...each(large.boxes, (box) => `bbox=${box}&limit=${large.limit}`),
    },
    {
      name: `page at ${middle}, 10 features`,
      ours: [await cursorPage(ours, middle)],
      peer: [`${PEER_ITEMS}?f=json&limit=10&offset=${middle}`],
    },

    { name: 'attribute, 10 features', ...each(codes, (code) => `code=${code}&limit=10`) },
    {
      name: 'one feature',
      ours: ids.map((id) => `${ITEMS}/${id}`),
      peer: ids.map((id) => `${PEER_ITEMS}/${id}?f=json`),
    },
  ]
}

const each = (values: readonly string[], query: (value: string) => string): Omit<Requests, 'name'> => ({
  ours: values.map((value) => `${ITEMS}?${query(value)}`),
  peer: values.map((value) => `${PEER_ITEMS}?f=json&${query(value)}`),
})

/** The same pages in EPSG:3857. */
export const inMercator = (paths: readonly string[]): string[] =>
  paths.map((path) => `${path}&crs=${WEB_MERCATOR}`)

/** Boxes around features of the collection, each grown until it holds as many as wanted. */
async function boxes(
  ours: RunningServer,
  features: number,
  limit: number,
): Promise<{ limit: number; boxes: string[] }> {
  const random = new Random(SEED)
  const centres = someCentres(features, random)
  const found: string[] = []
  for (const [x, y] of centres) {
    let [box, count] = ['', 0]
    for (let half = 10 * Math.sqrt(limit / features); count < limit; half *= 1.3) {
      const [west, east] = [Math.max(-180, x - half), Math.min(180, x + half)]
      const [south, north] = [Math.max(-90, y - half), Math.min(90, y + half)]
      box = [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',')
      count = (await ask<Page>(ours, `${ITEMS}?bbox=${box}&limit=${limit}`)).features.length
    }
    found.push(box)
  }
  return { limit, boxes: found }
}

/** Positions of features spread over the first ten thousand, in towns and outside. */
export function someCentres(features: number, random = new Random(SEED)): (readonly [number, number])[] {
  const step = Math.max(1, Math.floor(Math.min(features, 10_000) / VARIETY))
  const wanted = new Set(
    Array.from({ length: VARIETY }, (_, index) => index * step + random.whole(0, step - 1)),
  )
  const centres: (readonly [number, number])[] = []
  let number = 0
  for (const { geometry } of syntheticFeatures(Math.min(features, 10_000))) {
    if (wanted.has(number++)) centres.push(centreOf(geometry))
  }
  return centres
}

function centreOf(geometry: unknown): readonly [number, number] {
  const { coordinates } = geometry as { coordinates: [number, number] | [number, number][][] }
  const [first] = coordinates
  return typeof first === 'number' ? (coordinates as [number, number]) : first[0]!
}

/** The page behind a number of features, as a client comes to it: by a link `next`. */
async function cursorPage(ours: RunningServer, behind: number): Promise<string> {
  const limit = Math.min(10, behind)
  const page = await ask<Page>(ours, `${ITEMS}?limit=${limit}&offset=${behind - limit}`)
  return nextOf(page)!
}

/** The path of a page's link `next`; undefined on the last page. */
export function nextOf({ links }: Page): string | undefined {
  const href = links.find(({ rel }) => rel === 'next')?.href
  return href === undefined ? undefined : href.slice(new URL(href).origin.length)
}
