import { expect } from 'chai'
import { checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { compile } from '../../../src/quality/expressions/compile.ts'
import { InvalidExpression } from '../../../src/quality/expressions/errors.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import type { Typed } from '../../../src/quality/expressions/typed.ts'
import { trinoUrl } from '../../support/trino.ts'
import { columnOf } from './support/engines.ts'
import { TrinoEngine } from './support/trino-engine.ts'

const COLUMNS = [columnOf('d', 'text'), columnOf('t', 'text')]
const ROWS = [
  ['1.25', 'b'],
  ['9007199254740993', null],
  ['x', 'a'],
]

/** Expressions of a size. */
const SIZED: Readonly<Record<string, (size: number) => string>> = {
  'a chain of exact numbers': (size) =>
    Array.from({ length: size }, (_, at) => (at % 2 === 0 ? 'TO_DECIMAL(d)' : `${at}.5`)).join(' + '),
  'products of exact numbers': (size) => Array.from({ length: size }, () => 'TO_DECIMAL(d)').join(' * '),
  'nested roundings': (size) =>
    Array.from({ length: size }).reduce<string>((inner) => `ROUND(${inner}, 2)`, 'TO_DECIMAL(d)'),
  'nested choices': (size) =>
    Array.from({ length: size }).reduce<string>((inner) => `NULLIF(UPPER(${inner}), "B")`, 't'),
  'nested paddings': (size) =>
    Array.from({ length: size }).reduce<string>((inner, _, at) => `LPAD(${inner}, ${at}, "x")`, 't'),
  comparisons: (size) =>
    Array.from({ length: size }, (_, at) => `TO_DECIMAL(d) > TO_DECIMAL(t) + ${at}`).join(' OR '),
}

/** The expression, or undefined if it is refused as too large or too deep. */
function admitted(text: string): Typed | undefined {
  try {
    const { typed } = checkExpression(text, { columns: COLUMNS }, FUNCTIONS, 'sql')
    compile(typed, { name: 'trino' })
    return typed
  } catch (error) {
    if (!(error instanceof InvalidExpression)) throw error
    expect(error.message).to.match(/; move a (part of it|part) into a virtual column/)
    return undefined
  }
}

describe('The largest expressions in Trino', function () {
  // A lone cluster needs 3 s for each.
  this.timeout(60_000)
  let trino: TrinoEngine | undefined
  before(async function () {
    trino = await TrinoEngine.start(trinoUrl(this))
  })
  after(() => trino?.stop())

  for (const [name, sized] of Object.entries(SIZED))
    it(`are computed as by the evaluator: ${name}`, async () => {
      let size = 1
      while (admitted(sized(size + 1)) !== undefined) size++
      expect(size).to.be.at.least(20)
      await trino!.agreed(admitted(sized(size))!, COLUMNS, ROWS)
    })
})
