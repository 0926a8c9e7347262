import { expect } from 'chai'
import fc from 'fast-check'
import { compileDuckDb } from '../../../src/quality/expressions/compile-duckdb.ts'
import { InvalidExpression } from '../../../src/quality/expressions/errors.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import type { Typed } from '../../../src/quality/expressions/typed.ts'
import { Engines, shown } from './support/engines.ts'
import { COLUMNS, expressions, rows } from './support/typed-expressions.ts'

const AT_ONCE = 6
/** As many as there is time for: more where it is no matter. */
const RUNS = Number(process.env['EXPRESSION_RUNS'] ?? 2000)
const LEFT_OUT = new Set([
  // Of the instant at which each form is made.
  ...['NOW', 'TODAY'],
  // Looked up in a profile's tables.
  ...['PATTERN', 'MASK', 'SOUNDEX', 'METAPHONE', 'UNMASK'],
  // The last digit is the library's; what is built on it may differ by more. Tests of their own compare 15 digits.
  ...['EXP', 'LN', 'LOG', 'LOG10', 'POWER'],
])

/** Longer ones are few, and take the engine long to plan. */
function isCompiled(expression: Typed): boolean {
  try {
    return compileDuckDb(expression).text.length < 10_000
  } catch (error) {
    if (error instanceof InvalidExpression) return false
    throw error
  }
}

describe('the two forms of an expression', function () {
  this.timeout(60_000 + RUNS * 60)

  let engines: Engines
  before(async () => {
    engines = await Engines.start()
  })
  after(() => engines.stop())

  it(`give the same for every row, whatever the expression is (${RUNS})`, async () => {
    const functions = [...FUNCTIONS.values()].filter(({ name }) => !LEFT_OUT.has(name))
    const batches = fc.array(expressions(functions).filter(isCompiled), {
      minLength: 1,
      maxLength: AT_ONCE,
      size: 'max',
    })
    const tables = fc.constantFrom(...fc.sample(rows, 10))
    await fc.assert(
      fc.asyncProperty(batches, tables, async (batch, stored) => {
        const answers = await engines.answers(batch, COLUMNS, stored)
        answers.forEach(({ duckdb, evaluator }, at) => {
          evaluator.forEach((value, row) => {
            if (Object.is(duckdb[row], value)) return
            const { text } = compileDuckDb(batch[at]!)
            expect.fail(
              `DuckDB gives ${shown(duckdb[row]!)}, the evaluator ${shown(value)} for ${text} of ${stored[row]!.map(shown).join(', ')}`,
            )
          })
        })
      }),
      { numRuns: Math.ceil(RUNS / AT_ONCE) },
    )
  })
})
