import { expect } from 'chai'
import type { PageQuery } from '../../../../src/spatial/model/collection-store.ts'
import type { PostgisDatabase } from '../../../../src/spatial/stores/postgis/database.ts'
import type { PostgisTable } from '../../../../src/spatial/stores/postgis/postgis-table.ts'
import { makeSchema, openDatabase, withPostgis } from '../../support/postgis.ts'

const keysOf = async (table: PostgisTable, query: Partial<PageQuery> = {}) => {
  const keys: (number | string)[] = []
  for await (const rows of table.page(table.layers[0], { limit: 1000, ...query }))
    keys.push(...rows.map(({ key }) => key))
  return keys
}

const faultOf = (table: PostgisTable): Promise<string> =>
  keysOf(table).then(
    () => 'none',
    ({ name }: Error) => name,
  )

describe('faults of tables of PostGIS', function () {
  this.timeout(60_000)
  const postgis = withPostgis()
  let count = 0
  let schema: string
  let database: PostgisDatabase | undefined

  async function open(sql: string, options = ''): Promise<PostgisDatabase> {
    schema = `f${++count}`
    await makeSchema(postgis(), schema)
    await postgis().sql(`set search_path = ${schema}, public; ${sql}; set search_path = public`)
    const keys = { [`${schema}.v`]: ['id'], [`${schema}.w`]: ['id'] }
    database = await openDatabase(`${postgis().url}${options}`, [`${schema}.*`], keys)
    return database
  }
  const change = (sql: string) =>
    postgis().sql(`set search_path = ${schema}, public; ${sql}; set search_path = public`)
  const namesIn = ({ tables }: PostgisDatabase) => tables.map(({ layers }) => layers[0].name)
  const tableIn = ({ tables }: PostgisDatabase, name: string) =>
    tables.find(({ layers }) => layers[0].name === name)!
  afterEach(async () => {
    await database?.close()
    database = undefined
  })

  const TABLE = 'id int primary key, n int, geom geometry(Point, 4326)'

  it('do not concern other tables, or the table as it was before, if it is locked', async () => {
    const found = await open(
      `create table a (${TABLE}); insert into a values (1); create table c (${TABLE})`,
      '?lock_timeout=100',
    )
    await change(`create table b (${TABLE}); insert into a values (2); comment on table a is 'Changed'`)
    const { client } = postgis().server
    await client.query(`begin; lock ${schema}.a, ${schema}.b`)
    try {
      await found.look()
      expect(namesIn(found)).to.deep.equal(['a', 'c'])
      expect(found.isReachable).to.equal(true)
      const problems = found.problems.join('\n')
      expect(problems).to.match(/"f\d+\.b" .* is not served until the next look: .*lock/)
      expect(problems).to.match(/"f\d+\.a" .* is served as it was described before: .*lock/)
      expect(await faultOf(tableIn(found, 'a'))).to.equal('StoreUnreachable')
      expect(await keysOf(tableIn(found, 'c'))).to.deep.equal([])
    } finally {
      await client.query('rollback')
    }
    await found.look()
    expect(found.problems).to.deep.equal([])
    expect(namesIn(found)).to.deep.equal(['a', 'b', 'c'])
    expect(tableIn(found, 'a').layers[0].title).to.equal('Changed')
    expect(await keysOf(tableIn(found, 'a'))).to.deep.equal([1, 2])
  })

  it('of a view are named after they were met, and do not concern other tables', async () => {
    const found = await open(
      `create table a (id int primary key, n int); insert into a values (1, 1);
       create view v as select id, 1 / n as m from a; create view w as select id, 1 / 0 as m, ST_Point(1, 1 / (n - 1), 4326) as geom from a`,
    )
    expect(namesIn(found)).to.deep.equal(['a', 'v'])
    expect(found.problems.join()).to.match(/"f\d+\.w" .* is not served: .*division by zero/)
    const view = tableIn(found, 'v')
    expect(await keysOf(view)).to.deep.equal([1])
    await change('insert into a values (2, 0)')
    expect(await faultOf(view)).to.equal('StoreUnreachable')
    expect(view.problems.join()).to.match(/"f\d+\.v" .* could not be read for a request: division by zero\.$/)
    expect(found.isReachable).to.equal(true)
  })

  it('after a change make a look at once', async () => {
    const found = await open(
      ['gone', 'renamed', 'revoked', 'turned', 'same']
        .map(
          (name) =>
            `create table ${name} (${TABLE}); insert into ${name} values (1, 1, ST_Point(1, 2, 4326))`,
        )
        .join(';'),
    )
    const before = new Map(found.tables.map((table) => [table.layers[0].name, table]))
    await change(`drop table gone; alter table renamed rename n to m; revoke select on revoked from reader;
      alter table turned alter geom type geometry(Point, 3857) using ST_Transform(geom, 3857)`)
    expect(await faultOf(before.get('gone')!)).to.equal('UnknownCollection')
    expect(await faultOf(before.get('revoked')!)).to.equal('UnknownCollection')
    expect(await faultOf(before.get('renamed')!)).to.equal('StoreUnreachable')
    expect(await faultOf(before.get('turned')!)).to.equal('StoreUnreachable')
    expect(namesIn(found)).to.deep.equal(['renamed', 'same', 'turned'])
    expect(tableIn(found, 'renamed').layers[0].columns.map(({ name }) => name)).to.deep.equal(['m'])
    expect(tableIn(found, 'turned').layers[0].crs.uri).to.match(/3857$/)
    expect(tableIn(found, 'same')).to.equal(before.get('same'))
    expect(await keysOf(tableIn(found, 'turned'))).to.deep.equal([1])
    expect(await keysOf(tableIn(found, 'renamed'))).to.deep.equal([1])
  })

  it('of a single row in another reference system make its geometry unreadable', async () => {
    const found = await open(`create table a (id int primary key, geom geometry);
      insert into a values (1, ST_Point(1, 2, 4326))`)
    await change('insert into a values (2, ST_Point(1, 2, 3857))')
    const [table] = found.tables
    expect(await keysOf(table!)).to.deep.equal([1, 2])
    const row = await table!.feature(table!.layers[0], 2)
    expect(row!.geometry).to.have.length(0)
  })

  it('by locks leave connections to other tables', async () => {
    const found = await open(
      `create table a (${TABLE}); insert into a values (1); create table b (${TABLE})`,
      '?connections=4&lock_timeout=3000',
    )
    const { client } = postgis().server
    await client.query(`begin; lock ${schema}.a`)
    const waiting = Array.from({ length: 15 }, () => faultOf(tableIn(found, 'a')))
    try {
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(found.connections).to.include({ inUse: 2, most: 4 })
      const start = performance.now()
      expect(await keysOf(tableIn(found, 'b'))).to.deep.equal([])
      expect(performance.now() - start).to.be.below(1000)
    } finally {
      await client.query('rollback')
    }
    expect(await Promise.all(waiting)).to.deep.equal(Array.from({ length: 15 }, () => 'none'))
    expect(found.connections.inUse).to.equal(0)
  })

  it('of a database that is away are known from the first request', async () => {
    const found = await open(`create table a (${TABLE})`)
    await postgis().server.halt()
    try {
      expect(await faultOf(tableIn(found, 'a'))).to.equal('StoreUnreachable')
      expect(found.isReachable).to.equal(false)
      expect(found.problems.join()).to.match(/^The database "gis" cannot be reached: /)
    } finally {
      await postgis().server.resume()
    }
    await found.look()
    expect(found.problems).to.deep.equal([])
  })
})
