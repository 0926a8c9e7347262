import type { Condition as Filter, Value } from '../../cql2/index.ts'
import { bound, joined, sql, type Sql } from '../shared/filters/sql.ts'
import { kindAt } from './conditions.ts'
import type { PostgisLayer } from './layer.ts'

/** Relative: more than the rounding of a number to a double, and of one to four bytes. */
const MARGINS = { double: 0, numeric: 2 ** -51, real: 2 ** -20 } as const

const FLIPPED: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '=': '=' }

/**
 * A condition that an index over a column of fractions answers: true for every number that satisfies a filter. The
 * filter itself compares the nearest doubles. Undefined if the filter limits no such column.
 */
export function numberRange(filter: Filter, layer: PostgisLayer): Sql | undefined {
  switch (filter.kind) {
    case 'comparison':
      return comparisonRange(filter.operator, filter.left, filter.right, layer)
    case 'between': {
      const { value, low, high } = filter
      const limits = [
        comparisonRange('>=', value, low, layer),
        comparisonRange('<=', value, high, layer),
      ].filter((limit) => limit !== undefined)
      return limits.length === 0 ? undefined : joined(limits, 'and')
    }
    case 'in': {
      const ranges = filter.items.map((item) => comparisonRange('=', filter.value, item, layer))
      const known = ranges.filter((range) => range !== undefined)
      return known.length === 0 || known.length < ranges.length ? undefined : joined(known, 'or')
    }
    default:
      return undefined
  }
}

function comparisonRange(operator: string, left: Value, right: Value, layer: PostgisLayer): Sql | undefined {
  if (left.kind === 'number')
    return right.kind === 'number' ? undefined : comparisonRange(FLIPPED[operator] ?? '', right, left, layer)
  if (left.kind !== 'column' || right.kind !== 'number') return undefined
  const { name } = kindAt(layer, left.column)
  const number = Number(right.value)
  if ((name !== 'double' && name !== 'numeric' && name !== 'real') || !Number.isFinite(number))
    return undefined
  const margin = Math.abs(number) * MARGINS[name] + (name === 'double' ? 0 : Number.MIN_VALUE)
  const column = `{${left.column}}`
  const type = name === 'numeric' ? 'numeric' : 'float8'
  const from = sql`${column} >= cast(${bound(digitsOf(number - margin))} as ${type})`
  const to = sql`${column} <= cast(${bound(digitsOf(number + margin))} as ${type})`
  if (operator === '=') return sql`(${from} and ${to})`
  return operator.startsWith('>') ? from : operator.startsWith('<') && operator !== '<>' ? to : undefined
}

/** All digits of a whole number: beyond 2^53 its shortest text has others. */
export const digitsOf = (value: number): string =>
  Number.isInteger(value) ? BigInt(value).toString() : String(value)
