import { expect } from 'chai'
import type { FeatureRow, PageQuery } from '../../../../src/spatial/model/collection-store.ts'
import type { PostgisDatabase } from '../../../../src/spatial/stores/postgis/database.ts'
import type { PostgisTable } from '../../../../src/spatial/stores/postgis/postgis-table.ts'
import { makeSchema, openDatabase, withPostgis } from '../../support/postgis.ts'

const rowsOf = async (table: PostgisTable, query: Partial<PageQuery> = {}): Promise<FeatureRow[]> => {
  const rows: FeatureRow[] = []
  for await (const batch of table.page(table.layers[0], { limit: 1000, ...query })) rows.push(...batch)
  return rows
}

const keysOf = async (table: PostgisTable, query?: Partial<PageQuery>) =>
  (await rowsOf(table, query)).map(({ key }) => key)

describe('keys of PostGIS', function () {
  this.timeout(60_000)
  const postgis = withPostgis()
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

  const KEYS = [
    {
      title: 'a text',
      sql: `id text primary key`,
      ids: [`'b'`, `'Z'`, `'ä'`, `'a,b'`],
      order: ['Z', 'a,b', 'b', 'ä'],
    },
    {
      title: 'two columns',
      sql: `id text, n int, primary key (id, n)`,
      ids: [`'b', 10`, `'b', 9`, `'a,c', 1`, `'a\\', 1`],
      order: ['a\\,c,1', 'a\\\\,1', 'b,9', 'b,10'],
    },
    {
      title: 'two columns, of which the first can be empty',
      sql: `id text, n int, primary key (id, n)`,
      ids: [`'', 1`, `'', 2`, `'x', 1`],
      order: [',1', ',2', 'x,1'],
    },
    {
      title: 'two texts that can both be empty',
      sql: `id text, n text, primary key (id, n)`,
      ids: [`'', ''`, `'', ','`, `'x', ''`],
      order: [',', ',\\,', 'x,'],
    },
    {
      title: 'a UUID',
      sql: `id uuid unique not null`,
      ids: [`'b0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'`, `'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'`],
      order: ['a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', 'b0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'],
    },
    {
      title: 'a date',
      sql: `id date primary key`,
      ids: [`'2024-02-01'`, `'2023-02-01'`],
      order: ['2023-02-01', '2024-02-01'],
    },
  ]
  for (const { title, sql, ids, order } of KEYS) {
    it(`are paged by ${title}`, async () => {
      const table = await made(
        `create table spots (${sql}); insert into spots values ${ids.map((id) => `(${id})`).join(', ')}`,
      )
      const all = await keysOf(table)
      expect(all).to.deep.equal(order)
      for (const [at, key] of all.entries()) {
        expect(await keysOf(table, { after: { key } })).to.deep.equal(all.slice(at + 1))
        expect(await keysOf(table, { before: { key } })).to.deep.equal(all.slice(0, at))
        expect(await table.feature(table.layers[0], key)).to.include({ key })
        const value = { kind: 'key', type: 'text' } as const
        const filter = {
          kind: 'in',
          type: 'text',
          value,
          items: [{ kind: 'text', value: String(key) }],
        } as const
        expect(await keysOf(table, { filter })).to.deep.equal([key])
        expect(await keysOf(table, { filter: { kind: 'not', part: filter } })).to.have.length(all.length - 1)
      }
      for (const wrong of ['', 'nothing', 'a\0', 'a,b,c', '1,99999999999999999999', 'b,9\\', '\\x,1'])
        expect(await table.feature(table.layers[0], wrong)).to.equal(undefined)
    })
  }

  it('of whole numbers beyond 2^53 are ids as texts', async () => {
    const table = await made(
      `create table spots (id int8 primary key); insert into spots values (9007199254740993), (5)`,
    )
    expect(await keysOf(table)).to.deep.equal(['5', '9007199254740993'])
    expect(await table.feature(table.layers[0], '9007199254740993')).to.include({ key: '9007199254740993' })
  })
})
