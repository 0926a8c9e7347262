import { expect } from 'chai'
import { QueryFailed, type Row, TableUnknown } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { TrinoTables } from '../../../../src/quality/stores/trino/tables.ts'
import { failureOf } from '../../../platform/support.ts'

/** A schema with one table, in which a change of its name fails. */
function tablesWhere(fault: Error, isGone: boolean): TrinoTables {
  let names: (string | null)[] = ['e1_g1']
  return new TrinoTables(async (sql): Promise<Row[]> => {
    if (sql.startsWith('SELECT')) return names.map((name) => ({ now: 1, table_name: name }))
    if (isGone) names = [null]
    throw fault
  }, 'test_1')
}

describe('Tables of Trino that are hidden twice at once', () => {
  const failed = new QueryFailed('The database engine could not answer the query.')
  for (const fault of [failed, new TableUnknown('A table of the query does not exist.')])
    it(`are hidden, although ${fault.constructor.name} is thrown`, async () => {
      await tablesWhere(fault, true).hide(['e1_g1'])
    })

  it('throw what failed if they are still there', async () => {
    expect(await failureOf(() => tablesWhere(failed, false).hide(['e1_g1']))).to.equal(failed)
  })
})
