import { expect } from 'chai'
import { listPostgresqlTables } from '../../../../src/quality/loaders/postgresql/find-table.ts'
import { type PostgresqlServer, startPostgresql } from '../../../support/postgresql-server.ts'
import { readTable, requestOf } from './reading.ts'

describe('the tables of a PostgreSQL database', () => {
  let server: PostgresqlServer
  const list = (filter?: string) => listPostgresqlTables(requestOf(server, ''), filter)
  const names = async (filter?: string) => (await list(filter)).tables.map(({ name }) => name)

  before(async function () {
    server = await startPostgresql(this)
    for (const statement of [
      'create schema sales',
      'create table sales.orders as select i from generate_series(1, 3000) as i',
      'analyze sales.orders',
      'create table sales."Order/lines" (id integer)',
      'create view sales.large as select * from sales.orders where i > 9',
      'create materialized view sales.kept as select * from sales.orders with no data',
      'create table parted (id integer) partition by list (id)',
      'create table parted_1 partition of parted for values in (1)',
      'create sequence not_a_table',
      'create table hidden (id integer)',
      "create role lister login password 'listing'",
      'grant usage on schema sales to lister',
      'grant select (i) on sales.orders to lister',
    ])
      await server.client.query(statement)
  })
  after(() => server?.stop())

  it('are listed with their kinds and estimates', async () => {
    const { tables, isCut } = await list()
    expect(isCut).to.equal(false)
    expect(tables.map(({ name, kind, estimatedRows }) => [name, kind, estimatedRows])).to.deep.equal([
      ['public.hidden', 'table', undefined],
      ['public.parted', 'table', undefined],
      ['sales."Order/lines"', 'table', undefined],
      ['sales.kept', 'view', undefined],
      ['sales.large', 'view', undefined],
      ['sales.orders', 'table', 3000],
    ])
  })

  it('are filtered by a pattern of the table, or of the schema and the table', async () => {
    expect(await names('sales.*')).to.have.length(4)
    expect(await names('*r*er*')).to.have.members(['sales.orders', 'sales."Order/lines"'])
    expect(await names('public.p?rted')).to.deep.equal(['public.parted'])
    expect(await names('Order/*')).to.deep.equal(['sales."Order/lines"'])
    expect(await names('orders.*')).to.deep.equal([])
    expect(await names('*')).to.have.length(6)
  })

  it('are named as a source names them', async () => {
    for (const name of await names()) {
      if (name === 'sales.kept') continue
      expect((await readTable(requestOf(server, name))).names).to.have.length(1)
    }
  })

  it('are those that the user may read', async () => {
    const login = { user: 'lister', password: 'listing' }
    const { tables } = await listPostgresqlTables({ ...requestOf(server, ''), login }, undefined)
    expect(tables.map(({ name }) => name)).to.deep.equal(['sales.orders'])
  })
})
