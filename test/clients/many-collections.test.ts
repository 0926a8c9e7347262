import { OgcApiEndpoint, resetFetchOptions, setFetchOptions } from '@camptocamp/ogc-client'
import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { problemsOfDefinition } from '../support/problems-of-definition.ts'
import { MANY, writeManyCollections } from '../support/many-collections.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { ROOT, SpatialClient } from '../support/spatial-client.ts'
import { needs } from '../support/tools.ts'
import { temporaryFolder } from '../spatial/support/folders.ts'

const LAST = `collections/collection_${MANY - 1}`

describe('a server of 133 collections', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    await writeManyCollections(folder.file('collections.gpkg'))
    server = await startServer({ demo: false, env: { SPATIAL_DIRS: folder.path } })
    client = await SpatialClient.of(server)
  })
  after(() => server.stop())

  it('has a definition of less than 500 kB, with the paths of each collection', async () => {
    const { text, body } = await client.get('/api')
    expect(Buffer.byteLength(text)).to.be.below(500_000)
    expect(Object.keys((body as { paths: object }).paths)).to.include(`/collections/${LAST}/items`)
    expect(await problemsOfDefinition(body)).to.deep.equal([])
  })

  it('tells GDAL in its definition by which parameters a collection can be filtered', async function () {
    const ogr2ogr = join(dirname(needs(this, 'ogrinfo')), 'ogr2ogr')
    const line = server.log.length
    const { stdout } = await promisify(execFile)(
      ogr2ogr,
      [
        ...['-f', 'CSV', '/vsistdout/', `OAPIF:${server.url}${ROOT}`, LAST],
        ...['-where', `property_0 = ${2 * (MANY - 1)}`],
      ],
      { env: { ...process.env, GDAL_HTTP_HEADERS: `Authorization: Bearer ${client.token}` } },
    )
    expect(stdout).to.include('text 2').and.not.include('text 1')
    const targets = server.log.slice(line).map(({ path }) => String(path))
    expect(targets).to.include(`${ROOT}/api`)
    const filtered = new RegExp(`${LAST}/items\\?.*\\bproperty_0=${2 * (MANY - 1)}\\b`)
    expect(
      targets.some((target) => filtered.test(target)),
      targets.join('\n'),
    ).to.be.true
  })

  it('lists them all to a JavaScript client', async () => {
    const location: unknown = Reflect.get(globalThis, 'location')
    Object.assign(globalThis, { location: new URL(server.url) })
    setFetchOptions({ headers: { Authorization: `Bearer ${client.token}` } })
    try {
      const endpoint = new OgcApiEndpoint(`${server.url}${ROOT}`)
      expect(await endpoint.featureCollections)
        .to.have.lengthOf(MANY)
        .and.include(LAST)
      const items = await endpoint.getCollectionItems(LAST)
      expect(items.map(({ id }) => id)).to.deep.equal([1, 2, 3])
    } finally {
      resetFetchOptions()
      Object.assign(globalThis, { location })
    }
  })
})
