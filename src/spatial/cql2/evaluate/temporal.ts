import type { TimeRange } from '../../model/time-range.ts'
import type { ComparisonOperator, TemporalOperator } from '../ast.ts'

/**
 * An interval by the ranges of its first and its last instant. The start of an open interval is minus infinity,
 * its end infinity. An instant has itself as start and end.
 */
export interface Period {
  readonly start: TimeRange
  readonly end: TimeRange
}

export const OPEN_START: TimeRange = { from: -Infinity, to: -Infinity }
export const OPEN_END: TimeRange = { from: Infinity, to: Infinity }

/**
 * Compares two instants: equal if one is within the other, such as a timestamp on a date, otherwise less or
 * greater.
 */
export function compareInstants(operator: ComparisonOperator, left: TimeRange, right: TimeRange): boolean {
  const isLess = left.to < right.from
  const isGreater = left.from > right.to
  switch (operator) {
    case '=':
      return !isLess && !isGreater
    case '<>':
      return isLess || isGreater
    case '<':
      return isLess
    case '<=':
      return !isGreater
    case '>':
      return isGreater
    case '>=':
      return !isLess
  }
}

/**
 * The relations of OGC 21-065r2, 7.6, which are those of W3C's Time Ontology. An interval contains both its
 * ends, and a date is a whole day.
 */
export function relatePeriods(relation: TemporalOperator, left: Period, right: Period): boolean {
  switch (relation) {
    case 't_after':
      return isBefore(right, left)
    case 't_before':
      return isBefore(left, right)
    case 't_disjoint':
      return isBefore(left, right) || isBefore(right, left)
    case 't_intersects':
      return !isBefore(left, right) && !isBefore(right, left)
    case 't_equals':
      return startOrder(left, right) === 0 && endOrder(left, right) === 0
    case 't_during':
      return isDuring(left, right)
    case 't_contains':
      return isDuring(right, left)
    case 't_starts':
      return isStarting(left, right)
    case 't_startedBy':
      return isStarting(right, left)
    case 't_finishes':
      return isFinishing(left, right)
    case 't_finishedBy':
      return isFinishing(right, left)
    case 't_meets':
      return meets(left, right)
    case 't_metBy':
      return meets(right, left)
    case 't_overlaps':
      return overlaps(left, right)
    case 't_overlappedBy':
      return overlaps(right, left)
  }
}

const isBefore = (left: Period, right: Period): boolean => left.end.to < right.start.from

const startOrder = (left: Period, right: Period): number => order(left.start.from, right.start.from)

const endOrder = (left: Period, right: Period): number => order(left.end.to, right.end.to)

const order = (left: number, right: number): number => (left < right ? -1 : left > right ? 1 : 0)

const isDuring = (left: Period, right: Period): boolean =>
  startOrder(left, right) > 0 && endOrder(left, right) < 0

const isStarting = (left: Period, right: Period): boolean =>
  startOrder(left, right) === 0 && endOrder(left, right) < 0

const isFinishing = (left: Period, right: Period): boolean =>
  startOrder(left, right) > 0 && endOrder(left, right) === 0

/** The last instant of one is the first instant of the other: the same day if both are dates. */
const meets = ({ end }: Period, { start }: Period): boolean =>
  Number.isFinite(end.to) && (end.to === start.from || (end.from === start.from && end.to === start.to))

const overlaps = (left: Period, right: Period): boolean =>
  startOrder(left, right) < 0 &&
  endOrder(left, right) < 0 &&
  left.end.to > right.start.from &&
  !meets(left, right)
