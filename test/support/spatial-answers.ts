import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { overwrite } from './broken-files.ts'
import { demoDataFolder } from './demo-data.ts'
import { startServer, type TestServer } from './server.ts'
import { send, type Answer } from './http-answer.ts'
import { askForToken, basic, linkOf, SpatialClient, type Page } from './spatial-client.ts'

/** The id that the errors among the contract's examples carry. */
const REQUEST_ID = '6f1c2c1e-0f6b-4c58-9a53-6a1b5ce0d7a4'
const cities = '/collections/places/cities'

/** Really provokes every answer that stands as an example in the contract, with the demo data. */
export class SpatialAnswers {
  readonly #server: TestServer
  readonly #limited: TestServer
  readonly #broken: TestServer
  readonly #folder: string
  readonly #client: SpatialClient

  static async start(): Promise<SpatialAnswers> {
    const folder = await mkdtemp(join(tmpdir(), 'groundtruth-files-'))
    await copyFile(join(await demoDataFolder(), 'places.gpkg'), join(folder, 'places.gpkg'))
    const server = await startServer({ env: { BASE_URL: 'http://127.0.0.1:8080' } })
    const limited = await startServer({ demo: false, env: { RATE_LIMIT_CREDENTIAL: '1' } })
    const broken = await startServer({ demo: false, env: { SPATIAL_DIRS: folder } })
    await overwrite(join(folder, 'places.gpkg'))
    return new SpatialAnswers(server, limited, broken, folder, await SpatialClient.of(server))
  }

  private constructor(
    server: TestServer,
    limited: TestServer,
    broken: TestServer,
    folder: string,
    client: SpatialClient,
  ) {
    this.#server = server
    this.#limited = limited
    this.#broken = broken
    this.#folder = folder
    this.#client = client
  }

  async stop(): Promise<void> {
    await Promise.all([this.#server, this.#limited, this.#broken].map((server) => server.stop()))
    await rm(this.#folder, { recursive: true })
  }

  /** How each example comes about, by its name. */
  readonly answers: Readonly<Record<string, () => Promise<Answer>>> = {
    LandingPage: () => this.#get(''),
    OpenApiDocument: () => this.#get('/api'),
    FunctionList: () => this.#get('/functions'),
    ConformanceDeclaration: () => this.#get('/conformance'),
    CollectionsDocument: () => this.#get('/collections'),
    Collection: () => this.#get(cities),
    CollectionSchema: () => this.#get(`${cities}/schema`),
    Queryables: () => this.#get(`${cities}/queryables`),
    Sortables: () => this.#get(`${cities}/sortables`),
    FeatureCollection: () => this.#get(`${cities}/items?limit=2`),
    FeaturesInWebMercator: () =>
      this.#get(`${cities}/items?limit=1&crs=http://www.opengis.net/def/crs/EPSG/0/3857`),
    Feature: async () => this.#get(`${cities}/items/${(await this.#firstPage()).features[0]!.id}`),
    Token: () => this.#grant({ grant_type: 'client_credentials', scope: 'spatial:read' }),

    InvalidToken: () => this.#get('/functions', { Authorization: 'Bearer nonsense' }),
    MissingWorkspace: async () =>
      this.#get('/functions', { Authorization: `Bearer ${await this.#server.token(null)}` }),
    MissingScope: async () =>
      this.#get('/functions', {
        Authorization: `Bearer ${await this.#server.token('demo', 'quality:read')}`,
      }),
    RateLimited: async () => {
      const client = await SpatialClient.of(this.#limited)
      await client.get('/functions')
      return client.get('/functions', { 'X-Request-Id': REQUEST_ID })
    },
    NotAcceptable: () => this.#get('/functions', { Accept: 'image/png' }),
    InvalidRequestId: () =>
      this.#get('/functions', { 'X-Request-Id': 'nightly-import-of-the-places-of-the-world-2026-11-21' }),
    UnsupportedParameter: () => this.#get('/functions?colour=red'),
    MalformedRequest: () => this.#get('/functions?colour=%zz'),
    InvalidLimit: () => this.#get(`${cities}/items?limit=0`),
    InvalidBbox: () => this.#get(`${cities}/items?bbox=-10,35,5`),
    UnknownCrs: () => this.#get(`${cities}/items?crs=http://www.opengis.net/def/crs/EPSG/0/31467`),
    CursorOfOtherRequest: async () => {
      const next = new URL(linkOf((await this.#firstPage()).links, 'next')!.href)
      return this.#get(`${cities}/items?bbox=-10,35,5,45&cursor=${next.searchParams.get('cursor')}`)
    },
    SeveralFaults: () => this.#get(`${cities}/items?limit=0&offset=-1`),
    UnknownCollection: () => this.#get('/collections/places/rivers'),
    UnknownFeature: () => this.#get(`${cities}/items/0`),
    InternalFault: async () => {
      const failing = await startServer({ demo: false })
      failing.apiKeys.verify = () => Promise.reject(new TypeError('A fault of ours.'))
      try {
        return await new SpatialClient(failing, '').bare('/functions', {
          'X-API-Key': 'a.b',
          'X-Request-Id': REQUEST_ID,
        })
      } finally {
        await failing.stop()
      }
    },
    StoreUnreachable: async () =>
      (await SpatialClient.of(this.#broken)).get(`${cities}/items`, { 'X-Request-Id': REQUEST_ID }),
    UnsupportedMediaType: () => this.#post('{}', 'application/json'),
    PayloadTooLarge: () => this.#post('x'.repeat(1_048_577), 'application/x-www-form-urlencoded'),
    InvalidClient: () => askForToken(this.#server, { key: 'gtk_unknown', secret: 'wrong' }),
    UnsupportedGrant: () => this.#grant({ grant_type: 'password' }),
    InvalidScope: () => this.#grant({ grant_type: 'client_credentials', scope: 'quality:write' }),
    InvalidTokenRequest: () => this.#grant({ scope: 'spatial:read' }),
  }

  #get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#client.get(this.#server.url + '/v1/ogcapi/enrich' + path, {
      'X-Request-Id': REQUEST_ID,
      ...headers,
    })
  }

  async #firstPage(): Promise<Page> {
    return (await this.#get(`${cities}/items?limit=2`)).body
  }

  async #grant(form: Record<string, string>): Promise<Answer> {
    return askForToken(this.#server, await this.#server.apiKey(), form)
  }

  async #post(body: string, mediaType: string): Promise<Answer> {
    const apiKey = await this.#server.apiKey()
    return send(`${this.#server.url}/auth/v2/token`, {
      method: 'POST',
      headers: {
        Authorization: `Basic ${basic(apiKey)}`,
        'Content-Type': mediaType,
        'X-Request-Id': REQUEST_ID,
      },
      body,
    })
  }
}
