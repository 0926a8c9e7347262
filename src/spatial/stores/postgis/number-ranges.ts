import type { Condition as Filter, Value } from '../../cql2/index.ts'
import { joined, type Sql } from '../shared/filters/sql.ts'
import { kindAt } from './conditions.ts'
import { limitsAround, rangeAround } from './margins.ts'
import type { PostgisLayer } from './layer.ts'

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
  if (operator === '=') return rangeAround(name, left.column, number)
  const { from, to } = limitsAround(name, left.column, number)
  return operator.startsWith('>') ? from : operator.startsWith('<') && operator !== '<>' ? to : undefined
}
