import type { ArrayOperator, Expression, Operation, SpatialOperator, TemporalOperator } from '../ast.ts'
import {
  type ArrayValue,
  type Condition,
  type GeometryValue,
  type ScalarType,
  type Value,
  type ValueType,
  typeOf,
} from '../../model/filter.ts'
import { MAX_PATTERN_LENGTH } from '../limits.ts'
import { ARRAY_OPERATORS, INSTANT_OPERATORS, INTERVAL_OPERATORS, SPATIAL_OPERATORS } from '../operators.ts'
import { comparisonFault, describe, ONLY_NULL_TEST, operator, type Operand } from './advice.ts'
import { ValueChecker } from './values.ts'

const SPATIAL: ReadonlySet<string> = new Set(SPATIAL_OPERATORS)
const TEMPORAL: ReadonlySet<string> = new Set([...INSTANT_OPERATORS, ...INTERVAL_OPERATORS])
const FOR_INTERVALS: ReadonlySet<string> = new Set(INTERVAL_OPERATORS)
const ARRAYS: ReadonlySet<string> = new Set(ARRAY_OPERATORS)

/** Resolves and types conditions. Records faults and continues; a faulty condition is undefined. */
export class Checker extends ValueChecker {
  condition(expression: Expression): Condition | undefined {
    switch (expression.kind) {
      case 'boolean':
        return { kind: 'constant', value: expression.value }
      case 'operation':
        return isConditionOperator(expression) ? this.#operation(expression) : this.#notCondition(expression)
      default:
        return this.#notCondition(expression)
    }
  }

  #notCondition(expression: Expression): Condition | undefined {
    const operand = this.operand(expression)
    if (operand === undefined) return undefined
    if (expression.kind === 'call' && operand.type === 'boolean') {
      const right: Value = { kind: 'boolean', value: true }
      return { kind: 'comparison', operator: '=', type: 'boolean', left: operand.value, right }
    }
    const advice =
      operand.type === 'boolean'
        ? 'Compare it with TRUE or FALSE.'
        : 'Compare it with a value, for example by = or by IS NOT NULL.'
    return this.fault(expression, `Expected a condition, but found ${describe(operand)}. ${advice}`)
  }

  #operation(operation: Operation): Condition | undefined {
    const { op, args } = operation
    const [first, second, third] = args as [Expression, Expression, Expression]
    switch (op) {
      case 'and':
      case 'or': {
        const parts = args.map((arg) => this.condition(arg))
        return parts.every((part) => part !== undefined) ? { kind: op, parts } : undefined
      }
      case 'not': {
        const part = this.condition(first)
        return part && { kind: 'not', part }
      }
      case '=':
      case '<>':
      case '<':
      case '<=':
      case '>':
      case '>=': {
        const pair = this.#comparable(first, second, operation)
        return pair && { kind: 'comparison', operator: op, ...pair }
      }
      case 'like':
        return this.#like(first, second)
      case 'between': {
        const [value, low, high] = [first, second, third].map((arg) =>
          this.typed(arg, 'number', 'An operand of BETWEEN'),
        )
        return value && low && high && { kind: 'between', value, low, high }
      }
      case 'in':
        return this.#in(first, second)
      case 'isNull': {
        const isCondition = first.kind === 'operation' && isConditionOperator(first)
        const tested = isCondition ? this.condition(first) : this.value(first)
        return tested && { kind: 'isNull', operand: tested }
      }
      default:
        return this.#relation(operation)
    }
  }

  #comparable(
    left: Expression,
    right: Expression,
    operation: Operation,
  ): { type: ScalarType; left: Value; right: Value } | undefined {
    const [one, other] = [this.operand(left), this.operand(right)]
    if (one === undefined || other === undefined) return undefined
    if (one.type === other.type && isScalar(one.type)) {
      return { type: one.type, left: one.value, right: other.value }
    }
    return this.fault(operation, comparisonFault(one, other))
  }

  #in(first: Expression, list: Expression): Condition | undefined {
    const operand = this.operand(first)
    const items = list.kind === 'array' ? list.items.map((item) => this.operand(item)) : []
    if (operand === undefined) return undefined
    const values = items.map((item) => this.#listed(operand, item))
    if (values.some((value) => value === undefined)) return undefined
    if (!isScalar(operand.type)) {
      return this.fault(
        first,
        `IN takes a text, number, boolean, date or timestamp, not ${describe(operand)}.`,
      )
    }
    return { kind: 'in', type: operand.type, value: operand.value, items: values as readonly Value[] }
  }

  #listed(operand: Operand, item: Operand | undefined): Value | undefined {
    if (item === undefined || item.type === operand.type) return item?.value
    return this.fault(item.expression, comparisonFault(operand, item))
  }

  #like(first: Expression, second: Expression): Condition | undefined {
    const text = this.typed(first, 'text', 'The left side of LIKE')
    const pattern = isPattern(second) ? this.value(second) : undefined
    if (pattern === undefined) {
      return this.fault(second, 'The pattern after LIKE is a literal text, also within CASEI or ACCENTI.')
    }
    if (text === undefined || pattern.kind !== 'text') return undefined
    if (pattern.value.length > MAX_PATTERN_LENGTH) {
      return this.fault(
        second,
        `A pattern has at most ${MAX_PATTERN_LENGTH} characters, and this one has ${pattern.value.length}. Shorten it.`,
      )
    }
    // An even number of backslashes escape each other.
    const [backslashes = ''] = /\\*$/.exec(pattern.value) ?? []
    if (backslashes.length % 2 === 1) {
      return this.fault(
        second,
        'The pattern ends with a single backslash. Write two of them for the character.',
      )
    }
    return { kind: 'like', text, pattern: pattern.value }
  }

  #relation(operation: Operation): Condition | undefined {
    const { op } = operation
    const name = operator(op, typeof operation.at === 'number')
    if (SPATIAL.has(op) && !this.queryables.hasGeometry)
      return this.fault(
        operation,
        `The collection has no geometry for ${name} to compare. Leave this condition out.`,
      )
    const [left, right] = operation.args.map((arg) => this.operand(arg))
    if (left === undefined || right === undefined) return undefined
    if (SPATIAL.has(op)) {
      if (!this.#areBoth(left, right, 'geometry', name)) return undefined
      return {
        kind: 'spatial',
        relation: op as SpatialOperator,
        left: left.value as GeometryValue,
        right: right.value as GeometryValue,
      }
    }
    if (ARRAYS.has(op)) {
      if (!this.#areBoth(left, right, 'array', name)) return undefined
      if (!this.#haveSameElements(left, right) || !this.#haveSameElements(right, left)) return undefined
      return {
        kind: 'arrays',
        relation: op as ArrayOperator,
        left: left.value as ArrayValue,
        right: right.value as ArrayValue,
      }
    }
    const [isLeft, isRight] = [this.#isTemporal(left, op, name), this.#isTemporal(right, op, name)]
    if (!isLeft || !isRight) return undefined
    // Two instants are equal as for the operator =: a timestamp equals the date of its day.
    if (op === 't_equals' && left.type === 'instant' && right.type === 'instant')
      return { kind: 'comparison', operator: '=', type: 'instant', left: left.value, right: right.value }
    return { kind: 'temporal', relation: op as TemporalOperator, left: left.value, right: right.value }
  }

  /** False if no element of a literal array has the type that all elements of the other array have. */
  #haveSameElements({ value, expression }: Operand, { value: other }: Operand): boolean {
    if (value.kind !== 'array' || value.items.length === 0) return true
    if (other.kind !== 'column' || other.type !== 'array' || other.elements === undefined) return true
    const { elements } = other
    if (value.items.some((item) => typeOf(item) === elements)) return true
    this.fault(
      expression,
      `The elements of the property are of the type ${elements}, so that none of these values can be among them.`,
    )
    return false
  }

  #areBoth(left: Operand, right: Operand, type: ValueType, name: string): boolean {
    const [isLeft, isRight] = [this.#isA(left, type, name), this.#isA(right, type, name)]
    return isLeft && isRight
  }

  #isA(operand: Operand, type: ValueType, name: string): boolean {
    if (operand.type === type) return true
    this.fault(
      operand.expression,
      `${name} takes two ${type === 'array' ? 'arrays' : 'geometries'}, not ${describe(operand)}.${operand.type === 'document' ? ` ${ONLY_NULL_TEST}` : ''}`,
    )
    return false
  }

  #isTemporal(operand: Operand, op: string, name: string): boolean {
    const { expression, type } = operand
    if (type === 'interval' || (type === 'instant' && !FOR_INTERVALS.has(op))) return true
    this.fault(
      expression,
      type === 'instant'
        ? `${name} takes two intervals, not ${describe(operand)}. Use ${operator('t_intersects', typeof expression.at === 'number')}, or an interval with this start and end.`
        : `${name} takes dates, timestamps and intervals, not ${describe(operand)}.`,
    )
    return false
  }
}

const SCALARS: ReadonlySet<ValueType> = new Set(['text', 'number', 'boolean', 'instant'])

const isScalar = (type: ValueType): type is ScalarType => SCALARS.has(type)

const CONDITIONS: ReadonlySet<string> = new Set([
  ...['and', 'or', 'not', '=', '<>', '<', '<=', '>', '>=', 'like', 'between', 'in', 'isNull'],
  ...SPATIAL,
  ...TEMPORAL,
  ...ARRAYS,
])

const isConditionOperator = ({ op }: Operation): boolean => CONDITIONS.has(op)

const isPattern = (expression: Expression): boolean =>
  expression.kind === 'text' ||
  (expression.kind === 'operation' &&
    (expression.op === 'casei' || expression.op === 'accenti') &&
    isPattern(expression.args[0] as Expression))
