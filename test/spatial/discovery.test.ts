import { expect } from 'chai'
import { startServer, type TestServer } from '../support/server.ts'
import { linkOf, SpatialClient, type Link } from '../support/spatial-client.ts'

describe('the landing page, the functions and the conformance declaration', () => {
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    server = await startServer()
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  it('serves the landing page with and without a slash at the end', async () => {
    const [without, withSlash] = [await client.get(''), await client.get('/')]
    expect(without.status).to.equal(200)
    expect(withSlash.status).to.equal(200)
    expect(withSlash.body).to.deep.equal(without.body)
    expect((await client.get('/?x=1')).status).to.equal(400)
  })

  it('leads from the landing page to documents of the media types that the links name', async () => {
    const { links } = (await client.get('')).body as { links: Link[] }
    const rels = [
      'self',
      'service-desc',
      'conformance',
      'data',
      'http://www.opengis.net/def/rel/ogc/1.0/functions',
    ]
    for (const rel of rels) {
      const link = linkOf(links, rel)
      expect(link, rel).to.exist
      const answer = await client.get(link!.href)
      expect(answer.status, rel).to.equal(200)
      expect(answer.headers.get('content-type'), rel).to.equal(link!.type)
    }
    expect(linkOf(links, 'service-doc')?.href).to.equal(`${server.url}/docs`)
  })

  it('lists the three functions that compare two geometries', async () => {
    const { functions } = (await client.get('/functions')).body as { functions: { name: string }[] }
    const geometry = { type: ['geometry'] }
    for (const name of ['s_within', 's_contains', 's_intersects']) {
      expect(functions.find((candidate) => candidate.name === name)).to.deep.equal({
        name,
        arguments: [geometry, geometry],
        returns: ['boolean'],
      })
    }
  })

  it('claims the conformance classes of reading features as GeoJSON and selecting them by properties', async () => {
    const { conformsTo } = (await client.get('/conformance')).body as { conformsTo: string[] }
    expect(conformsTo).to.include.members([
      'http://www.opengis.net/spec/ogcapi-common-1/1.0/conf/core',
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/oas30',
      'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/queryables',
      'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/queryables-query-parameters',
    ])
  })

  it('answers 404 for a path that the contract lacks, before it asks for credentials', async () => {
    for (const path of ['/nothing', '/functions//', '/Functions', '//functions'])
      expect((await client.bare(path)).status, path).to.equal(404)
  })

  it('answers in the documented media type whatever form of JSON is accepted', async () => {
    const expected: Record<string, string> = {
      '': 'application/json',
      '/api': 'application/vnd.oai.openapi+json;version=3.0',
      '/collections/places/cities/schema': 'application/schema+json',
      '/collections/places/cities/queryables': 'application/schema+json',
      '/collections/places/cities/items?limit=1': 'application/geo+json',
    }
    for (const [path, mediaType] of Object.entries(expected)) {
      for (const accept of ['application/json', '*/*', 'application/*', mediaType, 'text/html;q=0.1, */*']) {
        const answer = await client.get(path, { Accept: accept })
        expect(answer.status, `${path} ${accept}`).to.equal(200)
        expect(answer.headers.get('content-type'), `${path} ${accept}`).to.equal(mediaType)
      }
      for (const accept of ['image/png', 'application/json;q=0, image/png'])
        expect((await client.get(path, { Accept: accept })).status, `${path} ${accept}`).to.equal(406)
    }
  })

  it('repeats the request id of the caller in the header and in errors', async () => {
    const id = 'trace-4711'
    const good = await client.get('/functions', { 'X-Request-Id': id })
    expect(good.headers.get('x-request-id')).to.equal(id)
    const bad = await client.get('/functions?x=1', { 'X-Request-Id': id })
    expect((bad.body as { id: string }).id).to.equal(id)
    const own = await client.get('/functions?x=1')
    expect((own.body as { id: string }).id).to.equal(own.headers.get('x-request-id'))
  })
})
