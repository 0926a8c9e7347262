import type { Expression, Operation, Operator, Place } from '../ast.ts'
import { MAX_DEPTH, TOO_DEEP } from '../limits.ts'
import { readNumber } from '../numbers.ts'
import { ARITIES, ARRAY_OPERATORS, FUNCTION_OPERATORS, isInfix, RESERVED_WORDS } from '../operators.ts'
import { readIntervalEnd, readLiteral } from './literals.ts'
import { PRECEDENCE } from './precedence.ts'
import { TokenReader } from './token-reader.ts'
import { isWkt, readWkt } from './wkt.ts'

const ARRAYS: ReadonlySet<Operator> = new Set(ARRAY_OPERATORS)

/** Where an argument stands: in an array operator, within one of its arrays, or in a call. */
type ArgumentPlace = 'set' | 'element' | 'call'

/** Reads operands: literals, properties, calls, parentheses and arrays. */
export abstract class OperandParser extends TokenReader {
  /** The depth of the expression that was read last. */
  protected height = 0
  /** The last expression in parentheses, to tell `(a = b) = c` from `a = b = c`. */
  #enclosed: Expression | undefined

  /** Reads an expression whose operators bind at least as tight as the precedence. */
  protected abstract expression(precedence: number): Expression

  /** Continues an expression after its left operand. */
  protected abstract rest(left: Expression, precedence: number): Expression

  protected operand(): Expression {
    this.height = 0
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
    const operand = this.deeper(() => this.operand())
    return this.operation('*', [{ kind: 'number', value: -1, at }, operand], at)
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
    const operator = FUNCTION_OPERATORS.get(word)
    const place = operator !== undefined && ARRAYS.has(operator) ? 'set' : 'call'
    const args = this.list(() => this.#argument(place))
    if (operator === undefined) {
      this.height++
      return { kind: 'call', name, args, at }
    }
    const count = ARITIES.get(operator) as number
    if (args.length !== count) {
      this.fail(`${word} takes ${count === 1 ? 'one argument' : 'two arguments'}, not ${args.length}.`, at)
    }
    return this.operation(operator, args, at)
  }

  #interval(): Expression {
    const { at } = this.advance()
    this.expect('(', 'after INTERVAL')
    const end = () => readIntervalEnd(this, () => this.operand())
    const start = end()
    const height = this.height
    this.expect(',', 'between the ends of an interval')
    const interval = [start, end()] as const
    this.expect(')', 'after the two ends of an interval')
    this.height = Math.max(height, this.height) + 1
    return { kind: 'interval', interval, at }
  }

  protected isEnclosed(expression: Expression): boolean {
    return this.#enclosed === expression || !isInfix(expression)
  }

  #group(): Expression {
    return this.deeper(() => {
      const { at } = this.advance()
      const expression = this.expression(PRECEDENCE.or)
      if (this.isSymbol(',')) {
        this.fail('A list of values stands only after IN and as an argument of a function.', at)
      }
      this.#close(at)
      this.#enclosed = expression
      return expression
    })
  }

  /**
   * An argument or an element of an array. One expression in parentheses is ambiguous in the grammar. It is an
   * array as an argument of an array operator, and if it is an array or has parentheses itself: `((a))`.
   * Otherwise the parentheses are dropped within the arguments of a function, and around an expression with
   * operators: `(a + b)`.
   */
  #argument(place: ArgumentPlace): Expression {
    if (!this.isSymbol('(')) return this.expression(PRECEDENCE.or)
    const { at } = this.token
    const items = this.deeper(() => this.list(() => this.#argument(place === 'call' ? 'call' : 'element')))
    const [item] = items
    const isWhole = this.isSymbol(',') || this.isSymbol(')')
    if (items.length === 1 && item !== undefined && (!isWhole || this.#isGroup(item, place))) {
      this.#enclosed = item
      return this.rest(item, PRECEDENCE.or)
    }
    this.height++
    return { kind: 'array', items, at }
  }

  /** True if the parentheses around an argument are no array. */
  #isGroup(item: Expression, place: ArgumentPlace): boolean {
    if (place === 'set' || item.kind === 'array' || item === this.#enclosed) return false
    return place === 'call' || isInfix(item)
  }

  /** Reads a list in parentheses, which can be empty. */
  protected list(item: () => Expression): readonly Expression[] {
    const { at } = this.advance()
    const items: Expression[] = []
    let height = 0
    if (!this.takesSymbol(')')) {
      do {
        items.push(item())
        height = Math.max(height, this.height)
      } while (this.takesSymbol(','))
      this.#close(at)
    }
    this.height = height
    return items
  }

  #close(at: Place): void {
    if (this.takesSymbol(')')) return
    if (this.token.kind === 'end') this.fail('This parenthesis is never closed. Add ).', at)
    this.unexpected()
  }

  protected unexpected(): never {
    if (this.isSymbol(')')) this.fail('This parenthesis was never opened. Remove it.')
    this.fail(`Expected an operator such as = or AND, but found ${this.here}.`)
  }

  protected operation(op: Operator, args: readonly Expression[], at: Place): Operation {
    if (++this.height > MAX_DEPTH) this.fail(TOO_DEEP, at)
    return { kind: 'operation', op, args, at }
  }
}
