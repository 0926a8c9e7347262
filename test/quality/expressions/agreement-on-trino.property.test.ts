import { expect } from 'chai'
import fc from 'fast-check'
import { compile } from '../../../src/quality/expressions/compile.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import type { Typed } from '../../../src/quality/expressions/typed.ts'
import { trinoUrl } from '../../support/trino.ts'
import {
  DRAWN,
  expectSameOnTrino,
  isCompiled,
  LEFT_OUT,
  ON_TRINO,
  RUNS_ON_TRINO,
} from './support/agreement.ts'
import { readTexts } from './support/grafted-texts.ts'
import { TrinoEngine } from './support/trino-engine.ts'
import { expressions, rows } from './support/typed-expressions.ts'

/** The SQL of an expression, for messages. */
function shownSql(typed: Typed): string {
  const { text, bindings } = compile(typed, { name: 'trino' })
  return `${text} with ${bindings.map(String).join(', ')}`
}

describe("the form of an expression in Trino's SQL", function () {
  this.timeout(120_000 + RUNS_ON_TRINO * 1000)

  let trino: TrinoEngine | undefined
  before(async function () {
    trino = await TrinoEngine.start(trinoUrl(this))
  })
  after(() => trino?.stop())

  const tables = () => fc.constantFrom(...fc.sample(rows, { ...DRAWN, numRuns: 10 }))

  it(`gives the same as the evaluator for every row, whatever the expression is (${RUNS_ON_TRINO})`, async () => {
    const functions = [...FUNCTIONS.values()].filter(({ name }) => !LEFT_OUT.has(name))
    const batches = fc.array(expressions(functions).filter(isCompiled), {
      minLength: ON_TRINO,
      maxLength: ON_TRINO,
      size: 'max',
    })
    let count = 0
    await fc.assert(
      fc.asyncProperty(batches, tables(), async (batch, stored) => {
        count += await expectSameOnTrino(trino!, batch, stored, (at) => shownSql(batch[at]!))
      }),
      { ...DRAWN, numRuns: Math.ceil(RUNS_ON_TRINO / ON_TRINO), endOnFailure: true },
    )
    expect(count).to.be.above(RUNS_ON_TRINO / 2)
  })

  it(`gives the same as the evaluator for every row, whatever text it is read from (${RUNS_ON_TRINO})`, async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(readTexts(ON_TRINO), tables(), async (batch, stored) => {
        const typed = batch.map(({ checked }) => checked.typed)
        count += await expectSameOnTrino(trino!, typed, stored, (at) => batch[at]!.text)
      }),
      { ...DRAWN, numRuns: Math.ceil(RUNS_ON_TRINO / ON_TRINO), endOnFailure: true },
    )
    expect(count).to.be.above(RUNS_ON_TRINO / 2)
  })
})
