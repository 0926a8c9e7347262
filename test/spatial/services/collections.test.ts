import { expect } from 'chai'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UnknownCollection } from '../../../src/spatial/model/errors.ts'
import { Collections } from '../../../src/spatial/services/collections.ts'
import { readPage } from '../../../src/spatial/services/features.ts'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import type { NewFeature } from '../../../src/spatial/stores/geopackage/writer.ts'
import { temporaryFolder } from '../support/folders.ts'

const features = (count: number): NewFeature[] =>
  Array.from({ length: count }, (_, i) => ({
    geometry: { type: 'Point', coordinates: [i % 90, 0] },
    properties: {},
  }))

const write = (path: string, count: number, ...names: string[]): Promise<void> =>
  writeGeoPackage(
    path,
    names.map((name) => ({
      name,
      title: `Title of ${name}`,
      description: '',
      geometryType: 'POINT',
      columns: [],
      features: features(count),
    })),
  )

describe('Collections', () => {
  const folder = temporaryFolder()
  const opened: Collections[] = []
  const open = async (...folders: string[]): Promise<Collections> => {
    const collections = await Collections.open(folders)
    opened.push(collections)
    return collections
  }
  const made = async (name: string): Promise<string> => {
    const path = folder.file(name)
    await mkdir(path)
    return path
  }
  after(() => Promise.all(opened.map((collections) => collections.close())))

  it('publishes every layer of every file as <file>/<layer>, sorted', async () => {
    const path = await made('plain')
    await write(join(path, 'risks.gpkg'), 3, 'wind', 'flood')
    await write(join(path, 'areas.gpkg'), 3, 'towns')
    const collections = await open(path)
    expect(collections.list().map(({ id }) => id)).to.deep.equal(['areas/towns', 'risks/flood', 'risks/wind'])
    expect(collections.find('risks', 'flood')).to.deep.include({
      id: 'risks/flood',
      group: 'risks',
      name: 'flood',
      title: 'Title of flood',
      extent: { bbox: [0, 0, 2, 0] },
      geometryKind: 'Point',
      storageCrs: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
      featureCount: 3,
    })
    expect(collections.find('risks', 'flood').crs.slice(0, 2)).to.deep.equal([
      'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
      'http://www.opengis.net/def/crs/EPSG/0/4326',
    ])
    expect(() => collections.find('risks', 'fire')).to.throw(UnknownCollection, 'risks/fire')
    expect(collections.problems()).to.deep.equal([])
  })

  it('serves the others where a file is damaged, and says what is wrong', async () => {
    const path = await made('damaged')
    await write(join(path, 'good.gpkg'), 1, 'a')
    await writeFile(join(path, 'bad.gpkg'), 'not a database '.repeat(500))
    await writeFile(join(path, 'readme.txt'), 'no data')
    const collections = await open(path, folder.file('nowhere'))
    expect(collections.list().map(({ id }) => id)).to.deep.equal(['good/a'])
    expect(collections.problems()).to.have.length(2)
    expect(collections.problems()[0]).to.contain('nowhere').and.contain('ENOENT')
    expect(collections.problems()[1]).to.contain('bad.gpkg').and.contain('Replace the file')
  })

  it('takes the file of the earlier folder where two have the same name', async () => {
    const [first, second] = [await made('first'), await made('second')]
    await write(join(first, 'same.gpkg'), 1, 'a')
    await write(join(second, 'same.gpkg'), 2, 'a')
    const collections = await open(first, second)
    expect(collections.find('same', 'a').featureCount).to.equal(1)
    expect(collections.problems()[0]).to.contain('second').and.contain('Rename')
  })

  it('leaves out a layer whose name cannot stand in a path', async () => {
    const path = await made('paths')
    await write(join(path, 'x.gpkg'), 1, 'a/b', 'c d')
    const collections = await open(path)
    expect(collections.list().map(({ id }) => id)).to.deep.equal(['x/c d'])
    expect(collections.problems()[0]).to.contain('a/b')
  })

  it('takes up new, replaced and removed files when refreshed, and ends pages of the old ones', async () => {
    const path = await made('changing')
    await write(join(path, 'old.gpkg'), 2000, 'a')
    const collections = await open(path)
    const old = collections.find('old', 'a')
    const { batches: pages } = await readPage(old, { limit: 2000 })
    const batches = pages[Symbol.asyncIterator]()
    let count = ((await batches.next()).value as unknown[]).length

    await write(join(path, 'new.gpkg'), 5, 'b')
    await rm(join(path, 'old.gpkg'))
    await collections.refresh()
    expect(collections.list().map(({ id }) => id)).to.deep.equal(['new/b'])
    for (let step = await batches.next(); !step.done; step = await batches.next()) count += step.value.length
    expect(count).to.equal(2000)

    await write(join(path, 'other.gpkg'), 7, 'b')
    await copyFile(join(path, 'other.gpkg'), join(path, 'new.gpkg'))
    await collections.refresh()
    expect(collections.find('new', 'b').featureCount).to.equal(7)
  })
})
