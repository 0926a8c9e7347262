import { expect } from 'chai'
import fc from 'fast-check'
import type { Expression } from '../../../src/quality/expressions/ast.ts'
import { parseExpression } from '../../../src/quality/expressions/parser.ts'
import { printExpression } from '../../../src/quality/expressions/printer.ts'
import { anyExpression, withoutPlaces } from './support/generated-expressions.ts'

const runs = { numRuns: 1000 }

describe('a printed expression', () => {
  it('is read as the same expression, and printed again the same', () => {
    fc.assert(
      fc.property(anyExpression, (tree) => {
        const text = printExpression(tree)
        const read = parseExpression(text)
        expect(withoutPlaces(read)).to.deep.equal(withoutPlaces(tree))
        expect(printExpression(read)).to.equal(text)
      }),
      runs,
    )
  })

  it('has no unnecessary parentheses, except around IF and NOT', () => {
    fc.assert(
      fc.property(anyExpression, (tree) => {
        const text = printExpression(tree)
        const printed = JSON.stringify(withoutPlaces(tree))
        for (const [open, close] of pairs(text)) {
          // Those are for the reader.
          if (/^(IF|NOT) /.test(text.slice(open + 1))) continue
          const less = text.slice(0, open) + ' ' + text.slice(open + 1, close) + ' ' + text.slice(close + 1)
          const read = readOrNone(less)
          expect(read && JSON.stringify(withoutPlaces(read)), `${text} without ${open}`).not.to.equal(printed)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('stays quick with thousands of operators or branches in a row', () => {
    for (const text of [
      Array.from({ length: 3000 }, () => 'a').join('||'),
      Array.from({ length: 1200 }, () => 'a=1').join(' OR '),
      `${'IF a THEN b ELSE '.repeat(500)}c`,
      `CASE ${'WHEN a THEN b '.repeat(600)}END`,
    ]) {
      const printed = printExpression(parseExpression(text))
      expect(printed.replaceAll(' ', '')).to.equal(text.replaceAll(' ', ''))
    }
  })
})

function readOrNone(text: string): Expression | undefined {
  try {
    return parseExpression(text)
  } catch {
    return undefined
  }
}

/** Places of the parentheses outside of quotes that belong together. */
function pairs(text: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  const open: number[] = []
  let quote = ''
  for (let i = 0; i < text.length; i++) {
    const character = text[i] as string
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(') open.push(i)
    else if (character === ')') found.push([open.pop() as number, i])
  }
  return found
}
