import type { BinaryOperator, Expression } from './ast.ts'
import { FaultList } from './errors.ts'
import { caseOf, ifOf } from './cases.ts'
import {
  recoverBetween,
  recoverChain,
  recoverIs,
  missing,
  recoverNames,
  valueInParentheses,
} from './foreign-syntax.ts'
import { binaryPrecedence, PRECEDENCE, printExpression } from './printer.ts'
import { type ExpressionReader, TokenReader } from './token-reader.ts'

/** In UTF-16 units. */
const MAX_EXPRESSION_LENGTH = 10_000
/**
 * The maximum nesting depth of operators. Each operator of `a + b + c` adds a level. A chain of AND, OR or || does
 * not.
 */
const MAX_HEIGHT = 200
const MAX_ARGUMENTS = 100
const MAX_ITEMS = 1000

/** An expression as far as it could be parsed, with its faults. */
export interface Parsed {
  readonly expression: Expression
  readonly faults: FaultList
}

/**
 * Parses a text.
 *
 * @throws InvalidExpression with all syntax faults
 */
export function parseExpression(text: string): Expression {
  const { expression, faults } = parseLeniently(text)
  if (faults.count > 0) throw faults.error()
  return expression
}

/**
 * Parses a text and continues after faults. NULL replaces a missing part in the tree.
 *
 * @throws InvalidExpression if the parser cannot continue
 */
export function parseLeniently(text: string): Parsed {
  const faults = new FaultList()
  if (text.length > MAX_EXPRESSION_LENGTH) {
    const message = `An expression has at most ${MAX_EXPRESSION_LENGTH} characters, and this one has ${text.length}; move parts of it into virtual columns.`
    faults.add('limit', { start: MAX_EXPRESSION_LENGTH, end: text.length }, message)
    throw faults.error()
  }
  const at = text.search(NO_CHARACTER)
  if (at >= 0) {
    const what = text[at] === '\0' ? 'The character U+0000' : 'Half a character (a lone surrogate)'
    faults.add('syntax', { start: at, end: at + 1 }, `${what} cannot be part of an expression; remove it.`)
    throw faults.error()
  }
  return { expression: new Parser(text, faults).whole(), faults }
}

const NO_CHARACTER = /[\0\p{Cs}]/u

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>='])
const BINARY: ReadonlySet<string> = new Set([...COMPARISONS, '||', '+', '-', '*', '/', 'AND', 'OR'])
/** Chains of these operators may be longer than the maximum depth, because the checker flattens them. */
const FLAT: ReadonlySet<string> = new Set(['AND', 'OR', '||'])
/** Keywords that can start a value. */
const OPENING: ReadonlySet<string> = new Set(['CASE', 'FALSE', 'IF', 'NOT', 'NULL', 'TRUE'])

/** A precedence-climbing (Pratt) parser: the right operand of an operator contains only operators that bind tighter. */
export class Parser extends TokenReader implements ExpressionReader {
  /** The nesting depth of operators in the tree that was parsed last. */
  #height = 0

  whole(): Expression {
    if (this.token.kind === 'end' && this.faults.count === 0) {
      this.fault('syntax', this.token, 'The expression is empty; write one such as Name = "Ann".')
      return missing(0)
    }
    const expression = this.expression(PRECEDENCE.IF)
    while (this.token.kind !== 'end') {
      const message = `Unexpected ${this.here()}; remove it, or add the missing part before it.`
      this.fault('syntax', this.advance(), message)
      if (this.#beginsOperand()) this.expression(PRECEDENCE.IF)
      else this.#rest(missing(this.end), this.end, PRECEDENCE.IF)
    }
    return expression
  }

  expression(place: number): Expression {
    const { start } = this.token
    return this.#rest(this.#operand(), start, place)
  }

  /** Continues after `left`, which begins at `start`, including its parentheses. */
  #rest(left: Expression, start: number, place: number): Expression {
    /** The last comparison. Another comparison cannot follow it directly. */
    let compared: Expression | undefined
    while (true) {
      const { kind, value } = this.token
      if (kind === 'symbol' || kind === 'keyword') {
        if (BINARY.has(value)) {
          const operator = value as BinaryOperator
          const precedence = binaryPrecedence(operator)
          if (precedence < place) return left
          const isSecond = precedence >= PRECEDENCE.COMPARISON && left === compared
          left = this.#binary(left, operator, start, isSecond)
          if (precedence === PRECEDENCE.COMPARISON) compared = left
          continue
        }
        if (this.#isTest()) {
          if (place > PRECEDENCE.COMPARISON) return left
          left = this.#test(this.#alone(left, compared), start)
          compared = left
          continue
        }
        if (!this.#beginsOperand()) return left
      }
      if (kind === 'end') return left
      if (kind === 'name' && !this.#isCall()) {
        const word = value.toUpperCase()
        if (word === 'ELSIF' || word === 'ELSEIF') return left
        if (word === 'IS' || word === 'BETWEEN') {
          if (place > PRECEDENCE.COMPARISON) return left
          left = word === 'IS' ? recoverIs(this, left, start) : recoverBetween(this, left, start, false)
          continue
        }
        if (left.kind === 'name' && left.end === this.end && this.before?.kind === 'name') {
          left = recoverNames(this, left)
          continue
        }
      }
      this.#surplus(kind)
    }
  }

  /** Reports an operand at the place of an operator. */
  #surplus(kind: string): void {
    if (kind === 'error') {
      this.advance()
      if (!this.#beginsOperand()) return
    } else {
      const message = `An operator or a comma is missing before ${this.here()}; add it, or enclose both parts in quotes.`
      this.fault('syntax', this.token, message)
    }
    this.#operand()
  }

  #binary(left: Expression, operator: BinaryOperator, start: number, isSecond: boolean): Expression {
    this.advance()
    const leftHeight = this.#height
    const right = this.expression(binaryPrecedence(operator) + 1)
    this.#height = Math.max(leftHeight, this.#height) + (FLAT.has(operator) ? 0 : 1)
    if (this.#height > MAX_HEIGHT) {
      const message = `More than ${MAX_HEIGHT} operators are nested here; move a part into a virtual column.`
      this.fault('limit', { start, end: this.end }, message)
      throw this.faults.error()
    }
    const expression = { kind: 'binary', operator, left, right, start, end: this.end } as const
    return isSecond ? recoverChain(this, left, expression) : expression
  }

  /** Checks that the left side of LIKE or IN is not a comparison without parentheses. */
  #alone(value: Expression, compared: Expression | undefined): Expression {
    if (value === compared) {
      const message =
        'The result of a comparison cannot be tested again; join both tests with AND, or put the first into parentheses.'
      this.fault('syntax', this.token, message)
    }
    return value
  }

  /** True if the next tokens are LIKE, IN, NOT LIKE, NOT IN or NOT BETWEEN. */
  #isTest(): boolean {
    if (this.token.kind !== 'keyword') return false
    const { next } = this
    const test = this.token.value === 'NOT' ? next : this.token
    if (test?.kind === 'keyword') return test.value === 'LIKE' || test.value === 'IN'
    return test !== this.token && test?.kind === 'name' && test.value.toUpperCase() === 'BETWEEN'
  }

  #test(value: Expression, start: number): Expression {
    const isNegated = this.takes('keyword', 'NOT')
    const height = this.#height
    if (this.takes('keyword', 'LIKE')) {
      const pattern = this.expression(PRECEDENCE.JOINING)
      this.#height = Math.max(height, this.#height) + 1
      return { kind: 'like', isNegated, value, pattern, start, end: this.end }
    }
    if (!this.takes('keyword', 'IN')) return recoverBetween(this, value, start, isNegated)
    const items = this.#items()
    this.#height = Math.max(height, this.#height) + 1
    return { kind: 'in', isNegated, value, items, start, end: this.end }
  }

  #items(): readonly Expression[] {
    const open = this.token
    if (!this.is('symbol', '(')) {
      const item = this.expression(PRECEDENCE.JOINING)
      const message = 'IN takes a list in parentheses: IN ("a", "b").'
      this.fault('syntax', item, message, `(${printExpression(item)})`)
      return [item]
    }
    const items = this.deeper(() => this.#list('values after IN', MAX_ITEMS))
    if (items.length === 0) {
      this.fault(
        'syntax',
        { start: open.start, end: this.end },
        'IN takes at least one value: IN ("a", "b").',
      )
    }
    return items
  }

  #beginsOperand(): boolean {
    const { kind, value } = this.token
    if (kind === 'symbol') return value === '('
    if (kind === 'keyword') return OPENING.has(value)
    return kind !== 'error' && kind !== 'end'
  }

  #isCall(): boolean {
    return this.next?.kind === 'symbol' && this.next.value === '('
  }

  #operand(): Expression {
    this.#height = 0
    const { kind, value, start, end } = this.token
    switch (kind) {
      case 'number':
        this.advance()
        return { kind: 'number', digits: value, start, end }
      case 'text':
        this.advance()
        return { kind: 'text', text: value, start, end }
      case 'name':
        if (this.#isCall()) return this.deeper(() => this.#call())
        this.advance()
        return { kind: 'name', name: value, start, end }
      case 'quoted name':
        if (this.#isCall()) return this.deeper(() => this.#quotedCall())
        this.advance()
        return { kind: 'name', name: value, start, end }
      case 'error':
        this.advance()
        return this.#beginsOperand() ? this.#operand() : missing(start)
      case 'keyword':
        if (OPENING.has(value)) return this.#word(value)
        break
      case 'symbol':
        if (value === '(') return this.deeper(() => this.#parentheses())
        if (value === '-' || value === '+') return this.deeper(() => this.#unary(value, PRECEDENCE.SIGN))
        break
      case 'end':
    }
    this.fault('syntax', this.token, `A value is missing before ${this.here()}.`)
    return missing(start)
  }

  #word(word: string): Expression {
    const { start, end } = this.token
    switch (word) {
      case 'NOT':
        return this.deeper(() => this.#unary('NOT', PRECEDENCE.NOT))
      case 'IF':
        return this.deeper(() => ifOf(this))
      case 'CASE':
        return this.deeper(() => caseOf(this))
      default:
        this.advance()
        return { kind: 'word', word: word as 'TRUE' | 'FALSE' | 'NULL', start, end }
    }
  }

  #unary(operator: '-' | '+' | 'NOT', place: number): Expression {
    const { start } = this.advance()
    const operand = this.expression(place)
    this.#height++
    return { kind: 'unary', operator, operand, start, end: this.end }
  }

  #quotedCall(): Expression {
    const message = 'Write the name of a function without quotes before its parenthesis.'
    this.fault('syntax', this.token, message, this.token.value)
    return this.#call()
  }

  #call(): Expression {
    const { value: name, start, end } = this.advance()
    const args = this.#list(`arguments of ${name}`, MAX_ARGUMENTS)
    this.#height++
    return { kind: 'call', name, nameSpan: { start, end }, args, start, end: this.end }
  }

  #parentheses(): Expression {
    const { before, token } = this
    const values = this.#list('values', MAX_ARGUMENTS)
    return valueInParentheses(this, values, { start: token.start, end: this.end }, before)
  }

  /** Parses a list with commas, including both parentheses. */
  #list(what: string, most: number): readonly Expression[] {
    const open = this.advance()
    const items: Expression[] = []
    let height = 0
    if (this.takes('symbol', ')')) return items
    do {
      items.push(this.expression(PRECEDENCE.IF))
      height = Math.max(height, this.#height)
    } while (this.takes('symbol', ','))
    this.#height = height
    if (!this.takes('symbol', ')')) {
      this.fault('syntax', open, `This parenthesis is still open at ${this.here()}; close it with ).`)
    }
    if (items.length > most) {
      const message = `There are ${items.length} ${what}; at most ${most} are allowed.`
      this.fault('limit', { start: open.start, end: this.end }, message)
    }
    return items
  }
}
