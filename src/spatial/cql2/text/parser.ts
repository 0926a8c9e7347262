import type { ArithmeticOperator, ComparisonOperator, Expression, Operator } from '../ast.ts'
import { COMPARISONS } from '../operators.ts'
import { OperandParser } from './operand-parser.ts'
import { PRECEDENCE } from './precedence.ts'

const COMPARISON_SYMBOLS: ReadonlySet<string> = new Set(COMPARISONS)

const ARITHMETIC: ReadonlyMap<string, readonly [ArithmeticOperator, number]> = new Map([
  ['+', ['+', PRECEDENCE.sum]],
  ['-', ['-', PRECEDENCE.sum]],
  ['*', ['*', PRECEDENCE.product]],
  ['/', ['/', PRECEDENCE.product]],
  ['%', ['%', PRECEDENCE.product]],
  ['DIV', ['div', PRECEDENCE.product]],
  ['^', ['^', PRECEDENCE.power]],
])

/** A precedence-climbing parser of one filter in CQL2 text: the operators within an operand bind tighter than those around it. */
export class Parser extends OperandParser {
  whole(): Expression {
    if (this.isAtEnd) this.fail("The filter is empty. Write a condition such as name = 'France'.")
    const expression = this.expression(PRECEDENCE.or)
    if (!this.isAtEnd) this.unexpected()
    return expression
  }

  /** Reads an expression whose operators bind at least as tight as the precedence. */
  protected override expression(precedence: number): Expression {
    if (this.isWord('NOT') && precedence <= PRECEDENCE.not) {
      const { at } = this.advance()
      const operand = this.deeper(() => this.expression(PRECEDENCE.not))
      return this.rest(this.operation('not', [operand], at), precedence)
    }
    return this.rest(this.operand(), precedence)
  }

  /** Continues after the left operand. */
  protected override rest(left: Expression, precedence: number): Expression {
    while (true) {
      const { word, value, kind } = this.token
      if (kind === 'symbol' ? COMPARISON_SYMBOLS.has(value) : isTest(word)) {
        if (precedence > PRECEDENCE.comparison) return left
        left = this.#predicate(left)
        continue
      }
      const arithmetic = ARITHMETIC.get(kind === 'symbol' ? value : word)
      if (arithmetic !== undefined) {
        const [operator, binding] = arithmetic
        if (binding < precedence) return left
        left = this.#arithmetic(left, operator, binding)
        continue
      }
      if (word !== 'AND' && word !== 'OR') return left
      const binding = word === 'AND' ? PRECEDENCE.and : PRECEDENCE.or
      if (binding < precedence) return left
      left = this.#chain(left, word, binding)
    }
  }

  #chain(first: Expression, word: 'AND' | 'OR', binding: number): Expression {
    const { at } = this.token
    const args = [first]
    let height = this.height
    while (this.takesWord(word)) {
      args.push(this.expression(binding + 1))
      height = Math.max(height, this.height)
    }
    this.height = height
    return this.operation(word === 'AND' ? 'and' : 'or', args, at)
  }

  #arithmetic(left: Expression, operator: ArithmeticOperator, binding: number): Expression {
    const { at } = this.advance()
    const height = this.height
    // A chain of powers is read from the right, all other chains from the left.
    const right =
      operator === '^' ? this.deeper(() => this.expression(binding)) : this.expression(binding + 1)
    this.height = Math.max(height, this.height)
    return this.operation(operator, [left, right], at)
  }

  /** Reads what follows the operand of a comparison, of LIKE, BETWEEN, IN or IS. */
  #predicate(left: Expression): Expression {
    const height = this.height
    const { kind, at } = this.token
    if (this.isWord('IS')) return this.#isNull(left)
    if (left.kind === 'operation' && isPredicate(left.op) && !this.isEnclosed(left)) {
      this.fail('The result of a comparison cannot be compared again. Join two comparisons with AND.')
    }
    if (kind === 'symbol') {
      const operator = this.advance().value as ComparisonOperator
      const right = this.expression(PRECEDENCE.sum)
      this.height = Math.max(height, this.height)
      return this.operation(operator, [left, right], at)
    }
    const isNegated = this.takesWord('NOT')
    if (isNegated && !(this.isWord('LIKE') || this.isWord('BETWEEN') || this.isWord('IN'))) {
      this.fail(`Expected LIKE, BETWEEN or IN after NOT, but found ${this.here}.`)
    }
    const test = this.#test(left, height)
    return isNegated ? this.operation('not', [test], at) : test
  }

  #test(left: Expression, height: number): Expression {
    const { word, at } = this.advance()
    const args = [left]
    if (word === 'IN') {
      args.push(this.#inList())
    } else {
      args.push(this.expression(PRECEDENCE.sum))
      if (word === 'BETWEEN') {
        height = Math.max(height, this.height)
        if (!this.takesWord('AND')) {
          this.fail(`BETWEEN takes two limits with AND between them. Expected AND, but found ${this.here}.`)
        }
        args.push(this.expression(PRECEDENCE.sum))
      }
    }
    this.height = Math.max(height, this.height)
    return this.operation(word === 'IN' ? 'in' : word === 'LIKE' ? 'like' : 'between', args, at)
  }

  #isNull(left: Expression): Expression {
    const { at } = this.advance()
    const isNegated = this.takesWord('NOT')
    if (!this.takesWord('NULL')) this.fail(`Expected NULL or NOT NULL after IS, but found ${this.here}.`)
    const test = this.operation('isNull', [left], at)
    return isNegated ? this.operation('not', [test], at) : test
  }

  #inList(): Expression {
    const { at } = this.token
    if (!this.isSymbol('('))
      this.fail(`IN takes a list in parentheses, such as IN (1, 2). Found ${this.here}.`)
    const items = this.deeper(() => this.list(() => this.expression(PRECEDENCE.or)))
    this.height++
    return { kind: 'array', items, at }
  }
}

const isTest = (word: string): boolean =>
  word === 'NOT' || word === 'LIKE' || word === 'BETWEEN' || word === 'IN' || word === 'IS'

const PREDICATES: ReadonlySet<Operator> = new Set([...COMPARISONS, 'like', 'between', 'in', 'isNull', 'not'])

const isPredicate = (operator: Operator): boolean => PREDICATES.has(operator)
