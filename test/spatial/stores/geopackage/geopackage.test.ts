import { expect } from 'chai'
import { setTimeout } from 'node:timers/promises'
import type { Geometry } from 'geojson'
import knex from 'knex'
import type { Knex } from 'knex'
import { execFile } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import type { EventEmitter } from 'node:events'
import { promisify } from 'node:util'
import { geometryText } from '../../../../src/spatial/encodings/wkb-to-geojson.ts'
import { UnreadableStore } from '../../../../src/spatial/model/errors.ts'
import type { FeatureRow, PageQuery } from '../../../../src/spatial/model/collection-store.ts'
import { LayerQueries } from '../../../../src/spatial/stores/geopackage/layer-queries.ts'
import { writeGeoPackage } from '../../../../src/spatial/stores/geopackage/writer.ts'
import type { NewFeature, NewLayer } from '../../../../src/spatial/stores/geopackage/writer.ts'
import { GeoPackage } from '../../../../src/spatial/stores/geopackage/geopackage.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { needs } from '../../../support/tools.ts'
import { readBbox } from '../../../../src/spatial/services/bbox.ts'

const run = promisify(execFile)
const point = (x: number, y: number): Geometry => ({ type: 'Point', coordinates: [x, y] })

const layer = (features: NewLayer['features'], more: Partial<NewLayer> = {}): NewLayer => ({
  name: 'spots',
  title: 'Spots',
  description: 'Made up',
  geometryType: 'POINT',
  columns: [{ name: 'name', type: 'TEXT' }],
  features,
  ...more,
})

/** A grid of points, one per degree; ids from 1 on, row by row. */
const grid: NewFeature[] = Array.from({ length: 2000 }, (_, i) => ({
  geometry: point(i % 50, Math.floor(i / 50)),
  properties: { name: `p${i}` },
}))

async function rows(store: GeoPackage, query: PageQuery, position = 0): Promise<FeatureRow[]> {
  const [...all] = store.layers
  const found: FeatureRow[] = []
  for await (const batch of store.page(all[position]!, query)) found.push(...batch)
  return found
}

const keys = async (store: GeoPackage, query: PageQuery): Promise<unknown[]> =>
  (await rows(store, query)).map(({ key }) => key)

async function change(path: string, statements: (db: Knex) => Promise<void>): Promise<void> {
  const db = knex({ client: 'sqlite3', connection: { filename: path }, useNullAsDefault: true })
  await statements(db)
  await db.destroy()
}

describe('GeoPackage', () => {
  const folder = temporaryFolder()
  const opened: GeoPackage[] = []
  const open = async (path: string): Promise<GeoPackage> => {
    const store = await GeoPackage.open(path)
    opened.push(store)
    return store
  }
  const written = async (name: string, ...layers: NewLayer[]): Promise<GeoPackage> => {
    await writeGeoPackage(folder.file(name), layers)
    return open(folder.file(name))
  }
  after(() => Promise.all(opened.map((store) => store.close())))

  describe('as written', () => {
    it('describes its layers with columns, extent, count and texts', async () => {
      const store = await written(
        'described.gpkg',
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

    it('opens in GDAL with its spatial index in use, and stays true when GDAL edits it', async function () {
      needs(this, 'ogrinfo')
      const path = folder.file('gdal.gpkg')
      await writeGeoPackage(path, [layer(grid)])
      const { stdout, stderr } = await run('ogrinfo', ['-so', path, 'spots'])
      expect(stderr).to.equal('')
      expect(stdout)
        .to.contain('Feature Count: 2000')
        .and.contain('Geometry: Point')
        .and.contain('EPSG",4326')
      const near = await run('ogrinfo', ['-q', '-spat', '2.5', '2.5', '3.5', '3.5', path, 'spots'])
      expect(near.stdout.match(/OGRFeature/g)).to.have.length(1)
      await run('ogrinfo', [path, '-sql', 'DELETE FROM spots WHERE fid = 1'])
      const move = 'UPDATE spots SET geom = (SELECT geom FROM spots WHERE fid = 2000) WHERE fid = 2'
      await run('ogrinfo', [path, '-sql', move])
      const store = await open(path)
      expect(await keys(store, { limit: 9, bbox: readBbox([0, 0, 2, 0]) })).to.deep.equal([3])
      expect(await keys(store, { limit: 9, bbox: readBbox([49, 39, 50, 40]) })).to.deep.equal([2, 2000])
      expect(await store.feature(store.layers[0]!, 1)).to.equal(undefined)
    })

    it('leaves neither a file nor a part of one where a feature cannot be had', async () => {
      const failing = (function* () {
        yield grid[0]!
        throw new Error('The source is gone.')
      })()
      let thrown: unknown
      await writeGeoPackage(folder.file('failed.gpkg'), [layer(failing)]).catch(
        (error: unknown) => (thrown = error),
      )
      expect(thrown).to.be.an('error').with.nested.property('cause.message', 'The source is gone.')
      expect((await readdir(folder.path)).filter((name) => name.startsWith('failed'))).to.deep.equal([])
    })
  })

  describe('being read', () => {
    it('pages by key, beyond any key and beyond any offset, in batches that stay small', async () => {
      const store = await written('paged.gpkg', layer(grid))
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
      const store = await GeoPackage.open(folder.file('paged.gpkg'))
      const isAbandoned = () => true
      for (const sort of [[], [{ column: 0, descending: true }]])
        expect(await keys(store, { limit: 2000, sort, isAbandoned })).to.have.length.within(1, 512)
      await store.close()
    })

    it('keeps a sorted page in order over many statements', async () => {
      const store = await written('sorted.gpkg', layer(grid))
      const sorted = await rows(store, { limit: 2000, sort: [{ column: 0, descending: true }] })
      const names = grid.map(({ properties }) => properties['name'])
      expect(sorted.map(({ values }) => values[0])).to.deep.equal(names.sort().reverse())
    })

    it('finds a feature by its key', async () => {
      const store = await written('found.gpkg', layer(grid))
      const row = await store.feature(store.layers[0]!, 52)
      expect(row).to.deep.include({ key: 52, values: ['p51'] })
      expect(geometryText(row!.geometry!)).to.equal('{"type":"Point","coordinates":[1,1]}')
      expect(await store.feature(store.layers[0]!, 2001)).to.equal(undefined)
    })

    it('asks the R*Tree for a bbox, not the table', async () => {
      const store = await written('indexed.gpkg', layer(grid))
      const statements: string[] = []
      const db = knex({
        client: 'sqlite3',
        connection: { filename: folder.file('indexed.gpkg') },
        useNullAsDefault: true,
        pool: {
          afterCreate: (connection: EventEmitter, done: (error: null, connection: EventEmitter) => void) => {
            connection.on('trace', (sql: string) => statements.push(sql))
            done(null, connection)
          },
        },
      })
      after(() => db.destroy())
      const queries = new LayerQueries(db, store.layers[0]!)
      await queries.page(queries.everything, { where: [], boxes: readBbox([1, 1, 2, 2]) }, 5, 10, 0)
      const select = () => statements.find((sql) => sql.startsWith('select'))
      // The driver tells of a statement from its own thread, which may come after the rows.
      while (select() === undefined) await setTimeout(5)
      const statement = select()
      const plan: { detail: string }[] = await db.raw(`explain query plan ${statement}`)
      const steps = plan.map(({ detail }) => detail).join('\n')
      expect(steps).to.match(/SCAN rtree_spots_geom VIRTUAL TABLE INDEX 2:/)
      expect(steps).to.match(/SEARCH spots USING INTEGER PRIMARY KEY \(rowid=\?\)/)
      expect(steps).not.to.match(/SCAN spots/)
    })

    it('answers a bbox by page, by offset and across the antimeridian', async () => {
      const store = await written(
        'boxes.gpkg',
        layer([...grid, { geometry: point(-170, 5), properties: {} }]),
      )
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

    it('finds the few that match among many that the R*Tree proposes', async () => {
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
      const store = await written('few.gpkg', layer(features, { geometryType: 'GEOMETRY' }))
      const bbox = readBbox([7, 0.5, 8.5, 2])
      expect(await keys(store, { limit: 2, bbox })).to.deep.equal([300, 600])
      expect(await keys(store, { limit: 2, bbox, offset: 2 })).to.deep.equal([900, 1200])
      expect(await keys(store, { limit: 900, bbox })).to.deep.equal([300, 600, 900, 1200, 1500])
      expect(await keys(store, { limit: 2, bbox, after: { key: 1200 } })).to.deep.equal([1500])
    })

    it('reads a long page in batches that leave the event loop to others', async () => {
      const store = await written('batches.gpkg', layer(grid))
      for (const bbox of [undefined, readBbox([0, 0, 48, 38])]) {
        const sizes: number[] = []
        const query = { limit: 1000, ...(bbox && { bbox }) }
        for await (const batch of store.page(store.layers[0]!, query)) sizes.push(batch.length)
        expect(sizes.reduce((sum, size) => sum + size)).to.equal(1000)
        expect(Math.max(...sizes)).to.be.at.most(64)
      }
    })

    it('tests points exactly although the R*Tree rounds to 32 bits', async () => {
      const store = await written('exact.gpkg', layer([{ geometry: point(0.1, 0.1), properties: {} }]))
      expect(await keys(store, { limit: 1, bbox: readBbox([0.1, 0.1, 1, 1]) })).to.deep.equal([1])
      expect(await keys(store, { limit: 1, bbox: readBbox([0.100000000001, 0, 1, 1]) })).to.deep.equal([])
    })

    it('lets features without a geometry match every bbox, and empty geometries none', async () => {
      const store = await written(
        'nulls.gpkg',
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

    it('leaves a damaged geometry out of every bbox, and answers for the others', async () => {
      await writeGeoPackage(folder.file('damaged.gpkg'), [layer(grid)])
      await change(folder.file('damaged.gpkg'), async (db) => {
        for (const event of ['update1', 'update2', 'update3', 'update4'])
          await db.raw(`drop trigger rtree_spots_geom_${event}`)
        await db.raw("update spots set geom = x'4750000100' where fid = 2")
      })
      const store = await open(folder.file('damaged.gpkg'))
      const query = { limit: 9, bbox: readBbox([0.5, 0, 2, 0]), skipGeometry: true }
      expect(await keys(store, query)).to.deep.equal([3])
      expect(await keys(store, { ...query, sort: [{ column: 0, descending: true }] })).to.deep.equal([3])
    })

    it('counts a feature that lies in both halves of a bbox once', async () => {
      const wide: Geometry = { type: 'LineString', coordinates: [[-175, 0], [175, 0]] } // prettier-ignore
      const features = Array.from({ length: 40 }, () => ({ geometry: wide, properties: {} }))
      const store = await written('halves.gpkg', layer(features, { geometryType: 'LINESTRING' }))
      const bbox = readBbox([170, -1, -170, 1])
      expect(await keys(store, { limit: 30, bbox })).to.have.length(30)
      expect(await keys(store, { limit: 99, bbox })).to.have.length(40)
    })

    it('answers a bbox without an R*Tree too', async () => {
      await writeGeoPackage(folder.file('bare.gpkg'), [layer(grid)])
      await change(folder.file('bare.gpkg'), async (db) => {
        await db.schema.dropTable('rtree_spots_geom')
        await db('gpkg_contents').update({ min_x: null })
      })
      const store = await open(folder.file('bare.gpkg'))
      expect(store.layers[0]).not.to.have.property('bbox')
      expect(await keys(store, { limit: 3, bbox: readBbox([10, 10, 12, 11]), offset: 1 })).to.deep.equal([
        512, 513, 561,
      ])
      expect(await keys(store, { limit: 9, bbox: readBbox([49, 39, 50, 40]) })).to.deep.equal([2000])
    })

    it('keeps all digits of large integers, and takes dates as they are', async () => {
      await writeGeoPackage(folder.file('values.gpkg'), [
        layer([{ geometry: null, properties: { n: 1, day: '2024-02-29' } }], {
          columns: [
            { name: 'n', type: 'INTEGER' },
            { name: 'day', type: 'DATE' },
          ],
        }),
      ])
      await change(folder.file('values.gpkg'), async (db) => {
        await db.raw('drop trigger rtree_spots_geom_update3')
        await db.raw('drop trigger rtree_spots_geom_update4')
        await db.raw('update spots set n = 9223372036854775807')
      })
      const store = await open(folder.file('values.gpkg'))
      expect(store.layers[0]?.temporal).to.deep.equal(['2024-02-29T00:00:00Z', '2024-02-29T23:59:59Z'])
      const [row] = await rows(store, { limit: 1 })
      expect(row).to.deep.include({ values: ['9223372036854775807', '2024-02-29'], geometry: null })
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
      const store = await written(
        'names.gpkg',
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
      const store = await GeoPackage.open(folder.file('paged.gpkg'))
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

    it('never changes the file', async () => {
      const before = await stat(folder.file('paged.gpkg'))
      const store = await GeoPackage.open(folder.file('paged.gpkg'))
      await rows(store, { limit: 10 })
      await store.close()
      expect((await stat(folder.file('paged.gpkg'))).mtimeMs).to.equal(before.mtimeMs)
    })
  })

  describe('that cannot be served', () => {
    const problemOf = async (path: string): Promise<unknown> =>
      GeoPackage.open(path).catch((error: unknown) => error)

    it('says so of a file that is none, and makes none where there is no file', async () => {
      await writeFile(folder.file('text.gpkg'), 'This is not a database. '.repeat(100))
      expect(await problemOf(folder.file('text.gpkg'))).to.be.instanceOf(UnreadableStore)
      expect(await problemOf(folder.file('missing.gpkg'))).to.be.instanceOf(UnreadableStore)
      expect(await readdir(folder.path)).not.to.include('missing.gpkg')
    })

    it('leaves out layers in another reference system or without a table, and serves the others', async () => {
      const path = folder.file('mixed.gpkg')
      await writeGeoPackage(path, [
        layer(grid),
        layer(grid, { name: 'grid', title: 'Grid' }),
        layer(grid, { name: 'keyless', title: 'K' }),
      ])
      await change(path, async (db) => {
        await db('gpkg_spatial_ref_sys').insert({
          srs_name: 'OSGB',
          srs_id: 27700,
          organization: 'EPSG',
          organization_coordsys_id: 27700,
          definition: 'undefined',
        })
        await db('gpkg_geometry_columns').where('table_name', 'grid').update({ srs_id: 27700 })
        await db.raw('drop table keyless')
      })
      const store = await open(path)
      expect(store.layers.map(({ name }) => name)).to.deep.equal(['spots'])
      expect(store.problems).to.have.length(2)
      expect(store.problems[0])
        .to.contain('"grid" of mixed.gpkg')
        .and.contain('EPSG:27700')
        .and.contain('ogr2ogr')
      expect(store.problems[1]).to.contain('"keyless"').and.contain('no table of this name')
    })
  })
})
