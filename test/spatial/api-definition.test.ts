import { expect } from 'chai'
import { startServer, type TestServer } from '../support/server.ts'
import { problemsOfDefinition } from '../support/problems-of-definition.ts'
import { ROOT, SpatialClient } from '../support/spatial-client.ts'

interface Operation {
  operationId: string
  parameters: { $ref?: string; name?: string }[]
  responses: Record<string, unknown>
}

interface Document {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation> & { servers?: { url: string }[] }>
}

describe('the served description of the interface', () => {
  let server: TestServer
  let client: SpatialClient
  let document: Document

  before(async () => {
    server = await startServer()
    client = await SpatialClient.of(server)
    document = (await client.get('/api')).body
  })
  after(() => server.stop())

  it('is OpenAPI 3.0 and says so by its media type', async () => {
    const answer = await client.get('/api')
    expect(answer.headers.get('content-type')).to.equal('application/vnd.oai.openapi+json;version=3.0')
    expect(document.openapi).to.match(/^3\.0\.\d+$/)
  })

  it('has the landing page for its server, and one of its own for the token endpoint', () => {
    expect(document.servers).to.deep.equal([{ url: `${server.url}${ROOT}` }])
    expect(document.paths['/auth/v2/token']!.servers).to.deep.equal([{ url: server.url }])
  })

  it('has no links and no examples of other collections in the literal paths', () => {
    const literal = Object.entries(document.paths).filter(([path]) =>
      path.startsWith('/collections/places/cities'),
    )
    expect(literal).to.have.length(6)
    for (const [path, { get }] of literal) {
      expect(JSON.stringify(get!.responses), path).to.not.match(/"links":|"examples?":\{?/)
      expect(get!.responses['200'], path).to.have.property('$ref')
    }
    expect(JSON.stringify(document.paths['/collections/{group}/{name}/items'])).to.include('parameters')
  })

  it('has the literal paths of each collection beside the templates', () => {
    const collections = [
      'boundaries/countries',
      'boundaries/us_counties',
      'boundaries/us_states',
      'places/cities',
    ]
    for (const id of ['{group}/{name}', ...collections])
      for (const below of ['', '/schema', '/queryables', '/items', '/items/{featureId}'])
        expect(document.paths).to.have.property(`/collections/${id}${below}`)
    expect(Object.keys(document.paths)).to.include.members([
      '/',
      '/api',
      '/functions',
      '/conformance',
      '/collections',
    ])
  })

  it('gives every operation an id of its own, but for the literal paths, whose operations are those of the templates', () => {
    const ids = Object.entries(document.paths).flatMap(([path, { servers: _, ...item }]) =>
      /^\/collections\/[^{/]/.test(path) ? [] : Object.values(item).map(({ operationId }) => operationId),
    )
    expect(ids).to.include.members(['getItems', 'getFeature']).and.to.not.include(undefined)
    expect(new Set(ids).size).to.equal(ids.length)
  })

  it('is valid, its references and path parameters included', async () => {
    expect(await problemsOfDefinition(document)).to.deep.equal([])
  })

  it('leads every reference to something in the document', () => {
    const references: string[] = []
    const collect = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if ('$ref' in node && typeof node.$ref === 'string') references.push(node.$ref)
      Object.values(node).forEach(collect)
    }
    collect(document)
    expect(references).not.to.be.empty
    for (const reference of references) {
      const target = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document)
      expect(target, reference).to.exist
    }
  })

  it('can be followed: each literal path without a parameter answers below its server', async () => {
    for (const path of Object.keys(document.paths).filter((path) => !/\{|^\/auth/.test(path))) {
      expect((await client.get(document.servers[0]!.url + path)).status, path).to.equal(200)
    }
  })

  it('starts at BASE_URL where one is set', async () => {
    const behind = await startServer({ env: { BASE_URL: 'https://maps.example.org/geo' } })
    try {
      const answer = await (await SpatialClient.of(behind)).get('/api')
      expect((answer.body as Document).servers[0]!.url).to.equal(`https://maps.example.org/geo${ROOT}`)
    } finally {
      await behind.stop()
    }
  })
})
