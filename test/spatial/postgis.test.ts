import { expect } from 'chai'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DocsPage } from '../support/docs-page.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { SpatialClient } from '../support/spatial-client.ts'
import { withPostgis } from './support/postgis.ts'

interface Listed {
  readonly collections: readonly {
    readonly id: string
    readonly title: string
    readonly description: string
  }[]
}

/** A server as docs/postgis.md describes it, with the table of the page. */
describe('a server that publishes tables of PostGIS', function () {
  this.timeout(60_000)
  const postgis = withPostgis()
  let folder: string
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    const fences = new DocsPage('docs/postgis.md').fences()
    const [sql] = fences.filter(({ language }) => language === 'sql')
    const [yaml] = fences.filter(({ language }) => language === 'yaml')
    const { port, database } = postgis().server
    await postgis().sql(sql!.text)
    await postgis().sql(`insert into town.trees select i, 'oak ' || i % 3, '1987-03-21', ST_Point(i, 50, 4326)
      from generate_series(2, 100) as i`)
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-postgis-'))
    const address = `127.0.0.1:${port}/${database}`
    await writeFile(
      join(folder, 'databases.yaml'),
      yaml!.text.replace('db.example.org:5432/gis?sslmode=verify-full', address),
    )
    await writeFile(join(folder, 'gis-password'), 'change me\n')
    server = await startServer({ env: { SPATIAL_DATABASES: join(folder, 'databases.yaml') } })
    client = await SpatialClient.of(server)
  })
  after(async () => {
    await server?.stop()
    if (folder !== undefined) await rm(folder, { recursive: true })
  })

  it('lists them beside the collections of GeoPackages', async () => {
    const { collections } = (await client.get('/collections')).body as Listed
    expect(collections.map(({ id }) => id)).to.include.members(['town/trees', 'places/cities'])
    expect(collections.find(({ id }) => id === 'town/trees')).to.include({
      title: 'Trees',
      description: "Trees of the town's streets",
    })
  })

  it('serves pages, single features and filters', async () => {
    const page = await client.page('/collections/town/trees/items?limit=2&sortby=-planted&kind=oak%200')
    expect(page.features.map(({ id }) => id)).to.deep.equal([3, 6])
    expect(page.features[0]).to.deep.include({
      geometry: { type: 'Point', coordinates: [3, 50] },
      properties: { kind: 'oak 0', planted: '1987-03-21' },
    })
    expect((await client.page('/collections/town/trees/items?limit=1')).numberMatched).to.equal(100)
    expect((await client.get('/collections/town/trees/items/7')).status).to.equal(200)
    expect((await client.get('/collections/town/trees/items/700')).status).to.equal(404)
  })

  it('gives no lasting entity tag to features, which may change at any time', async () => {
    const path = '/collections/town/trees/items?limit=1'
    const tag = (await client.get(path)).headers.get('etag')!
    expect((await client.get(path, { 'If-None-Match': tag })).status).to.equal(200)
    await postgis().sql('delete from town.trees where id = 100')
    expect((await client.page(path)).numberMatched).to.equal(99)
  })

  it('answers 503 with Retry-After for their collections alone while the database is away, and recovers', async () => {
    const path = '/collections/town/trees/items?limit=1'
    await postgis().server.halt()
    const answer = await client.get(path)
    expect(answer.status).to.equal(503)
    expect(Number(answer.headers.get('retry-after'))).to.be.above(0)
    expect(answer.text).not.to.match(/postgres|127\.0\.0\.1|select/i)
    expect((await client.get('/collections/places/cities/items?limit=1')).status).to.equal(200)
    expect((await client.get('/collections/town/trees')).status).to.equal(200)
    await postgis().server.resume()
    for (let i = 0; i < 50 && (await client.get(path)).status !== 200; i++) await sleep(100)
    expect((await client.get(path)).status).to.equal(200)
  })
})
