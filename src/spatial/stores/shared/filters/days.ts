import type { Condition as Filter, Value } from '../../../cql2/index.ts'
import { joined, type Sql } from './sql.ts'

type Temporal = Extract<Filter, { kind: 'temporal' }>
type Instant = Value | { readonly kind: 'open' }

/**
 * Conditions that an index over a column of times answers: true for every value that ends at or after `from` and starts
 * at or before `to`, in milliseconds since 1970 UTC.
 */
export type DaysWithin = (column: number, from: number, to: number) => readonly Sql[]

/** Limits of the values of a column. */
interface Range {
  readonly column: number
  readonly from: number
  readonly to: number
}

/** The first and the last instant of a value. */
interface Ends {
  readonly start: Instant
  readonly end: Instant
}

/**
 * Ranges of days for the columns of a condition on times, which an index over a column answers: true wherever
 * the condition is true. Undefined if the condition limits no column.
 */
export function daysSql(filter: Filter, daysWithin: DaysWithin): Sql | undefined {
  const ranges = rangesOf(filter).flatMap(({ column, from, to }) => daysWithin(column, from, to))
  return ranges.length === 0 ? undefined : joined(ranges, 'and')
}

function rangesOf(filter: Filter): readonly Range[] {
  switch (filter.kind) {
    case 'comparison': {
      const { operator, left, right, type } = filter
      if (type !== 'instant' || operator === '<>') return []
      return [
        ...(operator.startsWith('>') ? [] : notAfter(left, right)),
        ...(operator.startsWith('<') ? [] : notAfter(right, left)),
      ]
    }
    case 'in':
      return filter.type === 'instant' ? withinItems(filter.value, filter.items) : []
    case 'temporal':
      return relatedRanges(filter)
    default:
      return []
  }
}

/** All relations except those of separate periods imply that the periods have a common instant. */
function relatedRanges({ relation, left, right }: Temporal): readonly Range[] {
  const [one, other] = [endsOf(left), endsOf(right)]
  switch (relation) {
    case 't_disjoint':
      return []
    case 't_after':
      return notAfter(other.end, one.start)
    case 't_before':
      return notAfter(one.end, other.start)
    default:
      return [...notAfter(one.start, other.end), ...notAfter(other.start, one.end)]
  }
}

const endsOf = (value: Value): Ends => (value.kind === 'interval' ? value : { start: value, end: value })

function withinItems(value: Value, items: readonly Value[]): readonly Range[] {
  const ranges = items.flatMap((item) => (item.kind === 'instant' ? [item.range] : []))
  if (value.kind !== 'column' || ranges.length === 0 || ranges.length < items.length) return []
  const [from, to] = [
    Math.min(...ranges.map((range) => range.from)),
    Math.max(...ranges.map((range) => range.to)),
  ]
  return [{ column: value.column, from, to }]
}

/** Limits a column if one instant starts at or before the end of the other, and the other one is a literal. */
function notAfter(one: Instant, other: Instant): readonly Range[] {
  if (one.kind === 'column' && other.kind === 'instant')
    return [{ column: one.column, from: -Infinity, to: other.range.to }]
  if (one.kind === 'instant' && other.kind === 'column')
    return [{ column: other.column, from: one.range.from, to: Infinity }]
  return []
}
