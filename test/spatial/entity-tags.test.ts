import { expect } from 'chai'
import { copyFile, mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Collections } from '../../src/spatial/services/collections.ts'
import { entityTag } from '../../src/spatial/services/entity-tags.ts'
import { demoDataFolder } from '../support/demo-data.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { SpatialClient } from '../support/spatial-client.ts'

const cities = '/collections/places/cities'

describe('entity tags', () => {
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    server = await startServer()
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  for (const path of [
    '/api',
    '/collections',
    cities,
    `${cities}/schema`,
    `${cities}/queryables`,
    `${cities}/items?limit=2`,
    `${cities}/items/2960`,
  ]) {
    it(`save a client the transfer of ${path}, as long as it is the same`, async () => {
      const first = await client.get(path)
      const tag = first.headers.get('etag')!
      expect(tag).to.match(/^W\/"[\w-]{22}"$/)
      expect(first.headers.get('cache-control')).to.equal('private, no-cache')
      const second = await client.get(path, { 'If-None-Match': `"other", ${tag}` })
      expect(second.status).to.equal(304)
      expect(second.text).to.equal('')
      expect(second.headers.get('etag')).to.equal(tag)
      expect((await client.get(path, { 'If-None-Match': 'W/"other"' })).status).to.equal(200)
    })
  }

  it('differ from page to page and from feature to feature', async () => {
    const tags = await Promise.all(
      ['/items?limit=1', '/items?limit=2', '/items/2960', '/items/2961', '/schema'].map(async (path) =>
        (await client.get(cities + path)).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).to.equal(tags.length)
  })

  it('do not hide that a feature or a collection is not there', async () => {
    expect((await client.get(`${cities}/items/0`, { 'If-None-Match': '*' })).status).to.equal(404)
    expect((await client.get('/collections/places/none', { 'If-None-Match': '*' })).status).to.equal(404)
  })

  it('are checked after credentials, budget and request', async () => {
    const condition = { 'If-None-Match': '*' }
    expect((await client.bare('/collections', condition)).status).to.equal(401)
    expect((await client.get('/collections?colour=red', condition)).status).to.equal(400)
    expect((await client.get(`${cities}/items?limit=0`, condition)).status).to.equal(400)
  })

  it('come with the state of the budget, which a 304 is taken from too', async () => {
    const limited = await startServer({ env: { RATE_LIMIT_CREDENTIAL: '5' } })
    try {
      const one = await SpatialClient.of(limited)
      const left = async () =>
        (await one.get('/collections', { 'If-None-Match': '*' })).headers.get('ratelimit-remaining')
      expect(await left()).to.equal('4')
      expect(await left()).to.equal('3')
    } finally {
      await limited.stop()
    }
  })

  it('change with the file that a collection comes from, with the address and with the set of collections', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'entity-tags-'))
    try {
      const file = join(folder, 'places.gpkg')
      await copyFile(join(await demoDataFolder(), 'places.gpkg'), file)
      const collections = await Collections.open([folder])
      const here = { origin: 'http://a', target: '/b' }
      const now = () => entityTag(here, [collections.find('places', 'cities')])
      const before = now()
      await collections.refresh()
      expect(now()).to.equal(before)
      expect(entityTag({ ...here, origin: 'http://c' }, collections.list())).to.not.equal(before)
      expect(entityTag({ ...here, target: '/d' }, collections.list())).to.not.equal(before)
      expect(entityTag(here, [])).to.not.equal(before)
      await utimes(file, new Date(), new Date(Date.now() + 5000))
      await collections.refresh()
      expect(now()).to.not.equal(before)
      await collections.close()
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
