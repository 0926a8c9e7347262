import { expect } from 'chai'
import { copyFile, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { ROOT, SpatialClient } from '../../support/spatial-client.ts'
import { change } from '../support/geopackages.ts'

/** More than the buffers of a connection hold. */
const note = 'x'.repeat(2000)

const write = (path: string, word: string, count: number): Promise<void> =>
  writeGeoPackage(path, [
    {
      name: 'layer',
      title: word,
      description: '',
      geometryType: 'POINT',
      columns: [
        { name: 'word', type: 'TEXT' },
        { name: 'note', type: 'TEXT' },
      ],
      features: Array.from({ length: count }, (_, i) => ({
        geometry: { type: 'Point' as const, coordinates: [i % 90, 0] },
        properties: { word, note },
      })),
    },
  ])

describe('data files that change while the server runs', () => {
  let made: string
  let folder: string
  let server: TestServer
  let client: SpatialClient

  before(async () => {
    made = await mkdtemp(join(tmpdir(), 'groundtruth-made-'))
    await write(join(made, 'old.gpkg'), 'old', 10_000)
    await write(join(made, 'new.gpkg'), 'new', 5)
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'groundtruth-changing-'))
    await copyFile(join(made, 'old.gpkg'), join(folder, 'data.gpkg'))
    server = await startServer({ demo: false, env: { SPATIAL_DIRS: folder } })
    client = await SpatialClient.of(server)
  })
  afterEach(async () => {
    await server.stop()
    await rm(folder, { recursive: true })
  })
  after(() => rm(made, { recursive: true }))

  const ids = async (): Promise<string[]> =>
    ((await client.get('/collections')).body as { collections: { id: string }[] }).collections.map(
      ({ id }) => id,
    )

  const problems = async (): Promise<string[]> =>
    ((await (await fetch(`${server.url}/readyz`)).json()) as { problems: string[] }).problems

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + 5000
    while (!(await isSo())) {
      if (Date.now() > end) throw new Error('It did not become so within five seconds.')
      await delay(50)
    }
  }

  /** Begins to read all features and stops after the head of the answer; the rest is read when it is called. */
  async function slowReader(): Promise<() => Promise<string[]>> {
    const headers = { Authorization: `Bearer ${await server.token()}` }
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${server.url}${ROOT}/collections/data/layer/items?limit=10000`, { headers }, resolve).on(
        'error',
        reject,
      )
    })
    expect(response.statusCode).to.equal(200)
    return async () => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      const { features } = JSON.parse(Buffer.concat(chunks).toString()) as {
        features: { properties: { word: string } }[]
      }
      return features.map(({ properties }) => properties.word)
    }
  }

  const firstWord = async (): Promise<string | undefined> => {
    const answer = await client.get('/collections/data/layer/items?limit=1')
    return answer.status === 200
      ? (answer.body as { features: { properties: { word: string } }[] }).features[0]?.properties.word
      : `${answer.status}`
  }

  it('are served anew once replaced, and a page in progress ends on the old file', async () => {
    const readRest = await slowReader()
    await copyFile(join(made, 'new.gpkg'), join(folder, 'next'))
    await rename(join(folder, 'next'), join(folder, 'data.gpkg'))
    await until(async () => (await firstWord()) === 'new')
    const words = await readRest()
    expect(words).to.have.length(10_000)
    expect(new Set(words)).to.deep.equal(new Set(['old']))
    const line = server.log.find(
      ({ msg, replaced }) => msg === 'The collections changed.' && replaced !== undefined,
    )
    expect(line?.['replaced']).to.deep.equal(['data/layer'])
  })

  it('are unknown after they are removed, and a running page ends with the old file', async () => {
    const readRest = await slowReader()
    await rm(join(folder, 'data.gpkg'))
    await until(async () => (await ids()).length === 0)
    expect(await readRest()).to.have.length(10_000)
    expect((await client.get('/collections/data/layer/items')).status).to.equal(404)
    expect(server.log.some(({ removed }) => JSON.stringify(removed) === '["data/layer"]')).to.equal(true)
  })

  it('are published when they are complete, and named until then', async () => {
    const whole = await readFile(join(made, 'old.gpkg'))
    const path = join(folder, 'copied.gpkg')
    await writeFile(path, whole.subarray(0, whole.length / 2))
    await until(async () => (await problems()).some((problem) => problem.includes('copied.gpkg')))
    expect(await ids()).to.deep.equal(['data/layer'])
    await writeFile(path, whole.subarray(whole.length / 2), { flag: 'a' })
    await until(async () => (await ids()).includes('copied/layer'))
    expect(await problems()).to.deep.equal([])
    expect((await client.get('/collections/copied/layer/items?limit=1')).status).to.equal(200)
  })

  it('are answered by 503 while they are overwritten in place, and then with the new content', async () => {
    const handle = await open(join(folder, 'data.gpkg'), 'r+')
    const next = await readFile(join(made, 'new.gpkg'))
    await handle.truncate(0)
    await handle.write(next, 0, next.length / 2, 0)
    await until(async () => (await problems()).length > 0)
    expect(await ids()).to.deep.equal(['data/layer'])
    expect(await firstWord()).to.equal('503')
    await handle.write(next, next.length / 2, next.length / 2, next.length / 2)
    await handle.close()
    await until(async () => (await problems()).length === 0)
    expect(await firstWord()).to.equal('new')
  })

  it('are detected if a program edits them in place', async () => {
    await change(join(folder, 'data.gpkg'), (db) =>
      db.raw(`update gpkg_contents set identifier = 'Edited' where table_name = 'layer'`),
    )
    await until(
      async () =>
        ((await client.get('/collections/data/layer')).body as { title: string }).title === 'Edited',
    )
  })

  it('may be in a folder that is removed and created again', async () => {
    await rename(folder, `${folder}-away`)
    await until(async () => (await problems()).some((problem) => problem.includes(folder)))
    await rename(`${folder}-away`, folder)
    await until(async () => (await ids()).length === 1)
    expect(await problems()).to.deep.equal([])
  })
})
