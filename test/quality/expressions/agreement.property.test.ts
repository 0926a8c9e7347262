import fc from 'fast-check'
import { compile } from '../../../src/quality/expressions/compile.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import { DRAWN, expectSame, isCompiled, LEFT_OUT, RUNS } from './support/agreement.ts'
import { Engines } from './support/engines.ts'
import { readTexts } from './support/grafted-texts.ts'
import { expressions, rows } from './support/typed-expressions.ts'

const AT_ONCE = 6
const TEXTS_AT_ONCE = 20

describe('the two forms of an expression', function () {
  this.timeout(60_000 + RUNS * 60)

  let engines: Engines
  before(async () => {
    engines = await Engines.start()
  })
  after(() => engines.stop())

  const tables = () => fc.constantFrom(...fc.sample(rows, { ...DRAWN, numRuns: 10 }))

  it(`give the same for every row, whatever the expression is (${RUNS})`, async () => {
    const functions = [...FUNCTIONS.values()].filter(({ name }) => !LEFT_OUT.has(name))
    const batches = fc.array(expressions(functions).filter(isCompiled), {
      minLength: 1,
      maxLength: AT_ONCE,
      size: 'max',
    })
    await fc.assert(
      fc.asyncProperty(batches, tables(), async (batch, stored) => {
        await expectSame(engines, batch, stored, (at) => compile(batch[at]!, { name: 'duckdb' }).text)
      }),
      { ...DRAWN, numRuns: Math.ceil(RUNS / AT_ONCE) },
    )
  })

  it(`give the same for every row, whatever text the expression is read from (${RUNS})`, async () => {
    let count = 0
    await fc.assert(
      fc.asyncProperty(readTexts(TEXTS_AT_ONCE), tables(), async (batch, stored) => {
        count += batch.length
        const typed = batch.map(({ checked }) => checked.typed)
        await expectSame(engines, typed, stored, (at) => batch[at]!.text)
      }),
      { ...DRAWN, numRuns: Math.ceil(RUNS / AT_ONCE / 2) },
    )
    if (count < RUNS) throw new Error(`Only ${count} of the texts are expressions.`)
  })
})
