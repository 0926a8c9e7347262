import { expect } from 'chai'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { DemoProgress } from '../../../src/spatial/demo/build.ts'
import { buildDemoData } from '../../../src/spatial/demo/build-in-child.ts'
import { encodePage } from '../../../src/spatial/encodings/geojson.ts'
import { intersectsBbox } from '../../../src/spatial/encodings/intersects-box.ts'
import { Collections } from '../../../src/spatial/services/collections.ts'
import { findFeature } from '../../../src/spatial/services/features.ts'
import type { FeatureRow } from '../../../src/spatial/model/collection-store.ts'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import { bundled } from '../../support/programs.ts'
import { temporaryFolder } from '../support/folders.ts'
import type { Collection } from '../../../src/spatial/model/collection.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'

interface Document {
  features: {
    id: number
    geometry: { type: string; coordinates: unknown[] }
    properties: Record<string, unknown>
  }[]
}

const entryPoint = bundled('demo-data')

describe('demo data', function () {
  this.timeout(60_000)
  const folder = temporaryFolder()
  const progress: DemoProgress[] = []
  let collections: Collections
  before(async () => {
    await buildDemoData({ dir: folder.file('data'), onProgress: (step) => progress.push(step) })
    collections = await Collections.open([folder.file('data')])
  })
  after(() => collections.close())

  async function all(collection: Collection): Promise<FeatureRow[]> {
    const rows: FeatureRow[] = []
    for await (const batch of collection.store.page(collection.layer, { limit: 1e9 })) rows.push(...batch)
    return rows
  }

  it('holds the countries, states, counties and cities of its sources', () => {
    expect(collections.problems()).to.deep.equal([])
    expect(collections.list().map(({ id, featureCount }) => [id, featureCount])).to.deep.equal([
      ['boundaries/countries', 241],
      ['boundaries/us_counties', 3231],
      ['boundaries/us_states', 56],
      ['places/cities', 135_233],
    ])
    for (const { description } of collections.list()) {
      expect(description)
        .to.match(/Source: /)
        .and.to.match(/public domain|Creative Commons/)
    }
  })

  it('tells how far it is, up to the end', () => {
    const last = progress.at(-1)!
    expect(last.done)
      .to.equal(last.total)
      .and.to.equal(241 + 3231 + 56 + 135_233)
    expect(progress.map(({ done }) => done)).to.deep.equal(
      progress.map(({ done }) => done).sort((a, b) => a - b),
    )
    expect(new Set(progress.map(({ step }) => step))).to.deep.equal(
      new Set(['boundaries.gpkg', 'places.gpkg']),
    )
  })

  it('knows France, Manhattan and Paris by their codes and ids', async () => {
    const read = async (group: string, name: string, id: string): Promise<readonly unknown[]> =>
      (await findFeature(collections.find(group, name), id)).values
    expect(await read('boundaries', 'us_counties', '36061')).to.deep.equal([
      '36061',
      'New York',
      '36',
      'New York',
    ])
    expect(await read('boundaries', 'us_states', '6')).to.deep.equal(['06', 'California'])
    expect(await read('places', 'cities', '2988507')).to.deep.equal(['Paris', 'FR', 2_138_551, 'PPLC', '11'])
    const countries = await all(collections.find('boundaries', 'countries'))
    const codes = new Map(countries.map((row) => [row.values[0], row.values.slice(1, 4)]))
    expect(codes.get('France')).to.deep.equal(['FR', 'FRA', '250'])
    expect(codes.get('Afghanistan')).to.deep.equal(['AF', 'AFG', '004'])
    expect(codes.get('Kosovo')).to.deep.equal([null, null, null])
  })

  it('is valid GeoJSON throughout', async () => {
    for (const collection of collections.list()) {
      const batches = collection.store.page(collection.layer, { limit: 1e9 })
      const chunks: Buffer[] = []
      for await (const chunk of encodePage(collection.layer, { batches }, () => ({
        timeStamp: '',
        links: [],
      }))) {
        chunks.push(chunk)
      }
      const { features } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Document
      expect(features).to.have.length(collection.featureCount!)
      expect(new Set(features.map(({ id }) => id)).size).to.equal(collection.featureCount)
      const odd = features.filter(
        ({ geometry, properties }) =>
          !/^(Point|Polygon|MultiPolygon)$/.test(geometry.type) ||
          geometry.coordinates.length === 0 ||
          typeof properties['name'] !== 'string' ||
          properties['name'] === '',
      )
      expect(odd).to.deep.equal([])
    }
  })

  it('answers any bbox as a look at every feature does', async () => {
    const boxes = [
      [-74.3, 40.4, -73.6, 41],
      [-10, 35, 30, 60],
      [170, -25, -170, 5],
      [179.99, 60, -179.99, 72],
      [-180, -90, 180, 90],
      [2.3488, 48.85341, 2.3488, 48.85341],
      [0, 0, 0.001, 0.001],
      [-105, 39, -104.9, 39.1],
    ]
    for (const collection of collections.list()) {
      const rows = await all(collection)
      for (const numbers of boxes) {
        const bbox = readBbox(numbers)
        const expected = rows.filter(({ geometry }) => intersectsBbox(geometry!, bbox)).map(({ key }) => key)
        const found: unknown[] = []
        for await (const batch of collection.store.page(collection.layer, { limit: 1e9, bbox })) {
          for (const { key } of batch) found.push(key)
        }
        expect(found, `${collection.id} in ${numbers.join()}`).to.deep.equal(expected)
      }
    }
  })

  it('is not built again if it exists', async () => {
    const dir = folder.file('data')
    const before = await stat(`${dir}/places.gpkg`)
    await buildDemoData({ dir })
    expect((await stat(`${dir}/places.gpkg`)).mtimeMs).to.equal(before.mtimeMs)
  })

  it('leaves no file under its name when it is aborted, is completed after that, and leaves a file that somebody imported', async () => {
    const dir = folder.file('aborted')
    await mkdir(dir)
    await writeGeoPackage(join(dir, 'boundaries.gpkg'), [])
    const imported = await readFile(join(dir, 'boundaries.gpkg'))
    const controller = new AbortController()
    const building = buildDemoData({
      dir,
      signal: controller.signal,
      onProgress: ({ step, done }) => {
        if (step === 'places.gpkg' && done > 50_000) controller.abort(new Error('That is enough.'))
      },
    })
    const error: unknown = await building.catch((reason: unknown) => reason)
    expect(error).to.have.property('message', 'That is enough.')
    expect(await readdir(dir))
      .to.include('boundaries.gpkg')
      .and.not.include('places.gpkg')
    await buildDemoData({ dir })
    expect(await readFile(join(dir, 'boundaries.gpkg'))).to.deep.equal(imported)
    expect((await stat(join(dir, 'places.gpkg'))).size).to.be.above(1_000_000)
    // The hidden locks of the files stay: one that goes could be held twice.
    const visible = (await readdir(dir)).filter((name) => !name.startsWith('.'))
    expect(visible.sort()).to.deep.equal(['boundaries.gpkg', 'places.gpkg'])
  })

  it('fails with the message of the child process', async () => {
    const error: unknown = await buildDemoData({ dir: entryPoint }).catch((reason: unknown) => reason)
    expect(error)
      .to.be.an('error')
      .with.property('message')
      .that.contains('could not be written')
      .and.contains('EEXIST')
  })

  it('ends when its parent is gone', async () => {
    const child = fork(entryPoint, [folder.file('orphan')], { stdio: 'ignore' })
    await once(child, 'message')
    child.disconnect()
    const [code] = (await Promise.race([once(child, 'exit'), pause(5000, ['still running'])])) as [unknown]
    expect(code).to.equal(1)
    expect(await readdir(folder.file('orphan'))).not.to.include('places.gpkg')
  })
})
