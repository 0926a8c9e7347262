import type { Knex } from 'knex'
import type { Layer } from '../../model/collection-store.ts'
import type { Column } from '../../model/column.ts'
import { findTime } from '../shared/time-columns.ts'
import { quotable } from './quoted-names.ts'

/** First and last instant as Julian days; null if open. */
export type Period = readonly [start: number | null, end: number | null]

/**
 * A date or a timestamp as a Julian day, null for anything else. SQLite would also accept a bare time, `now`,
 * a Julian day and 30 February: the first ten characters must be a calendar day.
 */
export const momentOf = (db: Knex, column: string): Knex.Raw =>
  db.raw('iif(date(substr(??, 1, 10)) is substr(??, 1, 10), julianday(??), null)', [column, column, column])

/** The time extent of all features; undefined if no feature has a time. */
export async function measurePeriod(
  db: Knex,
  table: string,
  columns: readonly Column[],
): Promise<Period | undefined> {
  const time = findTime(columns)
  if (time === undefined) return undefined
  const moment = (position: number): Knex.Raw => momentOf(db, quotable(columns[position]?.name ?? ''))
  const [row] = (await db
    .min({ start: 'start' })
    .max({ end: 'end' })
    .max({ openStart: db.raw('?? is null and ?? is not null', ['start', 'end']) })
    .max({ openEnd: db.raw('?? is not null and ?? is null', ['start', 'end']) })
    .from(
      db(quotable(table))
        .select({ start: moment(time.start), end: moment(time.end) })
        // The limit prevents SQLite from computing the expressions again at each use of their names.
        .limit(Number.MAX_SAFE_INTEGER)
        .as('moments'),
    )) as [{ start: number | null; end: number | null; openStart: number | null; openEnd: number | null }]
  if (row.start === null && row.end === null) return undefined
  return [row.openStart === 1 ? null : row.start, row.openEnd === 1 ? null : row.end]
}

const JULIAN_DAY_OF_1970 = 2440587.5
const DAY_MS = 86_400_000

/** A period in RFC 3339. A date lasts until the end of its day. */
export function writePeriod([start, end]: Period, endType: Column['type']): NonNullable<Layer['temporal']> {
  const text = (day: number | null, more: number): string | null =>
    day === null
      ? null
      : new Date(Math.round((day - JULIAN_DAY_OF_1970) * DAY_MS) + more).toISOString().replace('.000Z', 'Z')
  return [text(start, 0), text(end, endType === 'date' ? DAY_MS - 1000 : 0)]
}
