import { expect } from 'chai'
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { CRS84 } from '../../../src/spatial/model/coordinate-system.ts'
import type { PageQuery } from '../../../src/spatial/model/collection-store.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'
import { GeoPackage } from '../../../src/spatial/stores/geopackage/geopackage.ts'
import type { LayerFacts } from '../../../src/spatial/stores/geopackage/layers.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { codesOf, SpatialClient } from '../../support/spatial-client.ts'
import { needs } from '../../support/tools.ts'
import { temporaryFolder } from '../support/folders.ts'
import { change, handMade, pointBlob, type HandMade } from '../support/geopackages.ts'

const run = promisify(execFile)

const table = (name: string, ...sql: HandMade['sql']): HandMade => ({
  name,
  sql,
  contents: { data_type: 'attributes', srs_id: null, description: 'Without places' },
})

const people = table(
  'people',
  'create table people (id integer primary key, name text, born date, photo blob)',
  `insert into people values (7, 'Ada', '1815-12-10', x'00'), (9, 'Grace', '1906-12-09', null), (12, null, null, null)`,
)

describe('an attribute table', () => {
  const folder = temporaryFolder()
  const opened: GeoPackage[] = []
  let made = 0
  after(() => Promise.all(opened.map((store) => store.close())))

  async function open(path: string, ...more: Parameters<typeof GeoPackage.open>[1][]): Promise<GeoPackage> {
    const store = await GeoPackage.open(path, ...more)
    opened.push(store)
    return store
  }
  const publish = async (...tables: HandMade[]): Promise<GeoPackage> => {
    const path = folder.file(`tables-${made++}.gpkg`)
    await handMade(path, ...tables)
    return open(path)
  }
  const keysOf = async (store: GeoPackage, query: Partial<PageQuery>): Promise<unknown[]> => {
    const keys: unknown[] = []
    for await (const batch of store.page(store.layers[0]!, { limit: 10, ...query })) {
      for (const { geometry } of batch) expect(geometry).to.equal(null)
      keys.push(...batch.map(({ key }) => key))
    }
    return keys
  }

  it('is a layer without geometry and extent', async () => {
    const store = await publish(people)
    expect(store.problems).to.deep.equal([])
    expect(store.hints).to.deep.equal([])
    const [layer] = store.layers
    expect(layer).to.deep.include({
      name: 'people',
      description: 'Without places',
      hidden: ['photo'],
      key: { column: 'id', type: 'integer' },
      crs: { uri: CRS84 },
      time: { start: 1, end: 1 },
      featureCount: 3,
    })
    expect(layer).not.to.have.any.keys('geometry', 'bbox', 'index', 'isBboxDeclared')
    expect(layer!.columns.map(({ name, type }) => [name, type])).to.deep.equal([
      ['name', 'text'],
      ['born', 'date'],
    ])
  })

  it('has features that match every box, an empty one too', async () => {
    const store = await publish(people)
    expect(await keysOf(store, {})).to.deep.equal([7, 9, 12])
    expect(await keysOf(store, { bbox: readBbox([1, 1, 2, 2]) })).to.deep.equal([7, 9, 12])
    expect(await keysOf(store, { bbox: readBbox([1, 2, 2, 1]) })).to.deep.equal([7, 9, 12])
    const sort = [{ column: 0, descending: true }]
    expect(await keysOf(store, { bbox: readBbox([1, 1, 2, 2]), sort })).to.deep.equal([9, 7, 12])
    const equals = [{ column: 0, value: 'Ada' }]
    expect(await keysOf(store, { bbox: readBbox([1, 2, 2, 1]), equals })).to.deep.equal([7])
    expect(await store.feature(store.layers[0]!, 9)).to.deep.include({ key: 9, geometry: null })
  })

  it('may have texts as keys', async () => {
    const store = await publish(
      table(
        'codes',
        'create table codes (code text primary key, label text)',
        `insert into codes values ('b/1', 'two'), ('a', 'one')`,
      ),
    )
    expect(store.layers[0]).to.deep.include({ key: { column: 'code', type: 'text' } })
    expect(await keysOf(store, {})).to.deep.equal(['a', 'b/1'])
  })

  it('stands beside layers, and alone in a file without a table of geometry columns', async () => {
    const both = await publish(people, {
      name: 'places',
      sql: [
        'create table places (fid integer primary key, geom point)',
        ['insert into places values (1, ?)', pointBlob(1, 2)],
      ],
    })
    expect(both.layers.map(({ name, geometry }) => [name, geometry?.kind])).to.deep.equal([
      ['people', undefined],
      ['places', 'Point'],
    ])
    const path = folder.file('alone.gpkg')
    await handMade(path, people)
    await change(path, (db) => db.raw('drop table gpkg_geometry_columns'))
    expect((await open(path)).layers.map(({ name }) => name)).to.deep.equal(['people'])
    await change(path, (db) => db('gpkg_contents').update('data_type', 'features'))
    const features = await open(path)
    expect(features.layers).to.deep.equal([])
    expect(features.problems[0]).to.contain('"people"').and.contain('does not name its geometry column')
  })

  it('is not published where QGIS keeps styles in it, nor where it is missing', async () => {
    const store = await publish(
      table('layer_styles', 'create table layer_styles (id integer primary key, f_table_name text)'),
      table('lost'),
    )
    expect(store.layers).to.deep.equal([])
    expect(store.problems).to.have.length(1)
    expect(store.problems[0]).to.contain('"lost"').and.contain('no table of this name')
  })

  it('is not read again where its facts are kept', async () => {
    const kept = new Map<string, LayerFacts>()
    const path = folder.file('kept.gpkg')
    await handMade(path, people)
    const remember = async (layer: string, find: () => Promise<LayerFacts>) => {
      if (!kept.has(layer)) kept.set(layer, JSON.parse(JSON.stringify(await find())) as LayerFacts)
      return kept.get(layer)!
    }
    const [first] = (await open(path, remember)).layers
    const [second] = (await open(path, () => Promise.resolve(kept.get('people')!))).layers
    expect({ ...second, longestSide: 0 }).to.deep.equal({ ...first, longestSide: 0 })
  })

  describe('made by GDAL', () => {
    let server: TestServer | undefined
    let client: SpatialClient
    before(async function () {
      const ogr2ogr = needs(this, 'ogr2ogr')
      await writeFile(folder.file('rivers.csv'), 'name,length\nRhine,1230\nElbe,1094\nMain,527\n')
      const options = ['-nlt', 'NONE', '-oo', 'AUTODETECT_TYPE=YES', '-lco', 'IDENTIFIER=Rivers']
      await run(ogr2ogr, ['-f', 'GPKG', folder.file('gdal.gpkg'), folder.file('rivers.csv'), ...options])
      server = await startServer({ demo: false, env: { SPATIAL_DIRS: folder.path } })
      client = await SpatialClient.of(server)
    })
    after(() => server?.stop())
    const path = '/collections/gdal/rivers'

    it('is a collection in the default system, without an extent', async () => {
      const { status, body } = await client.get(path)
      expect(status).to.equal(200)
      expect(body).to.deep.include({ title: 'Rivers', itemType: 'feature', extent: {}, crs: [CRS84] })
      expect(body).not.to.have.property('storageCrs')
    })

    it('has features with null for the geometry, and schemas without one', async () => {
      const { features } = await client.page(`${path}/items?bbox=100,0,101,1&sortby=-length`)
      expect(features.map(({ id, geometry, properties }) => [id, geometry, properties])).to.deep.equal([
        [1, null, { name: 'Rhine', length: 1230 }],
        [2, null, { name: 'Elbe', length: 1094 }],
        [3, null, { name: 'Main', length: 527 }],
      ])
      for (const [schema, names] of [
        ['schema', ['fid', 'name', 'length']],
        ['queryables', ['id', 'name', 'length']],
        ['sortables', ['name', 'length']],
      ] as const) {
        const { body } = await client.get(`${path}/${schema}`)
        expect(Object.keys((body as { properties: object }).properties), schema).to.deep.equal(names)
      }
      expect((await client.page(`${path}/items?filter=length<600`)).features).to.have.length(1)
    })

    it('refuses spatial predicates and other systems, with the reason', async () => {
      for (const [query, code, reason] of [
        ['filter=S_INTERSECTS(geom,POINT(1 2))', 'DIS-OAF-1017', 'The collection has no geometry'],
        ['filter=S_WITHIN(name,BBOX(0,0,1,1))', 'DIS-OAF-1017', 'The collection has no geometry'],
        ['crs=http://www.opengis.net/def/crs/EPSG/0/3857', 'DIS-OAF-1014', CRS84],
      ] as const) {
        const answer = await client.get(`${path}/items?${query}`)
        expect(answer.status, query).to.equal(400)
        expect(answer.text, query).to.include(reason)
        expect(codesOf(answer), query).to.deep.equal([code])
      }
    })
  })
})
