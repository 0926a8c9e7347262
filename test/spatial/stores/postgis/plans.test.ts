import { expect } from 'chai'
import { readPostgresAddress } from '../../../../src/platform/catalogue/postgres-address.ts'
import { check, parseText, type Condition } from '../../../../src/spatial/cql2/index.ts'
import type { PageQuery } from '../../../../src/spatial/model/collection-store.ts'
import { readBbox } from '../../../../src/spatial/services/bbox.ts'
import { Connections, type Statement } from '../../../../src/spatial/stores/postgis/connections.ts'
import type { PostgisDatabase } from '../../../../src/spatial/stores/postgis/database.ts'
import { LayerQueries } from '../../../../src/spatial/stores/postgis/layer-queries.ts'
import { PostgisPage } from '../../../../src/spatial/stores/postgis/page.ts'
import { PostgisTable } from '../../../../src/spatial/stores/postgis/postgis-table.ts'
import { makeSchema, openDatabase, withPostgis } from '../../support/postgis.ts'

const ROWS = 60_000

describe('a page of a large table of PostGIS', function () {
  this.timeout(60_000)
  const postgis = withPostgis({ autovacuum: 'off' })
  let database: PostgisDatabase
  let table: PostgisTable
  let connections: Connections
  const statements: Statement[] = []

  before(async () => {
    const { sql, url } = postgis()
    await makeSchema(postgis(), 'large')
    await sql(`create table large.spots (id int primary key, n int, d float8, price numeric, name text, seen timestamptz,
        geom geometry(Point, 4326));
      insert into large.spots select i, nullif(i * 7919 % ${ROWS}, 0), i / 7.0, i / 100.0, 'name ' || i,
        timestamp '2020-01-01' + i * interval '1 hour', ST_Point(i % 360 - 180, i / 360 - 85, 4326)
      from generate_series(1, ${ROWS}) as i;
      create index on large.spots using gist (geom); create index on large.spots (n);
      create index on large.spots (d); create index on large.spots (price); create index on large.spots (seen);
      create index on large.spots (name); create index on large.spots (name collate "C", id); analyze large.spots`)
    database = await openDatabase(url, ['large.*'])
    const [{ layers, about, stamp }] = database.tables as [PostgisTable]
    connections = new Connections({
      address: readPostgresAddress(url),
      password: async () => readPostgresAddress(url).password,
    })
    const recording = {
      most: 10,
      rows: (statement: Statement) => {
        statements.push(statement)
        return connections.rows(statement)
      },
    } as Connections
    const watch = { away: () => undefined, again: () => Promise.resolve(true) }
    table = new PostgisTable(recording, layers[0], { about, stamp, hints: [], watch })
  })
  after(async () => {
    await connections?.close()
    await database?.close()
  })

  const filter = (text: string): Condition => {
    const { value, faults } = parseText(text)
    const checked = faults === undefined ? check(value, table.layers[0]) : { faults }
    if (checked.faults !== undefined) throw new Error(checked.faults.map(({ message }) => message).join(' '))
    return checked.value
  }

  const pages: Record<string, () => Partial<PageQuery>> = {
    'from its start': () => ({}),
    'behind a key': () => ({ after: { key: ROWS - 20 } }),
    'of a small box': () => ({ bbox: readBbox([10, 10, 12, 12]) }),
    'of an equal text': () => ({ equals: [{ column: 3, value: 'name 50000' }] }),
    'of an equal text of a filter': () => ({ filter: filter(`name = 'name 50000'`) }),
    'of a whole number': () => ({ filter: filter('n = 4711') }),
    'of a few numbers': () => ({ filter: filter('n IN (4711, 5, 6)') }),
    'of a fraction': () => ({ filter: filter('d > 8571.2') }),
    'of decimal numbers': () => ({ filter: filter('price BETWEEN 599.9 AND 599.95') }),
    'of a time': () => ({ filter: filter(`seen < TIMESTAMP('2020-01-01T10:00:00Z')`) }),
    'of an interval': () => ({ time: { from: -Infinity, to: Date.parse('2020-01-01T10:00:00Z') } }),
    'sorted upwards': () => ({ sort: [{ column: 0, descending: false }] }),
    'sorted downwards behind a position': () => ({
      sort: [{ column: 0, descending: true }],
      after: { key: 1, values: ['30000'] },
    }),
    'sorted by a text': () => ({ sort: [{ column: 3, descending: true }], before: 'end' as const }),
    'of ids': () => ({ filter: filter('id IN (5, 50000)') }),
    'of a polygon': () => ({ filter: filter('S_INTERSECTS(geom, POLYGON((10 10, 12 10, 12 12, 10 10)))') }),
  }
  for (const [title, query] of Object.entries(pages))
    it(`is found by indexes: ${title}`, async () => {
      statements.length = 0
      let count = 0
      for await (const batch of table.page(table.layers[0], { limit: 10, ...query() })) count += batch.length
      expect(count).to.be.above(0)
      const reading = statements.filter(({ text }) => !text.includes('_postgis_selectivity'))
      expect(reading).to.have.length.above(0)
      for (const { text, values } of reading) {
        const plan = await connections.rows({ text: `explain (costs off) ${text}`, values })
        const lines = plan.map(([line]) => String(line))
        expect(lines.join('\n'), text)
          .to.match(/Index/)
          .and.not.to.match(/Seq Scan/)
      }
    })

  it('has no condition for rows without a geometry, which the table does not have', async () => {
    statements.length = 0
    const query = { limit: 10, bbox: readBbox([10, 10, 12, 12]) }
    for await (const _ of table.page(table.layers[0], query));
    expect(statements.map(({ text }) => text).join())
      .to.include('&&')
      .and.not.to.include('is null')
  })
})

describe('a large table of PostGIS whose ids follow its places', function () {
  this.timeout(60_000)
  const postgis = withPostgis({ autovacuum: 'off' })
  let database: PostgisDatabase
  const statements: Statement[] = []
  let connections: Connections

  before(async () => {
    const { sql, url } = postgis()
    await makeSchema(postgis(), 'belt')
    await sql(`create table belt.spots (id int primary key, name text, geom geometry(Point, 4326) not null);
      insert into belt.spots select i, 'name ' || i, ST_Point(i * 360.0 / ${ROWS} - 180, i % 170 - 85, 4326)
      from generate_series(1, ${ROWS}) as i;
      create index on belt.spots using gist (geom); analyze belt.spots`)
    database = await openDatabase(url, ['belt.*'])
    connections = new Connections({
      address: readPostgresAddress(url),
      password: async () => readPostgresAddress(url).password,
    })
  })
  after(async () => {
    await connections?.close()
    await database?.close()
  })

  /** The ids of a page of a box, and the plan of its last statement. */
  const read = async (query: Partial<PageQuery>): Promise<{ ids: unknown[]; plan: string }> => {
    const [{ layers }] = database.tables as [PostgisTable]
    const recording = {
      most: 10,
      rows: (statement: Statement) => {
        statements.push(statement)
        return connections.rows(statement)
      },
    } as Connections
    const queries = new LayerQueries(recording, layers[0], {
      ...{ away: () => undefined, failed: () => undefined, again: async () => true },
    })
    const page = await PostgisPage.of(layers[0], queries, { limit: 5, ...query })
    const ids: unknown[] = []
    for await (const batch of page.batches()) ids.push(...batch.map(({ key }) => key))
    const { text, values } = statements.at(-1)!
    const plan = await connections.rows({ text: `explain (costs off) ${text}`, values })
    return { ids, plan: plan.map(([line]) => String(line)).join('\n') }
  }
  const expected = async (west: number, more = ''): Promise<unknown[]> => {
    const { rows } = await postgis().sql(
      `select id from belt.spots where ST_X(geom) >= ${west} ${more} order by id limit 5`,
    )
    return rows.map(({ id }) => id)
  }

  it('is not walked in the order of ids to a small box at its end', async () => {
    const first = await read({ bbox: readBbox([170, -90, 180, 90]) })
    expect(first.plan)
      .to.match(/Index Scan on spots_geom_idx/)
      .and.not.to.match(/spots_pkey/)
    expect(first.ids).to.deep.equal(await expected(170))
    const next = await read({ bbox: readBbox([170, -90, 180, 90]), after: { key: ROWS - 100 } })
    expect(next.ids).to.deep.equal(await expected(170, `and id > ${ROWS - 100}`))
    const named = await read({
      bbox: readBbox([170, -90, 180, 90]),
      sort: [{ column: 0, descending: false }],
    })
    expect(named.plan).to.match(/spots_geom_idx/)
  })

  it('is read without statistics', async () => {
    const { sql } = postgis()
    await sql(`delete from pg_statistic where starelid = 'belt.spots'::regclass`)
    try {
      const { ids } = await read({ bbox: readBbox([170, -90, 180, 90]) })
      expect(ids).to.deep.equal(await expected(170))
    } finally {
      await sql('analyze belt.spots')
    }
  })

  it('is read in the order of ids for a box that many rows meet', async () => {
    const wide = await read({ bbox: readBbox([-100, -90, 180, 90]) })
    expect(wide.plan).to.match(/spots_pkey/)
    expect(wide.ids).to.deep.equal(await expected(-100))
  })
})

describe('a large table of PostGIS with a row without a geometry', function () {
  this.timeout(60_000)
  const postgis = withPostgis({ autovacuum: 'off' })
  let database: PostgisDatabase
  const table = (): PostgisTable => database.tables[0]!
  const idsInBox = async (): Promise<unknown[]> => {
    const found: unknown[] = []
    const query = { limit: 10, bbox: readBbox([0.5, 0.5, 3.5, 3.5]) }
    for await (const batch of table().page(table().layers[0], query))
      found.push(...batch.map(({ key }) => key))
    return found
  }

  before(async () => {
    const { sql, url } = postgis()
    await makeSchema(postgis(), 'gaps')
    await sql(`create table gaps.spots (id int primary key, geom geometry(Point, 4326));
      insert into gaps.spots select i, case when i <> 7 then ST_Point(i % 180, i % 180 / 2, 4326) end
      from generate_series(1, 30000) as i where i % 180 > 2 or i = 2;
      create index on gaps.spots using gist (geom); analyze gaps.spots`)
    database = await openDatabase(url, ['gaps.*'])
  })
  after(() => database?.close())

  it('gives the row in every bbox, and names the statement that makes an index for it', async () => {
    expect(await idsInBox()).to.include(7)
    const [hint] = table().hints
    const statement = 'CREATE INDEX ON "gaps"."spots" ("id") WHERE "geom" IS NULL;'
    expect(hint).to.include('rows without a geometry').and.to.include(statement)
    await postgis().sql(/CREATE INDEX.*/.exec(hint!)![0])
    await database.look()
    expect(table().hints).to.deep.equal([])
    expect(await idsInBox()).to.include(7)
  })
})
