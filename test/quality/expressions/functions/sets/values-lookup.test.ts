import { expect } from 'chai'
import { checkExpression } from '../../../../../src/quality/expressions/check/index.ts'
import { evaluator } from '../../../../../src/quality/expressions/evaluate.ts'
import { FUNCTIONS } from '../../../../../src/quality/expressions/functions/index.ts'
import type { ScopeColumn } from '../../../../../src/quality/expressions/scope.ts'
import { verbatim } from '../../../../../src/quality/expressions/sql.ts'
import type { Value } from '../../../../../src/quality/expressions/value.ts'
import type { AttributeProfile } from '../../../../../src/quality/model/profile.ts'
import { columnOf } from '../../support/engines.ts'
import { rowsTableOf, valuesTableOf } from '../../support/profiled-columns.ts'
import { inEachEngine } from '../../support/tested-engines.ts'

const ROWS: readonly (readonly [string | null, string | null])[] = [
  ['Dr', 'AB-12'],
  ['Dr', null],
  ['Müller 7', 'Dr'],
  [null, ' '],
  ['e\u0301a', 'ab-12'],
  [' ', 'x'],
  ['$400.00', 'Müller 7'],
]

inEachEngine('A lookup in the values of an attribute', 60_000, (engine) => {
  let columns: ScopeColumn[]
  let rowsTable: string
  before(async () => {
    const valuesTable = await valuesTableOf(engine(), [
      ROWS.map(([one]) => one),
      ROWS.map(([, other]) => other),
    ])
    rowsTable = await rowsTableOf(engine(), ROWS)
    const profile = {} as AttributeProfile
    columns = ['c1', 'c2'].map((name, at) =>
      columnOf(name, 'text', {
        profiled: { attributeId: at + 1, profile, valuesTable, rowsTable, schemaLength: 9 },
      }),
    )
  })

  const inEngine = async (expression: string): Promise<Value[]> => {
    const { typed } = checkExpression(expression, { columns }, FUNCTIONS, 'sql')
    const rows = await engine().select([typed], verbatim(`${rowsTable} order by _rowid`))
    return rows.map(([value]) => value!)
  }
  const overRows = (expression: string): Value[] => {
    const { typed } = checkExpression(expression, { columns }, FUNCTIONS, 'rows')
    return ROWS.map(evaluator(typed))
  }

  it('returns the form of the text itself', async () => {
    for (const call of [
      'PATTERN(c1)',
      'PATTERN(c1, "rich")',
      'PATTERN(c1, "Long")',
      'MASK(c2)',
      'SOUNDEX(c1)',
      'METAPHONE(c1)',
    ]) {
      expect(await inEngine(call), call).to.deep.equal(overRows(call))
    }
    expect(await inEngine('MASK(c1) || "," || MASK(c2)')).to.include('AA,AA-NN')
  })

  it('returns how many rows have the value, and if other rows have it', async () => {
    expect(await inEngine('FREQUENCY(c1)')).to.deep.equal([2n, 2n, 1n, null, 1n, 1n, 1n])
    expect(await inEngine('IS_UNIQUE(c1)')).to.deep.equal([false, false, true, null, true, true, true])
  })

  it('returns if another attribute has the value, without its nulls', async () => {
    expect(await inEngine('IS_IN(c2, c1)')).to.deep.equal([false, null, true, true, false, false, true])
    expect(await inEngine('IS_IN(UPPER(c2), c2)')).to.deep.equal([
      true,
      null,
      false,
      true,
      true,
      false,
      false,
    ])
  })
})
