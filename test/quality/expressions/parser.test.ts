import { expect } from 'chai'
import type { Expression } from '../../../src/quality/expressions/ast.ts'
import { InvalidExpression } from '../../../src/quality/expressions/errors.ts'
import { parseExpression } from '../../../src/quality/expressions/parser.ts'

/** What belongs together, each operator with its operands in parentheses. */
function grouped(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return expression.digits
    case 'text':
      return JSON.stringify(expression.text)
    case 'word':
      return expression.word
    case 'name':
      return `<${expression.name}>`
    case 'unary':
      return `(${expression.operator} ${grouped(expression.operand)})`
    case 'binary':
      return `(${grouped(expression.left)} ${expression.operator} ${grouped(expression.right)})`
    case 'like':
      return `(${grouped(expression.value)} ${expression.isNegated ? 'NOT ' : ''}LIKE ${grouped(expression.pattern)})`
    case 'in':
      return `(${grouped(expression.value)} ${expression.isNegated ? 'NOT ' : ''}IN ${expression.items.map(grouped).join(' ')})`
    case 'case': {
      const branches = expression.branches.map(({ when, then }) => `${grouped(when)} ? ${grouped(then)}`)
      const otherwise = expression.otherwise === undefined ? '' : ` : ${grouped(expression.otherwise)}`
      return `(${expression.isIf ? 'IF' : 'CASE'} ${branches.join(', ')}${otherwise})`
    }
    case 'call':
      return `${expression.name}(${expression.args.map(grouped).join(', ')})`
  }
}

const groups: readonly (readonly [text: string, expected: string])[] = [
  ['1+2 * 3+4', '((1 + (2 * 3)) + 4)'],
  ['a - b - c', '((<a> - <b>) - <c>)'],
  ['a / b * c', '((<a> / <b>) * <c>)'],
  ['-a * b', '((- <a>) * <b>)'],
  ['- -a', '(- (- <a>))'],
  ['a--1', '(<a> - (- 1))'],
  ['a || b + c', '(<a> || (<b> + <c>))'],
  ['a || b = c || d', '((<a> || <b>) = (<c> || <d>))'],
  ['a = 1 OR b = 2 AND c = 3', '((<a> = 1) OR ((<b> = 2) AND (<c> = 3)))'],
  ['NOT a = b AND c', '((NOT (<a> = <b>)) AND <c>)'],
  ['NOT NOT a', '(NOT (NOT <a>))'],
  ['NOT (a OR b)', '(NOT (<a> OR <b>))'],
  ['a = NOT b', '(<a> = (NOT <b>))'],
  ['a LIKE b || "*"', '(<a> LIKE (<b> || "*"))'],
  ['a NOT LIKE "x" AND b', '((<a> NOT LIKE "x") AND <b>)'],
  ['a + 1 IN (1, 2 + 3)', '((<a> + 1) IN 1 (2 + 3))'],
  ['NOT a NOT IN ("x")', '(NOT (<a> NOT IN "x"))'],
  ['IF a THEN b ELSE c + 1', '(IF <a> ? <b> : (<c> + 1))'],
  ['1 + IF a THEN b ELSE c + 1', '(1 + (IF <a> ? <b> : (<c> + 1)))'],
  ['(IF a THEN b ELSE c) + 1', '((IF <a> ? <b> : <c>) + 1)'],
  ['IF a THEN b', '(IF <a> ? <b>)'],
  ['IF a THEN IF b THEN c ELSE d', '(IF <a> ? (IF <b> ? <c> : <d>))'],
  ['IF a THEN b ELSE IF c THEN d ELSE e', '(IF <a> ? <b> : (IF <c> ? <d> : <e>))'],
  ['IF a = 1 OR b THEN c', '(IF ((<a> = 1) OR <b>) ? <c>)'],
  ['CASE WHEN a THEN b WHEN c THEN d ELSE e END + 1', '((CASE <a> ? <b>, <c> ? <d> : <e>) + 1)'],
  ['CASE WHEN a THEN b END', '(CASE <a> ? <b>)'],
  ['LENGTH(a) > LEFT(b, 1 + 2)', '(LENGTH(<a>) > LEFT(<b>, (1 + 2)))'],
  ['TODAY ( )', 'TODAY()'],
  ['a <> b', '(<a> <> <b>)'],
  ['a <= b', '(<a> <= <b>)'],
  ['a >= b', '(<a> >= <b>)'],
  ['(a < b) = (c > d)', '((<a> < <b>) = (<c> > <d>))'],
  ['tRue and FALSE or nuLL', '((TRUE AND FALSE) OR NULL)'],
  ['case when not a then b end', '(CASE (NOT <a>) ? <b>)'],
  ["'Two Words' = [Two Words]", '(<Two Words> = <Two Words>)'],
  ["'it''s' || [a]]b]", "(<it's> || <a]b>)"],
  ['"say ""x""" || ""', '("say \\"x\\"" || "")'],
  ['"\\n%$$--"', '"\\\\n%$$--"'],
  ['note.COUNT + _humanised_name', '(<note.COUNT> + <_humanised_name>)'],
  ['Ærø = 名前', '(<Ærø> = <名前>)'],
  ["'if' = 'NULL'", '(<if> = <NULL>)'],
  ['is + between', '(<is> + <between>)'],
  // Their upper case is a keyword, they are none.
  ['ıf + caſe', '(<ıf> + <caſe>)'],
  ['.5 + 5. + 1e3 + 1.5E-05', '(((.5 + 5.) + 1e3) + 1.5E-05)'],
  [' \t\r\n\u00a0a\u2003', '<a>'],
]

describe('parseExpression', () => {
  for (const [text, expected] of groups)
    it(`reads ${JSON.stringify(text)} as ${expected}`, () =>
      expect(grouped(parseExpression(text))).to.equal(expected))

  it('says where each part stands', () => {
    const text = '(a + 1) * LENGTH("é😀") > [b c]'
    const places: string[] = []
    const visit = (node: Expression): void => {
      places.push(text.slice(node.start, node.end))
      if (node.kind === 'binary') [node.left, node.right].forEach(visit)
      if (node.kind === 'call') {
        places.push(text.slice(node.nameSpan.start, node.nameSpan.end))
        node.args.forEach(visit)
      }
    }
    visit(parseExpression(text))
    expect(places).to.deep.equal([
      '(a + 1) * LENGTH("é😀") > [b c]',
      '(a + 1) * LENGTH("é😀")',
      'a + 1',
      'a',
      '1',
      'LENGTH("é😀")',
      'LENGTH',
      '"é😀"',
      '[b c]',
    ])
  })

  const nested = (open: string, close: string, depth: number) =>
    open.repeat(depth) + 'a' + close.repeat(depth)
  const limits: readonly (readonly [what: string, fits: string, exceeds: string])[] = [
    ['characters', `"${'x'.repeat(9998)}"`, `"${'x'.repeat(9999)}"`],
    ['parentheses within one another', nested('(', ')', 64), nested('(', ')', 65)],
    ['calls within one another', nested('F(', ')', 64), nested('F(', ')', 65)],
    ['signs in a row', nested('-', '', 64), nested('-', '', 65)],
    ['negations in a row', nested('NOT ', '', 64), nested('NOT ', '', 65)],
    ['conditions within one another', nested('IF ', ' THEN 1', 64), nested('IF ', ' THEN 1', 65)],
    ['sums in a row', `a${'+a'.repeat(200)}`, `a${'+a'.repeat(201)}`],
    ['arguments', `F(${Array(100).fill('1').join()})`, `F(${Array(101).fill('1').join()})`],
    ['items behind IN', `a IN (${Array(1000).fill('1').join()})`, `a IN (${Array(1001).fill('1').join()})`],
  ]
  for (const [what, fits, exceeds] of limits)
    it(`accepts the maximum of ${what} and no more`, () => {
      parseExpression(fits)
      expect(() => parseExpression(exceeds))
        .to.throw(InvalidExpression)
        .with.nested.property('faults[0].kind', 'limit')
    })

  it('accepts any number of conditions, joined texts and ELSE IF up to the maximum length', () => {
    for (const text of [
      `a${' OR a'.repeat(1900)}`,
      `a${'||a'.repeat(3000)}`,
      `${'IF a THEN b ELSE '.repeat(580)}c`,
    ]) {
      parseExpression(text)
    }
  })
})
