import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Feature, Geometry } from 'geojson'
import { isOnPostgres } from '../../support/catalogue.ts'
import { demoDataFolder } from '../../support/demo-data.ts'
import { oddCollections, writeOddCollections } from '../../support/odd-collections.ts'
import { startServer } from '../../support/server.ts'
import { send, type Answer } from '../../support/http-answer.ts'
import { linkOf, ROOT, type Link } from '../../support/spatial-client.ts'
import { publishInPostgis } from './publish-in-postgis.ts'

export const CRS84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'

export interface CollectionEntry {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly links: Link[]
  readonly crs: string[]
  readonly extent?: {
    readonly spatial?: { readonly bbox: number[][]; readonly crs: string }
    readonly temporal?: { readonly interval: (string | null)[][] }
  }
}

export interface FeaturesDocument {
  readonly type: string
  readonly features: (Feature<Geometry | null> & { id: number | string })[]
  readonly links: Link[]
  readonly timeStamp?: string
  readonly numberMatched?: number
  readonly numberReturned?: number
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly style?: string
  readonly explode?: boolean
  readonly schema: {
    readonly type?: string
    readonly format?: string
    readonly items?: { readonly type: string }
    readonly minItems?: number
    readonly maxItems?: number
    readonly minimum?: number
    readonly maximum?: number
    readonly default?: number
  }
}

export interface Operation {
  readonly parameters: Parameter[]
  readonly responses: Readonly<Record<string, { content?: Record<string, unknown> }>>
  /** Its own, or that of the document. */
  readonly security?: Record<string, unknown>[]
}

/** The definition of the API with every reference put in place of itself, one level of schemas deep. */
export interface ApiDefinition {
  readonly document: Record<string, unknown>
  readonly server: string
  /** The GET operations by their paths, as they stand below the server. */
  readonly operations: ReadonlyMap<string, Operation>
  readonly securitySchemes: readonly string[]
}

/** What an executable test suite learns of a service before its tests, from the landing page on. */
export interface ServiceUnderTest {
  readonly root: string
  readonly landingPage: { readonly links: Link[] }
  readonly collections: readonly CollectionEntry[]
  /** Those whose features have geometries. */
  readonly spatialCollections: readonly CollectionEntry[]
  readonly api: ApiDefinition
  get(url: string, accept?: string): Promise<Answer>
  features(url: string): Promise<FeaturesDocument>
  /** All features of a collection, by following `next`; read once. */
  everything(collection: CollectionEntry): Promise<FeaturesDocument['features']>
}

/** Every collection that the service under test has. */
export const publishedCollections = [
  'boundaries/countries',
  'boundaries/us_counties',
  'boundaries/us_states',
  'places/cities',
  ...oddCollections,
]

/**
 * A service without authentication, as the tests of the standard need it, with the demo data and the odd
 * collections; started before the tests of a suite. The collections are in GeoPackages, or in PostGIS if the catalogues of
 * the tests are in PostgreSQL.
 *
 * @param further folders with further collections, made by then
 */
export function serviceUnderTest(further: () => readonly string[] = () => []): ServiceUnderTest {
  let service: ServiceUnderTest
  let stop: () => Promise<void>
  before(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-odd-'))
    // The tests keep the process busy for longer than a server usually waits for the next request.
    const env = {
      AUTH: 'none',
      KEEP_ALIVE_TIMEOUT_MS: '600000',
      SPATIAL_DIRS: [folder, ...(isOnPostgres() ? [] : [await demoDataFolder()]), ...further()].join(),
      ...(isOnPostgres() && { SPATIAL_DATABASES: await publishInPostgis(folder) }),
    }
    if (!isOnPostgres()) await writeOddCollections(folder)
    const server = await startServer({ demo: false, env })
    stop = async () => {
      await server.stop()
      await rm(folder, { recursive: true })
    }
    service = await discover(`${server.url}${ROOT}`)
  })
  after(() => stop())
  return {
    get root() {
      return service.root
    },
    get landingPage() {
      return service.landingPage
    },
    get collections() {
      return service.collections
    },
    get spatialCollections() {
      return service.spatialCollections
    },
    get api() {
      return service.api
    },
    get: (url, accept) => service.get(url, accept),
    features: (url) => service.features(url),
    everything: (collection) => service.everything(collection),
  }
}

async function discover(root: string): Promise<ServiceUnderTest> {
  const get = (url: string, accept = 'application/geo+json, application/json') =>
    send(url, { headers: { Accept: accept } })
  const document = async <T>(url: string, accept?: string): Promise<T> => {
    const { status, body, text } = await get(url, accept)
    if (status !== 200) throw new Error(`${url} → ${status}: ${text}`)
    return body
  }
  const landingPage = await document<{ links: Link[] }>(`${root}/`)
  const target = (rel: string) => linkOf(landingPage.links, rel)!.href
  const { collections } = await document<{ collections: CollectionEntry[] }>(target('data'))
  const definition = await document<Record<string, unknown>>(target('service-desc'), '*/*')
  const features = (url: string) => document<FeaturesDocument>(url)
  const read = new Map<string, Promise<FeaturesDocument['features']>>()
  const everything = async (collection: CollectionEntry) => {
    const all: FeaturesDocument['features'] = []
    let url: string | undefined = `${linkOf(collection.links, 'items')!.href}?limit=10000`
    while (url !== undefined) {
      const page: FeaturesDocument = await features(url)
      all.push(...page.features)
      url = linkOf(page.links, 'next')?.href
    }
    return all
  }
  return {
    root,
    landingPage,
    collections,
    spatialCollections: collections.filter(({ extent }) => extent?.spatial !== undefined),
    api: readDefinition(definition),
    get,
    features,
    everything: (collection) => {
      const { id } = collection
      if (!read.has(id)) read.set(id, everything(collection))
      return read.get(id)!
    },
  }
}

function readDefinition(document: Record<string, unknown>): ApiDefinition {
  const follow = <T>(node: unknown): T => {
    const pointer = (node as { $ref?: string }).$ref
    if (pointer === undefined) return node as T
    const names = pointer.slice(2).split('/')
    return follow(
      names.reduce<unknown>((parent, name) => (parent as Record<string, unknown>)[name], document),
    )
  }
  const { paths, servers, components, security } = document as {
    security: NonNullable<Operation['security']>
    paths: Record<string, { get?: Operation }>
    servers: { url: string }[]
    components: { securitySchemes: Record<string, unknown> }
  }
  const operations = Object.entries(paths).flatMap(([path, { get }]): [string, Operation][] => {
    if (get === undefined) return []
    const parameters = get.parameters.map((node) => {
      const parameter = follow<Parameter>(node)
      return { ...parameter, schema: follow<Parameter['schema']>(parameter.schema) }
    })
    const responses = Object.entries(get.responses).map(([status, node]) => [status, follow(node)])
    return [
      [
        path,
        {
          ...get,
          security: get.security ?? security,
          parameters,
          responses: Object.fromEntries(responses) as Operation['responses'],
        },
      ],
    ]
  })
  return {
    document,
    server: servers[0]!.url,
    operations: new Map(operations),
    securitySchemes: Object.keys(components.securitySchemes),
  }
}

/** Address of a collection's features. */
export const itemsOf = ({ links }: CollectionEntry): string => linkOf(links, 'items')!.href

/** The paths in the API definition at which features of a collection are had: the templates and the literals. */
export function itemsPaths({ operations }: ApiDefinition): string[] {
  return [...operations.keys()].filter((path) => /^\/collections\/.+\/items$/.test(path))
}

/** All positions of a geometry. */
export function positionsOf(geometry: Geometry | null): number[][] {
  if (geometry === null) return []
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(positionsOf)
  const flatten = (value: unknown): number[][] => {
    const list = value as unknown[]
    return typeof list[0] === 'number' ? [list as number[]] : list.flatMap(flatten)
  }
  return flatten(geometry.coordinates)
}
