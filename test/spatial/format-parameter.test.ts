import { expect } from 'chai'
import { startServer, type TestServer } from '../support/server.ts'
import { type ErrorBody, type Link, SpatialClient } from '../support/spatial-client.ts'

const CITIES = '/collections/places/cities'
const RESOURCES = [
  '',
  '/api',
  '/functions',
  '/conformance',
  '/collections',
  CITIES,
  `${CITIES}/schema`,
  `${CITIES}/queryables`,
  `${CITIES}/sortables`,
  `${CITIES}/items`,
  `${CITIES}/items/2950159`,
]

describe('the parameter f', () => {
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    server = await startServer()
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  for (const resource of RESOURCES) {
    it(`selects JSON whatever Accept says: ${resource || 'the landing page'}`, async () => {
      const plain = await client.get(resource)
      const answer = await client.get(`${resource}?f=json`, { Accept: 'text/html' })
      expect(answer.status).to.equal(200)
      expect(answer.headers.get('content-type')).to.equal(plain.headers.get('content-type'))
    })

    it(`selects a page whatever Accept says: ${resource || 'the landing page'}`, async () => {
      const headers = { Accept: 'application/json' }
      if (resource === '/api') {
        expect((await client.get(resource, { Accept: 'text/html' })).status).to.equal(406)
        expect((await client.get(`${resource}?f=html`, headers)).status).to.equal(400)
        return
      }
      const answer = await client.get(`${resource}?f=html`, headers)
      expect(answer.status).to.equal(200)
      expect(answer.headers.get('content-type')).to.equal('text/html')
      expect(answer.text).to.match(/^<!doctype html>/)
    })

    it(`is refused with the values that it can have: ${resource || 'the landing page'}`, async () => {
      const answer = await client.get(`${resource}?f=xml`, { Accept: 'text/html' })
      expect(answer.status).to.equal(400)
      const { errors } = answer.body as ErrorBody
      expect(errors.map(({ code }) => code)).to.deep.equal(['DIS-OAF-1014'])
      expect(errors[0]!.detail).to.match(/\bf\b.*json/)
    })
  }

  it('stays in the links to resources of the service', async () => {
    for (const resource of ['', '/collections', CITIES, `${CITIES}/items?f=json&limit=1`]) {
      const separator = resource.includes('?') ? '&' : '?'
      const { body } = await client.get(
        resource.includes('f=json') ? resource : `${resource}${separator}f=json`,
      )
      const { links } = body as { links: Link[] }
      const own = links.filter(({ href }) => href.includes('/v1/ogcapi/enrich'))
      expect(own).to.not.be.empty
      for (const { href, type } of own)
        expect(new URL(href).searchParams.getAll('f'), href).to.deep.equal([
          type === 'text/html' ? 'html' : 'json',
        ])
    }
    const feature = await client.get(
      `${CITIES}/items/2950159?crs=http://www.opengis.net/def/crs/EPSG/0/3857&f=json`,
    )
    for (const { href, type } of (feature.body as { links: Link[] }).links)
      expect(href).to.match(type === 'text/html' ? /[?&]f=html$/ : /[?&]f=json$/)
  })

  it('is not added to links of requests without it', async () => {
    const { body } = await client.get(CITIES)
    for (const { href, type } of (body as { links: Link[] }).links)
      if (type !== 'text/html') expect(href).to.not.include('f=')
  })
})
