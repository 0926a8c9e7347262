import { expect } from 'chai'
import { oddTable } from '../../support/odd-collections.ts'
import { linkOf, type Link } from '../../support/spatial-client.ts'
import {
  CRS84,
  itemsOf,
  positionsOf,
  publishedCollections,
  serviceUnderTest,
  type CollectionEntry,
  type Operation,
} from './service-under-test.ts'

/** The media types that an operation's good answer can have. */
const encodingsOf = (operation: Operation): string[] => Object.keys(operation.responses['200']!.content!)

// Abstract tests of OGC 17-069r4, Annex A.2.5 and A.2.6.
describe('OGC API Features 1.0.1, core: collections', function () {
  this.timeout(60_000)
  const service = serviceUnderTest()
  const list = () => service.get(`${service.root}/collections`, 'application/json')

  it('Abstract Test 9 /conf/core/fc-md-op: the collections can be retrieved from {root}/collections', async () => {
    expect((await list()).status).to.equal(200)
  })

  it('Abstract Test 10 /conf/core/fc-md-success: the document has links and collections, WGS 84 first in any crs', async () => {
    const { links, collections, crs } = (await list()).body as {
      links: Link[]
      collections: CollectionEntry[]
      crs?: string[]
    }
    expect(links).not.to.be.empty
    expect(collections).not.to.be.empty
    if (crs !== undefined) expect(crs[0]).to.equal(CRS84)
    for (const collection of collections) expect(collection.crs[0], collection.id).to.equal(CRS84)
  })

  it('Abstract Test 11 /conf/core/fc-md-links: it links to itself and to its other encodings', async () => {
    const { links } = (await list()).body as { links: Link[] }
    const self = linkOf(links, 'self')!
    expect(self.href).to.equal(`${service.root}/collections`)
    const others = encodingsOf(service.api.operations.get('/collections')!).filter(
      (type) => type !== self.type,
    )
    const alternates = links.filter(({ rel }) => rel === 'alternate').map(({ type }) => type)
    expect(alternates).to.have.members(others)
    for (const link of links) expect(link).to.include.keys('rel', 'type')
  })

  it('Abstract Test 12 /conf/core/fc-md-items: every collection of the data is described, with an id', () => {
    expect(service.collections.map(({ id }) => id)).to.have.members(publishedCollections)
    for (const { extent, id } of service.collections) {
      if (extent?.spatial) expect(extent.spatial.bbox[0], id).to.have.lengthOf(4)
    }
    const spatial = service.spatialCollections.map(({ id }) => id)
    expect(spatial).to.have.members(publishedCollections.filter((id) => id !== oddTable))
  })

  it('Abstract Test 13 /conf/core/fc-md-items-links: every collection links to its features in every encoding', () => {
    for (const { id, links } of service.collections) {
      const encodings = encodingsOf(service.api.operations.get(`/collections/${id}/items`)!)
      const items = links.filter(({ rel }) => rel === 'items').map(({ type }) => type)
      expect(items, id).to.have.members(encodings)
      for (const link of links) expect(link, id).to.include.keys('rel', 'type')
    }
  })

  it('Abstract Test 14 /conf/core/fc-md-extent: the extent holds every geometry and every time', async () => {
    for (const collection of service.spatialCollections) {
      const { id, extent } = collection
      const features = await service.everything(collection)
      const [west, south, east, north] = extent!.spatial!.bbox[0] as [number, number, number, number]
      expect(extent!.spatial!.crs).to.equal(CRS84)
      const outside = features.filter(({ geometry }) =>
        positionsOf(geometry).some(([x, y]) => x! < west || x! > east || y! < south || y! > north),
      )
      expect(outside, id).to.be.empty
      const [start, end] = extent!.temporal?.interval[0] ?? [null, null]
      for (const { properties } of features) {
        const { day } = properties as { day?: string | null }
        if (!day || extent!.temporal === undefined) continue
        if (start !== null) expect(Date.parse(day), id).to.be.at.least(Date.parse(start!))
        if (end !== null) expect(Date.parse(day), id).to.be.at.most(Date.parse(end!))
      }
    }
  })

  it('Abstract Test 15 /conf/core/sfc-md-op: every collection can be retrieved from {root}/collections/{collectionId}', async () => {
    for (const { id } of service.collections)
      expect(
        (await service.get(`${service.root}/collections/${id}`, 'application/json')).status,
        id,
      ).to.equal(200)
  })

  it('Abstract Test 16 /conf/core/sfc-md-success: it says the same there as in the list', async () => {
    for (const collection of service.collections) {
      const { body } = await service.get(`${service.root}/collections/${collection.id}`, 'application/json')
      expect(body).to.deep.equal(collection)
      expect(linkOf(collection.links, 'self')!.href).to.equal(itemsOf(collection).replace(/\/items$/, ''))
    }
  })
})
