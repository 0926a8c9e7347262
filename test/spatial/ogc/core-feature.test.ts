import { expect } from 'chai'
import { linkOf, type Link } from '../../support/spatial-client.ts'
import { itemsOf, serviceUnderTest } from './service-under-test.ts'

interface FeatureDocument {
  readonly id: number | string
  readonly type: string
  readonly links: Link[]
}

// Abstract tests of OGC 17-069r4, Annex A.2.8.
describe('OGC API Features 1.0.1, core: single features', function () {
  this.timeout(60_000)
  const service = serviceUnderTest()

  /** Some features of every collection, from its start, its middle and its end. */
  async function* sample() {
    for (const collection of service.collections) {
      const features = await service.everything(collection)
      const middle = features.length >> 1
      const some = [...features.slice(0, 5), ...features.slice(middle, middle + 5), ...features.slice(-5)]
      for (const feature of new Set(some)) {
        const url = `${itemsOf(collection)}/${feature.id}`
        yield { collection, feature, url, answer: await service.get(url, 'application/geo+json') }
      }
    }
  }

  it('Abstract Test 31 /conf/core/f-op: features can be retrieved from {root}/collections/{collectionId}/items/{featureId}', async () => {
    for await (const { url, answer } of sample()) expect(answer.status, url).to.equal(200)
  })

  it('Abstract Test 32 /conf/core/f-success: the feature is the one that the collection lists', async () => {
    for await (const { url, feature, answer } of sample()) {
      const { links, ...own } = answer.body as FeatureDocument
      expect(own, url).to.deep.equal(feature)
      expect(links, url).not.to.be.empty
    }
  })

  it('Abstract Test 33 /conf/core/f-links: it links to itself, its other encodings and its collection', async () => {
    for await (const { url, collection, answer } of sample()) {
      const { links } = answer.body as FeatureDocument
      expect(linkOf(links, 'self')?.href, url).to.equal(url)
      expect(linkOf(links, 'collection')?.href, url).to.equal(linkOf(collection.links, 'self')!.href)
      const path = `/collections/${collection.id}/items/{featureId}`
      const encodings = Object.keys(service.api.operations.get(path)!.responses['200']!.content!)
      const alternates = links.filter(({ rel }) => rel === 'alternate').map(({ type }) => type)
      expect([linkOf(links, 'self')!.type, ...alternates], url).to.have.members(encodings)
      for (const link of links) expect(link, url).to.include.keys('rel', 'type')
    }
  })
})
