import type { Expression, Geometry, IntervalEnd, Operation, Operator, Position } from './ast.ts'
import { eachPosition } from './geometries.ts'
import { isIdentifier } from './identifiers.ts'
import { ARRAY_OPERATORS, FUNCTION_OPERATORS, isInfix, KEYWORDS } from './operators.ts'
import { printNumber } from './print-json.ts'
import { PRECEDENCE } from './text/precedence.ts'

/**
 * A filter as CQL2 text.
 *
 * @throws RangeError for a text that ends with a backslash, which the encoding cannot express
 */
export const printText = (expression: Expression): string => print(expression, PRECEDENCE.or)

/** @param precedence of the operators around it; what binds less tight gets parentheses */
function print(expression: Expression, precedence: number): string {
  switch (expression.kind) {
    case 'operation':
      return printOperation(expression, precedence)
    case 'call':
      return `${expression.name}${args(expression.args, false)}`
    case 'property':
      return printName(expression.property)
    case 'text':
      return quote(expression.value)
    case 'number':
      return printNumber(expression.value)
    case 'boolean':
      return expression.value ? 'TRUE' : 'FALSE'
    case 'date':
      return `DATE(${quote(expression.date)})`
    case 'timestamp':
      return `TIMESTAMP(${quote(expression.timestamp)})`
    case 'interval':
      return `INTERVAL(${expression.interval.map(printEnd).join(', ')})`
    case 'bbox':
      return `BBOX(${expression.bbox.map(printNumber).join(', ')})`
    case 'geometry':
      return printGeometry(expression.geometry)
    case 'array':
      // The list of IN.
      return args(expression.items, false)
  }
}

const BINDING: ReadonlyMap<Operator, number> = new Map<Operator, number>([
  ['or', PRECEDENCE.or],
  ['and', PRECEDENCE.and],
  ['not', PRECEDENCE.not],
  ['+', PRECEDENCE.sum],
  ['-', PRECEDENCE.sum],
  ['*', PRECEDENCE.product],
  ['/', PRECEDENCE.product],
  ['%', PRECEDENCE.product],
  ['div', PRECEDENCE.product],
  ['^', PRECEDENCE.power],
])

const FUNCTIONS: ReadonlyMap<Operator, string> = new Map(
  [...FUNCTION_OPERATORS].map(([word, operator]) => [operator, word]),
)

/** Tests with NOT inside: `a NOT LIKE b`. */
const NEGATED: ReadonlySet<Operator> = new Set(['like', 'between', 'in', 'isNull'])

function printOperation(operation: Operation, precedence: number): string {
  const word = FUNCTIONS.get(operation.op)
  if (word !== undefined) return `${word}${args(operation.args, ARRAYS.has(operation.op))}`
  const [operand] = operation.args
  const isNegatedTest = operation.op === 'not' && operand?.kind === 'operation' && NEGATED.has(operand.op)
  const binding = isNegatedTest ? PRECEDENCE.comparison : (BINDING.get(operation.op) ?? PRECEDENCE.comparison)
  const text = isNegatedTest ? printTest(operand, 'NOT ') : printBare(operation)
  return binding < precedence ? `(${text})` : text
}

function printBare(operation: Operation): string {
  const { op, args } = operation
  switch (op) {
    case 'and':
    case 'or':
      return args.map((arg) => print(arg, (BINDING.get(op) as number) + 1)).join(` ${op.toUpperCase()} `)
    case 'not':
      return `NOT ${print(args[0] as Expression, PRECEDENCE.operand)}`
    case 'like':
    case 'between':
    case 'in':
    case 'isNull':
      return printTest(operation, '')
    default: {
      const binding = BINDING.get(op)
      // The grammar has no chains of powers and comparisons.
      const left = binding === undefined || op === '^' ? PRECEDENCE.sum : binding
      return args
        .map((arg, index) =>
          print(arg, op === '^' ? PRECEDENCE.operand : left + (binding !== undefined ? index : 0)),
        )
        .join(` ${op} `)
    }
  }
}

function printTest({ op, args }: Operation, not: '' | 'NOT '): string {
  const [value, ...rest] = args.map((arg) => print(arg, PRECEDENCE.sum)) as [string, ...string[]]
  switch (op) {
    case 'isNull':
      return `${value} IS ${not}NULL`
    case 'between':
      return `${value} ${not}BETWEEN ${rest.join(' AND ')}`
    default:
      return `${value} ${not}${op.toUpperCase()} ${rest.join('')}`
  }
}

const ARRAYS: ReadonlySet<Operator> = new Set(ARRAY_OPERATORS)

/** @param isOfSets true for the arguments of an array operator and the elements of its arrays */
const args = (items: readonly Expression[], isOfSets: boolean): string =>
  `(${items.map((item) => printArgument(item, isOfSets)).join(', ')})`

function printArgument(argument: Expression, isOfSets: boolean): string {
  if (argument.kind !== 'array') return printText(argument)
  const [item] = argument.items
  const list = args(argument.items, isOfSets)
  // The parser would take the parentheses around one expression for superfluous.
  const isAmbiguous =
    argument.items.length === 1 && item !== undefined && item.kind !== 'array' && (!isOfSets || isInfix(item))
  return isAmbiguous ? `(${list})` : list
}

const printName = (name: string): string =>
  isIdentifier(name) && !KEYWORDS.has(name.toUpperCase()) ? name : `"${name.replaceAll('"', '""')}"`

/** A backslash before a quote would escape it, so that the quote after a backslash is itself written as `\'`. */
function quote(text: string): string {
  if (text.endsWith('\\')) {
    throw new RangeError('CQL2 text cannot express a text that ends with a backslash.')
  }
  return `'${text.replaceAll(/\\'|'/g, (quote) => (quote === "'" ? "''" : "\\\\'"))}'`
}

function printEnd(end: IntervalEnd): string {
  switch (end.kind) {
    case 'open':
      return "'..'"
    case 'date':
      return quote(end.date)
    case 'timestamp':
      return quote(end.timestamp)
    default:
      return printText(end)
  }
}

function printGeometry(geometry: Geometry): string {
  const word = geometry.type.toUpperCase()
  if (geometry.type === 'GeometryCollection') {
    const { geometries } = geometry
    return geometries.length === 0 ? `${word} EMPTY` : `${word}(${geometries.map(printGeometry).join(', ')})`
  }
  const body = printCoordinates(geometry.coordinates, geometry.type === 'MultiPoint')
  if (body === 'EMPTY') return `${word} EMPTY`
  const tagged = hasHeights(geometry) ? `${word} Z` : word
  return geometry.type === 'Point' ? `${tagged}(${body})` : `${tagged}${body}`
}

/** True if there are positions, and all have heights. */
function hasHeights(geometry: Geometry): boolean {
  let [some, all] = [false, true]
  eachPosition(geometry, ({ length }) => {
    some = true
    if (length !== 3) all = false
  })
  return some && all
}

type Coordinates = Position | readonly Coordinates[]

/** @param isSet true for the positions of a multipoint, which have parentheses of their own */
function printCoordinates(coordinates: Coordinates, isSet: boolean): string {
  if (coordinates.length === 0) return 'EMPTY'
  const [first] = coordinates
  if (typeof first === 'number') return (coordinates as Position).map(printNumber).join(' ')
  const items = (coordinates as readonly Coordinates[]).map((item) => printCoordinates(item, false))
  return `(${(isSet ? items.map((item) => `(${item})`) : items).join(', ')})`
}
