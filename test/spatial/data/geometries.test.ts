import { expect } from 'chai'
import type { Geometry } from 'geojson'
import { encodeFeature } from '../../../src/spatial/encodings/geojson.ts'
import { writeGeoPackage } from '../../../src/spatial/stores/geopackage/writer.ts'
import { GeoPackage } from '../../../src/spatial/stores/geopackage/geopackage.ts'
import { temporaryFolder } from '../support/folders.ts'
import { blob, change, handMade, pointBlob } from '../support/geopackages.ts'
import { readBbox } from '../../../src/spatial/services/bbox.ts'

/** A geometry of a GeoPackage around the given WKB, without an envelope. */
const wrapped = (...wkb: readonly (number | string)[]): Buffer =>
  Buffer.concat([
    Buffer.from('47500001e6100000', 'hex'),
    ...wkb.map((part) => {
      if (typeof part === 'string') return Buffer.from(part, 'hex')
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32LE(part >>> 0)
      return bytes
    }),
  ])
const zero = '00'.repeat(8)
/** A circular arc of no points, and a surface of no triangles. */
const arc = wrapped('01', 8, 0)
const triangles = wrapped('01', 16, 0)
const pointZ = wrapped('01', 1001, zero, zero, zero)
const pointM = wrapped('01', 2001, zero, zero, zero)
const pointExtendedZ = wrapped('01', 0x80000001, zero, zero, zero)
const emptyPoint = Buffer.from('47500011e6100000' + '0101000000' + '000000000000f87f'.repeat(2), 'hex')
const line = blob({
  type: 'LineString',
  coordinates: [
    [0, 0],
    [1, 1],
  ],
})
const polygon = blob({
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
    ],
  ],
})

describe('the geometries of a layer', () => {
  const folder = temporaryFolder()
  const opened: GeoPackage[] = []
  let made = 0
  after(() => Promise.all(opened.map((store) => store.close())))

  async function open(path: string): Promise<GeoPackage> {
    const store = await GeoPackage.open(path)
    opened.push(store)
    return store
  }

  async function publish(type: string, ...blobs: (Buffer | string | null)[]): Promise<GeoPackage> {
    const path = folder.file(`geometries-${made++}.gpkg`)
    await handMade(path, {
      name: 't',
      type,
      sql: [
        'create table t (fid integer primary key, geom geometry)',
        ...blobs.map((bytes) => ['insert into t values (null, ?)', bytes] as const),
      ],
    })
    return open(path)
  }

  it('are of the kind that all rows are of, whatever the layer declares', async () => {
    const kindOf = async (type: string, ...blobs: Buffer[]): Promise<unknown> => {
      const [layer] = (await publish(type, ...blobs)).layers
      return `${layer?.geometry?.kind}${layer?.geometry?.hasZ ? ' Z' : ''}`
    }
    expect(await kindOf('GEOMETRY', pointBlob(1, 1))).to.equal('Point')
    expect(await kindOf('GEOMETRY', pointBlob(1, 1), line)).to.equal('Geometry')
    expect(await kindOf('MULTIPOLYGON', polygon)).to.equal('Polygon')
    expect(await kindOf('MultiPolygon')).to.equal('MultiPolygon')
    expect(await kindOf('GEOMETRY')).to.equal('Geometry')
    expect(await kindOf('POINT', pointZ)).to.equal('Point Z')
    expect(await kindOf('POINT', pointExtendedZ)).to.equal('Point Z')
    expect(await kindOf('POINT', pointM)).to.equal('Point')
    expect(await kindOf('MULTISURFACE', polygon)).to.equal('Polygon')
    expect(await kindOf('CURVE')).to.equal('LineString')
    expect(await kindOf('MULTICURVE')).to.equal('MultiLineString')
    expect(await kindOf('GEOMETRY', arc)).to.equal('LineString')
    expect(await kindOf('GEOMETRY', arc, line)).to.equal('LineString')
    expect(await kindOf('GEOMETRY', arc, polygon)).to.equal('Geometry')
  })

  it('are known to have arcs only where one has', async () => {
    expect((await publish('MULTISURFACE', polygon)).layers[0]!.geometry).not.to.have.property('hasArcs')
    expect((await publish('GEOMETRY', line, arc)).layers[0]!.geometry).to.include({ hasArcs: true })
  })

  it('are refused as a whole where one is a surface of triangles, with its type and the way to convert it', async () => {
    const store = await publish('GEOMETRY', pointBlob(1, 1), triangles, triangles)
    expect(store.layers).to.deep.equal([])
    expect(store.problems).to.have.length(1)
    expect(store.problems[0])
      .to.contain('2 of its 3 geometries')
      .and.contain('TIN')
      .and.contain('-nlt MULTIPOLYGON')
  })

  it('that are damaged are null and named, and cost no other feature its page', async () => {
    const cutOff = line.subarray(0, line.length - 8)
    const store = await publish(
      'GEOMETRY',
      pointBlob(1, 1),
      Buffer.from('nonsense'),
      'text',
      Buffer.alloc(0),
      cutOff,
      line,
    )
    const layer = store.layers[0]!
    expect(store.problems).to.have.length(1)
    expect(store.problems[0]).to.contain('"t"').and.contain('3 damaged geometries')
    const geometries: (Geometry | null)[] = []
    for await (const batch of store.page(layer, { limit: 10 })) {
      for (const row of batch)
        geometries.push(
          (JSON.parse(encodeFeature(layer, row).toString()) as { geometry: Geometry | null }).geometry,
        )
    }
    expect(geometries.map((geometry) => geometry?.type)).to.deep.equal([
      'Point',
      undefined,
      undefined,
      undefined,
      undefined,
      'LineString',
    ])
    expect(store.problems.join('\n')).to.contain('for example in the feature')
    const met: unknown[] = []
    for await (const batch of store.page(layer, { limit: 10, bbox: readBbox([-1, -1, 2, 2]) }))
      met.push(...batch.map(({ key }) => key))
    // The envelope of the fifth is whole, and inside the box.
    expect(met).to.deep.equal([1, 5, 6])
  })

  it('may be missing or empty', async () => {
    const [layer] = (await publish('POINT', null, emptyPoint, pointBlob(1, 1))).layers
    expect(layer).to.deep.include({ featureCount: 3, hasRowsWithoutGeometry: true })
  })

  describe('with an R*Tree', () => {
    const features = Array.from({ length: 50 }, (_, i) => ({
      geometry: { type: 'Point' as const, coordinates: [i, i] },
      properties: {},
    }))

    /** Keys found in a box, in a file whose R*Tree was tampered with. */
    async function tampered(
      statements: readonly string[],
      ...bindings: Buffer[]
    ): Promise<{ keys: unknown[]; store: GeoPackage }> {
      const path = folder.file(`index-${made++}.gpkg`)
      await writeGeoPackage(path, [
        { name: 't', title: 't', description: '', geometryType: 'POINT', columns: [], features },
      ])
      await change(path, async (db) => {
        for (const statement of statements) await db.raw(statement, statement.includes('?') ? bindings : [])
      })
      const store = await open(path)
      const keys: unknown[] = []
      for await (const batch of store.page(store.layers[0]!, {
        limit: 100,
        bbox: readBbox([9.5, 0, 12.5, 90]),
      }))
        keys.push(...batch.map(({ key }) => key))
      return { keys, store }
    }
    const dropTriggers = ['insert', 'update1', 'update2', 'update3', 'update4', 'delete'].map(
      (name) => `drop trigger rtree_t_geom_${name}`,
    )

    it('that is whole, are found by it', async () => {
      const { keys, store } = await tampered([])
      expect(keys).to.deep.equal([11, 12, 13])
      expect(store.layers[0]?.index?.table).to.equal('rtree_t_geom')
      expect(store.hints).to.deep.equal([])
    })

    for (const [what, statements] of [
      ['that lacks a row', [...dropTriggers, 'insert into t (fid, geom) values (99, ?)']],
      ['whose root is cut off', [`update rtree_t_geom_node set data = x'0000' where nodeno = 1`]],
      ['whose root is gone', ['delete from rtree_t_geom_node']],
      [
        'that is an ordinary table',
        [...dropTriggers, 'drop table rtree_t_geom', 'create table rtree_t_geom (id, minx)'],
      ],
    ] as const) {
      it(`${what}, are found without it, and the log says so`, async () => {
        const { keys, store } = await tampered(statements, pointBlob(10, 10))
        expect(keys).to.deep.equal(what.includes('lacks') ? [11, 12, 13, 99] : [11, 12, 13])
        expect(store.layers[0]).not.to.have.property('index')
        expect(store.problems).to.deep.equal([])
        expect(store.hints[0]).to.contain('R*Tree').and.contain(`CreateSpatialIndex('t', 'geom')`)
      })
    }

    it('that a large layer does not have, are found, and the log asks for one', async () => {
      const path = folder.file('large.gpkg')
      await handMade(path, {
        name: 't',
        sql: [
          'create table t (fid integer primary key, geom point)',
          [
            'with recursive n(i) as (select 1 union all select i + 1 from n where i < 10000) insert into t select i, ? from n',
            pointBlob(3, 3),
          ],
        ],
      })
      expect((await open(path)).hints[0]).to.contain('has no R*Tree')
      const [layer] = (await publish('POINT', pointBlob(1, 1))).layers
      expect(layer).not.to.have.property('index')
      expect(opened.at(-1)?.hints).to.deep.equal([])
    })

    it('have an extent without an index and a note in the file, read from all geometries', async () => {
      const path = folder.file('unnoted.gpkg')
      await handMade(path, {
        name: 't',
        sql: [
          'create table t (fid integer primary key, geom point)',
          ['insert into t values (1, ?), (2, null), (3, ?)', pointBlob(3, -7), pointBlob(11.5, 42)],
          [
            'with recursive n(i) as (select 4 union all select i + 1 from n where i < 2500) insert into t select i, ? from n',
            pointBlob(5, 5),
          ],
          ['insert into t values (2600, ?)', pointBlob(-1.25, 3)],
          'update gpkg_contents set min_x = null, min_y = null, max_x = null, max_y = null',
        ],
      })
      expect((await open(path)).layers[0]?.bbox).to.deep.equal([-1.25, -7, 11.5, 42])
    })

    it('and an extent noted in the file, have the exact one of the two that is true', async () => {
      const exact = await tampered(['update gpkg_contents set min_x = 0, min_y = 0, max_x = 49, max_y = 49'])
      expect(exact.store.layers[0]?.bbox).to.deep.equal([0, 0, 49, 49])
      const wrong = await tampered([
        'update gpkg_contents set min_x = 5, min_y = -90, max_x = 5, max_y = null',
      ])
      const [west, south, east, north] = wrong.store.layers[0]!.bbox!
      expect([west, south]).to.deep.equal([0, 0])
      expect([east, north].map(Math.round)).to.deep.equal([49, 49])
    })
  })
})
