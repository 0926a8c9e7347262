import { expect } from 'chai'
import fc from 'fast-check'
import {
  ConflictingParameters,
  InvalidCursor,
  InvalidParameter,
  UnknownFeature,
} from '../../../src/spatial/model/errors.ts'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { Collections } from '../../../src/spatial/services/collections.ts'
import { findFeature, readPage } from '../../../src/spatial/services/features.ts'
import { readPageQuery, type PageRequest } from '../../../src/spatial/services/page-query.ts'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import type { NewLayer } from '../../../src/spatial/stores/geopackage/writer.ts'
import { temporaryFolder } from '../support/folders.ts'
import type { Collection } from '../../../src/spatial/model/collection.ts'

const layer = (name: string, count: number, properties: Record<string, string> = {}): NewLayer => ({
  name,
  title: name,
  description: '',
  geometryType: 'POINT',
  columns: Object.keys(properties).map((column) => ({ name: column, type: 'TEXT' })),
  features: Array.from({ length: count }, (_, i) => ({
    id: i * 2 - 10,
    geometry: { type: 'Point', coordinates: [i % 20, i % 7] },
    properties,
  })),
})

describe('features of a collection', () => {
  const folder = temporaryFolder()
  let collections: Collections
  let few: Collection
  let many: Collection
  let named: Collection
  before(async () => {
    await writeGeoPackage(folder.file('made.gpkg'), [
      layer('few', 25),
      layer('many', 12_000),
      layer('named', 5, { text: 'text' }),
    ])
    collections = await Collections.open([folder.path])
    few = collections.find('made', 'few')
    many = collections.find('made', 'many')
    named = collections.find('made', 'named')
  })
  after(() => collections.close())

  async function read(
    collection: Collection,
    request: PageRequest,
  ): Promise<{ keys: number[]; next: string | undefined; numberMatched: number | undefined }> {
    const page = await readPage(collection, request)
    const keys: number[] = []
    for await (const batch of page.batches) keys.push(...batch.map(({ key }) => Number(key)))
    return { keys, next: page.next, numberMatched: page.numberMatched }
  }

  it('gives every feature once, in order, whatever the sizes of the pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        fc.option(fc.constant([2, 1, 9, 5]), { nil: undefined }),
        async (limits, bbox) => {
          const all = await read(few, { limit: 100, ...(bbox && { bbox }) })
          const keys: number[] = []
          let cursor: string | undefined
          for (let i = 0; i === 0 || cursor !== undefined; i++) {
            const limit = limits[i % limits.length]!
            const page = await read(few, {
              limit,
              ...(bbox && { bbox }),
              ...(cursor !== undefined && { cursor }),
            })
            expect(page.keys).to.have.length.within(1, limit)
            keys.push(...page.keys)
            cursor = page.next
          }
          expect(keys).to.deep.equal(all.keys)
          expect(all.next).to.equal(undefined)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('names no next page behind the last feature', async () => {
    expect((await read(few, { limit: 25 })).next).to.equal(undefined)
    expect((await read(few, { limit: 24 })).next).to.be.a('string')
    expect((await read(few, { limit: 5, offset: 20 })).next).to.equal(undefined)
    expect((await read(few, { limit: 5, offset: 99 })).keys).to.deep.equal([])
  })

  it('cuts a limit above 10,000', async () => {
    const page = await read(many, { limit: 1_000_000 })
    expect(page.keys).to.have.length(10_000)
    expect((await read(many, { limit: 1_000_000, cursor: page.next! })).keys).to.have.length(2000)
  })

  it('knows the number of all matches where no filter is set', async () => {
    expect((await read(few, { limit: 1, offset: 3 })).numberMatched).to.equal(25)
    expect((await read(few, { limit: 1, bbox: [0, 0, 1, 1] })).numberMatched).to.equal(undefined)
  })

  it('refuses limits and offsets that are none', () => {
    for (const limit of [0, -1, 1.5, NaN]) {
      expect(() => readPageQuery(few, { limit }))
        .to.throw(InvalidParameter)
        .with.property('parameter', 'limit')
    }
    for (const offset of [-1, 0.5, 1e300]) {
      expect(() => readPageQuery(few, { limit: 1, offset }))
        .to.throw(InvalidParameter)
        .with.property('parameter', 'offset')
    }
  })

  it('refuses the cursor of another collection, another bbox, or with an offset', async () => {
    const { next } = await read(few, { limit: 5 })
    const cursor = next!
    expect(() => readPageQuery(many, { limit: 5, cursor })).to.throw(InvalidCursor, 'another collection')
    expect(() => readPageQuery(few, { limit: 5, cursor, bbox: [0, 0, 1, 1] })).to.throw(InvalidCursor)
    expect(() => readPageQuery(few, { limit: 5, cursor, offset: 1 })).to.throw(ConflictingParameters)
    expect((await read(few, { limit: 50, cursor, offset: 0 })).keys).to.have.length(20)
  })

  it('binds a cursor to all parameters except those of the page, also to a parameter that is new', async () => {
    const request: PageRequest = { limit: 2, bbox: [-90, -45, 90, 45], filter: "text <> 'x'" }
    const { next } = await read(named, request)
    const isValidWith = (changes: object): boolean => {
      try {
        readPageQuery(named, { ...request, cursor: next!, ...changes })
        return true
      } catch (error) {
        expect(error).to.be.instanceOf(InvalidCursor)
        return false
      }
    }
    const system = 'http://www.opengis.net/def/crs/EPSG/0/3857'
    // All parameters of requests, so that the compiler asks for a new one.
    const changes: Record<keyof PageRequest, { readonly changed: object; readonly isValid: boolean }> = {
      limit: { changed: { limit: 3 }, isValid: true },
      offset: { changed: { offset: 0 }, isValid: true },
      cursor: { changed: { cursor: next }, isValid: true },
      properties: { changed: { properties: ['text'] }, isValid: true },
      skipGeometry: { changed: { skipGeometry: true }, isValid: true },
      crs: { changed: { crs: system }, isValid: true },
      bbox: { changed: { bbox: [-90, -45, 90, 44] }, isValid: false },
      'bbox-crs': { changed: { 'bbox-crs': system }, isValid: false },
      f: { changed: { f: 'json' }, isValid: true },
      ids: { changed: { ids: ['1', '2'] }, isValid: false },
      datetime: { changed: { datetime: '2020-01-01T00:00:00Z' }, isValid: false },
      sortby: { changed: { sortby: ['-text'] }, isValid: false },
      queryables: { changed: { queryables: { text: 'text' } }, isValid: false },
      filter: { changed: { filter: "text <> 'y'" }, isValid: false },
      filterWithPlus: { changed: { filter: '1 1 = 2', filterWithPlus: '1+1 = 2' }, isValid: false },
      'filter-lang': {
        changed: { filter: '{"op":"<>","args":[{"property":"text"},"x"]}', 'filter-lang': 'cql2-json' },
        isValid: false,
      },
      'filter-crs': { changed: { 'filter-crs': system }, isValid: false },
    }
    for (const [name, { changed, isValid }] of Object.entries(changes))
      expect(isValidWith(changed), name).to.equal(isValid)
    expect(isValidWith({ simplify: 3 })).to.equal(false)
    expect(isValidWith({ simplify: undefined })).to.equal(true)
  })

  it('refuses any text that is no cursor of ours', async () => {
    const { next } = await read(few, { limit: 5 })
    for (const cursor of [
      '',
      'x',
      '%%%',
      `${next}=`,
      `${next}A`,
      next!.slice(0, -1),
      next!.slice(0, 16),
      '..',
    ]) {
      expect(() => readPageQuery(few, { limit: 5, cursor }), cursor).to.throw(InvalidCursor)
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cursor) => {
        expect(() => readPageQuery(few, { limit: 5, cursor })).to.throw(InvalidCursor)
      }),
    )
  })

  it('says so where the feature is gone that a cursor points at and is too long to carry', async () => {
    const long = (ids: readonly number[]): NewLayer => ({
      ...layer('long', 0),
      columns: [{ name: 'text', type: 'TEXT' }],
      features: ids.map((id) => ({ id, geometry: null, properties: { text: `${id} ${'x'.repeat(5000)}` } })),
    })
    const other = await mkdtemp(join(folder.path, 'long-'))
    const path = join(other, 'made.gpkg')
    await writeGeoPackage(path, [long([1, 2, 3])])
    const changing = await Collections.open([other])
    try {
      const request = { limit: 1, sortby: ['text'] }
      const { next } = await read(changing.find('made', 'long'), request)
      expect((await read(changing.find('made', 'long'), { ...request, cursor: next! })).keys).to.deep.equal([
        2,
      ])
      await writeGeoPackage(path, [long([2, 3])])
      await changing.refresh()
      const error: unknown = await read(changing.find('made', 'long'), { ...request, cursor: next! }).catch(
        (reason: unknown) => reason,
      )
      expect(error).to.be.instanceOf(InvalidCursor).with.property('message').that.contains('no longer exists')
    } finally {
      await changing.close()
    }
  })

  it('finds a feature by the one way to write its id', async () => {
    expect((await findFeature(few, '-10')).key).to.equal(-10)
    expect((await findFeature(few, '0')).key).to.equal(0)
    for (const id of [
      '1',
      '00',
      '-0',
      '+2',
      '2.0',
      '2e0',
      '0x2',
      ' 2',
      '',
      'two',
      '9007199254740993',
      'NaN',
      '1e400',
    ]) {
      const error: unknown = await findFeature(few, id).catch((reason: unknown) => reason)
      expect(error, id).to.be.instanceOf(UnknownFeature)
    }
  })
})
