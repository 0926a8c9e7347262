import { nearestName } from '../../../lib/nearest-name.ts'
import { printable } from '../../../lib/text.ts'
import type { Call, Expression, Interval, IntervalEnd, Operation, Operator, Property } from '../ast.ts'
import type { FaultList } from '../errors.ts'
import { isIdentifier } from '../identifiers.ts'
import { intervalEnd } from '../interval-end.ts'
import { MAX_DEPTH, TOO_DEEP } from '../limits.ts'
import { ARITIES, ARRAY_OPERATORS, isOperator, KEYWORDS } from '../operators.ts'
import { UNUSABLE, UNUSABLE_CHARACTER } from '../unusable.ts'
import { readGeometry } from './geometries.ts'
import { isArray, isObject, type Json, type JsonObject } from './read-json.ts'

const TAKES_ARRAYS: ReadonlySet<Operator> = new Set(ARRAY_OPERATORS)

/** Operators by their names in lower case. */
const OPERATORS: ReadonlyMap<string, Operator> = new Map(
  [...ARITIES.keys()].map((operator) => [operator.toLowerCase(), operator]),
)

/** Members that tell what an object is. A geometry can have a bbox. */
const FORMS: readonly string[] = ['op', 'property', 'date', 'timestamp', 'interval', 'type', 'bbox']

/** Reads the values of one filter in CQL2 JSON. Records faults and continues; a faulty part is undefined. */
export class JsonParser {
  readonly #faults: FaultList
  #depth = 0

  constructor(faults: FaultList) {
    this.#faults = faults
  }

  /** @param allowsArray true where the standard allows an array as an operand */
  expression(value: Json, at: string, allowsArray = false): Expression | undefined {
    switch (typeof value) {
      case 'string':
        return this.#isUsable(value, at) ? { kind: 'text', value, at } : undefined
      case 'number':
      case 'bigint':
        return { kind: 'number', value, at }
      case 'boolean':
        return { kind: 'boolean', value, at }
      default:
        return this.#deeper(at, () => this.#structure(value, at, allowsArray))
    }
  }

  #structure(
    value: null | readonly Json[] | JsonObject,
    at: string,
    allowsArray: boolean,
  ): Expression | undefined {
    if (value === null) return this.#fault(at, 'null is no value of CQL2. Use {"op": "isNull", "args": […]}.')
    if (!isArray(value)) return this.#object(value, at)
    if (!allowsArray) {
      return this.#fault(
        at,
        'An array stands only as the list of "in", and as an argument of array operators and functions.',
      )
    }
    const items = this.#all(value, at, true)
    return items && { kind: 'array', items, at }
  }

  #object(object: JsonObject, at: string): Expression | undefined {
    const form = FORMS.find((name) => object.has(name))
    if (form === 'type') {
      const geometry = readGeometry(object, at, this.#faults)
      return geometry && { kind: 'geometry', geometry, at }
    }
    if (form === undefined) return this.#unknownForm(object, at)
    const other = [...object.keys()].find((name) => name !== form && !(form === 'op' && name === 'args'))
    if (other !== undefined) {
      return this.#fault(at, `An object with "${form}" has no member ${printable(other)}. Remove it.`)
    }
    const value = object.get(form) as Json
    switch (form) {
      case 'op':
        return this.#operation(value, object.get('args'), at)
      case 'property':
        return this.#property(value, at)
      case 'interval':
        return this.#interval(value, at)
      case 'bbox':
        return this.#bbox(value, at)
      default:
        if (typeof value !== 'string') return this.#fault(`${at}/${form}`, `Expected a ${form} as a text.`)
        if (!this.#isUsable(value, `${at}/${form}`)) return undefined
        return form === 'date'
          ? { kind: 'date', date: value, at }
          : { kind: 'timestamp', timestamp: value, at }
    }
  }

  /** Also tells the forms of earlier drafts of CQL2. */
  #unknownForm(object: JsonObject, at: string): undefined {
    const [name] = object.keys()
    if (name === undefined)
      return this.#fault(at, 'The object is empty. Add "op" and "args", or another form.')
    const operator = OPERATORS.get(name.toLowerCase())
    if (operator !== undefined || name === 'function') {
      return this.#fault(
        at,
        `Write {"op": "${operator ?? '…'}", "args": […]} instead of {${printable(name)}: …}.`,
      )
    }
    const nearest = nearestName(name, FORMS)
    const advice =
      nearest === undefined
        ? `An object has one of the members ${FORMS.join(', ')}.`
        : `Did you mean "${nearest}"?`
    return this.#fault(at, `The member ${printable(name)} is unknown. ${advice}`)
  }

  #operation(op: Json, args: Json | undefined, at: string): Expression | undefined {
    if (typeof op !== 'string') return this.#fault(`${at}/op`, 'The operator is not a text.')
    if (args === undefined || !isArray(args)) return this.#fault(at, 'Add the arguments as the array "args".')
    if (!isOperator(op)) return this.#call(op, args, at)
    const arity = ARITIES.get(op) as number
    const isChain = op === 'and' || op === 'or'
    if (isChain ? args.length < arity : args.length !== arity) {
      return this.#fault(
        `${at}/args`,
        `The operator "${op}" takes ${arity}${isChain ? ' or more' : ''} arguments, not ${args.length}.`,
      )
    }
    const parsed =
      op === 'in' ? this.#inArguments(args, at) : this.#all(args, `${at}/args`, TAKES_ARRAYS.has(op))
    return parsed && ({ kind: 'operation', op, args: parsed, at } satisfies Operation)
  }

  #inArguments([value, list]: readonly Json[], at: string): readonly Expression[] | undefined {
    const operand = this.expression(value as Json, `${at}/args/0`)
    const place = `${at}/args/1`
    if (!isArray(list as Json))
      return this.#fault(place, 'The second argument of "in" is an array of values.')
    const items = this.#all(list as readonly Json[], place, false)
    return operand && items && [operand, { kind: 'array', items, at: place }]
  }

  #call(name: string, args: readonly Json[], at: string): Call | undefined {
    const place = `${at}/op`
    const operator = OPERATORS.get(name.toLowerCase())
    if (operator !== undefined) {
      return this.#fault(place, `The operator ${printable(name)} is written "${operator}" in JSON.`)
    }
    if (!isIdentifier(name) || KEYWORDS.has(name.toUpperCase())) {
      return this.#fault(place, `${printable(name)} is no operator, and cannot be the name of a function.`)
    }
    const parsed = this.#all(args, `${at}/args`, true)
    return parsed && { kind: 'call', name, args: parsed, at }
  }

  #property(name: Json, at: string): Property | undefined {
    if (typeof name !== 'string' || name === '') {
      return this.#fault(`${at}/property`, 'The name of a property is a text of at least one character.')
    }
    return this.#isUsable(name, `${at}/property`) ? { kind: 'property', property: name, at } : undefined
  }

  #interval(value: Json, at: string): Interval | undefined {
    if (!isArray(value) || value.length !== 2) {
      return this.#fault(`${at}/interval`, 'An interval is an array of its start and its end.')
    }
    const [start, end] = value.map((item, index) => this.#intervalEnd(item, `${at}/interval/${index}`))
    return start && end && { kind: 'interval', interval: [start, end], at }
  }

  #intervalEnd(value: Json, at: string): IntervalEnd | undefined {
    if (typeof value === 'string') return this.#isUsable(value, at) ? intervalEnd(value, at) : undefined
    if (isObject(value)) {
      const end = this.expression(value, at)
      if (end === undefined || end.kind === 'property' || end.kind === 'call') return end
    }
    return this.#fault(at, 'An end of an interval is a date or a timestamp as a text, "..", or a property.')
  }

  #bbox(value: Json, at: string): Expression | undefined {
    const isBbox =
      isArray(value) &&
      (value.length === 4 || value.length === 6) &&
      value.every((number) => typeof number === 'number' || typeof number === 'bigint')
    if (isBbox) return { kind: 'bbox', bbox: value.map(Number), at }
    return this.#fault(
      `${at}/bbox`,
      'A bbox is an array of four numbers (west, south, east, north), or of six with heights.',
    )
  }

  #all(values: readonly Json[], at: string, allowsArrays: boolean): readonly Expression[] | undefined {
    const read = values.map((value, index) => this.expression(value, `${at}/${index}`, allowsArrays))
    return read.every((expression) => expression !== undefined) ? read : undefined
  }

  #isUsable(text: string, at: string): boolean {
    const isUsable = !UNUSABLE.test(text)
    if (!isUsable) this.#faults.add(at, UNUSABLE_CHARACTER)
    return isUsable
  }

  #fault(at: string, message: string): undefined {
    this.#faults.add(at, message)
  }

  #deeper<Read>(at: string, read: () => Read): Read | undefined {
    if (this.#depth >= MAX_DEPTH) return this.#fault(at, TOO_DEEP)
    this.#depth++
    const result = read()
    this.#depth--
    return result
  }
}
