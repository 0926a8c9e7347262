import { expect } from 'chai'
import { checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import { columnOf } from './support/engines.ts'
import { inEachEngine } from './support/tested-engines.ts'

const COLUMNS = [columnOf('n', 'integer'), columnOf('t', 'text')]

inEachEngine('IN', 60_000, (engine) => {
  for (const [expression, wanted] of [
    ['n IN (n, CLAMP(LENGTH(t), 10, n), LENGTH(WORD(t, 9)))', [true, true]],
    ['n IN (n + 1, CLAMP(LENGTH(t), 10, n), LENGTH(WORD(t, 9)))', [null, null]],
    ['n IN (5, NULL, NULL)', [null, true]],
    ['n NOT IN (5, 6)', [true, false]],
  ] as const)
    it(`has three answers: ${expression}`, async () => {
      const { typed } = checkExpression(expression, { columns: COLUMNS }, FUNCTIONS, 'sql')
      const rows = [
        [4n, 'a b'],
        [5n, 'c'],
      ]
      expect(await engine().agreed(typed, COLUMNS, rows)).to.deep.equal(wanted)
    })
})
