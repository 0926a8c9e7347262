import { expect } from 'chai'
import fc from 'fast-check'
import { checkExpression } from '../../../src/quality/expressions/check/index.ts'
import { argumentOf, evaluator } from '../../../src/quality/expressions/evaluate.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import { type Measured, sizeOf } from '../../../src/quality/expressions/memory.ts'
import type { TextSize } from '../../../src/quality/expressions/scope.ts'
import type { Typed } from '../../../src/quality/expressions/typed.ts'
import type { Value } from '../../../src/quality/expressions/value.ts'
import { shown } from './support/engines.ts'
import { profiledRow } from './support/profiled-columns.ts'
import { expressions, rows } from './support/typed-expressions.ts'

const RUNS = Number(process.env['EXPRESSION_RUNS'] ?? 2000)

const bytesOf = (value: Value): number => (typeof value === 'string' ? Buffer.byteLength(value) : 0)

/** Of the texts that there are. */
function sizeAmong(values: readonly Value[]): TextSize {
  const bytes = values.map(bytesOf)
  return {
    longest: Math.max(0, ...bytes),
    mean: bytes.reduce((sum, one) => sum + one, 0) / Math.max(1, bytes.length),
  }
}

/** What an expression is said to give at most, its columns having these values. */
function declared(typed: Typed, table: readonly (readonly Value[])[]): TextSize {
  const measured = (part: Typed): Measured => ({ argument: argumentOf(part), size: declared(part, table) })
  if (typed.kind === 'column') return sizeAmong(table.map((row) => row[typed.index]!))
  return sizeOf(typed, typed.kind === 'call' ? typed.args.map(measured) : [], table.length)
}

function expectWithin(typed: Typed, table: readonly (readonly Value[])[], text: string): void {
  const evaluate = evaluator(typed)
  const found = sizeAmong(table.map((row) => evaluate(row)))
  const most = declared(typed, table)
  expect(found.longest, `longest of ${text}`).to.be.at.most(most.longest)
  expect(found.mean, `mean of ${text}`).to.be.at.most(most.mean + 1e-6)
}

/** A call with its parts, so that a fault is told of the innermost. */
const described = (typed: Typed): string =>
  typed.kind === 'column'
    ? typed.column.name
    : typed.kind === 'constant'
      ? shown(typed.value)
      : `${typed.overload.longest?.name ?? 'sum'}(${typed.args.map(described).join(', ')})`

describe('The length of the texts of an expression', () => {
  it(`is never more than the functions declare, whatever the expression is (${RUNS})`, () => {
    const usable = [...FUNCTIONS.values()].filter(({ overloads }) =>
      overloads.every(({ only }) => only !== 'sql'),
    )
    const texts = expressions(usable).filter(({ type }) => type === 'text')
    fc.assert(
      fc.property(texts, rows, (typed, table) => {
        expectWithin(typed, table, described(typed))
      }),
      { numRuns: Math.ceil(RUNS / 10) },
    )
  })

  it('is never more than the functions declare, of each of their examples', () => {
    for (const { examples, overloads } of FUNCTIONS.values()) {
      if (overloads.every(({ only }) => only === 'sql')) continue
      for (const { expression, row = {} } of examples) {
        const { columns } = profiledRow(row)
        // In a column too, since what is constant is computed before it is asked how long it is.
        const text = expression.replace(/^(\w+\()"([^"\\]*)"/, '$1Column0')
        const [, , constant] = /^(\w+\()"([^"\\]*)"/.exec(expression) ?? []
        const scope = [
          ...columns,
          { name: 'COLUMN0', humanName: 'Column0', type: 'text' as const, sql: 'x', raw: undefined },
        ]
        const usesColumn = constant !== undefined
        const { typed } = checkExpression(
          usesColumn ? text : expression,
          { columns: scope },
          FUNCTIONS,
          'rows',
        )
        expectWithin(typed, [[...Object.values(row), constant ?? null]], expression)
      }
    }
  })
})
