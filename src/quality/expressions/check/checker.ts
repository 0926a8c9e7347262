import type { BinaryOperator, ComparisonOperator, Expression, Span } from '../ast.ts'
import type { Overload } from '../declaration.ts'
import { FaultList } from '../errors.ts'
import {
  BINARY_OPERATORS,
  caseOf,
  comparison,
  isOfNumbers,
  LIKE,
  membership,
  UNARY_OPERATORS,
} from '../operators/index.ts'
import type { ScopeColumn } from '../scope.ts'
import type { Type } from '../value.ts'
import { arithmetic } from './arithmetic.ts'
import { callOf, type CheckContext, type OverloadMatch, type Target, resolveOverload } from './calls.ts'
import { commonType, type Purpose } from './common-type.ts'
import { converted } from './converting.ts'
import { callUnfit, functionUnknown, type Functions } from './functions.ts'
import { numberOf } from './literals.ts'
import { commonFacts } from './number-facts.ts'
import { columnAmbiguous, columnUnknown } from './names.ts'
import { familyOf, operandOf, typeOf, TYPE_WORDS, type Operand } from './operand.ts'
import type { ScopeNames } from './scope-names.ts'
import * as warnings from './warnings.ts'

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>

const COMPARISONS: ReadonlySet<string> = new Set(['=', '<>', '<', '<=', '>', '>='])

/**
 * Resolves the columns, functions and types of one expression. Reports faults to `faults`. A part with a fault is
 * undefined, and so are the parts that contain it, so that each fault is reported once.
 */
export class Checker implements CheckContext {
  readonly target: Target
  readonly now: bigint
  readonly faults = new FaultList()
  readonly warnings = new FaultList()
  /** In order of first use in the text. */
  readonly columns = new Set<ScopeColumn>()
  weight = 0
  readonly #text: string
  readonly #names: ScopeNames
  readonly #functions: Functions

  constructor(text: string, names: ScopeNames, functions: Functions, target: Target, now: bigint) {
    this.target = target
    this.now = now
    this.#text = text
    this.#names = names
    this.#functions = functions
  }

  operand(expression: Expression): Operand | undefined {
    switch (expression.kind) {
      case 'number':
        return numberOf(expression, '', expression, this.faults)
      case 'text':
        return constant('text', expression.text, expression)
      case 'word':
        return expression.word === 'NULL'
          ? constant('null', null, expression)
          : constant('logical', expression.word === 'TRUE', expression)
      case 'name':
        return this.#column(expression)
      case 'unary':
        return this.#unary(expression)
      case 'binary':
        return this.#binary(expression)
      case 'like':
        return this.#like(expression)
      case 'in':
        return this.#in(expression)
      case 'case':
        return this.#case(expression)
      case 'call':
        return this.#call(expression)
    }
  }

  /** A condition: a logical value, or a number, which is true if it is not 0. */
  condition(expression: Expression): Operand | undefined {
    const operand = this.operand(expression)
    if (operand === undefined) return undefined
    const type = typeOf(operand)
    const family = familyOf(type)
    if (family === 'number' || family === 'null') return converted(operand, 'logical', this.faults)
    const message = `A condition is expected here, but this is ${TYPE_WORDS[type]}; compare it with a value, for example with =.`
    this.faults.add('type', expression, message)
    return undefined
  }

  #column(expression: Node<'name'>): Operand | undefined {
    const { name, start, end } = expression
    const sharing = this.#names.sharing(name)
    if (sharing !== undefined) {
      columnAmbiguous(expression, sharing, this.faults)
      return undefined
    }
    const found = this.#names.find(name)
    if (found === undefined) {
      columnUnknown(expression, this.#text[start] as string, this.#names, this.#functions, this.faults)
      return undefined
    }
    const { column, index } = found
    this.columns.add(column)
    return operandOf({ kind: 'column', type: column.raw ? 'text' : column.type, column, index, start, end })
  }

  #unary(expression: Node<'unary'>): Operand | undefined {
    const { operator, operand: inner } = expression
    if (operator === 'NOT') {
      const condition = this.condition(inner)
      return condition && this.#not(condition, expression)
    }
    // Parse the number with its sign, because the smallest integer has no positive counterpart.
    if (inner.kind === 'number') return numberOf(inner, operator, expression, this.faults)
    const operand = this.operand(inner)
    if (operand === undefined) return undefined
    const result = this.#operated(operator, UNARY_OPERATORS[operator], [operand], expression)
    return result && operandOf(result.typed, operand.isComputed, () => result.numbers)
  }

  #binary(expression: Node<'binary'>): Operand | undefined {
    const { operator, left, right } = expression
    if (operator === 'AND' || operator === 'OR' || operator === '||') return this.#chain(expression, operator)
    const operands = this.#all([left, right])
    if (operands === undefined) return undefined
    const [first, second] = operands as [Operand, Operand]
    if (isComparison(operator)) {
      warnings.ofComparison(operator, first, second, expression, this.#text, this.warnings)
      return this.#common(operands, expression, 'compare', (type, isComputed) =>
        comparison(operator, type, isComputed),
      )
    }
    if (operator === '+') warnings.ofSum(first, second, expression, this.#text, this.warnings)
    const match = this.#matched(operator, BINARY_OPERATORS[operator], operands, expression)
    if (match === undefined) return undefined
    return operator !== '/' && isOfNumbers(match.overload)
      ? arithmetic(match, { operator, left: first, right: second }, expression, this)
      : callOf(match, operands, expression, this)
  }

  /** A chain of one operator becomes one call. A chain may have thousands of operands, nested to the left. */
  #chain(expression: Node<'binary'>, operator: 'AND' | 'OR' | '||'): Operand | undefined {
    const parts: Expression[] = []
    let first: Expression = expression
    while (first.kind === 'binary' && first.operator === operator) {
      parts.push(first.right)
      first = first.left
    }
    parts.push(first)
    parts.reverse()
    const operands = operator === '||' ? this.#all(parts) : this.#all(parts, (part) => this.condition(part))
    if (operands === undefined) return undefined
    if (operator === '||') warnings.ofJoining(operands, expression, this.warnings)
    return this.#operated(operator, BINARY_OPERATORS[operator], operands, expression)
  }

  #like(expression: Node<'like'>): Operand | undefined {
    const operands = this.#all([expression.value, expression.pattern])
    if (operands === undefined) return undefined
    warnings.ofPattern(operands[1] as Operand, this.warnings)
    const found = this.#operated('LIKE', [LIKE], operands, expression)
    return found && expression.isNegated ? this.#not(found, expression) : found
  }

  #in(expression: Node<'in'>): Operand | undefined {
    const operands = this.#all([expression.value, ...expression.items])
    if (operands === undefined) return undefined
    warnings.ofList(operands, expression, this.warnings)
    const found = this.#common(operands, expression, 'compare', membership)
    return found && expression.isNegated ? this.#not(found, expression) : found
  }

  /** An IF after ELSE belongs to the same case. */
  #case(expression: Node<'case'>): Operand | undefined {
    const whens: Expression[] = []
    const thens: Expression[] = []
    let rest: Expression | undefined = expression
    do {
      for (const { when, then } of rest.branches) {
        whens.push(when)
        thens.push(then)
      }
      rest = rest.otherwise
    } while (rest?.kind === 'case' && rest.isIf && expression.isIf)
    const conditions = this.#all(whens, (when) => this.condition(when))
    const values = this.#all(thens)
    const otherwise = rest === undefined ? constant('null', null, expression) : this.operand(rest)
    if (conditions === undefined || values === undefined || otherwise === undefined) return undefined
    const choices = [...values, otherwise]
    const type = this.#typeOf(choices, expression, 'choose')
    if (type === undefined) return undefined
    const args = conditions.flatMap((condition, i) => [condition, values[i] as Operand])
    const match = { overload: caseOf(type, conditions.length), same: undefined, cost: 0 }
    const result = callOf(match, [...args, otherwise], expression, this)
    if (result === undefined) return undefined
    const isComputed =
      (type === 'decimal' || type === 'exact') && choices.some(({ isComputed }) => isComputed)
    return operandOf(result.typed, isComputed, () => commonFacts(choices.map(({ numbers }) => numbers)))
  }

  #call(expression: Node<'call'>): Operand | undefined {
    const { name, args } = expression
    const declaration = this.#functions.get(name)
    if (declaration === undefined) functionUnknown(expression, this.#functions, this.faults)
    const operands = this.#all(args)
    if (declaration === undefined || operands === undefined) return undefined
    const match = resolveOverload(declaration.overloads, operands)
    if (match !== undefined) return callOf(match, operands, expression, this)
    callUnfit(declaration, operands, expression, this.faults)
    return undefined
  }

  /** Checks all expressions, so that the faults of each are reported. */
  #all(
    expressions: readonly Expression[],
    check = (expression: Expression) => this.operand(expression),
  ): readonly Operand[] | undefined {
    const operands: Operand[] = []
    for (const expression of expressions) {
      const operand = check(expression)
      if (operand !== undefined) operands.push(operand)
    }
    return operands.length === expressions.length ? operands : undefined
  }

  #not(condition: Operand, span: Span): Operand | undefined {
    return this.#operated('NOT', UNARY_OPERATORS.NOT, [condition], span)
  }

  #operated(
    operator: string,
    overloads: readonly Overload[],
    operands: readonly Operand[],
    span: Span,
  ): Operand | undefined {
    const match = this.#matched(operator, overloads, operands, span)
    return match && callOf(match, operands, span, this)
  }

  #matched(
    operator: string,
    overloads: readonly Overload[],
    operands: readonly Operand[],
    span: Span,
  ): OverloadMatch | undefined {
    const match = resolveOverload(overloads, operands)
    if (match !== undefined) return match
    const given = operands.map((operand) => TYPE_WORDS[typeOf(operand)]).join(' and ')
    this.faults.add('type', span, `The operator ${operator} does not take ${given}.`)
    return undefined
  }

  /** A call of an overload whose parameters have one common type. */
  #common(
    operands: readonly Operand[],
    span: Span,
    purpose: Purpose,
    overloadOf: (type: Exclude<Type, 'null'>, isComputed: boolean) => Overload,
  ): Operand | undefined {
    const type = this.#typeOf(operands, span, purpose)
    if (type === undefined) return undefined
    const overload = overloadOf(
      type,
      operands.some(({ isComputed }) => isComputed),
    )
    return callOf({ overload, same: undefined, cost: 0 }, operands, span, this)
  }

  #typeOf(operands: readonly Operand[], span: Span, purpose: Purpose): Exclude<Type, 'null'> | undefined {
    const type = commonType(operands, purpose)
    if (type !== undefined) return type === 'null' ? 'text' : type
    const words = [...new Set(operands.map((operand) => TYPE_WORDS[typeOf(operand)]))]
    const done = purpose === 'choose' ? 'choose between' : 'compare'
    const message = `Cannot ${done} ${words.join(' and ')}; convert them first, for example with TO_TEXT.`
    this.faults.add('type', span, message)
    return undefined
  }
}

const isComparison = (operator: BinaryOperator): operator is ComparisonOperator => COMPARISONS.has(operator)

const constant = (type: Type, value: string | boolean | null, { start, end }: Span): Operand =>
  operandOf({ kind: 'constant', type, value, start, end })
