import { expect } from 'chai'
import type { Row } from '../../../../src/quality/model/warehouse/warehouse.ts'
import { ownerMarker, ownerOf } from '../../../../src/quality/stores/trino/hidden-names.ts'
import {
  checkSchemaFree,
  claimSchema,
  ownerOfSchema,
} from '../../../../src/quality/stores/trino/schema-owner.ts'
import { failureOf } from '../../../platform/support.ts'

const OURS = '11111111-2222-3333-4444-555555555555'
const OTHERS = '99999999-2222-3333-4444-555555555555'

/** Stands in for a schema. @param meanwhile what others make as soon as a mark is made */
function schemaWith(tables: string[], meanwhile: string[] = []) {
  const run = async (sql: string): Promise<Row[]> => {
    const [, made] = /^CREATE TABLE IF NOT EXISTS "s"\."(\w+)"/.exec(sql) ?? []
    if (made !== undefined) tables.push(made, ...meanwhile)
    const [, dropped] = /^DROP TABLE IF EXISTS "s"\."(\w+)"/.exec(sql) ?? []
    if (dropped !== undefined) tables.splice(tables.indexOf(dropped), 1)
    return tables.map((name) => ({ table_name: name }))
  }
  return { run, storage: { location: 'local:///' }, schema: 's', owner: OURS }
}

const messageOf = async (work: () => Promise<unknown>) => ((await failureOf(work)) as Error).message

describe('The mark of a schema in Trino', () => {
  it('has the id of the catalogue in its name', () => {
    expect(ownerOf(ownerMarker(OURS))).to.equal(OURS)
    expect(ownerOf('e1_g1')).to.equal(undefined)
  })

  it('is made once, in an empty schema and in one of an earlier version', async () => {
    for (const tables of [[], ['e1_g1']]) {
      const use = schemaWith(tables)
      await claimSchema(use)
      await claimSchema(use)
      expect(tables.filter((table) => ownerOf(table) === OURS)).to.have.lengthOf(1)
      expect(await ownerOfSchema(use)).to.equal('ours')
      await checkSchemaFree(use)
    }
  })

  it('keeps another catalogue out, and nothing is changed', async () => {
    const tables = ['e1_g1', ownerMarker(OTHERS)]
    const use = schemaWith(tables)
    const sentence =
      'The schema s has the rows of another installation: name another schema in WAREHOUSE_URL.'
    expect(await messageOf(() => claimSchema(use))).to.equal(sentence)
    expect(await messageOf(() => checkSchemaFree(use))).to.equal(sentence)
    expect(tables).to.deep.equal(['e1_g1', ownerMarker(OTHERS)])
  })

  it('is withdrawn if another catalogue has made its own at the same time', async () => {
    const tables: string[] = []
    expect(await messageOf(() => claimSchema(schemaWith(tables, [ownerMarker(OTHERS)])))).to.match(/another/)
    expect(tables).to.deep.equal([ownerMarker(OTHERS)])
  })

  it('is needed before a move may replace tables', async () => {
    expect(await messageOf(() => checkSchemaFree(schemaWith(['e1_g1'])))).to.match(/nobody knows the owner/)
    await checkSchemaFree(schemaWith([]))
  })
})
