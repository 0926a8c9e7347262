import { expect } from 'chai'
import { send } from '../../support/http-answer.ts'
import { type Link } from '../../support/spatial-client.ts'
import { exchange } from '../../support/raw-http.ts'
import { problemsOfDefinition } from '../../support/problems-of-definition.ts'
import { serviceUnderTest } from './service-under-test.ts'

// Abstract tests of OGC 17-069r4, Annex A.2.1 to A.2.4.
describe('OGC API Features 1.0.1, core: landing page, API definition, conformance', () => {
  const service = serviceUnderTest()
  const targets = (rel: string): Link[] => service.landingPage.links.filter((link) => link.rel === rel)

  it('Abstract Test 1 /conf/core/http: every advertised resource is served by HTTP/1.1', async () => {
    const collectionLinks = service.collections.flatMap(({ links }) => links)
    for (const { href } of [...service.landingPage.links, ...collectionLinks]) {
      const { host, pathname } = new URL(href)
      const { answers } = await exchange(
        href,
        `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      // The reader of raw answers accepts the status line of HTTP/1.1 alone.
      expect(
        answers.map(({ status }) => status),
        href,
      ).to.deep.equal([200])
    }
  })

  it('Abstract Test 3 /conf/core/root-op: the landing page can be retrieved from {root}/', async () => {
    expect((await service.get(`${service.root}/`, 'application/json')).status).to.equal(200)
  })

  it('Abstract Test 4 /conf/core/root-success: the landing page links to API definition, conformance and data', async () => {
    const { body } = await service.get(`${service.root}/`, 'application/json')
    const { title, description, links } = body as { title: unknown; description: unknown; links: Link[] }
    expect(title).to.be.a('string')
    expect(description).to.be.a('string')
    for (const link of links) {
      expect(link.href).to.match(/^https?:\/\//)
      expect(link.rel).to.be.a('string').that.is.not.empty
    }
    const rels = links.map(({ rel }) => rel)
    expect(rels).to.include.members(['service-desc', 'service-doc', 'conformance', 'data'])
  })

  it('Abstract Test 5 /conf/core/api-definition-op: every link to an API definition gives a document', async () => {
    for (const { href, type } of [...targets('service-desc'), ...targets('service-doc')]) {
      const { status, headers } = await service.get(href, type)
      expect(status, href).to.equal(200)
      expect(headers.get('content-type')?.replace(/; charset=.*/, ''), href).to.equal(type)
    }
  })

  it('Abstract Test 6 /conf/core/api-definition-success: the API definition is valid', async () => {
    expect(await problemsOfDefinition(service.api.document)).to.deep.equal([])
  })

  it('Abstract Test 7 /conf/core/conformance-op: the declaration can be had by its link and at {root}/conformance', async () => {
    const links = targets('conformance').map(({ href }) => href)
    expect(links).not.to.be.empty
    for (const url of [...links, `${service.root}/conformance`])
      expect((await service.get(url, 'application/json')).status, url).to.equal(200)
  })

  it('Abstract Test 8 /conf/core/conformance-success: it lists the classes of Part 1 that these tests prove', async () => {
    const { body } = await send(`${service.root}/conformance`)
    const { conformsTo } = body as { conformsTo: string[] }
    const part1 = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/'
    const claimed = conformsTo.filter((uri) => uri.startsWith(part1)).map((uri) => uri.slice(part1.length))
    expect(claimed).to.have.members(['core', 'geojson', 'html', 'oas30'])
  })
})
