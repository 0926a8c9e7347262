/**
 * Recovery from the syntax of other languages. The fault suggests the correct syntax, and parsing continues with it.
 */
import type { BinaryOperator, Expression, Span } from './ast.ts'
import { shown } from './errors.ts'
import type { Token } from './lexer.ts'
import { PRECEDENCE, printExpression } from './printer.ts'
import type { ExpressionReader } from './token-reader.ts'

type Binary = Extract<Expression, { kind: 'binary' }>
type Case = Extract<Expression, { kind: 'case' }>

/** The placeholder in the tree for a missing value. */
export const missing = (at: number): Expression => ({ kind: 'word', word: 'NULL', start: at, end: at })

/** Recovers from `IS NULL`, `IS NOT NULL` and `IS` before another value. The parser is at `IS`. */
export function recoverIs(parser: ExpressionReader, left: Expression, start: number): Expression {
  parser.advance()
  const isNegated = parser.takes('keyword', 'NOT')
  const isNull = parser.takes('keyword', 'NULL')
  const right = isNull ? left : parser.expression(PRECEDENCE.JOINING)
  const span = { start, end: parser.end }
  const meant: Expression = isNull
    ? { kind: 'call', name: 'IS_NULL', nameSpan: span, args: [left], ...span }
    : { kind: 'binary', operator: isNegated ? '<>' : '=', left, right, ...span }
  const message = isNull
    ? 'IS is not an operator; test for null with IS_NULL(value).'
    : 'IS is not an operator; compare values with = and <>.'
  return reportFix(parser, message, isNull && isNegated ? negation(meant) : meant)
}

const BETWEEN = 'BETWEEN is not an operator; write two comparisons.'

/** Recovers from `value BETWEEN low AND high`. The parser is at `BETWEEN`. */
export function recoverBetween(
  parser: ExpressionReader,
  value: Expression,
  start: number,
  isNegated: boolean,
): Expression {
  parser.advance()
  const low = parser.expression(PRECEDENCE.JOINING)
  if (!parser.takes('keyword', 'AND')) {
    const form = 'value >= low AND value <= high'
    return reportFault(parser, `${BETWEEN.slice(0, -1)}: ${form}.`, { ...value, start, end: parser.end })
  }
  const high = parser.expression(PRECEDENCE.JOINING)
  const span = { start, end: parser.end }
  const bound = (operator: BinaryOperator, right: Expression): Expression => ({
    kind: 'binary',
    operator,
    left: value,
    right,
    ...span,
  })
  const left = bound('>=', low)
  const meant: Expression = { kind: 'binary', operator: 'AND', left, right: bound('<=', high), ...span }
  return reportFix(parser, BETWEEN, isNegated ? negation(meant) : meant)
}

/** Recovers from `a < b < c`, and from `a = 1 || b = 2` for OR. `first` is the left operand of `second`. */
export function recoverChain(parser: ExpressionReader, first: Expression, second: Binary): Expression {
  if (first.kind !== 'binary') {
    const message =
      'A test cannot be compared without parentheses; join both with AND, or put the test into parentheses.'
    return reportFault(parser, message, second)
  }
  const middle = first.right
  const isJoined = middle.kind === 'binary' && middle.operator === '||'
  const [before, after] = isJoined ? [middle.left, middle.right] : [middle, middle]
  const meant: Expression = {
    ...second,
    operator: isJoined ? 'OR' : 'AND',
    left: { ...first, right: before },
    right: { ...second, left: after },
  }
  const message = isJoined
    ? 'The operator || joins texts; write OR between two comparisons.'
    : 'The result of a comparison cannot be compared again; join two comparisons with AND.'
  return reportFix(parser, message, meant)
}

/** Recovers from `Two Words` without quotes. `left` is the first name, and the parser is at the second name. */
export function recoverNames(parser: ExpressionReader, left: Expression): Expression {
  const { start } = left
  while (parser.token.kind === 'name' && parser.next?.value !== '(') parser.advance()
  const span = { start, end: parser.end }
  const name = parser.written(span)
  return reportFix(
    parser,
    'An operator is missing between two names; write a name of several words in single quotes.',
    { kind: 'name', name, ...span },
  )
}

/**
 * The value in parentheses. Several values are a fault, for example if IF is written as a function. `before` is the
 * token before the parentheses.
 */
export function valueInParentheses(
  parser: ExpressionReader,
  values: readonly Expression[],
  span: Span,
  before: Token | undefined,
): Expression {
  const [first, then, otherwise] = values
  if (first === undefined) {
    parser.fault('syntax', span, 'These parentheses are empty; write a value between them.')
    return missing(span.start)
  }
  if (then === undefined) return first
  if (before?.kind === 'keyword' && before.value === 'IF') {
    const branches = [{ when: first, then }]
    const meant: Case = { kind: 'case', isIf: true, branches, otherwise, start: before.start, end: span.end }
    return reportFix(parser, 'IF is not a function; write IF condition THEN value ELSE other value.', meant)
  }
  const message =
    'Only one value is allowed here; a comma separates the arguments of a function and the values after IN.'
  parser.fault('syntax', span, message)
  return first
}

/** Recovers from `CASE operand WHEN value THEN …`. */
export function recoverSimpleCase(parser: ExpressionReader, operand: Expression, written: Case): Expression {
  const branches = written.branches.map(({ when, then }) => ({
    when: {
      kind: 'binary',
      operator: '=',
      left: operand,
      right: when,
      start: when.start,
      end: when.end,
    } as const,
    then,
  }))
  return reportFix(parser, 'A CASE takes no operand; write a whole condition after each WHEN.', {
    ...written,
    branches,
  })
}

const negation = (operand: Expression): Expression => ({
  kind: 'unary',
  operator: 'NOT',
  operand,
  start: operand.start,
  end: operand.end,
})

/** Reports the fault with a suggestion, unless the expression has other faults. */
function reportFix(parser: ExpressionReader, message: string, meant: Expression): Expression {
  if (parser.faults.touches(meant)) return reportFault(parser, message, meant)
  const isOpen = meant.kind === 'binary' && (meant.operator === 'AND' || meant.operator === 'OR')
  const text = printExpression(meant)
  const suggestion = isOpen && !parser.isAll(meant.start, meant.end) ? `(${text})` : text
  parser.fault('syntax', meant, `${message.slice(0, -1)}: ${shown(suggestion)}.`, suggestion)
  return meant
}

function reportFault(parser: ExpressionReader, message: string, expression: Expression): Expression {
  parser.fault('syntax', expression, message)
  return expression
}
