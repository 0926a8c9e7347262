import { expect } from 'chai'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breakCatalogue, overwrite } from '../support/broken-files.ts'
import { demoDataFolder } from '../support/demo-data.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { askForToken, codesOf, SpatialClient } from '../support/spatial-client.ts'

describe('what cannot be reached', () => {
  let folder: string
  let server: TestServer
  let client: SpatialClient

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-files-'))
    const demo = await demoDataFolder()
    for (const file of ['boundaries.gpkg', 'places.gpkg'])
      await copyFile(join(demo, file), join(folder, file))
    server = await startServer({ demo: false, env: { SPATIAL_DIRS: folder } })
    client = await SpatialClient.of(server)
  })
  afterEach(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })

  const below = '/collections/boundaries/countries/items'

  it('is answered 503 and DIS-1003 with Retry-After where a data file was overwritten', async () => {
    expect((await client.get(`${below}?limit=1`)).status).to.equal(200)
    await overwrite(join(folder, 'boundaries.gpkg'))
    for (const path of [`${below}?limit=1`, `${below}?bbox=0,0,10,10`, `${below}/1`]) {
      const answer = await client.get(path)
      expect(answer.status, path).to.equal(503)
      expect(codesOf(answer), path).to.deep.equal(['DIS-1003'])
      expect(Number(answer.headers.get('retry-after')), path).to.be.above(0)
      expect(answer.text, path).not.to.match(/sqlite|gpkg|select/i)
    }
  })

  it('leaves the collections of other files readable', async () => {
    await overwrite(join(folder, 'boundaries.gpkg'))
    expect((await client.get(`${below}?limit=1`)).status).to.equal(503)
    expect((await client.page('/collections/places/cities/items?limit=3')).features).to.have.lengthOf(3)
    expect((await client.get('/collections')).status).to.equal(200)
  })

  it('is logged with the error of the driver', async () => {
    await overwrite(join(folder, 'boundaries.gpkg'))
    await client.get(`${below}?limit=1`, { 'X-Request-Id': 'broken-file' })
    const line = server.log.find(({ requestId, err }) => requestId === 'broken-file' && err !== undefined)
    expect(JSON.stringify(line?.['err'])).to.match(/SQLITE_(NOTADB|CORRUPT)/)
  })

  it('is answered 503 where the catalogue of the API keys was overwritten', async () => {
    const apiKey = await server.apiKey()
    const headers = { 'X-API-Key': `${apiKey.key}.${apiKey.secret}` }
    expect((await client.bare('/functions', headers)).status).to.equal(200)
    await breakCatalogue(server.dataDir)
    await new Promise((resolve) => setTimeout(resolve, 300))
    for (const answer of [await client.bare('/functions', headers), await askForToken(server, apiKey)]) {
      expect(answer.status).to.equal(503)
      expect(codesOf(answer)).to.deep.equal(['DIS-1003'])
      expect(Number(answer.headers.get('retry-after'))).to.be.above(0)
    }
    expect((await client.get('/functions')).status, 'a signed token needs no catalogue').to.equal(200)
  })

  it('is told from a fault of ours, which is a 500 that says nothing of its cause', async () => {
    const apiKey = await server.apiKey()
    server.apiKeys.verify = () => Promise.reject(new TypeError('secretive detail'))
    const answer = await client.bare('/functions', { 'X-API-Key': `${apiKey.key}.${apiKey.secret}` })
    expect(answer.status).to.equal(500)
    expect(codesOf(answer)).to.deep.equal(['DIS-1003'])
    expect(answer.text).not.to.include('secretive')
    expect(JSON.stringify(server.log)).to.include('secretive detail')
  })
})
