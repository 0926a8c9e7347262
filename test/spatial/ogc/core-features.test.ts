import { expect } from 'chai'
import { MAX_COUNTED } from '../../../src/spatial/stores/postgis/measure.ts'
import { isOnPostgres } from '../../support/catalogue.ts'
import { linkOf } from '../../support/spatial-client.ts'
import { CRS84, itemsOf, itemsPaths, positionsOf, serviceUnderTest } from './service-under-test.ts'

// Abstract tests of OGC 17-069r4, Annex A.2.1.2 and A.2.7: the parts without a query parameter of the standard.
describe('OGC API Features 1.0.1, core: features', function () {
  this.timeout(60_000)
  const service = serviceUnderTest()

  it('Abstract Test 2 /conf/core/crs84: all geometries are longitudes and latitudes of WGS 84', async () => {
    for (const collection of service.collections) {
      expect(collection.crs[0], collection.id).to.equal(CRS84)
      const features = await service.everything(collection)
      const outside = features.filter(({ geometry }) =>
        positionsOf(geometry).some(([x, y]) => Math.abs(x!) > 180 || Math.abs(y!) > 90),
      )
      expect(outside, collection.id).to.be.empty
      expect(features.filter((feature) => 'crs' in feature)).to.be.empty
    }
  })

  it('Abstract Test 17 /conf/core/fc-op: the features of every collection can be retrieved', async () => {
    for (const { id } of service.collections)
      expect((await service.get(`${service.root}/collections/${id}/items`)).status, id).to.equal(200)
  })

  it('Abstract Test 24 /conf/core/query-param-invalid: invalid values of parameters are refused with 400', async () => {
    for (const collection of service.collections) {
      const queries = ['limit=unlimited', 'limit=-1', 'bbox=1,2', 'bbox=a,b,c,d', 'datetime=yesterday']
      for (const query of queries)
        expect(
          (await service.get(`${itemsOf(collection)}?${query}`)).status,
          `${collection.id} ${query}`,
        ).to.equal(400)
    }
  })

  it('Abstract Test 25 /conf/core/query-param-unknown: unknown parameters are refused with 400, everywhere', async () => {
    const urls = service.collections.flatMap(({ links }) => links.map(({ href }) => href))
    for (const url of [service.root, `${service.root}/conformance`, `${service.root}/collections`, ...urls])
      expect((await service.get(`${url}?unknownQueryParameter4711=1`, '*/*')).status, url).to.equal(400)
  })

  it('Abstract Test 26 /conf/core/fc-response: the answer is a FeatureCollection with an array of features', async () => {
    for (const collection of service.collections) {
      const page = await service.features(itemsOf(collection))
      expect(page.type).to.equal('FeatureCollection')
      expect(page.features).to.be.an('array').that.is.not.empty
      for (const { type } of page.features) expect(type).to.equal('Feature')
    }
  })

  it('Abstract Test 27 /conf/core/fc-links: it links to itself and its other encodings', async () => {
    for (const collection of service.collections) {
      const url = `${itemsOf(collection)}?limit=3`
      const { links } = await service.features(url)
      expect(linkOf(links, 'self')!.href).to.equal(url)
      const { responses } = service.api.operations.get(`/collections/${collection.id}/items`)!
      const alternates = links.filter(({ rel }) => rel === 'alternate').map(({ type }) => type)
      expect([linkOf(links, 'self')!.type, ...alternates]).to.have.members(
        Object.keys(responses['200']!.content!),
      )
      for (const link of links) expect(link).to.include.keys('rel', 'type')
    }
  })

  it('Abstract Test 28 /conf/core/fc-timeStamp: timeStamp is the time when the answer was made', async () => {
    for (const collection of service.collections) {
      const before = Date.now()
      const { timeStamp } = await service.features(itemsOf(collection))
      expect(Date.parse(timeStamp!), collection.id).to.be.within(before, Date.now())
    }
  })

  it('Abstract Test 29 /conf/core/fc-numberMatched: numberMatched is the number of features on all pages', async () => {
    for (const collection of service.collections) {
      const { numberMatched } = await service.features(itemsOf(collection))
      const { length } = await service.everything(collection)
      // A server that does not know the number leaves it out: of a large table of PostGIS.
      const isUnknown = isOnPostgres() && length > MAX_COUNTED
      expect(numberMatched, collection.id).to.equal(isUnknown ? undefined : length)
    }
  })

  it('Abstract Test 30 /conf/core/fc-numberReturned: numberReturned is the number of features in the answer', async () => {
    for (const collection of service.collections) {
      for (const limit of [1, 7, 10_000]) {
        const { numberReturned, features } = await service.features(`${itemsOf(collection)}?limit=${limit}`)
        expect(numberReturned, collection.id).to.equal(features.length)
      }
    }
  })

  it('has every collection among the paths of the API definition, literally and before the templates', () => {
    const paths = itemsPaths(service.api)
    for (const { id } of service.collections) expect(paths).to.include(`/collections/${id}/items`)
    expect(paths.findIndex((path) => path.includes('{'))).to.equal(paths.length - 1)
  })
})
