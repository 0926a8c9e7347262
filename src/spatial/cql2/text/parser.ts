import type {
  ArithmeticOperator,
  ComparisonOperator,
  Expression,
  Operation,
  Operator,
  Place,
} from '../ast.ts'
import { MAX_DEPTH, TOO_DEEP } from '../limits.ts'
import { readNumber } from '../numbers.ts'
import { ARITIES, COMPARISONS, FUNCTION_OPERATORS, RESERVED_WORDS } from '../operators.ts'
import { readIntervalEnd, readLiteral } from './literals.ts'
import { PRECEDENCE } from './precedence.ts'
import { TokenReader } from './token-reader.ts'
import { isWkt, readWkt } from './wkt.ts'

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
export class Parser extends TokenReader {
  /** The depth of the expression that was read last. */
  #height = 0

  whole(): Expression {
    if (this.isAtEnd) this.fail("The filter is empty. Write a condition such as name = 'France'.")
    const expression = this.#expression(PRECEDENCE.or)
    if (!this.isAtEnd) this.#unexpected()
    return expression
  }

  /** Reads an expression whose operators bind at least as tight as the precedence. */
  #expression(precedence: number): Expression {
    if (this.isWord('NOT') && precedence <= PRECEDENCE.not) {
      const { at } = this.advance()
      const operand = this.deeper(() => this.#expression(PRECEDENCE.not))
      return this.#rest(this.#operation('not', [operand], at), precedence)
    }
    return this.#rest(this.#operand(), precedence)
  }

  /** Continues after the left operand. */
  #rest(left: Expression, precedence: number): Expression {
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
    let height = this.#height
    while (this.takesWord(word)) {
      args.push(this.#expression(binding + 1))
      height = Math.max(height, this.#height)
    }
    this.#height = height
    return this.#operation(word === 'AND' ? 'and' : 'or', args, at)
  }

  #arithmetic(left: Expression, operator: ArithmeticOperator, binding: number): Expression {
    const { at } = this.advance()
    const height = this.#height
    // A chain of powers is read from the right, all other chains from the left.
    const right =
      operator === '^' ? this.deeper(() => this.#expression(binding)) : this.#expression(binding + 1)
    this.#height = Math.max(height, this.#height)
    return this.#operation(operator, [left, right], at)
  }

  /** Reads what follows the operand of a comparison, of LIKE, BETWEEN, IN or IS. */
  #predicate(left: Expression): Expression {
    const height = this.#height
    const { kind, at } = this.token
    if (this.isWord('IS')) return this.#isNull(left)
    if (left.kind === 'operation' && isPredicate(left.op) && !this.#isEnclosed(left)) {
      this.fail('The result of a comparison cannot be compared again. Join two comparisons with AND.')
    }
    if (kind === 'symbol') {
      const operator = this.advance().value as ComparisonOperator
      const right = this.#expression(PRECEDENCE.sum)
      this.#height = Math.max(height, this.#height)
      return this.#operation(operator, [left, right], at)
    }
    const isNegated = this.takesWord('NOT')
    if (isNegated && !(this.isWord('LIKE') || this.isWord('BETWEEN') || this.isWord('IN'))) {
      this.fail(`Expected LIKE, BETWEEN or IN after NOT, but found ${this.here}.`)
    }
    const test = this.#test(left, height)
    return isNegated ? this.#operation('not', [test], at) : test
  }

  #test(left: Expression, height: number): Expression {
    const { word, at } = this.advance()
    const args = [left]
    if (word === 'IN') {
      args.push(this.#inList())
    } else {
      args.push(this.#expression(PRECEDENCE.sum))
      if (word === 'BETWEEN') {
        height = Math.max(height, this.#height)
        if (!this.takesWord('AND')) {
          this.fail(`BETWEEN takes two limits with AND between them. Expected AND, but found ${this.here}.`)
        }
        args.push(this.#expression(PRECEDENCE.sum))
      }
    }
    this.#height = Math.max(height, this.#height)
    return this.#operation(word === 'IN' ? 'in' : word === 'LIKE' ? 'like' : 'between', args, at)
  }

  #isNull(left: Expression): Expression {
    const { at } = this.advance()
    const isNegated = this.takesWord('NOT')
    if (!this.takesWord('NULL')) this.fail(`Expected NULL or NOT NULL after IS, but found ${this.here}.`)
    const test = this.#operation('isNull', [left], at)
    return isNegated ? this.#operation('not', [test], at) : test
  }

  #inList(): Expression {
    const { at } = this.token
    if (!this.isSymbol('('))
      this.fail(`IN takes a list in parentheses, such as IN (1, 2). Found ${this.here}.`)
    const items = this.deeper(() => this.#list(() => this.#expression(PRECEDENCE.or)))
    this.#height++
    return { kind: 'array', items, at }
  }

  #operand(): Expression {
    this.#height = 0
    const { kind, value, at } = this.token
    switch (kind) {
      case 'number':
        this.advance()
        return this.#number(value, at)
      case 'text':
        this.advance()
        return { kind, value, at }
      case 'quoted':
        this.advance()
        if (this.isSymbol('(')) this.fail('The name of a function is written without quotes.', at)
        return { kind: 'property', property: value, at }
      case 'name':
        return this.#named()
      case 'symbol':
        if (value === '(') return this.#group()
        if (value === '-' || value === '+') return this.#signed(value)
        break
      case 'end':
    }
    this.fail(`Expected a value or a condition, but found ${this.here}.`)
  }

  #number(digits: string, at: Place): Expression {
    const value = readNumber(digits)
    if (value === undefined) this.fail('This number is too large. The largest is about 1.8e308.', at)
    return { kind: 'number', value, at }
  }

  /** The grammar binds a sign tighter than `^`. A sign before other operands than numbers is a product with -1. */
  #signed(sign: '-' | '+'): Expression {
    const { at } = this.advance()
    if (this.token.kind === 'number') {
      const { value } = this.advance()
      return this.#number(sign === '-' ? `-${value}` : value, at)
    }
    if (sign === '+') this.fail('A plus sign stands only before a number. Remove it.', at)
    const operand = this.deeper(() => this.#operand())
    return this.#operation('*', [{ kind: 'number', value: -1, at }, operand], at)
  }

  #named(): Expression {
    const { word, value, at } = this.token
    switch (word) {
      case 'TRUE':
      case 'FALSE':
        this.advance()
        return { kind: 'boolean', value: word === 'TRUE', at }
      case 'NULL':
        this.fail('NULL is no value. Write IS NULL or IS NOT NULL after the property.')
    }
    if (RESERVED_WORDS.has(word)) {
      this.fail(
        `Expected a value or a condition, but found the keyword ${word}. Write a property of this name in double quotes.`,
      )
    }
    if (isWkt(this)) return { kind: 'geometry', geometry: readWkt(this), at }
    if (!this.isCall) {
      this.advance()
      return { kind: 'property', property: value, at }
    }
    switch (word) {
      case 'DATE':
      case 'TIMESTAMP':
      case 'BBOX':
        return readLiteral(this)
      case 'INTERVAL':
        return this.deeper(() => this.#interval())
      default:
        return this.deeper(() => this.#call())
    }
  }

  #call(): Expression {
    const { value: name, word, at } = this.advance()
    const args = this.#list(() => this.#argument())
    const operator = FUNCTION_OPERATORS.get(word)
    if (operator === undefined) {
      this.#height++
      return { kind: 'call', name, args, at }
    }
    const count = ARITIES.get(operator) as number
    if (args.length !== count) {
      this.fail(`${word} takes ${count === 1 ? 'one argument' : 'two arguments'}, not ${args.length}.`, at)
    }
    return this.#operation(operator, args, at)
  }

  #interval(): Expression {
    const { at } = this.advance()
    this.expect('(', 'after INTERVAL')
    const end = () => readIntervalEnd(this, () => this.#operand())
    const start = end()
    const height = this.#height
    this.expect(',', 'between the ends of an interval')
    const interval = [start, end()] as const
    this.expect(')', 'after the two ends of an interval')
    this.#height = Math.max(height, this.#height) + 1
    return { kind: 'interval', interval, at }
  }

  /** The last expression in parentheses, to tell `(a = b) = c` from `a = b = c`. */
  #enclosed: Expression | undefined

  #isEnclosed(expression: Expression): boolean {
    return this.#enclosed === expression || (expression.kind === 'operation' && isFunction(expression.op))
  }

  #group(): Expression {
    return this.deeper(() => {
      const { at } = this.advance()
      const expression = this.#expression(PRECEDENCE.or)
      if (this.isSymbol(',')) {
        this.fail('A list of values stands only after IN and as an argument of a function.', at)
      }
      this.#close(at)
      this.#enclosed = expression
      return expression
    })
  }

  /** An argument or an element of an array, which can be an array: `(a)` alone is one, and `(a) + 1` is not. */
  #argument(): Expression {
    if (!this.isSymbol('(')) return this.#expression(PRECEDENCE.or)
    const { at } = this.token
    const items = this.deeper(() => this.#list(() => this.#argument()))
    const [item] = items
    if (items.length !== 1 || item === undefined || this.isSymbol(',') || this.isSymbol(')')) {
      this.#height++
      return { kind: 'array', items, at }
    }
    this.#enclosed = item
    return this.#rest(item, PRECEDENCE.or)
  }

  /** Reads a list in parentheses, which can be empty. */
  #list(item: () => Expression): readonly Expression[] {
    const { at } = this.advance()
    const items: Expression[] = []
    let height = 0
    if (!this.takesSymbol(')')) {
      do {
        items.push(item())
        height = Math.max(height, this.#height)
      } while (this.takesSymbol(','))
      this.#close(at)
    }
    this.#height = height
    return items
  }

  #close(at: Place): void {
    if (this.takesSymbol(')')) return
    if (this.token.kind === 'end') this.fail('This parenthesis is never closed. Add ).', at)
    this.#unexpected()
  }

  #unexpected(): never {
    if (this.isSymbol(')')) this.fail('This parenthesis was never opened. Remove it.')
    this.fail(`Expected an operator such as = or AND, but found ${this.here}.`)
  }

  #operation(op: Operator, args: readonly Expression[], at: Place): Operation {
    if (++this.#height > MAX_DEPTH) this.fail(TOO_DEEP, at)
    return { kind: 'operation', op, args, at }
  }
}

const isTest = (word: string): boolean =>
  word === 'NOT' || word === 'LIKE' || word === 'BETWEEN' || word === 'IN' || word === 'IS'

const isFunction = (operator: Operator): boolean => FUNCTION_OPERATORS.has(operator.toUpperCase())

const PREDICATES: ReadonlySet<Operator> = new Set([...COMPARISONS, 'like', 'between', 'in', 'isNull', 'not'])

const isPredicate = (operator: Operator): boolean => PREDICATES.has(operator)
