import type { BinaryOperator, Expression } from './ast.ts'
import { writtenName, writtenText } from './words.ts'

/**
 * The precedence of expressions. An expression with a lower precedence than its place requires is printed in
 * parentheses. `IF` has the lowest precedence: the text after it belongs to its last branch.
 */
export const PRECEDENCE = {
  IF: 0,
  OR: 1,
  AND: 2,
  NOT: 3,
  COMPARISON: 4,
  JOINING: 5,
  SUM: 6,
  PRODUCT: 7,
  SIGN: 8,
  PRIMARY: 9,
} as const

const BINARY: Readonly<Record<BinaryOperator, number>> = {
  OR: PRECEDENCE.OR,
  AND: PRECEDENCE.AND,
  '=': PRECEDENCE.COMPARISON,
  '<>': PRECEDENCE.COMPARISON,
  '<': PRECEDENCE.COMPARISON,
  '<=': PRECEDENCE.COMPARISON,
  '>': PRECEDENCE.COMPARISON,
  '>=': PRECEDENCE.COMPARISON,
  '||': PRECEDENCE.JOINING,
  '+': PRECEDENCE.SUM,
  '-': PRECEDENCE.SUM,
  '*': PRECEDENCE.PRODUCT,
  '/': PRECEDENCE.PRODUCT,
}

export const binaryPrecedence = (operator: BinaryOperator): number => BINARY[operator]

/**
 * Prints an expression with the fewest parentheses. Exception: IF and NOT are in parentheses inside expressions that
 * bind tighter. Parsing the text returns the same expression except for its positions, and printing that expression
 * returns the same text.
 */
export function printExpression(expression: Expression): string {
  return print(expression, PRECEDENCE.IF)
}

function print(expression: Expression, place: number): string {
  const text = printBare(expression)
  return precedenceOf(expression) < place ? `(${text})` : text
}

function printBare(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return expression.digits
    case 'text':
      return writtenText(expression.text)
    case 'word':
      return expression.word
    case 'name':
      return writtenName(expression.name)
    case 'unary':
      return expression.operator === 'NOT'
        ? `NOT ${print(expression.operand, PRECEDENCE.NOT)}`
        : `${expression.operator}${print(expression.operand, PRECEDENCE.SIGN)}`
    case 'binary':
      return printBinary(expression)
    case 'like': {
      const value = print(expression.value, PRECEDENCE.JOINING)
      return `${value} ${negated(expression)}LIKE ${print(expression.pattern, PRECEDENCE.JOINING)}`
    }
    case 'in': {
      const value = print(expression.value, PRECEDENCE.JOINING)
      return `${value} ${negated(expression)}IN (${printList(expression.items)})`
    }
    case 'case':
      return expression.isIf ? printIf(expression) : printCase(expression)
    case 'call':
      return `${expression.name}(${printList(expression.args)})`
  }
}

const negated = ({ isNegated }: { readonly isNegated: boolean }) => (isNegated ? 'NOT ' : '')
const printList = (items: readonly Expression[]) => items.map((item) => print(item, PRECEDENCE.IF)).join(', ')

type Binary = Extract<Expression, { kind: 'binary' }>
type Case = Extract<Expression, { kind: 'case' }>

/** Iterates over the left operands, because a chain may have thousands of operators. */
function printBinary(expression: Binary): string {
  const precedence = BINARY[expression.operator]
  // Comparisons cannot be chained.
  const leftPlace = precedence === PRECEDENCE.COMPARISON ? precedence + 1 : precedence
  const parts: string[] = []
  let left: Expression = expression
  while (left.kind === 'binary' && BINARY[left.operator] === precedence) {
    parts.push(` ${left.operator} ${print(left.right, precedence + 1)}`)
    left = left.left
    if (leftPlace > precedence) break
  }
  return print(left, leftPlace) + parts.reverse().join('')
}

/** Iterates over the branches, because `ELSE IF` may be repeated thousands of times. */
function printIf(expression: Case): string {
  let text = ''
  let rest: Expression | undefined = expression
  while (isIf(rest)) {
    const { when, then } = rest.branches[0] as Case['branches'][number]
    text += `IF ${print(when, PRECEDENCE.IF)} THEN ${printThen(then, rest.otherwise !== undefined)}`
    rest = rest.otherwise
    if (rest !== undefined) text += ' ELSE '
  }
  return rest === undefined ? text : text + print(rest, PRECEDENCE.IF)
}

const isIf = (expression: Expression | undefined): expression is Case =>
  expression?.kind === 'case' && expression.isIf

/** An ELSE belongs to the last IF without an ELSE. */
function printThen(then: Expression, isBeforeElse: boolean): string {
  const text = print(then, PRECEDENCE.IF)
  return isBeforeElse && lacksElse(then) ? `(${text})` : text
}

function lacksElse(expression: Expression): boolean {
  let rest: Expression | undefined = expression
  if (!isIf(rest)) return false
  while (isIf(rest)) rest = rest.otherwise
  return rest === undefined
}

function printCase({ branches, otherwise }: Case): string {
  const whens = branches.map(({ when, then }, i) => {
    const isBeforeElse = otherwise !== undefined && i === branches.length - 1
    return `WHEN ${print(when, PRECEDENCE.IF)} THEN ${printThen(then, isBeforeElse)} `
  })
  const last = otherwise === undefined ? '' : `ELSE ${print(otherwise, PRECEDENCE.IF)} `
  return `CASE ${whens.join('')}${last}END`
}

function precedenceOf(expression: Expression): number {
  switch (expression.kind) {
    case 'unary':
      return expression.operator === 'NOT' ? PRECEDENCE.NOT : PRECEDENCE.SIGN
    case 'binary':
      return BINARY[expression.operator]
    case 'like':
    case 'in':
      return PRECEDENCE.COMPARISON
    case 'case':
      return expression.isIf ? PRECEDENCE.IF : PRECEDENCE.PRIMARY
    default:
      return PRECEDENCE.PRIMARY
  }
}
