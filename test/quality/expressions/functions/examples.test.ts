import { expect } from 'chai'
import { type CheckedExpression, checkExpression } from '../../../../src/quality/expressions/check/index.ts'
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
import { joined, sql, verbatim } from '../../../../src/quality/expressions/sql.ts'
import { profiledRow } from '../support/profiled-columns.ts'
import { inEachEngine, type TestedEngine } from '../support/tested-engines.ts'

/** What examples give as SQL, each over a row of its own. */
async function inEngine(engine: TestedEngine, examples: readonly Example[]): Promise<(string | null)[]> {
  const cells = [sql`1 as _rowid`]
  const expressions: CheckedExpression[] = []
  for (const { expression, row = {} } of examples) {
    const profiled = profiledRow(row)
    const columns = profiled.columns.map((column) => {
      cells.push(sql`cast(${row[column.humanName]!} as varchar) as ${verbatim(`c${cells.length}`)}`)
      return { ...column, sql: `c${cells.length - 1}` }
    })
    const checked = checkExpression(expression, { columns }, FUNCTIONS, 'sql')
    await profiled.create(engine, compile(checked.typed, engine.dialect))
    expressions.push(checked)
  }
  const [values] = await engine.select(
    expressions.map(({ typed }) => typed),
    sql`(select ${joined(cells, ', ')}) as given`,
  )
  return values!.map((value, at) => (value === null ? null : showValue(value, expressions[at]!.type)))
}

function overRows({ expression, row = {} }: Example): string | null {
  const { columns } = profiledRow(row)
  const { typed, type } = checkExpression(expression, { columns }, FUNCTIONS, 'rows')
  const value = evaluator(typed)(Object.values(row))
  return value === null ? null : showValue(value, type)
}

const isOnly = ({ overloads }: FunctionDeclaration, where: 'sql' | 'rows'): boolean =>
  overloads.every(({ only }) => only === where)

inEachEngine('the examples of the functions', 60_000, (engine) => {
  for (const { name, examples } of FUNCTIONS.values())
    it(`of ${name}`, async () => {
      expect(await inEngine(engine(), examples)).to.deep.equal(examples.map(({ result }) => result))
    })
})

describe('the declarations of the functions', () => {
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
        it(`${expression}${where} is ${JSON.stringify(result)} over rows`, () => {
          if (isOnly(declaration, 'sql')) expect(() => overRows(example)).to.throw(InvalidExpression)
          else expect(overRows(example)).to.equal(result)
        })
      }
    })
  }
})
