import { expect } from 'chai'
import fc from 'fast-check'
import sqlite3 from 'sqlite3'
import type { Value } from '../../../../src/spatial/model/collection-store.ts'
import type { Column } from '../../../../src/spatial/model/column.ts'
import { packing, unpack, type PackedRows } from '../../../../src/spatial/stores/geopackage/packed-rows.ts'
import type { GeoPackageLayer } from '../../../../src/spatial/stores/geopackage/queries.ts'
import { Fields } from '../../../../src/spatial/stores/shared/search.ts'

const layerOf = (...columns: Column[]): GeoPackageLayer => ({
  name: 't',
  columns,
  geometry: { column: 'geom', kind: 'Geometry', hasZ: false },
  key: { column: 'fid', type: 'integer' },
  crs: { uri: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84' },
  featureCount: 1,
  hasRowsWithoutGeometry: true,
  typicalSize: 1,
  longestSide: () => Promise.resolve(0),
})
const TEXT = layerOf({ name: 'v', type: 'text' })
const INTEGER = layerOf({ name: 'v', type: 'integer' })
const VALUE = new Fields([0], true)

describe('packed rows', () => {
  const opened: sqlite3.Database[] = []
  const open = (): sqlite3.Database => {
    const db = new sqlite3.Database(':memory:')
    opened.push(db)
    return db
  }
  const all = <Row>(db: sqlite3.Database, sql: string, values: readonly unknown[] = []): Promise<Row[]> =>
    new Promise((resolve, reject) =>
      db.all(sql, values, (error, rows) => (error ? reject(error) : resolve(rows as Row[]))),
    )
  after(() => Promise.all(opened.map((db) => new Promise((resolve) => db.close(() => resolve(undefined))))))

  /** The rows of a query, packed and unpacked. */
  const packed = async (
    db: sqlite3.Database,
    query: string,
    { layer = TEXT, fields = VALUE, values = [] as readonly unknown[] } = {},
  ) => {
    const [row] = await all<PackedRows>(
      db,
      `select ${packing(layer, fields)} from (${query} limit 1000) as rows`,
      values,
    )
    return unpack(row!, fields, false)
  }

  const valueOf = async (db: sqlite3.Database, term: string, bound: unknown, layer = TEXT) => {
    const [row] = await packed(db, `select 1 as "key", null as geometry, ${term} as c0`, {
      layer,
      values: [bound],
    })
    return row!.values[0]
  }

  it('have each digit of reals', async () => {
    // SQLite drops digits of these if it is asked for 17.
    for (const real of [-1.0386365673903999e-131, -7.780838787898099e-32, 6622383232200001000])
      expect(await valueOf(open(), 'cast(? as real)', real)).to.equal(real)
  })

  it('have the same reals as the driver', async () => {
    const db = open()
    const reals = fc.array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(reals, async (numbers) => {
        const values = [JSON.stringify(numbers.map(String))]
        const query = 'select value as "key", null as geometry, cast(value as real) as c0 from json_each(?)'
        const rows = await packed(db, query, { values })
        const plain = await all<{ v: number }>(
          db,
          'select cast(value as real) as v from json_each(?)',
          values,
        )
        expect(rows.map((row) => row.values[0] || 0)).to.deep.equal(plain.map(({ v }) => v || 0))
      }),
      { numRuns: 100 },
    )
    for (const [term, value] of [
      ['9e999', Infinity],
      ['-9e999', -Infinity],
      ['5e-324', 5e-324],
      ['0.1 + 0.2', 0.1 + 0.2],
    ] as const)
      expect(await valueOf(db, `${term} + 0 * ?`, 0)).to.equal(value)
  })

  it('have the same texts as the driver, also those that are not UTF-8', async () => {
    const db = open()
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 20 }).map((text) => new TextEncoder().encode(text)),
    )
    await fc.assert(
      fc.asyncProperty(bytes, async (some) => {
        const text = Buffer.from(some)
        const [plain] = await all<{ v: string }>(db, 'select cast(? as text) as v', [text])
        expect(await valueOf(db, 'cast(? as text)', text)).to.equal(plain!.v)
      }),
      { numRuns: 300 },
    )
  })

  it('have integers beyond 2^53 as digits where integers are declared', async () => {
    const db = open()
    for (const digits of ['9007199254740991', '-9007199254740991', '0']) {
      expect(await valueOf(db, 'cast(? as integer)', digits, INTEGER)).to.equal(Number(digits))
    }
    for (const digits of ['9007199254740992', '9223372036854775807', '-9223372036854775808']) {
      expect(await valueOf(db, 'cast(? as integer)', digits, INTEGER)).to.equal(digits)
      expect(await valueOf(db, 'cast(? as integer)', digits, TEXT)).to.equal(Number(digits))
    }
  })

  it('have null for a blob, and a text for JSON that a column computes', async () => {
    const db = open()
    expect(await valueOf(db, '?', Buffer.from('blob'))).to.equal(null)
    expect(await valueOf(db, 'json_array(?)', 1)).to.equal('[1]')
    await all(db, 'create table computed (a integer, v text generated always as (json_array(a)) virtual)')
    await all(db, 'insert into computed (a) values (7)')
    const [row] = await packed(db, 'select a as "key", null as geometry, v as c0 from computed')
    expect(row?.values).to.deep.equal(['[7]'])
  })

  it('have their geometries, empty, absent or no blobs, whatever the encoding of the file', async () => {
    const geometry = fc.option(fc.uint8Array({ maxLength: 30 }), { nil: null })
    for (const encoding of ['UTF-8', 'UTF-16le', 'UTF-16be']) {
      const db = open()
      await all(db, `pragma encoding = '${encoding}'`)
      await all(db, 'create table t (fid integer primary key, geom blob, v text)')
      await fc.assert(
        fc.asyncProperty(fc.array(geometry, { maxLength: 8 }), async (geometries) => {
          await all(db, 'delete from t')
          for (const [at, bytes] of geometries.entries())
            await all(db, 'insert into t values (?, ?, ?)', [at, bytes && Buffer.from(bytes), `“${at}”`])
          const query = 'select fid as "key", cast(geom as blob) as geometry, v as c0 from t order by fid'
          expect(await packed(db, query)).to.deep.equal(
            geometries.map((bytes, key) => ({
              key,
              geometry: bytes && Buffer.from(bytes),
              values: [`“${key}”`],
            })),
          )
        }),
        { numRuns: 20 },
      )
      await all(db, "insert or replace into t values (0, 'téxt', null), (1, x'0102', null)")
      const query =
        'select fid as "key", cast(geom as blob) as geometry, v as c0 from t where fid < 2 order by fid'
      expect((await packed(db, query))[1]?.geometry).to.deep.equal(Buffer.from([1, 2]))
    }
  })

  it('have values and ranges at the positions of their columns', async () => {
    const layer = layerOf(...['a', 'b', 'c', 'd'].map((name): Column => ({ name, type: 'date' })))
    const fields = new Fields([3, 1], false, [1])
    const query = `select 'k' as "key", null as geometry, 'd' as c3, 'b' as c1, 1.7e12 as f1, null as t1`
    const [row] = await packed(open(), query, { layer, fields })
    const values: Value[] = []
    values[1] = 'b'
    values[3] = 'd'
    const times: [number, null][] = []
    times[1] = [1.7e12, null]
    expect(row).to.deep.equal({ key: 'k', geometry: null, values, times })
  })
})
