import { expect } from 'chai'
import { startServer, type TestServer } from '../support/server.ts'
import { codesOf, ROOT, SpatialClient, type Link } from '../support/spatial-client.ts'

interface Collection {
  id: string
  title: string
  description: string
  itemType: string
  links: Link[]
  extent: { spatial: { bbox: number[][]; crs: string } }
  crs: string[]
}

describe('collections', () => {
  const ids = ['boundaries/countries', 'boundaries/us_counties', 'boundaries/us_states', 'places/cities']
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    server = await startServer()
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  it('lists all collections of the demo data, sorted by id', async () => {
    const { collections } = (await client.get('/collections')).body as { collections: Collection[] }
    expect(collections.map(({ id }) => id)).to.deep.equal(ids)
    for (const { itemType } of collections) expect(itemType).to.equal('feature')
  })

  it('links from the list to itself and to the licences of the data', async () => {
    const { links } = (await client.get('/collections')).body as { links: Link[] }
    expect(links.map(({ rel, type }) => [rel, type])).to.deep.equal([
      ['self', 'application/json'],
      ['license', 'text/html'],
      ['alternate', 'text/html'],
    ])
    expect(links[0]!.href).to.equal(`${server.url}${ROOT}/collections`)
  })

  it('gives each collection the three links of the source first, then those of the standards', async () => {
    const { collections } = (await client.get('/collections')).body as { collections: Collection[] }
    for (const { id, links } of collections) {
      const self = `${server.url}${ROOT}/collections/${id}`
      expect(links.slice(0, 3).map(({ rel, type, href }) => [rel, type, href])).to.deep.equal([
        ['self', 'application/json', self],
        ['items', 'application/geo+json', `${self}/items`],
        ['describedby', 'application/schema+json', `${self}/schema`],
      ])
      expect(links.slice(3).map(({ rel, href }) => [rel, href])).to.deep.equal([
        ['http://www.opengis.net/def/rel/ogc/1.0/queryables', `${self}/queryables`],
        ['http://www.opengis.net/def/rel/ogc/1.0/sortables', `${self}/sortables`],
        ['http://www.opengis.net/def/rel/ogc/1.0/schema', `${self}/schema`],
        ['alternate', `${self}?f=html`],
        ['items', `${self}/items?f=html`],
      ])
    }
  })

  it('leads by every link of a collection to a document of the media type it names', async () => {
    for (const id of ids) {
      const { links } = (await client.get(`/collections/${id}`)).body as Collection
      for (const { href, type } of links) {
        const answer = await client.get(href)
        expect(answer.status, href).to.equal(200)
        expect(answer.headers.get('content-type'), href).to.equal(type)
      }
    }
  })

  it('describes one collection as the list does', async () => {
    const { collections } = (await client.get('/collections')).body as { collections: Collection[] }
    for (const collection of collections)
      expect((await client.get(`/collections/${collection.id}`)).body).to.deep.equal(collection)
  })

  it('tells extents in degrees and WGS 84 as the default reference system', async () => {
    const { extent, crs } = (await client.get('/collections/boundaries/countries')).body as Collection
    expect(crs[0]).to.equal('http://www.opengis.net/def/crs/OGC/1.3/CRS84')
    const [west, south, east, north] = extent.spatial.bbox[0]!
    expect(west).to.be.within(-180.001, -179)
    expect(east).to.be.within(179, 180.001)
    expect(south).to.be.within(-90.001, -80)
    expect(north).to.be.within(80, 90.001)
  })

  it('takes an encoded slash in the id of a collection, in either letter case', async () => {
    for (const below of ['', '/schema', '/queryables', '/items?limit=1', '/items/2960']) {
      const plain = await client.get(`/collections/places/cities${below}`)
      expect(plain.status, below).to.equal(200)
      for (const slash of ['%2F', '%2f']) {
        const encoded = await client.get(`/collections/places${slash}cities${below}`)
        expect(encoded.status, below + slash).to.equal(200)
        if (!below.startsWith('/items?')) expect(encoded.body, below + slash).to.deep.equal(plain.body)
      }
    }
  })

  it('answers 404 and DIS-OAF-1012 for a collection that is not there, by every operation below it', async () => {
    for (const path of ['places/rivers', 'rivers/cities', 'places/Cities', 'places%2Frivers']) {
      for (const below of ['', '/schema', '/queryables', '/items', '/items/1']) {
        const answer = await client.get(`/collections/${path}${below}`)
        expect(answer.status, path + below).to.equal(404)
        expect(codesOf(answer), path + below).to.deep.equal(['DIS-OAF-1012'])
      }
    }
  })

  it('describes the properties by a JSON Schema that the features follow', async () => {
    for (const id of ids) {
      const schema = (await client.get(`/collections/${id}/schema`)).body as {
        $id: string
        properties: Record<string, { type?: string; format?: string; 'x-ogc-role'?: string }>
      }
      expect(schema.$id).to.equal(`${server.url}${ROOT}/collections/${id}/schema`)
      const roles = Object.values(schema.properties).map((property) => property['x-ogc-role'])
      expect(roles.filter((role) => role === 'id')).to.have.lengthOf(1)
      expect(roles.filter((role) => role === 'primary-geometry')).to.have.lengthOf(1)
      const named = Object.entries(schema.properties).filter(([, property]) => !property['x-ogc-role'])
      for (const { properties } of (await client.page(`/collections/${id}/items?limit=200`)).features) {
        expect(Object.keys(properties)).to.deep.equal(named.map(([name]) => name))
        for (const [name, { type }] of named) {
          const value = (properties as Record<string, unknown>)[name]
          if (value !== null) expect(typeof value, name).to.equal(type === 'integer' ? 'number' : type)
        }
      }
    }
  })

  it('names the properties that features can be selected by, and no others', async () => {
    const queryables = (await client.get('/collections/boundaries/us_states/queryables')).body as {
      properties: object
      additionalProperties: boolean
    }
    expect(queryables.properties).to.include.keys('fips', 'name')
    expect(queryables.additionalProperties).to.equal(false)
  })
})
