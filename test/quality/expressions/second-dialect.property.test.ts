import { expect } from 'chai'
import fc from 'fast-check'
import { checkCondition, checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { compileIfExpressible, isExpressible } from '../../../src/quality/expressions/compile.ts'
import type { Overload } from '../../../src/quality/expressions/declaration.ts'
import { InvalidExpression } from '../../../src/quality/expressions/errors.ts'
import { evaluator } from '../../../src/quality/expressions/evaluate.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import type { Typed } from '../../../src/quality/expressions/typed.ts'
import { DRAWN, isCompiled, LEFT_OUT, RUNS } from './support/agreement.ts'
import { shown } from './support/engines.ts'
import { SCOPE } from './support/small-language.ts'
import { SqliteEngine } from './support/sqlite-engine.ts'
import { COLUMNS, expressions, rows } from './support/typed-expressions.ts'

const AT_ONCE = 20

/** Part of the drawn expressions that must have a form: one in six has. */
const MIN_SHARE = 0.08

/** Ways to call functions and operators that must be among them. */
const MIN_OVERLOADS = 40

/** What an expression calls. */
const overloadsOf = (typed: Typed): Overload[] =>
  typed.kind === 'call' ? [typed.overload, ...typed.args.flatMap(overloadsOf)] : []

describe('expressions in a second dialect, SQLite', function () {
  this.timeout(60_000 + RUNS * 60)

  let sqlite: SqliteEngine
  before(() => {
    sqlite = new SqliteEngine()
  })
  after(() => sqlite.stop())

  it(`give the same as the evaluator for every row, where all parts have a form`, async function () {
    const functions = [...FUNCTIONS.values()].filter(
      ({ name, overloads }) => !LEFT_OUT.has(name) && overloads.some(({ sql }) => sql.sqlite !== undefined),
    )
    const tables = fc.constantFrom(...fc.sample(rows, { ...DRAWN, numRuns: 10 }))
    const batches = fc.array(expressions(functions).filter(isCompiled), {
      minLength: 1,
      maxLength: AT_ONCE,
      size: 'max',
    })
    let drawn = 0
    const called = new Set<Overload>()
    let ran = 0
    await fc.assert(
      fc.asyncProperty(batches, tables, async (batch, stored) => {
        const expressible = batch.filter(
          (typed) => isExpressible(typed, 'sqlite') && isCompiled(typed, 'sqlite'),
        )
        drawn += batch.length
        ran += expressible.length
        for (const overload of expressible.flatMap(overloadsOf)) called.add(overload)
        if (expressible.length === 0) return
        const found = await sqlite.values(expressible, COLUMNS, stored)
        expressible.forEach((typed, at) => {
          const evaluate = evaluator(typed)
          stored.forEach((row, place) => {
            const [value, other] = [evaluate(row), found[at]![place]!]
            if (Object.is(value, other)) return
            const sql = compileIfExpressible(typed, 'sqlite')!.text
            expect.fail(
              `SQLite gives ${shown(other)}, the evaluator ${shown(value)} for ${sql} of ${row.map(shown).join(', ')}`,
            )
          })
        })
      }),
      { ...DRAWN, numRuns: Math.ceil((10 * RUNS) / AT_ONCE) },
    )
    this.test!.title += `: ${ran} of ${drawn} have, with ${called.size} ways to call`
    expect(ran / drawn, `${ran} of ${drawn}`).to.be.above(MIN_SHARE)
    expect(called.size).to.be.above(MIN_OVERLOADS)
  })

  it('are left to the evaluator where a part has no form', () => {
    const { typed } = checkCondition('UPPER(Name) = "A" AND Zip > 1', SCOPE, FUNCTIONS, 'sql')
    expect(compileIfExpressible(typed, 'duckdb')).to.include.keys('text')
    expect(compileIfExpressible(typed, 'sqlite')).to.equal(undefined)
  })

  it('are refused where an engine alone can compute a part, and this one cannot', () => {
    const { typed } = checkExpression('FREQUENCY(Name) > 1', SCOPE, FUNCTIONS, 'sql')
    expect(compileIfExpressible(typed, 'duckdb')).to.include.keys('text')
    expect(() => compileIfExpressible(typed, 'sqlite')).to.throw(
      InvalidExpression,
      'The engine of this repository cannot compute this together with the rest of the expression.',
    )
  })
})
