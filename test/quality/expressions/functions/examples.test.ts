import { expect } from 'chai'
import { checkExpression } from '../../../../src/quality/expressions/check/index.ts'
import { compile } from '../../../../src/quality/expressions/compile.ts'
import {
  type Example,
  type FunctionDeclaration,
  GROUPS,
} from '../../../../src/quality/expressions/declaration.ts'
import { InvalidExpression } from '../../../../src/quality/expressions/errors.ts'
import { evaluator } from '../../../../src/quality/expressions/evaluate.ts'
import { FUNCTIONS } from '../../../../src/quality/expressions/functions/index.ts'
import { showValue } from '../../../../src/quality/expressions/show-value.ts'
import { sql } from '../../../../src/quality/expressions/sql.ts'
import { Engines } from '../support/engines.ts'
import { profiledColumns } from '../support/profiled-columns.ts'

describe('the examples of the functions', () => {
  let engines: Engines
  before(async () => {
    engines = await Engines.start()
  })
  after(() => engines.stop())

  /** What an example gives as SQL over a table of the one row. */
  async function inEngine({ expression, row = {} }: Example): Promise<string | null> {
    const columns = await profiledColumns(engines, row)
    const { typed, type } = checkExpression(expression, { columns }, FUNCTIONS, 'sql')
    const cells = columns.map(
      ({ sql: name, humanName }) => sql`${row[humanName]!} as ${{ text: name, bindings: [] }}`,
    )
    const from = cells.reduce((all, cell) => sql`${all}, ${cell}`, sql`1 as _rowid`)
    const [values] = await engines.rows(sql`select ${compile(typed, 'duckdb')} from (select ${from})`)
    return values![0] === null ? null : showValue(values![0]!, type)
  }

  async function overRows({ expression, row = {} }: Example): Promise<string | null> {
    const columns = await profiledColumns(engines, row)
    const { typed, type } = checkExpression(expression, { columns }, FUNCTIONS, 'rows')
    const value = evaluator(typed)(Object.values(row))
    return value === null ? null : showValue(value, type)
  }

  const isOnly = ({ overloads }: FunctionDeclaration, where: 'sql' | 'rows'): boolean =>
    overloads.every(({ only }) => only === where)

  for (const declaration of FUNCTIONS.values()) {
    const { name, group, description, examples, overloads } = declaration
    describe(name, () => {
      it('has a group, a description of its result and at least two examples', () => {
        expect(GROUPS).to.include(group)
        expect(description).to.match(/^\S.+\.$/su)
        expect(examples.length).to.be.at.least(2)
        expect(overloads.length).to.be.at.least(1)
      })
      for (const example of examples) {
        const { expression, row, result } = example
        const where = row === undefined ? '' : ` where ${JSON.stringify(row)}`
        it(`${expression}${where} is ${JSON.stringify(result)}`, async () => {
          expect(await inEngine(example)).to.equal(result)
          if (isOnly(declaration, 'sql')) {
            const refusal = await overRows(example).then(undefined, (error: unknown) => error)
            expect(refusal).to.be.instanceOf(InvalidExpression)
          } else expect(await overRows(example)).to.equal(result)
        })
      }
    })
  }
})
