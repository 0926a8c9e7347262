import { expect } from 'chai'
import knex from 'knex'
import type { Knex } from 'knex'
import type { Rejection } from '../../../src/spatial/import/record.ts'
import { Rejections } from '../../../src/spatial/import/rejections.ts'
import { importLayer } from '../../../src/spatial/import/import-layer.ts'
import { removeCollection } from '../../../src/spatial/import/remove-collection.ts'
import { findTarget } from '../../../src/spatial/import/target.ts'
import { GeoPackage } from '../../../src/spatial/stores/geopackage/geopackage.ts'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import { wkb } from '../encodings/wkb-bytes.ts'
import { temporaryFolder } from '../support/folders.ts'
import { handMade } from '../support/geopackages.ts'
import { importText } from './support/import-text.ts'

describe('import of a GeoPackage', () => {
  const folder = temporaryFolder()

  const withDatabase = async <T>(path: string, work: (db: Knex) => Promise<T>): Promise<T> => {
    const db = knex({
      client: 'sqlite3',
      connection: { filename: path },
      pool: { min: 1, max: 1 },
      useNullAsDefault: true,
    })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }

  const source = async (name: string, change: (db: Knex) => Promise<void>): Promise<string> => {
    const path = folder.file(name)
    await writeGeoPackage(path, [
      {
        name: 'layer',
        title: 'Title',
        description: 'Text',
        geometryType: 'POINT',
        columns: [{ name: 'n', type: 'INTEGER' }],
        features: Array.from({ length: 2500 }, (_, at) => ({
          id: 2 * at + 10,
          geometry: { type: 'Point', coordinates: [at / 100, 1] } as const,
          properties: { n: at },
        })),
      },
    ])
    await withDatabase(path, async (db) => {
      const triggers: string[] = await db('sqlite_master').where('type', 'trigger').pluck<string[]>('name')
      for (const trigger of triggers) await db.raw('drop trigger ??', [trigger])
      await change(db)
    })
    return path
  }

  const copy = async (path: string, id: string, indexes: string[] = [], layer?: string) => {
    const told: Rejection[] = []
    const target = await findTarget(id, folder.file('spatial'), [])
    const rejections = await Rejections.open({
      file: undefined,
      isStrict: false,
      tell: (one) => told.push(one),
    })
    const { written, properties } = await importLayer(path, layer, {
      target,
      texts: { title: undefined, description: undefined },
      idProperty: undefined,
      indexes,
      rejections,
      onProgress: () => undefined,
      onWait: () => undefined,
    })
    return { written, properties, told, path: target.path }
  }

  it('keeps ids that are texts, and which columns are JSON', async () => {
    const collection = {
      type: 'FeatureCollection',
      features: ['way/1', 'a b'].map((id) => ({
        type: 'Feature',
        id,
        geometry: null,
        properties: { tags: [id] },
      })),
    }
    const { group } = await importText(folder.path, 'geojson', JSON.stringify(collection))
    const copied = await copy(folder.file(`spatial/${group}.gpkg`), 'ids/copy')
    expect(copied.properties).to.deep.equal([
      { source: 'id', column: 'id', type: 'text', values: 2, remark: '' },
      { source: 'tags', column: 'tags', type: 'text', values: 2, remark: '' },
    ])
    const store = await GeoPackage.open(copied.path)
    try {
      const [layer] = store.layers
      expect(layer).to.deep.include({ id: { column: 'id' } })
      expect(layer!.columns).to.deep.equal([{ name: 'tags', type: 'array', elements: 'text' }])
      expect(await store.feature(layer!, 'a b')).to.deep.include({ key: 2, id: 'a b', values: ['["a b"]'] })
    } finally {
      await store.close()
    }
  })

  it('names no column of ids whose values became ambiguous', async () => {
    const path = await source('twice.gpkg', async (db) => {
      await db('gpkg_extensions').insert({
        table_name: 'layer',
        column_name: 'ref',
        extension_name: 'groundtruth_text_ids',
        definition: '',
        scope: 'write-only',
      })
      await db.raw("alter table layer add column ref text default 'same'")
    })
    for (const file of [path, (await copy(path, 'ids/twice')).path]) {
      const store = await GeoPackage.open(file)
      const layer = store.layers.find(({ columns }) => columns.some(({ name }) => name === 'ref'))
      expect(layer).to.not.have.property('id')
      await store.close()
    }
  })

  it('keeps keys, texts, types, blobs and what is said of the columns; makes the indexes', async () => {
    const path = await source('all.gpkg', async (db) => {
      await db.raw('alter table layer add column "odd ""name" mediumint')
      await db.raw('alter table layer add column photo blob')
      await db.raw(`update layer set "odd ""name" = 9007199254740993, photo = x'00ff' where fid = 12`)
      await db.raw(
        'create table gpkg_data_columns (table_name text, column_name text, name text, title text, description text, mime_type text, constraint_name text)',
      )
      await db('gpkg_data_columns').insert({ table_name: 'layer', column_name: 'n', title: 'Number' })
    })
    const result = await copy(path, 'all/copy', ['n'])
    expect(result).to.deep.include({ written: 2500, told: [] })
    await withDatabase(result.path, async (db) => {
      const [row] = await db.raw<object[]>(
        `select fid, n, cast("odd ""name" as text) as big, hex(photo) as photo from copy where fid = 12`,
      )
      expect(row).to.deep.equal({ fid: 12, n: 1, big: '9007199254740993', photo: '00FF' })
      expect(await db('gpkg_contents').first('identifier', 'description', 'max_x')).to.deep.equal({
        identifier: 'Title',
        description: 'Text',
        max_x: 24.99,
      })
      expect(await db('gpkg_data_columns').first('table_name', 'title')).to.deep.equal({
        table_name: 'copy',
        title: 'Number',
      })
      expect(await db.raw("select rtreecheck('rtree_copy_geom') as verdict")).to.deep.equal([
        { verdict: 'ok' },
      ])
      expect(JSON.stringify(await db.raw('explain query plan select * from copy where n = 5'))).to.include(
        'idx_copy_n',
      )
    })
  })

  it('leaves out rows whose geometry cannot be read, naming their keys', async () => {
    const path = await source('damaged.gpkg', async (db) => {
      await db.raw('update layer set geom = substr(geom, 1, 50) where fid = 10')
      await db.raw(`update layer set geom = x'00' where fid = 4000`)
      await db.raw('update layer set geom = null where fid = 14')
    })
    const { written, told, path: copied } = await copy(path, 'damaged/copy')
    expect(written).to.equal(2498)
    expect(told.map(({ line }) => line)).to.deep.equal([10, 4000])
    expect(told[0]?.reason).to.include('truncated')
    const [count] = await withDatabase(copied, (db) => db('rtree_copy_geom').count({ rows: '*' }))
    expect(count).to.deep.equal({ rows: 2497 })
  })

  it('numbers a reference system anew, in the geometries too, where its number is taken by another', async () => {
    const own = (organization: string) => async (db: Knex) => {
      await db('gpkg_spatial_ref_sys').insert({
        srs_name: organization,
        srs_id: 5,
        organization,
        organization_coordsys_id: 77,
        definition: 'd',
      })
      await db('gpkg_geometry_columns').update('srs_id', 5)
      await db('gpkg_contents').update('srs_id', 5)
      await db.raw(
        `update layer set geom = cast(substr(geom, 1, 4) || x'05000000' || substr(geom, 9) as blob)`,
      )
    }
    await copy(await source('one.gpkg', own('ONE')), 'systems/one')
    const { path } = await copy(await source('two.gpkg', own('TWO')), 'systems/two')
    await withDatabase(path, async (db) => {
      const systems = await db('gpkg_geometry_columns as g')
        .join('gpkg_spatial_ref_sys as s', 's.srs_id', 'g.srs_id')
        .orderBy('table_name')
        .select('table_name', 'organization', 'g.srs_id')
      expect(await db('gpkg_contents').orderBy('table_name').pluck('identifier')).to.deep.equal([
        'Title',
        'Title (two)',
      ])
      expect(systems).to.deep.equal([
        { table_name: 'one', organization: 'ONE', srs_id: 5 },
        { table_name: 'two', organization: 'TWO', srs_id: 100001 },
      ])
      const [row] = await db.raw<object[]>(`select distinct hex(substr(geom, 5, 4)) as srs from two`)
      expect(row).to.deep.equal({ srs: 'A1860100' })
    })
  })

  it('copies an attribute table beside layers, replaces it and removes it', async () => {
    const path = await source('table.gpkg', async (db) => {
      await db.raw('create table codes (id integer primary key, code text, n bigint)')
      await db.raw(`insert into codes values (5, 'a', 9007199254740993), (8, 'b', null)`)
      await db('gpkg_contents').insert({ table_name: 'codes', data_type: 'attributes', identifier: 'Codes' })
    })
    await copy(path, 'tables/layer')
    for (const _ of [1, 2]) {
      const { written, told, path: copied } = await copy(path, 'tables/codes', ['code'], 'codes')
      expect({ written, told }).to.deep.equal({ written: 2, told: [] })
      await withDatabase(copied, async (db) => {
        expect(await db.raw('select id, code, cast(n as text) as n from codes')).to.deep.equal([
          { id: 5, code: 'a', n: '9007199254740993' },
          { id: 8, code: 'b', n: null },
        ])
        expect(
          await db('gpkg_contents').where('table_name', 'codes').first('data_type', 'identifier', 'min_x'),
        ).to.deep.equal({ data_type: 'attributes', identifier: 'Codes', min_x: null })
        expect(await db('gpkg_geometry_columns').pluck('table_name')).to.deep.equal(['layer'])
        expect(await db('gpkg_extensions').pluck('table_name')).to.deep.equal(['layer'])
      })
    }
    const target = await findTarget('tables/codes', folder.file('spatial'), [])
    const removed = await removeCollection(target, () => undefined)
    expect(removed).to.deep.equal({ features: 2, isFileGone: false })
  })

  it('copies the only table of a file, and into a file that has no table of geometry columns', async () => {
    const path = folder.file('only.gpkg')
    await handMade(path, {
      name: 'codes',
      sql: ['create table codes (id integer primary key)', 'insert into codes values (1)'],
      contents: { data_type: 'attributes', srs_id: null },
    })
    const { written, path: target } = await copy(path, 'only/codes')
    expect(written).to.equal(1)
    await withDatabase(target, (db) => db.raw('drop table gpkg_geometry_columns'))
    expect(await copy(path, 'only/codes')).to.deep.include({ written: 1 })
    const layer = await source('layer.gpkg', () => Promise.resolve())
    await withDatabase(target, (db) => db.raw('drop table if exists gpkg_geometry_columns'))
    expect(await copy(layer, 'only/layer')).to.deep.include({ written: 2500 })
    await withDatabase(target, async (db) =>
      expect(await db('gpkg_geometry_columns').pluck('table_name')).to.deep.equal(['layer']),
    )
  })

  it('copies arcs with the extension that they are of, and indexes the lines that stand for them', async () => {
    const arc = wkb().head(8).count(3).doubles(0, 0, 1, 3, 10, 0).end()
    const path = folder.file('arcs.gpkg')
    await handMade(path, {
      name: 'arcs',
      type: 'CIRCULARSTRING',
      sql: [
        'create table arcs (fid integer primary key, geom circularstring)',
        ['insert into arcs values (1, ?)', Buffer.concat([Buffer.from('47500001e6100000', 'hex'), arc])],
        `insert into gpkg_extensions values ('arcs', 'geom', 'gpkg_geom_CIRCULARSTRING', 'http://www.geopackage.org/spec120/#extension_geometry_types', 'read-write')`,
      ],
    })
    const { written, path: copied } = await copy(path, 'arcs/copy')
    expect(written).to.equal(1)
    await withDatabase(copied, async (db) => {
      expect(await db('gpkg_geometry_columns').pluck('geometry_type_name')).to.deep.equal(['CIRCULARSTRING'])
      expect(await db('gpkg_extensions').orderBy('extension_name').pluck('extension_name')).to.deep.equal([
        'gpkg_geom_CIRCULARSTRING',
        'gpkg_rtree_index',
      ])
      const [box] = await db.raw<{ maxy: number }[]>('select maxy from rtree_copy_geom')
      expect(box!.maxy).to.be.within(4.99, 5)
    })
  })

  it('copies a view, and a layer without an integer primary key, with keys of their own', async () => {
    const path = await source('view.gpkg', async (db) => {
      await db.raw('create view v as select geom, n from layer where n < 100')
      await db('gpkg_geometry_columns').where('table_name', 'layer').update('table_name', 'v')
      await db('gpkg_contents').where('table_name', 'layer').update('table_name', 'v')
    })
    const { written, path: copied } = await copy(path, 'view/copy')
    expect(written).to.equal(100)
    expect(await withDatabase(copied, (db) => db('copy').max('fid as last').first())).to.deep.equal({
      last: 100,
    })
  })
})
