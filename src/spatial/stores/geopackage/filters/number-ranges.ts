import type { Value } from '../../../cql2/index.ts'
import type { Layer } from '../../../model/collection-store.ts'

/** The smallest and the largest value that a number can have. */
type Range = readonly [number, number]

const MAX = Number.MAX_SAFE_INTEGER

/**
 * True if SQLite computes a number exactly as the evaluator does: if no result on the way can exceed 2^53.
 * Beyond it, the evaluator has whole numbers of 64 bits also for values that SQLite stores as doubles.
 */
export const isExactNumber = (value: Value, layer: Layer): boolean => rangeOf(value, layer) !== undefined

function rangeOf(value: Value, layer: Layer): Range | undefined {
  switch (value.kind) {
    case 'number': {
      const number = Number(value.value)
      return safe([number, number])
    }
    case 'column': {
      const range = layer.columns[value.column]?.range
      return range && safe(range)
    }
    case 'key':
      return [-MAX, MAX]
    case 'arithmetic': {
      const [left, right] = [rangeOf(value.left, layer), rangeOf(value.right, layer)]
      return left && right && rangeOfResult(value.operator, left, right, isWhole(value.right, layer))
    }
    default:
      return undefined
  }
}

function rangeOfResult(
  operator: string,
  [a, b]: Range,
  [c, d]: Range,
  isDivisorWhole: boolean,
): Range | undefined {
  switch (operator) {
    case '+':
      return safe([a + c, b + d])
    case '-':
      return safe([a - d, b - c])
    case '*': {
      const products = [a * c, a * d, b * c, b * d]
      return safe([Math.min(...products), Math.max(...products)])
    }
    case '/': {
      // A quotient by zero is null, and a whole divisor is at least one otherwise.
      const most = Math.max(Math.abs(a), Math.abs(b))
      const least = c > 0 ? c : d < 0 ? -d : isDivisorWhole ? 1 : 0
      return least === 0 ? undefined : safe([-most / least, most / least])
    }
    default:
      return undefined
  }
}

const isWhole = (value: Value, layer: Layer): boolean =>
  value.kind === 'number'
    ? Number.isInteger(Number(value.value))
    : value.kind === 'key' || (value.kind === 'column' && layer.columns[value.column]?.type === 'integer')

const safe = (range: Range): Range | undefined => (range[0] >= -MAX && range[1] <= MAX ? range : undefined)
