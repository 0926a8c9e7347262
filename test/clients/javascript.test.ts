import { OgcApiEndpoint, setFetchOptions, resetFetchOptions } from '@camptocamp/ogc-client'
import ogcapi from '@ogcapi-js/features'
import { expect } from 'chai'
import { startServer, type TestServer } from '../support/server.ts'
import { ROOT, SpatialClient } from '../support/spatial-client.ts'

const CITIES = 'places/cities'
const COUNTRIES = 'boundaries/countries'
const WEB_MERCATOR = 'http://www.opengis.net/def/crs/EPSG/0/3857'
const WGS84 = 'http://www.opengis.net/def/crs/EPSG/0/4326'
const PARIS = '2988507'

describe('JavaScript clients', () => {
  let server: TestServer
  let client: SpatialClient
  const original = { fetch: globalThis.fetch, location: Reflect.get(globalThis, 'location') as unknown }

  before(async () => {
    server = await startServer()
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  describe('@camptocamp/ogc-client', () => {
    let endpoint: OgcApiEndpoint

    before(() => {
      // The client is written for pages, and resolves addresses against that of the page.
      Object.assign(globalThis, { location: new URL(server.url) })
      setFetchOptions({ headers: { Authorization: `Bearer ${client.token}` } })
      endpoint = new OgcApiEndpoint(`${server.url}${ROOT}`)
    })
    after(() => {
      resetFetchOptions()
      Object.assign(globalThis, { location: original.location })
    })

    it('reads the landing page and the conformance classes', async () => {
      expect((await endpoint.info).title).to.equal('Groundtruth Spatial Features')
      expect(await endpoint.conformanceClasses).to.include(
        'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
      )
    })

    it('finds features, and no records, tiles and styles', async () => {
      expect(await endpoint.hasFeatures).to.be.true
      expect(await endpoint.hasRecords).to.be.false
      expect(await endpoint.hasTiles).to.be.false
      expect(await endpoint.hasStyles).to.be.false
      expect(await endpoint.featureCollections).to.include.members([CITIES, COUNTRIES])
      expect(await endpoint.recordCollections).to.deep.equal([])
      expect(await endpoint.vectorTileCollections).to.deep.equal([])
      expect(await endpoint.mapTileCollections).to.deep.equal([])
      expect(await endpoint.tileMatrixSets).to.deep.equal([])
      const all = await endpoint.allCollections
      expect(all).to.deep.include({ name: CITIES, hasFeatures: true })
    })

    it('describes a collection with its queryables and sortables', async () => {
      const info = await endpoint.getCollectionInfo(CITIES)
      expect(info.itemFormats).to.deep.equal(['application/geo+json', 'text/html'])
      expect(info.crs).to.include(WEB_MERCATOR)
      expect(info.extent).to.exist
      expect(info.queryables).to.deep.include({ name: 'population', type: 'integer' })
      expect(info.sortables.map(({ name }) => name)).to.include.members(['name', 'population'])
    })

    // From the address of a collection it asks each folder above, and fails at `/collections/places`, which is none.
    it('finds the service from the address of the collections', async () => {
      const inside = new OgcApiEndpoint(`${server.url}${ROOT}/collections`)
      expect((await inside.allCollections).map(({ name }) => name)).to.include(CITIES)
    })

    it('reads items with every parameter that it has, and a single item', async () => {
      const items = await endpoint.getCollectionItems(
        CITIES,
        2,
        1,
        true,
        ['-population', 'name'],
        [-10, 35, 5, 45],
        ['name', 'population'],
        undefined,
        "filter=country='ES'",
      )
      expect(items).to.have.length(2)
      for (const { geometry, properties } of items) {
        expect(geometry).to.equal(null)
        expect(Object.keys(properties)).to.have.members(['name', 'population'])
      }
      const paris = await endpoint.getCollectionItem(CITIES, PARIS)
      expect(paris.properties).to.include({ name: 'Paris' })
    })

    it('makes addresses of items that the server takes', async () => {
      const url = await endpoint.getCollectionItemsUrl(CITIES, {
        asJson: true,
        limit: 3,
        offset: 2,
        outputCrs: WEB_MERCATOR,
        extent: [35, -10, 45, 5],
        extentCrs: WGS84,
        dateTime: { start: new Date('2000-01-01'), end: new Date('2030-01-01') },
        query: 'country=ES',
      })
      const answer = await client.get(url)
      expect(answer.status, answer.text).to.equal(200)
      expect(answer.headers.get('content-crs')).to.equal(`<${WEB_MERCATOR}>`)
    })
  })

  describe('@ogcapi-js/features', () => {
    const { FeatureService, FilterLang } = ogcapi
    let service: InstanceType<typeof FeatureService>

    before(() => {
      // The client has no way to send credentials.
      globalThis.fetch = (input, init) =>
        original.fetch(input, {
          ...init,
          headers: { ...init?.headers, Authorization: `Bearer ${client.token}` },
        })
      service = new FeatureService({ baseUrl: `${server.url}${ROOT}/` })
    })
    after(() => {
      globalThis.fetch = original.fetch
    })

    it('reads the conformance classes, the collections, a collection and its queryables', async () => {
      expect((await service.getConformance()).conformsTo).to.not.be.empty
      expect((await service.getCollections()).collections.map(({ id }) => id)).to.include(CITIES)
      expect((await service.getCollection(CITIES)).id).to.equal(CITIES)
      expect((await service.getQueryables(CITIES)).properties).to.have.property('population')
    })

    it('reads features by all of its options', async () => {
      const { features, links } = await service.getFeatures(CITIES, {
        limit: 2,
        bbox: [35, -10, 45, 5],
        bboxCrs: WGS84,
        crs: WEB_MERCATOR,
        datetime: { start: new Date('2000-01-01'), end: new Date('2030-01-01') },
        properties: ['name', 'population'],
        sortby: '-population',
        filter: "country = 'ES' AND population > 100000",
        filterLang: FilterLang.CQL2_TEXT,
        filterCrs: WEB_MERCATOR,
        params: { skipGeometry: 'false' },
      })
      expect(features.map(({ properties }): unknown => properties!['name'])).to.deep.equal([
        'Madrid',
        'Barcelona',
      ])
      expect(links.find(({ rel }) => rel === 'next')!.href).to.include('f=json')
    })

    it('reads features by a filter in JSON', async () => {
      const { features } = await service.getFeatures(CITIES, {
        filter: { op: '=', args: [{ property: 'name' }, 'Paris'] },
        filterLang: FilterLang.CQL2_JSON,
      })
      expect(features).to.not.be.empty
    })

    it('reads one feature', async () => {
      const paris = await service.getFeature(CITIES, PARIS, { crs: WEB_MERCATOR })
      expect(paris.properties).to.include({ name: 'Paris' })
      expect(paris.links).to.not.be.empty
    })

    it('fails at its search, which no standard has', async () => {
      await service.searchFeatures(CITIES).then(
        () => expect.fail('The server answered.'),
        (error: Error) => expect(error.message).to.match(/Not Found/),
      )
    })
  })
})
