import { expect } from 'chai'
import { demoDataFolder } from '../support/demo-data.ts'
import { writeOddCollections } from '../support/odd-collections.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { linkOf, ROOT, SpatialClient, type Link, type Page } from '../support/spatial-client.ts'
import { writeProjected } from '../spatial/support/projected-package.ts'
import { temporaryFolder } from '../spatial/support/folders.ts'

interface Parameter {
  readonly name?: string
  readonly in?: string
  readonly style?: string
  readonly explode?: boolean
  readonly schema?: { readonly type?: string }
}

interface ApiDefinition {
  readonly components: {
    readonly parameters: Record<string, { schema: { maximum?: number; default?: number } }>
  }
  readonly paths: Record<string, { get: { parameters: Parameter[] } }>
}

/**
 * QGIS is too large to be run here. These are the requests that its provider OAPIF sends when a layer is added,
 * one after the other, with its headers, and what it looks for in the answers.
 */
describe('QGIS, by the requests that it sends,', () => {
  const folder = temporaryFolder()
  let server: TestServer
  let client: SpatialClient
  let links: Link[]

  before(async () => {
    await writeOddCollections(folder.path)
    await writeProjected(
      folder.file('gauss.gpkg'),
      { code: 31467 },
      {
        name: 'marks',
        title: 'Marks',
        description: '',
        geometryType: 'POINT',
        columns: [],
        features: [3513000, 3523000].map((easting) => ({
          geometry: { type: 'Point', coordinates: [easting, 5400000] },
          properties: {},
        })),
      },
    )
    const dirs = `${await demoDataFolder()},${folder.path}`
    server = await startServer({ demo: false, env: { SPATIAL_DIRS: dirs } })
    client = await SpatialClient.of(server)
    links = (await get<{ links: Link[] }>(`${server.url}${ROOT}`, 'application/json')).links
  })
  after(() => server.stop())

  /** Its URLs are made by QUrl: blanks and letters beyond ASCII become percent codes, a slash or & stays. */
  async function get<T>(url: string, accept: string): Promise<T> {
    const { status, body, text } = await client.get(encodeURI(decodeURI(url)), { Accept: accept })
    expect(status, `${url}: ${text.slice(0, 300)}`).to.equal(200)
    return body
  }
  const geojson = 'application/geo+json, application/json'

  it('finds API definition and collections by the exact types of their links, and the conformance', () => {
    expect(linkOf(links, 'service-desc')).to.include({
      type: 'application/vnd.oai.openapi+json;version=3.0',
      href: `${server.url}${ROOT}/api`,
    })
    expect(linkOf(links, 'data')).to.include({
      type: 'application/json',
      href: `${server.url}${ROOT}/collections`,
    })
    expect(linkOf(links, 'conformance')).to.exist
  })

  it('takes its page size, 1,000, from the component called limit in the API definition', async () => {
    const types = [
      'application/vnd.oai.openapi+json;version=3.0',
      'application/openapi+json;version=3.0',
      'application/json',
    ]
    const api = await get<ApiDefinition>(linkOf(links, 'service-desc')!.href, types.join(', '))
    const { maximum, default: usual } = api.components.parameters['limit']!.schema
    expect(Math.min(Math.max(1000, usual!), maximum!)).to.equal(1000)
  })

  it('finds the properties to select by among the parameters of the literal path', async () => {
    const api = await get<ApiDefinition>(linkOf(links, 'service-desc')!.href, 'application/json')
    const { parameters } = api.paths['/collections/odd/events/items']!.get
    const queryables = parameters.filter(
      ({ in: place, style, explode, schema }) =>
        place === 'query' && style === 'form' && explode === false && typeof schema?.type === 'string',
    )
    expect(queryables.map(({ name, schema }) => [name, schema!.type])).to.deep.include.members([
      ['name', 'string'],
      ['amount', 'integer'],
      ['ratio', 'number'],
      ['open', 'boolean'],
      ['day', 'string'],
    ])
    for (const query of [
      'amount=1000000007',
      'open=true',
      'ratio=0.125',
      'name=Event%201%20–%20%22größer%22%20%26%20schöner',
    ])
      expect((await client.page(`/collections/odd/events/items?limit=10&${query}`)).features).not.to.be.empty
  })

  it('finds by the conformance that it can ask for systems and send filters, of all kinds that it knows', async () => {
    const { conformsTo } = await get<{ conformsTo: string[] }>(
      linkOf(links, 'conformance')!.href,
      'application/json',
    )
    expect(conformsTo).to.include.members([
      'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
      'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/filter',
      'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf/features-filter',
      ...[
        'basic-cql2',
        'cql2-text',
        'advanced-comparison-operators',
        'case-insensitive-comparison',
        'basic-spatial-functions',
      ].map((name) => `http://www.opengis.net/spec/cql2/1.0/conf/${name}`),
    ])
  })

  it('finds the types of properties and the geometry among the queryables', async () => {
    const collectionUrl = `${linkOf(links, 'data')!.href}/odd/events`
    const accept = 'application/schema+json, application/json'
    const { properties } = await get<{ properties: Record<string, { type?: string; format?: string }> }>(
      `${collectionUrl}/queryables`,
      accept,
    )
    expect(properties['geom']!.format).to.match(/^geometry-/)
    expect(properties['day']!.format).to.equal('date')
    expect(properties['moment']!.format).to.equal('date-time')
    expect(properties['amount']!.type).to.equal('integer')
  })

  /** A filter as QUrl::toPercentEncoding writes it. */
  const encoded = (filter: string) =>
    encodeURIComponent(filter).replace(
      /[!'()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    )

  for (const [filter, ids] of [
    ['(amount = 1000000007)', [1]],
    ['((ratio >= 2.5) AND (ratio < 2.7))', [20]],
    ["(moment >= TIMESTAMP('2020-01-22T00:00:00.000Z'))", [22, 23, 25]],
    ["((day <= DATE('2020-01-03')) AND (NOT (open IS NULL)))", [1, 2]],
    ["(CASEI(name) LIKE CASEI('EVENT 2_ –%')) AND (open = TRUE)", [20, 22]],
    ['(amount IN (1000000007,2000000014))', [1, 2]],
    ['(ratio BETWEEN 2.8 AND 3)', [23]],
    ['((0 - ratio) < ( - (2.8)))', [23, 25]],
  ] as const) {
    it(`filters by attributes: ${filter}`, async () => {
      const items = `${server.url}${ROOT}/collections/odd/events/items`
      const line = server.log.length
      const { status, body, text } = await client.get(
        `${items}?limit=1000&filter=${encoded(filter)}&filter-lang=cql2-text`,
        { Accept: geojson },
      )
      expect(status, text).to.equal(200)
      expect((body as Page).features.map(({ id }) => id)).to.deep.equal(ids)
      expect((body as Page).numberMatched).to.equal(ids.length)
      const { path } = server.log.slice(line).find(({ operationId }) => operationId === 'getItems')!
      expect(new URL(String(path), server.url).searchParams.get('filter')).to.equal(filter)
    })
  }

  it('filters what lies in the window of the map, by attributes and by a box in the system of the file', async () => {
    const system = 'http://www.opengis.net/def/crs/EPSG/0/31467'
    const collectionUrl = `${server.url}${ROOT}/collections/gauss/marks`
    const window = `bbox=5399000,3512000,5401000,3524000&bbox-crs=${system}`
    const filter = encoded('S_INTERSECTS(geom,BBOX(5399000,3512000,5401000,3514000))')
    const { status, body, text } = await client.get(
      `${collectionUrl}/items?limit=1000&${window}&filter=${filter}&filter-lang=cql2-text&filter-crs=${system}&crs=${system}`,
      { Accept: geojson },
    )
    expect(status, text).to.equal(200)
    expect((body as Page).features.map(({ geometry }) => geometry.coordinates)).to.deep.equal([
      [5400000, 3513000],
    ])
  })

  for (const id of ['boundaries/countries', 'odd/events', 'odd/mixed', 'odd/Wege & Straßen 1']) {
    it(`adds ${id}: extent, a sample of ten, the count, then all features page by page`, async () => {
      const collectionUrl = `${linkOf(links, 'data')!.href}/${id}`
      const collection = await get<{ id: string; extent: { spatial: { bbox: number[][]; crs: string } } }>(
        collectionUrl,
        'application/json',
      )
      expect(collection.id).to.equal(id)
      expect(collection.extent.spatial.crs).to.equal('http://www.opengis.net/def/crs/OGC/1.3/CRS84')

      const sample = await get<Page>(`${collectionUrl}/items?limit=10`, geojson)
      expect(sample.numberMatched).to.be.a('number').that.is.greaterThan(0)
      for (const feature of sample.features) expect(feature).to.include.keys('id', 'properties', 'geometry')
      expect((await get<Page>(`${collectionUrl}/items?limit=1`, geojson)).numberMatched).to.equal(
        sample.numberMatched,
      )

      const ids: number[] = []
      let url: string | undefined = `${collectionUrl}/items?limit=100`
      while (url !== undefined) {
        const page: Page = await get<Page>(url, geojson)
        ids.push(...page.features.map((feature) => feature.id))
        url = page.links.find(({ rel, type }) => rel === 'next' && type === 'application/geo+json')?.href
      }
      expect(new Set(ids)).to.have.property('size', sample.numberMatched)
    })
  }

  it('draws what lies in the window of the map', async () => {
    const items = `${linkOf(links, 'data')!.href}/places/cities/items`
    const box = '1.4071869801735229,42.428748000000003,1.7865000000000002,42.655999999999999'
    const page = await get<Page>(`${items}?limit=1000&bbox=${box}`, geojson)
    expect(page.features).not.to.be.empty
    for (const { geometry } of page.features) expect(geometry.coordinates[0]).to.be.within(1.4, 1.8)
    const whole = await get<Page>(`${items}?limit=1000&bbox=-180,-90,180,90`, geojson)
    expect(whole.features).to.have.lengthOf(1000)
  })

  it('draws a layer in the system of the file: the northing first where EPSG has it first', async () => {
    const collectionUrl = `${linkOf(links, 'data')!.href}/gauss/marks`
    const { storageCrs } = await get<{ storageCrs: string }>(collectionUrl, 'application/json')
    expect(storageCrs).to.equal('http://www.opengis.net/def/crs/EPSG/0/31467')
    // The rectangle of the map turned around, and the positions turned back.
    const box = `bbox=5399000,3512000,5401000,3514000&bbox-crs=${storageCrs}`
    const page = await get<Page>(`${collectionUrl}/items?limit=1000&${box}&crs=${storageCrs}`, geojson)
    expect(page.features.map(({ geometry }) => geometry.coordinates)).to.deep.equal([[5400000, 3513000]])
  })

  it('identifies one feature by its id', async () => {
    const url = `${linkOf(links, 'data')!.href}/odd/Wege & Straßen 1/items/3`
    const { id, properties } = await get<{ id: number; properties: { Name: string } }>(url, geojson)
    expect({ id, ...properties }).to.deep.equal({ id: 3, Name: 'Weg 3' })
  })
})
