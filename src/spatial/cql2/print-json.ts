import type { Expression, Geometry, IntervalEnd } from './ast.ts'

/** A filter as CQL2 JSON. */
export function printJson(expression: Expression): string {
  switch (expression.kind) {
    case 'operation':
      return operation(expression.op, expression.args)
    case 'call':
      return operation(expression.name, expression.args)
    case 'property':
      return member('property', JSON.stringify(expression.property))
    case 'text':
    case 'boolean':
      return JSON.stringify(expression.value)
    case 'number':
      return printNumber(expression.value)
    case 'date':
      return member('date', JSON.stringify(expression.date))
    case 'timestamp':
      return member('timestamp', JSON.stringify(expression.timestamp))
    case 'interval':
      return member('interval', array(expression.interval.map(printEnd)))
    case 'bbox':
      return member('bbox', array(expression.bbox.map(printNumber)))
    case 'geometry':
      return printGeometry(expression.geometry)
    case 'array':
      return array(expression.items.map(printJson))
  }
}

/** Decimal digits in the grammar of both encodings. Negative zero keeps its sign. */
export const printNumber = (number: number | bigint): string =>
  Object.is(number, -0) ? '-0' : String(number)

const member = (name: string, value: string): string => `{"${name}":${value}}`

const array = (items: readonly string[]): string => `[${items.join(',')}]`

const operation = (op: string, args: readonly Expression[]): string =>
  `{"op":${JSON.stringify(op)},"args":${array(args.map(printJson))}}`

function printEnd(end: IntervalEnd): string {
  switch (end.kind) {
    case 'open':
      return '".."'
    case 'date':
      return JSON.stringify(end.date)
    case 'timestamp':
      return JSON.stringify(end.timestamp)
    default:
      return printJson(end)
  }
}

function printGeometry(geometry: Geometry): string {
  const body =
    geometry.type === 'GeometryCollection'
      ? `"geometries":${array(geometry.geometries.map(printGeometry))}`
      : `"coordinates":${printCoordinates(geometry.coordinates)}`
  return `{"type":"${geometry.type}",${body}}`
}

type Coordinates = number | readonly Coordinates[]

const printCoordinates = (coordinates: Coordinates): string =>
  typeof coordinates === 'number' ? printNumber(coordinates) : array(coordinates.map(printCoordinates))
