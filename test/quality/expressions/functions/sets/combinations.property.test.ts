import { expect } from 'chai'
import fc from 'fast-check'
import { checkExpression } from '../../../../../src/quality/expressions/check/index.ts'
import { FUNCTIONS } from '../../../../../src/quality/expressions/functions/index.ts'
import { sql, verbatim } from '../../../../../src/quality/expressions/sql.ts'
import type { AttributeProfile } from '../../../../../src/quality/model/profile.ts'
import { inFull } from '../../../../support/full.ts'
import { columnOf } from '../../support/engines.ts'
import { rowsTableOf } from '../../support/profiled-columns.ts'
import { inEachEngine } from '../../support/tested-engines.ts'

const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)

type Row = readonly (string | null)[]

const cell = fc.constantFrom(null, '', ' ', 'a', 'A', '1', '01', 'é')
const tables = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 12 })

inEachEngine('functions of combinations of values', inFull(600_000, 120_000), (engine, runs) => {
  async function evaluate(rows: readonly Row[], expression: string): Promise<boolean[]> {
    const rowsTable = await rowsTableOf(engine(), rows)
    const columns = ['c1', 'c2', 'c3'].map((name, at) => {
      const profiled = { attributeId: at + 1, profile: {} as AttributeProfile, valuesTable: 'v', rowsTable }
      return columnOf(name, 'text', { profiled: { ...profiled, schemaLength: undefined } })
    })
    const { typed } = checkExpression(expression, { columns }, FUNCTIONS, 'sql')
    const found = await engine().select([typed], verbatim(`${rowsTable} order by _rowid`))
    await engine().rows(sql`drop table ${verbatim(rowsTable)}`)
    return found.map(([value]) => value as boolean)
  }

  const combination = (row: Row, by: readonly number[]): string =>
    JSON.stringify(by.map((one) => row[one - 1]))

  it('IS_KEY is true in rows whose combination no other row has', async () => {
    await fc.assert(
      fc.asyncProperty(tables, fc.constantFrom([1], [2, 1], [1, 2, 3]), async (rows, by) => {
        const all = rows.map((row) => combination(row, by))
        const expected = all.map((one) => all.filter((other) => other === one).length === 1)
        expect(await evaluate(rows, `IS_KEY(${by.map((one) => `c${one}`).join(', ')})`)).to.deep.equal(
          expected,
        )
      }),
      { numRuns: runs(inFull(300, 30)), seed: SEED },
    )
  })

  it('IS_DETERMINED is true in rows whose determinants have one value of the attribute', async () => {
    await fc.assert(
      fc.asyncProperty(tables, fc.constantFrom([], [2], [3, 2]), async (rows, by) => {
        const expected = rows.map((row) => {
          const alike = rows.filter((other) => combination(other, by) === combination(row, by))
          return new Set(alike.map(([value]) => value)).size === 1
        })
        const names = [1, ...by].map((one) => `c${one}`).join(', ')
        expect(await evaluate(rows, `IS_DETERMINED(${names})`)).to.deep.equal(expected)
      }),
      { numRuns: runs(inFull(300, 30)), seed: SEED },
    )
  })
})
