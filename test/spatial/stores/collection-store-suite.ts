import { expect } from 'chai'
import type { Geometry } from 'geojson'
import { geometryText } from '../../../src/spatial/encodings/wkb-to-geojson.ts'
import type { CollectionStore, FeatureRow, PageQuery } from '../../../src/spatial/model/collection-store.ts'
import type { NewFeature, NewLayer } from '../../../src/spatial/stores/geopackage/writer.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'

/** A kind of store of collections, and how a test gets a store with content. */
export interface StoreKind {
  readonly name: string
  /** Prepares a place for stores during a suite. Called in the suite, so that it can use hooks. */
  readonly prepare: () => MakeStore
}

/**
 * Makes a store that holds the layers and nothing else, and opens it. The column of the keys has the name `fid`, and
 * that of the geometries `geom`.
 *
 * @param code EPSG code of the coordinates of a single layer, with the easting or the longitude first; 4326 if omitted
 */
export type MakeStore = (layers: readonly NewLayer[], code?: number) => Promise<CollectionStore>

export const point = (x: number, y: number): Geometry => ({ type: 'Point', coordinates: [x, y] })

export const layer = (features: NewLayer['features'], more: Partial<NewLayer> = {}): NewLayer => ({
  name: 'spots',
  title: 'Spots',
  description: 'Made up',
  geometryType: 'POINT',
  columns: [{ name: 'name', type: 'TEXT' }],
  features,
  ...more,
})

/** A grid of points, one per degree; ids from 1 on, row by row. */
export const grid: NewFeature[] = Array.from({ length: 2000 }, (_, i) => ({
  geometry: point(i % 50, Math.floor(i / 50)),
  properties: { name: `p${i}` },
}))

export async function rows(store: CollectionStore, query: PageQuery, position = 0): Promise<FeatureRow[]> {
  const [...all] = store.layers
  const found: FeatureRow[] = []
  for await (const batch of store.page(all[position]!, query)) found.push(...batch)
  return found
}

export const keys = async (store: CollectionStore, query: PageQuery): Promise<unknown[]> =>
  (await rows(store, query)).map(({ key }) => key)

/** What every store of collections does. The filters have a suite of their own, `filters-suite.ts`. */
export function collectionStoreSuite(kind: StoreKind): void {
  describe(`The store of collections ${kind.name}`, () => {
    const makeStore = kind.prepare()
    const opened: CollectionStore[] = []
    const make = async (...layers: NewLayer[]): Promise<CollectionStore> => {
      const store = await makeStore(layers)
      opened.push(store)
      return store
    }
    afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())))

    it('describes its layers with columns, extent, count and texts', async () => {
      const store = await make(
        layer(grid, {
          columns: [
            { name: 'name', type: 'TEXT' },
            { name: 'floors', type: 'INTEGER' },
            { name: 'height', type: 'REAL' },
            { name: 'open', type: 'BOOLEAN' },
            { name: 'built', type: 'DATE' },
            { name: 'seen', type: 'DATETIME' },
          ],
        }),
      )
      expect(store.problems).to.deep.equal([])
      expect(store.layers[0]).to.deep.include({
        name: 'spots',
        title: 'Spots',
        description: 'Made up',
        geometry: { column: 'geom', kind: 'Point', hasZ: false },
        key: { column: 'fid', type: 'integer' },
        bbox: [0, 0, 49, 39],
        featureCount: 2000,
        columns: [
          { name: 'name', type: 'text' },
          { name: 'floors', type: 'integer' },
          { name: 'height', type: 'number' },
          { name: 'open', type: 'boolean' },
          { name: 'built', type: 'date' },
          { name: 'seen', type: 'datetime' },
        ],
      })
    })

    it('pages by key, beyond any key and beyond any offset, in batches that stay small', async () => {
      const store = await make(layer(grid))
      expect(await keys(store, { limit: 3 })).to.deep.equal([1, 2, 3])
      expect(await keys(store, { limit: 2, after: { key: 700 } })).to.deep.equal([701, 702])
      expect(await keys(store, { limit: 2, offset: 1998 })).to.deep.equal([1999, 2000])
      expect(await keys(store, { limit: 5, after: { key: 2000 } })).to.deep.equal([])
      expect(await keys(store, { limit: 5, offset: 9_000_000_000 })).to.deep.equal([])
      const sizes: number[] = []
      for await (const batch of store.page(store.layers[0]!, { limit: 10_000, offset: 10 }))
        sizes.push(batch.length)
      expect(Math.max(...sizes)).to.be.at.most(512)
      expect(sizes.reduce((sum, size) => sum + size)).to.equal(1990)
    })

    it('stops between two statements once nobody waits for the page', async () => {
      const store = await make(layer(grid))
      const isAbandoned = () => true
      for (const sort of [[], [{ column: 0, descending: true }]])
        expect(await keys(store, { limit: 2000, sort, isAbandoned })).to.have.length.within(1, 512)
      await store.close()
    })

    it('keeps a sorted page in order over many statements', async () => {
      const store = await make(layer(grid))
      const sorted = await rows(store, { limit: 2000, sort: [{ column: 0, descending: true }] })
      const names = grid.map(({ properties }) => properties['name'])
      expect(sorted.map(({ values }) => values[0])).to.deep.equal(names.sort().reverse())
    })

    it('finds a feature by its key', async () => {
      const store = await make(layer(grid))
      const row = await store.feature(store.layers[0]!, 52)
      expect(row).to.deep.include({ key: 52, values: ['p51'] })
      expect(geometryText(row!.geometry!)).to.equal('{"type":"Point","coordinates":[1,1]}')
      expect(await store.feature(store.layers[0]!, 2001)).to.equal(undefined)
    })

    it('answers a bbox by page, by offset and across the antimeridian', async () => {
      const store = await make(layer([...grid, { geometry: point(-170, 5), properties: {} }]))
      const bbox = readBbox([10, 10, 12, 11])
      const expected = [511, 512, 513, 561, 562, 563]
      expect(await keys(store, { limit: 10, bbox })).to.deep.equal(expected)
      expect(await keys(store, { limit: 2, bbox })).to.deep.equal([511, 512])
      expect(await keys(store, { limit: 2, bbox, after: { key: 512 } })).to.deep.equal([513, 561])
      expect(await keys(store, { limit: 9, bbox, offset: 4 })).to.deep.equal([562, 563])
      expect(await keys(store, { limit: 9, bbox, offset: 6 })).to.deep.equal([])
      expect(await keys(store, { limit: 9, bbox: readBbox([48.5, 5, -160, 6]) })).to.deep.equal([
        300, 350, 2001,
      ])
      expect(await keys(store, { limit: 9, bbox: readBbox([0, 6, 9, 5]) })).to.deep.equal([])
      expect(await keys(store, { limit: 9999, bbox: readBbox([-180, -90, 180, 90]) })).to.have.length(2001)
      expect(await keys(store, { limit: 9, bbox: readBbox([10, 10, -500, 12, 11, 500]) })).to.deep.equal(
        expected,
      )
    })

    it('finds the few that match among many whose envelopes meet the bbox', async () => {
      // A line around the box proposes itself and does not match.
      const around: Geometry = {
        type: 'LineString',
        coordinates: [
          [0, 0],
          [0, 9],
          [9, 9],
        ],
      }
      const features = Array.from({ length: 1500 }, (_, i) => ({
        geometry: i % 300 === 299 ? point(8, 1) : around,
        properties: {},
      }))
      const store = await make(layer(features, { geometryType: 'GEOMETRY' }))
      const bbox = readBbox([7, 0.5, 8.5, 2])
      expect(await keys(store, { limit: 2, bbox })).to.deep.equal([300, 600])
      expect(await keys(store, { limit: 2, bbox, offset: 2 })).to.deep.equal([900, 1200])
      expect(await keys(store, { limit: 900, bbox })).to.deep.equal([300, 600, 900, 1200, 1500])
      expect(await keys(store, { limit: 2, bbox, after: { key: 1200 } })).to.deep.equal([1500])
    })

    it('reads a long page in batches that leave the event loop to others', async () => {
      const store = await make(layer(grid))
      for (const bbox of [undefined, readBbox([0, 0, 48, 38])]) {
        const sizes: number[] = []
        const query = { limit: 1000, ...(bbox && { bbox }) }
        for await (const batch of store.page(store.layers[0]!, query)) sizes.push(batch.length)
        expect(sizes.reduce((sum, size) => sum + size)).to.equal(1000)
        expect(Math.max(...sizes)).to.be.at.most(64)
      }
    })

    it('tests points exactly, with all their digits', async () => {
      const store = await make(layer([{ geometry: point(0.1, 0.1), properties: {} }]))
      expect(await keys(store, { limit: 1, bbox: readBbox([0.1, 0.1, 1, 1]) })).to.deep.equal([1])
      expect(await keys(store, { limit: 1, bbox: readBbox([0.100000000001, 0, 1, 1]) })).to.deep.equal([])
    })

    it('lets features without a geometry match every bbox, and empty geometries none', async () => {
      const store = await make(
        layer([
          { geometry: null, properties: { name: 'nowhere' } },
          { geometry: point(5, 5), properties: {} },
          { geometry: { type: 'Point', coordinates: [] }, properties: { name: 'empty' } },
        ]),
      )
      expect(await keys(store, { limit: 9, bbox: readBbox([4, 4, 6, 6]) })).to.deep.equal([1, 2])
      expect(await keys(store, { limit: 9, bbox: readBbox([40, 40, 60, 60]) })).to.deep.equal([1])
      expect(await keys(store, { limit: 9, bbox: readBbox([-180, -90, 180, 90]) })).to.deep.equal([1, 2])
      expect(
        await keys(store, { limit: 9, bbox: readBbox([40, 40, 60, 60]), after: { key: 1 } }),
      ).to.deep.equal([])
      // Its lower corner is above its upper corner, so it contains nothing.
      const nothing = readBbox([4, 6, 6, 4])
      expect(await keys(store, { limit: 9, bbox: nothing })).to.deep.equal([1])
      expect(await keys(store, { limit: 9, bbox: nothing, after: { key: 1 } })).to.deep.equal([])
      const sort = [{ column: 0, descending: true }]
      expect(await keys(store, { limit: 9, bbox: nothing, sort })).to.deep.equal([1])
    })

    it('counts a feature that lies in both halves of a bbox once', async () => {
      const wide: Geometry = { type: 'LineString', coordinates: [[-175, 0], [175, 0]] } // prettier-ignore
      const features = Array.from({ length: 40 }, () => ({ geometry: wide, properties: {} }))
      const store = await make(layer(features, { geometryType: 'LINESTRING' }))
      const bbox = readBbox([170, -1, -170, 1])
      expect(await keys(store, { limit: 30, bbox })).to.have.length(30)
      expect(await keys(store, { limit: 99, bbox })).to.have.length(40)
    })

    it('takes names that mean something to SQL or to Knex', async () => {
      const names = [
        'a.b',
        'x as y',
        '*',
        ' lead',
        'quo"te',
        'back`tick',
        'q?',
        'limit ?',
        ':colon',
        'ünï',
        'key',
        'geometry',
        'c0',
      ]
      const store = await make(
        layer(
          [
            {
              geometry: point(1, 1),
              properties: Object.fromEntries(names.map((name) => [name, `<${name}>`])),
            },
          ],
          {
            name: 'odd.table as t`?',
            columns: names.map((name) => ({ name, type: 'TEXT' as const })),
          },
        ),
      )
      expect(store.layers[0]?.columns.map(({ name }) => name)).to.deep.equal(names)
      for (const query of [
        { limit: 1 },
        { limit: 1, bbox: readBbox([0, 0, 0.9, 2]) },
        { limit: 1, bbox: readBbox([0, 0, 2, 2]) },
      ]) {
        const [row] = await rows(store, query)
        if (query.bbox?.[0]?.maxX === 0.9) expect(row).to.equal(undefined)
        else expect(row?.values).to.deep.equal(names.map((name) => `<${name}>`))
      }
    })

    it('ends a page that is being read before it closes', async () => {
      const store = await make(layer(grid))
      const page = store.page(store.layers[0]!, { limit: 2000 })
      await page.next()
      let isClosed = false
      const closing = store.close().then(() => (isClosed = true))
      let count = 0
      for await (const batch of page) {
        expect(isClosed).to.equal(false)
        count += batch.length
      }
      await closing
      expect(count).to.be.above(1000)
    })
  })
}
