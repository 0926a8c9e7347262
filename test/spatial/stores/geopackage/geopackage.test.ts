import { expect } from 'chai'
import { setTimeout } from 'node:timers/promises'
import knex from 'knex'
import type { Knex } from 'knex'
import { execFile } from 'node:child_process'
import { readdir, stat, writeFile } from 'node:fs/promises'
import type { EventEmitter } from 'node:events'
import { promisify } from 'node:util'
import { UnreadableStore } from '../../../../src/spatial/model/errors.ts'
import { LayerQueries } from '../../../../src/spatial/stores/geopackage/layer-queries.ts'
import { writeGeoPackage } from '../../../../src/spatial/stores/geopackage/writer.ts'
import type { NewLayer } from '../../../../src/spatial/stores/geopackage/writer.ts'
import { GeoPackage } from '../../../../src/spatial/stores/geopackage/geopackage.ts'
import { temporaryFolder } from '../../support/folders.ts'
import { collectionStoreSuite, grid, keys, layer, rows } from '../collection-store-suite.ts'
import { GEOPACKAGE } from './kind.ts'
import { needs } from '../../../support/tools.ts'
import { readBbox } from '../../../../src/spatial/services/bbox.ts'

const run = promisify(execFile)
async function change(path: string, statements: (db: Knex) => Promise<void>): Promise<void> {
  const db = knex({ client: 'sqlite3', connection: { filename: path }, useNullAsDefault: true })
  await statements(db)
  await db.destroy()
}

collectionStoreSuite(GEOPACKAGE)

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

    it('answers a bbox without an R*Tree too', async () => {
      await writeGeoPackage(folder.file('bare.gpkg'), [layer(grid)])
      await change(folder.file('bare.gpkg'), async (db) => {
        await db.schema.dropTable('rtree_spots_geom')
        await db('gpkg_contents').update({ min_x: null })
      })
      const store = await open(folder.file('bare.gpkg'))
      expect(store.layers[0]!.bbox).to.deep.equal([0, 0, 49, 39])
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

    it('never changes the file', async () => {
      const path = folder.file('unchanged.gpkg')
      await writeGeoPackage(path, [layer(grid)])
      const before = await stat(path)
      const store = await GeoPackage.open(path)
      await rows(store, { limit: 10 })
      await store.close()
      expect((await stat(path)).mtimeMs).to.equal(before.mtimeMs)
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
          srs_name: 'Undefined',
          srs_id: 99999,
          organization: 'EPSG',
          organization_coordsys_id: 99999,
          definition: 'undefined',
        })
        await db('gpkg_geometry_columns').where('table_name', 'grid').update({ srs_id: 99999 })
        await db.raw('drop table keyless')
      })
      const store = await open(path)
      expect(store.layers.map(({ name }) => name)).to.deep.equal(['spots'])
      expect(store.problems).to.have.length(2)
      expect(store.problems[0])
        .to.contain('"grid" of mixed.gpkg')
        .and.contain('EPSG:99999')
        .and.contain('ogr2ogr')
      expect(store.problems[1]).to.contain('"keyless"').and.contain('no table of this name')
    })
  })
})
