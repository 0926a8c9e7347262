import { expect } from 'chai'
import fc from 'fast-check'
import { checkCondition } from '../../../src/quality/expressions/check/index.ts'
import { evaluator } from '../../../src/quality/expressions/evaluate.ts'
import { FUNCTIONS } from '../../../src/quality/expressions/functions/index.ts'
import type { Value } from '../../../src/quality/expressions/value.ts'
import { explainer } from '../../../src/quality/rules/explain.ts'
import { inFull } from '../../support/full.ts'
import { columnOf } from '../expressions/support/engines.ts'

const RUNS = inFull(10_000, 2000)

const SCOPE = {
  columns: [
    columnOf('number', 'integer'),
    columnOf('text', 'text'),
    columnOf('flag', 'logical'),
    columnOf('dirty', 'integer', {}),
  ],
}

const row = fc.tuple(
  fc.constantFrom<Value>(1n, 2n, 3n, null),
  fc.constantFrom<Value>('a', 'b', '', null),
  fc.constantFrom<Value>(true, false, null),
  fc.constantFrom<Value>('1', '2', 'x', ' ', null),
)

const READING = [
  'number = 1',
  'number > 1',
  'number + 1 = 3',
  'dirty < 2',
  'dirty IN (1, 2)',
  'dirty * number <> 2',
  'text = "a"',
  'text NOT LIKE "?"',
  'LENGTH(text) = 1',
  'IS_NULL(text)',
  'flag = TRUE',
  'number - 1',
]
const leaf = fc.constantFrom(...READING, 'TRUE', 'FALSE', 'NULL')

/** Texts of conditions; parts are in parentheses, so that any part can stand in any place. */
const { condition } = fc.letrec<{ condition: string; leaf: string }>((tie) => {
  const part = tie('condition').map((text) => `(${text})`)
  const chain = (operator: string) =>
    fc.array(part, { minLength: 2, maxLength: 3 }).map((parts) => parts.join(` ${operator} `))
  return {
    leaf,
    condition: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      tie('leaf'),
      chain('AND'),
      chain('OR'),
      part.map((text) => `NOT ${text}`),
      fc
        .tuple(part, part, part)
        .map(
          ([when, then, otherwise]) =>
            `CASE WHEN ${when} THEN ${then} <> FALSE ELSE ${otherwise} <> FALSE END = TRUE`,
        ),
      fc.tuple(part, part).map(([when, then]) => `IF ${when} THEN ${then} ELSE FALSE`),
    ),
  }
})

const valueOf = (text: string, stored: readonly Value[]): Value =>
  evaluator(checkCondition(text, SCOPE, FUNCTIONS, 'rows').typed)(stored)

const explained = (text: string, stored: readonly Value[]) =>
  explainer(checkCondition(text, SCOPE, FUNCTIONS, 'rows').typed, text)(stored)

describe('the explanation of a condition', () => {
  it(`names a part that is false or null for the row, with its values (${RUNS})`, () => {
    fc.assert(
      fc.property(condition, row, (text, stored) => {
        fc.pre(isValid(text))
        fc.pre(valueOf(text, stored) !== true)
        const { expression, explanation } = explained(text, stored)
        expect(text).to.include(expression)
        expect(valueOf(expression, stored), expression).not.to.equal(true)
        expect(explanation).to.match(/^\S.*\.$/s)
        expect(explanation.length).to.be.below(2000)
      }),
      { numRuns: RUNS },
    )
  })

  it(`names in a chain of AND the first condition that is not true (${RUNS})`, () => {
    // The checker computes constants, so that they have no place of their own.
    const chains = fc.array(fc.constantFrom(...READING), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(chains, row, (parts, stored) => {
        const first = parts.find((part) => valueOf(part, stored) !== true)
        fc.pre(first !== undefined)
        const nested = parts.reduceRight((rest, part) => `${part} AND (${rest})`)
        for (const text of [parts.join(' AND '), nested])
          expect(explained(text, stored).expression).to.equal(first)
      }),
      { numRuns: RUNS },
    )
  })

  it('needs all conditions of an OR, and shows each value once', () => {
    const stored = [1n, 'b', true, 'x']
    expect(explained('number = 2 OR number = 3 OR dirty = 5 AND flag = FALSE', stored)).to.deep.equal({
      expression: 'number = 2 OR number = 3 OR dirty = 5 AND flag = FALSE',
      explanation: 'number is 1. dirty is "x", which is not an integer of 64 bits.',
    })
  })

  it('shows the values of computed sides as they are', () => {
    const stored = [0n, 'b', true, '2']
    const explanationOf = (text: string) => explained(text, stored).explanation
    expect(explanationOf('(text NOT LIKE "?") = TRUE')).to.equal('text NOT LIKE "?" is false.')
    expect(explanationOf('number')).to.equal('number is 0.')
    expect(explanationOf('dirty - 2')).to.equal('dirty - 2 is 0.')
    expect(explanationOf('NOT flag')).to.equal('flag is true.')
    expect(explanationOf('text || dirty = "a"')).to.equal('text || dirty is "b2".')
  })

  it('shows at most ten values', () => {
    const parts = Array.from({ length: 40 }, (_, i) => `number + ${i} > 1000`)
    const { explanation } = explained(parts.join(' OR '), [1n, '', null, null])
    expect(explanation).to.include('number + 9 is 10. 30 more values are not shown.')
  })
})

const isValid = (text: string): boolean => {
  try {
    checkCondition(text, SCOPE, FUNCTIONS, 'rows')
    return true
  } catch {
    return false
  }
}
