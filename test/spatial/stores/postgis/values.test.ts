import { expect } from 'chai'
import { encodeFeature } from '../../../../src/spatial/encodings/geojson.ts'
import { textOfValue } from '../../../../src/spatial/encodings/text-of-value.ts'
import { check, parseText, type Condition } from '../../../../src/spatial/cql2/index.ts'
import type { FeatureRow, PageQuery } from '../../../../src/spatial/model/collection-store.ts'
import type { PostgisDatabase } from '../../../../src/spatial/stores/postgis/database.ts'
import type { PostgisTable } from '../../../../src/spatial/stores/postgis/postgis-table.ts'
import { makeSchema, openDatabase, withPostgis } from '../../support/postgis.ts'

interface Feature {
  readonly id: unknown
  readonly geometry: unknown
  readonly properties: Readonly<Record<string, unknown>>
}

const rowsOf = async (table: PostgisTable, query: Partial<PageQuery> = {}): Promise<FeatureRow[]> => {
  const rows: FeatureRow[] = []
  for await (const batch of table.page(table.layers[0], { limit: 1000, ...query })) rows.push(...batch)
  return rows
}

const keysOf = async (table: PostgisTable, query?: Partial<PageQuery>) =>
  (await rowsOf(table, query)).map(({ key }) => key)

const textOf = async (table: PostgisTable): Promise<string> =>
  encodeFeature(table.layers[0], (await rowsOf(table))[0]!).toString('utf8')

const filterOf = (table: PostgisTable, text: string): Condition => {
  const { value, faults } = parseText(text)
  const checked = faults === undefined ? check(value, table.layers[0]) : { faults }
  if (checked.faults !== undefined) throw new Error(checked.faults.map(({ message }) => message).join(' '))
  return checked.value
}

describe('values of PostGIS', function () {
  this.timeout(60_000)
  const postgis = withPostgis({ timezone: 'America/New_York', datestyle: 'German, DMY' })
  let database: PostgisDatabase | undefined
  let count = 0

  /** The table of a schema of its own. */
  async function made(sql: string, keys: Record<string, readonly string[]> = {}): Promise<PostgisTable> {
    const schema = `v${++count}`
    await makeSchema(postgis(), schema)
    await postgis().sql(`set search_path = ${schema}, public; ${sql}; set search_path = public`)
    const own = Object.entries(keys).map(([name, columns]) => [`${schema}.${name}`, columns])
    database = await openDatabase(postgis().url, [`${schema}.spots`], Object.fromEntries(own) as typeof keys)
    const [table] = database.tables
    if (table === undefined) throw new Error(database.problems.join(' '))
    return table
  }
  afterEach(async () => {
    await database?.close()
    database = undefined
  })

  it('are served with all their digits, whatever the settings of the server are', async () => {
    const table =
      await made(`create type mood as enum ('sad', 'fine'); create domain code as varchar(8) not null;
      create type pair as (a int, b text);
      create table spots (id int primary key, i8 int8, n numeric, r real, d float8, b bool, day date,
        t timestamp, tz timestamptz, u uuid, m mood, c code, p pair, j json, jb jsonb, ints int8[], texts text[],
        iv interval, rng int4range, bytes bytea, ch char(4), inf numeric, nan float8, o oid, ns numeric[],
        fs float8[], small numeric(4, 3));
      insert into spots values (1, 9223372036854775807, 12345678901234567890.123456789, 0.1, 1e300, true, '2024-03-10',
        '2024-03-10 02:30:00.123456', '2024-03-10 02:30:00.123456-05', 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11', 'fine',
        'x', (1, 'y'), '{"a": 1.50}', '{"b":  [1]}', '{9007199254740993,null}', '{a,"b,c"}', '1 day', '[1,5)', '\\x00',
        'ab', 'Infinity', 'NaN', 4294967295, '{1.50,NaN,null,12345678901234567890.5}', '{Infinity,-Infinity,1}',
        -0.5)`)
    const text = await textOf(table)
    const { properties } = JSON.parse(text) as Feature
    for (const digits of [
      '9223372036854775807',
      '12345678901234567890.123456789',
      '[9007199254740993,null]',
      '1.50',
      '"n":12345678901234567890.123456789',
      '"o":4294967295',
      '"ns":[1.50,null,null,12345678901234567890.5]',
      '"fs":[null,null,1]',
      '"small":-0.500',
    ])
      expect(text).to.include(digits)
    expect(properties).to.deep.include({
      ...{ r: 0.1, d: 1e300, b: true, day: '2024-03-10', t: '2024-03-10T02:30:00.123456Z' },
      ...{ tz: '2024-03-10T07:30:00.123456Z', u: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', m: 'fine', c: 'x' },
      ...{ p: { a: 1, b: 'y' }, j: { a: 1.5 }, jb: { b: [1] }, texts: ['a', 'b,c'] },
      ...{ iv: 'P1D', rng: '[1,5)', ch: 'ab', inf: null, nan: null },
    })
    expect(properties).not.to.have.property('bytes')
    expect(table.layers[0].hidden).to.deep.equal(['bytes'])
    expect(table.layers[0].columns).to.deep.include.members([
      { name: 'm', type: 'text', values: ['fine', 'sad'] },
      { name: 'c', type: 'text', required: true, maxLength: 8 },
      { name: 'ints', type: 'array', elements: 'integer' },
    ])
  })

  it('beyond the years with four digits, and infinite, are texts that are no times', async () => {
    const table = await made(`create table spots (id int primary key, day date, tz timestamptz);
      insert into spots values (1, 'infinity', '-infinity'), (2, '0044-03-15 BC', '12024-01-01Z'),
        (3, '2024-01-01', '2024-01-01T00:00:00.999999Z'), (4, null, null)`)
    const properties = (await rowsOf(table)).map(({ values }) => values)
    expect(properties.slice(0, 2)).to.deep.equal([
      ['infinity', '-infinity'],
      ['0044-03-15 BC', '12024-01-01 00:00:00+00'],
    ])
    const ids = (text: string) => keysOf(table, { filter: filterOf(table, text) })
    expect(await ids(`day > DATE('2000-01-01')`)).to.deep.equal([3])
    expect(await ids(`NOT day > DATE('2000-01-01')`)).to.deep.equal([])
    expect(await ids(`T_EQUALS(tz, TIMESTAMP('2024-01-01T00:00:00.999Z'))`)).to.deep.equal([3])
    expect(await ids(`tz > TIMESTAMP('2024-01-01T00:00:00.999Z')`)).to.deep.equal([])
    expect(await ids('day IS NULL')).to.deep.equal([4])
    const [from, to] = [Date.parse('2023-01-01'), Date.parse('2024-06-01')]
    expect(await keysOf(table, { time: { from, to } })).to.deep.equal([1, 2, 3, 4])
    expect(await keysOf(table, { time: { from, to: from } })).to.deep.equal([1, 2, 4])
    const sorted = await keysOf(table, { sort: [{ column: 1, descending: true }] })
    expect(sorted).to.deep.equal([2, 3, 1, 4])
  })

  it('are compared as the evaluator compares them', async () => {
    const table =
      await made(`create table spots (id int primary key, i int8, n numeric, r real, d float8, t text, u uuid);
      insert into spots values (1, 9007199254740993, 0.1, 0.1, 'NaN', E'tab\\t', 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'),
        (2, 9007199254740992, 0.10000000000000000001, 0.5, 'Infinity', 'Ä', null), (3, null, 'NaN', 'NaN', 1, null, null),
        (4, 5, 1e400, 1e30, 5, 'b', null)`)
    const ids = (text: string) => keysOf(table, { filter: filterOf(table, text) })
    expect(await ids('i = 9007199254740993')).to.deep.equal([1])
    expect(await ids('i < 5.5')).to.deep.equal([4])
    expect(await ids('n = 0.1')).to.deep.equal([1, 2])
    expect(await ids('n > 7')).to.deep.equal([4])
    expect(await ids('n IS NULL OR r IS NULL')).to.deep.equal([3])
    expect(await ids('r = 0.1')).to.deep.equal([1])
    expect(await ids('d > 1')).to.deep.equal([2, 4])
    expect(await ids('NOT d > 1')).to.deep.equal([3])
    expect(await ids('d IS NULL')).to.deep.equal([1])
    expect(await ids('i = d')).to.deep.equal([4])
    expect(await ids(`t > 'z'`)).to.deep.equal([2])
    expect(await ids(`u = 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'`)).to.deep.equal([1])
    expect(await ids(`NOT u = 'A0EEBC99'`)).to.deep.equal([1])
    expect(await ids(`t LIKE 'tab_'`)).to.deep.equal([1])
    for (const value of [9007199254740993n, 5n, 2n ** 70n])
      expect(await keysOf(table, { equals: [{ column: 0, value }] })).to.have.length(
        value > 2n ** 64n ? 0 : 1,
      )
    expect(await keysOf(table, { equals: [{ column: 1, value: 0.1 }] })).to.deep.equal([1, 2])
    expect(await keysOf(table, { equals: [{ column: 1, value: 1.7e308 }] })).to.deep.equal([])
    expect(await keysOf(table, { equals: [{ column: 2, value: 1e300 }] })).to.deep.equal([])
    expect(await keysOf(table, { equals: [{ column: 4, value: 'a\0' }] })).to.deep.equal([])
  })

  it('of numeric and oid are found by parameters and filters alike, and sorted by all their digits', async () => {
    const table = await made(`create domain amount as numeric;
      create table spots (id int primary key, n amount, o oid, ns numeric[]);
      insert into spots values (1, 12345678901234567890.5, 4294967295, '{0.10,NaN}'), (2, 12345678901234567890.4, 7, null),
        (3, 'NaN', 0, null), (4, 1e400, null, null)`)
    const ids = (text: string) => keysOf(table, { filter: filterOf(table, text) })
    expect(
      await keysOf(table, { equals: [{ column: 0, value: Number('12345678901234567890.5') }] }),
    ).to.deep.equal([1, 2])
    expect(await ids('n = 12345678901234567890.5')).to.deep.equal([1, 2])
    expect(await ids('n - 1 > 5')).to.deep.equal([1, 2])
    expect(await ids('o > 7')).to.deep.equal([1])
    expect(await ids('o + 1 = 8')).to.deep.equal([2])
    expect(await ids('o > -1')).to.deep.equal([1, 2, 3])
    expect(await ids('A_CONTAINS(ns, (0.1))')).to.deep.equal([1])
    for (const [value, keys] of [
      [4294967295n, [1]],
      [4294967296n, []],
      [-1n, []],
    ] as const)
      expect(await keysOf(table, { equals: [{ column: 1, value }] })).to.deep.equal(keys)
    const sort = [{ column: 0, descending: false }]
    const sorted = await rowsOf(table, { sort })
    expect(sorted.map(({ key }) => key)).to.deep.equal([2, 1, 4, 3])
    const after = { key: 2, values: (sorted[0] as { sorted?: readonly string[] }).sorted! }
    expect(await keysOf(table, { sort, after })).to.deep.equal([1, 4, 3])
    expect(await keysOf(table, { sort: [{ column: 1, descending: true }] })).to.deep.equal([1, 2, 3, 4])
    const byOid = { sort: [{ column: 1, descending: true }], after: { key: 1, values: ['4294967295'] } }
    expect(await keysOf(table, byOid)).to.deep.equal([2, 3, 4])
    expect(textOfValue('number', (await rowsOf(table))[0]!.values[0])).to.equal('12345678901234567890.5')
  })

  it('of geometries are read in every dimension and form', async () => {
    const table =
      await made(`create table spots (id int primary key, geom geometry, other geometry(Point, 4326));
      insert into spots select row_number() over (), ST_GeomFromEWKT('SRID=4326;' || g) from unnest(array['POINT Z (1 2 3)',
        'POINT M (1 2 3)', 'POINT ZM (1 2 3 4)', 'POINT EMPTY', 'CIRCULARSTRING(0 0, 1 1, 2 0)', 'TRIANGLE((0 0,1 0,0 1,0 0))',
        'MULTIPOINT(1 2, EMPTY)', 'GEOMETRYCOLLECTION(POINT(1 2), LINESTRING(0 0, 1 1))']) as g`)
    const geometries = (await rowsOf(table)).map(
      (row) => (JSON.parse(encodeFeature(table.layers[0], row).toString('utf8')) as Feature).geometry,
    )
    expect(geometries.slice(0, 4)).to.deep.equal([
      { type: 'Point', coordinates: [1, 2, 3] },
      { type: 'Point', coordinates: [1, 2] },
      { type: 'Point', coordinates: [1, 2, 3] },
      { type: 'Point', coordinates: [] },
    ])
    expect(geometries[4]).to.include({ type: 'LineString' })
    expect(geometries.slice(5)).to.deep.equal([
      null,
      { type: 'MultiPoint', coordinates: [[1, 2]] },
      {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Point', coordinates: [1, 2] },
          { type: 'LineString', coordinates: [[0, 0], [1, 1]] }, // prettier-ignore
        ],
      },
    ])
    expect(table.layers[0]).to.deep.include({ hidden: ['other'] })
    expect(table.problems[0]).to.match(/unreadable geometries, for example in the feature 6/)
  })

  it('of a geography are on the map, not on the globe', async () => {
    const table = await made(`create table spots (id int primary key, geog geography(LineString));
      insert into spots values (1, 'LINESTRING(0 60, 40 60)'); create index on spots using gist ((cast(geog as geometry)))`)
    expect(
      await keysOf(table, { filter: filterOf(table, 'S_INTERSECTS(geog, POINT(20 60))') }),
    ).to.deep.equal([1])
    expect(
      await keysOf(table, { filter: filterOf(table, 'S_INTERSECTS(geog, POINT(20 63))') }),
    ).to.deep.equal([])
  })

  it('of a forged position are refused', async () => {
    const table =
      await made(`create table spots (id int primary key, n int, tz timestamptz, t text, d float8);
      insert into spots values (1, 1, '2024-01-01', 'a', 1)`)
    for (const [column, value] of [
      [0, 'x'],
      [0, '99999999999999999999'],
      [1, 'today x'],
      [2, 'a\0'],
      [3, '1e999'],
    ] as const)
      // prettier-ignore
      for (const place of ['after', 'before'] as const)
        for (const descending of [false, true]) {
          const query = { sort: [{ column, descending }], [place]: { key: 1, values: [value] } }
          const error: Error = await keysOf(table, query).then(
            () => expect.fail(`${value} was accepted.`),
            (fault: Error) => fault,
          )
          expect(error.name, value).to.equal('InvalidCursor')
        }
    expect(await keysOf(table, { after: { key: 'x' } })).to.deep.equal([])
  })
})
