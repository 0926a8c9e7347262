import { expect } from 'chai'
import { isOfWarehouse } from '../../../../src/quality/loaders/trino/warehouse-schemas.ts'
import { wholeName } from '../../../../src/quality/loaders/trino/whole-name.ts'
import { InvalidSource } from '../../../../src/quality/loaders/errors.ts'

const CLUSTER = {
  host: 'trino',
  port: 8443,
  sslMode: 'verify-full',
  catalog: 'lake',
  schema: 'sales',
} as const
const WAREHOUSES = { catalog: 'lake', schema: 'gt' }

const nameOf = (text: string, warehouses = WAREHOUSES): unknown => {
  try {
    return wholeName(text, { cluster: CLUSTER, warehouses })
  } catch (error) {
    expect(error).to.be.instanceOf(InvalidSource)
    return (error as InvalidSource).message
  }
}

describe('the name of a table of Trino', () => {
  it('gets its missing parts from the connection', () => {
    expect(nameOf('Orders')).to.deep.equal({ catalog: 'lake', schema: 'sales', table: 'orders' })
    expect(nameOf('hr.people')).to.deep.equal({ catalog: 'lake', schema: 'hr', table: 'people' })
    expect(nameOf('pg.hr.people')).to.deep.equal({ catalog: 'pg', schema: 'hr', table: 'people' })
  })

  it('is refused if its schema has the rows of a repository, however it is written', () => {
    for (const name of [
      'gt_5.e1_g1',
      'lake.gt_12.e1_g1',
      '"LAKE"."Gt_5"."e1_g1$snapshots"',
      'lake."gt_probe".x',
    ])
      expect(nameOf(name), name).to.match(
        /^The schema gt_\w+ has the rows of a repository, which no connection/,
      )
    for (const name of ['gt.t', 'gt_5a.t', 'gt_.t', 'other_5.t', 'hive.gt_5.t', 'gt_probes.t'])
      expect(nameOf(name), name).to.be.an('object')
  })

  it('is refused in the catalog of the cluster itself, however it is written', () => {
    for (const name of ['system.runtime.queries', '"SYSTEM"."Runtime"."queries"'])
      expect(nameOf(name), name).to.match(/^Tables of the catalog system show the queries/)
  })

  it('is refused in the schemas in which a catalog describes itself', () => {
    for (const name of ['system.iceberg_tables', 'lake."SYSTEM".x', 'information_schema.tables'])
      expect(nameOf(name), name).to.match(/has the names of all tables of the catalog/)
  })

  it('may be in any schema if no cluster has the rows of repositories', () => {
    expect(wholeName('gt_5.t', { cluster: CLUSTER })).to.include({ schema: 'gt_5' })
    expect(isOfWarehouse(WAREHOUSES, undefined, undefined)).to.equal(false)
  })
})
