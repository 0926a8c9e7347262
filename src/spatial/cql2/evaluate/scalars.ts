import { compareText } from '../../../lib/compare-text.ts'
import type { TimeRange } from '../../model/time-range.ts'
import type { ComparisonOperator } from '../ast.ts'
import type { ScalarType } from '../../model/filter.ts'
import { compareInstants } from './temporal.ts'
import type { Scalar } from './values.ts'

/** Compares two values of a type. */
export function comparer(
  type: ScalarType,
  operator: ComparisonOperator,
): (left: Scalar, right: Scalar) => boolean {
  if (type === 'instant') {
    return (left, right) => compareInstants(operator, left as TimeRange, right as TimeRange)
  }
  // Equality needs no order. Numbers and bigints are equal by their value, which === does not find.
  if (type !== 'number' && operator === '=') return (left, right) => left === right
  if (type !== 'number' && operator === '<>') return (left, right) => left !== right
  const order = type === 'text' ? (compareText as Order) : compareNumbers
  const isWanted = WANTED[operator]
  return (left, right) => isWanted(order(left, right))
}

type Order = (left: Scalar, right: Scalar) => number

/** Also for booleans: false is less than true. */
const compareNumbers: Order = (left, right) => (left < right ? -1 : left > right ? 1 : 0)

const WANTED: Readonly<Record<ComparisonOperator, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}
