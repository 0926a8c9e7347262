import type { TemporalOperator, Value } from '../../../cql2/index.ts'
import { joined, sql, type Sql } from './sql.ts'

/** The first and the last millisecond of an instant. */
export interface InstantSql {
  readonly from: Sql
  readonly to: Sql
}

/** An instant as SQL; undefined if the database cannot compute it. */
export type ToInstant = (value: Value) => InstantSql | undefined

interface PeriodSql {
  readonly start: InstantSql
  readonly end: InstantSql
  /** Unless it is true, the period is null; undefined for an instant. */
  readonly isValid: Sql | undefined
}

/** Later than all times, in milliseconds; SQL has no literal of infinity. */
const NEVER = '9e18'
const OPEN_START: InstantSql = {
  from: { sql: `-${NEVER}`, values: [] },
  to: { sql: `-${NEVER}`, values: [] },
}
const OPEN_END: InstantSql = { from: { sql: NEVER, values: [] }, to: { sql: NEVER, values: [] } }

/** A relation of instants or intervals as SQL; undefined if there is none. */
export function temporalSql(
  relation: TemporalOperator,
  left: Value,
  right: Value,
  toInstant: ToInstant,
): Sql | undefined {
  const [one, other] = [periodSql(left, toInstant), periodSql(right, toInstant)]
  if (one === undefined || other === undefined) return undefined
  const related = relationSql(relation, one, other)
  if (related === undefined) return undefined
  const conditions = [one.isValid, other.isValid].filter((valid) => valid !== undefined)
  // An interval that starts after its end is unknown, so that NOT does not select it either.
  return conditions.length === 0 ? related : sql`case when ${joined(conditions, 'and')} then ${related} end`
}

function periodSql(value: Value, toInstant: ToInstant): PeriodSql | undefined {
  if (value.kind !== 'interval') {
    const instant = toInstant(value)
    return instant && { start: instant, end: instant, isValid: undefined }
  }
  const start = value.start.kind === 'open' ? OPEN_START : toInstant(value.start)
  const end = value.end.kind === 'open' ? OPEN_END : toInstant(value.end)
  return start && end && { start, end, isValid: sql`${start.from} <= ${end.to}` }
}

/** The same definitions as in `relatePeriods`. */
function relationSql(relation: TemporalOperator, left: PeriodSql, right: PeriodSql): Sql | undefined {
  switch (relation) {
    case 't_after':
      return isBefore(right, left)
    case 't_before':
      return isBefore(left, right)
    case 't_disjoint':
      return sql`(${isBefore(left, right)} or ${isBefore(right, left)})`
    case 't_intersects':
      return sql`(not ${isBefore(left, right)} and not ${isBefore(right, left)})`
    case 't_equals':
      return sql`(${starts(left, '=', right)} and ${ends(left, '=', right)})`
    case 't_during':
      return sql`(${starts(left, '>', right)} and ${ends(left, '<', right)})`
    case 't_contains':
      return sql`(${starts(right, '>', left)} and ${ends(right, '<', left)})`
    case 't_starts':
      return sql`(${starts(left, '=', right)} and ${ends(left, '<', right)})`
    case 't_startedBy':
      return sql`(${starts(right, '=', left)} and ${ends(right, '<', left)})`
    case 't_finishes':
      return sql`(${starts(left, '>', right)} and ${ends(left, '=', right)})`
    case 't_finishedBy':
      return sql`(${starts(right, '>', left)} and ${ends(right, '=', left)})`
    default:
      return undefined
  }
}

const isBefore = (left: PeriodSql, right: PeriodSql): Sql => sql`(${left.end.to} < ${right.start.from})`

const starts = (left: PeriodSql, by: string, right: PeriodSql): Sql =>
  sql`${left.start.from} ${by} ${right.start.from}`

const ends = (left: PeriodSql, by: string, right: PeriodSql): Sql => sql`${left.end.to} ${by} ${right.end.to}`
