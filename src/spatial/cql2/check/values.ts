import { nearestName, someOf } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import type {
  ArithmeticOperator,
  Call,
  Expression,
  Geometry,
  Interval,
  IntervalEnd,
  Operation,
} from '../ast.ts'
import {
  type IntervalBound,
  type LiteralSystem,
  typeOf,
  type Value,
  type ValueType,
} from '../../model/filter.ts'
import type { FaultList } from '../errors.ts'
import { foldAccents, foldCase } from '../evaluate/folding.ts'
import { FILTER_FUNCTIONS, type DeclaredFunction, type TypeName } from '../functions.ts'
import { FUNCTION_OPERATORS } from '../operators.ts'
import { describe, noun, type Operand } from './advice.ts'
import { boxGeometry, flatBox, geometryFault } from './geometry-faults.ts'
import type { Queryables } from './queryables.ts'
import { literalFor, readDate, readTimestamp, timestampFor } from './times.ts'

const FUNCTIONS: ReadonlyMap<string, DeclaredFunction> = new Map(
  FILTER_FUNCTIONS.map((declared) => [declared.name, declared]),
)

const TYPE_NAMES: Readonly<
  Record<Exclude<ValueType, 'interval' | 'array' | 'document'>, readonly TypeName[]>
> = {
  text: ['string'],
  number: ['number', 'integer'],
  boolean: ['boolean'],
  instant: ['datetime'],
  geometry: ['geometry'],
}

const PARAMETER_NOUNS: Readonly<Record<TypeName, string>> = {
  string: noun('text'),
  number: noun('number'),
  integer: noun('number'),
  boolean: noun('boolean'),
  datetime: noun('instant'),
  geometry: noun('geometry'),
}

/** Resolves and types the operands of conditions. Records faults and continues; a faulty value is undefined. */
export class ValueChecker {
  protected readonly faults: FaultList
  protected readonly queryables: Queryables
  readonly #system: LiteralSystem

  constructor(queryables: Queryables, system: LiteralSystem, faults: FaultList) {
    this.queryables = queryables
    this.#system = system
    this.faults = faults
  }

  operand(expression: Expression): Operand | undefined {
    const value = this.value(expression)
    return value && { expression, value, type: typeOf(value) }
  }

  /** An operand of one type. `what` names it in the message: `The left side of LIKE`. */
  typed(expression: Expression, type: ValueType, what: string): Value | undefined {
    const operand = this.operand(expression)
    if (operand === undefined || operand.type === type) return operand?.value
    return this.fault(expression, `${what} must be ${noun(type)}, not ${describe(operand)}.`)
  }

  value(expression: Expression): Value | undefined {
    switch (expression.kind) {
      case 'text':
        return { kind: 'text', value: expression.value }
      case 'number':
        return { kind: 'number', value: expression.value }
      case 'boolean':
        return { kind: 'boolean', value: expression.value }
      case 'property':
        return this.#property(expression.property, expression)
      case 'date':
        return this.#date(expression.date, expression)
      case 'timestamp':
        return this.#timestamp(expression.timestamp, expression)
      case 'interval':
        return this.#interval(expression)
      case 'bbox': {
        const box = boxGeometry(expression.bbox, this.#system.turn)
        if (typeof box === 'string') return this.fault(expression, box)
        const shape = this.#shape(box, expression)
        // The decimals of the features can make a narrow box flat.
        return shape?.kind === 'shape' ? { ...shape, geometry: flatBox(shape.geometry) } : shape
      }
      case 'geometry': {
        const fault = geometryFault(expression.geometry)
        return fault === undefined
          ? this.#shape(expression.geometry, expression)
          : this.fault(expression, fault)
      }
      case 'array': {
        const items = this.all(expression.items)
        return items && { kind: 'array', items }
      }
      case 'call':
        return this.#call(expression)
      case 'operation':
        return this.#operation(expression)
    }
  }

  all(expressions: readonly Expression[]): readonly Value[] | undefined {
    const values = expressions.map((expression) => this.value(expression))
    return values.every((value) => value !== undefined) ? values : undefined
  }

  protected fault({ at }: Pick<Expression, 'at'>, message: string): undefined {
    this.faults.add(at, message)
  }

  #property(name: string, { at }: Expression): Value | undefined {
    const value = this.queryables.get(name)
    if (value === undefined) this.faults.addUnknown(at, name, this.queryables.explain(name, at))
    return value
  }

  #date(text: string, expression: Pick<Expression, 'at'>): Value | undefined {
    const range = readDate(text)
    if (range !== undefined) return { kind: 'instant', range, isDate: true }
    const literal = literalFor(text, expression.at)
    return this.fault(
      expression,
      `${printable(text)} is not a date. ${
        literal === undefined ? 'A date is a day of the calendar such as 2024-02-29.' : `Write ${literal}.`
      }`,
    )
  }

  #timestamp(text: string, expression: Pick<Expression, 'at'>): Value | undefined {
    const range = readTimestamp(text)
    if (range !== undefined) return { kind: 'instant', range, isDate: false }
    const literal = readDate(text) === undefined ? timestampFor(text) : literalFor(text, expression.at)
    return this.fault(
      expression,
      `${printable(text)} is not a timestamp in UTC. Write ${literal ?? 'it such as 2024-02-29T12:00:00Z'}.`,
    )
  }

  #interval(expression: Interval): Value | undefined {
    const [start, end] = expression.interval.map((bound) => this.#bound(bound))
    if (start === undefined || end === undefined) return undefined
    if (start.kind === 'instant' && end.kind === 'instant' && start.range.from > end.range.to) {
      return this.fault(expression, 'The interval starts after its end. Write the earlier time first.')
    }
    return { kind: 'interval', start, end }
  }

  #bound(end: IntervalEnd): IntervalBound | undefined {
    switch (end.kind) {
      case 'open':
        return { kind: 'open' }
      case 'date':
        return this.#date(end.date, end)
      case 'timestamp':
        return this.#timestamp(end.timestamp, end)
      default:
        return this.typed(end, 'instant', 'An end of an interval')
    }
  }

  #shape(geometry: Geometry, expression: Expression): Value | undefined {
    const shape = this.#system.toFeatures(geometry)
    return typeof shape === 'string' ? this.fault(expression, shape) : { kind: 'shape', geometry: shape }
  }

  #operation(operation: Operation): Value | undefined {
    const { op, args } = operation
    switch (op) {
      case 'casei':
      case 'accenti': {
        const text = this.typed(args[0] as Expression, 'text', `The argument of ${op.toUpperCase()}`)
        if (text === undefined) return undefined
        const fold = op === 'casei' ? 'case' : 'accents'
        if (text.kind !== 'text') return { kind: 'fold', fold, text }
        return { kind: 'text', value: fold === 'case' ? foldCase(text.value) : foldAccents(text.value) }
      }
      case '+':
      case '-':
      case '*':
      case '/':
      case '%':
      case 'div':
      case '^':
        return this.#arithmetic(op, args)
      default:
        return this.fault(
          operation,
          'A condition cannot be an operand here. Join conditions with AND and OR, and reverse one with NOT.',
        )
    }
  }

  #arithmetic(operator: ArithmeticOperator, args: readonly Expression[]): Value | undefined {
    const [left, right] = args.map((arg) => this.typed(arg, 'number', `An operand of ${operator}`))
    return left && right && { kind: 'arithmetic', operator, left, right }
  }

  #call(call: Call): Value | undefined {
    const { name, at } = call
    const declared = FUNCTIONS.get(name.toLowerCase())
    const args = call.args.map((arg) => this.operand(arg))
    if (declared === undefined) {
      const known = [...FUNCTIONS.keys(), ...FUNCTION_OPERATORS.values()]
      const nearest = nearestName(name, known)
      const advice =
        nearest === undefined
          ? `The functions are ${someOf([...FUNCTIONS.keys()])}.`
          : `Did you mean "${nearest}"?`
      return this.fault(call, `There is no function ${printable(name)}. ${advice}`)
    }
    const { length } = declared.arguments
    if (args.length !== length) {
      const count = length === 1 ? 'one argument' : `${length} arguments`
      return this.fault(call, `The function ${declared.name} takes ${count}, not ${args.length}.`)
    }
    const values = args.map((operand, index) => {
      const types = declared.arguments[index]?.type ?? []
      if (operand === undefined || fits(operand.type, types)) return operand?.value
      const wanted = [...new Set(types.map((type) => PARAMETER_NOUNS[type]))].join(' or ')
      return this.fault(
        { at: operand.expression.at ?? at },
        `The argument of ${declared.name} must be ${wanted}, not ${describe(operand)}.`,
      )
    })
    return values.every((value) => value !== undefined)
      ? { kind: 'call', function: declared, args: values }
      : undefined
  }
}

const fits = (type: ValueType, allowed: readonly TypeName[]): boolean =>
  type in TYPE_NAMES && TYPE_NAMES[type as keyof typeof TYPE_NAMES].some((name) => allowed.includes(name))
