import { InvalidParameter } from '../model/errors.ts'
import type { TimeRange } from '../model/time-range.ts'

const RFC3339_INTERVAL_PART =
  /^(\d{4}-\d\d-\d\d)(?:[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:[Zz]|([-+ ])(\d\d):(\d\d)))?$/

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Reads a `datetime` parameter (OGC 17-069r4, 7.15.4): an instant, or an interval with both ends included.
 * `..` or an empty side is open. An interval without bounds matches all times.
 *
 * @throws InvalidParameter if the syntax is wrong or the interval starts after its end
 */
export function readDatetime(text: string): TimeRange {
  const sides = text.split('/')
  const [start, end = start] = sides
  const from = readSide(start as string, sides.length === 2)?.from
  const to = readSide(end as string, sides.length === 2)?.to
  if (sides.length > 2 || from === undefined || to === undefined) {
    throw new InvalidParameter(
      'datetime',
      'A datetime is a date such as 2024-02-29, a timestamp with its offset such as 2024-02-29T12:00:00Z, or two of them separated by a slash, where ".." leaves one side open.',
    )
  }
  if (from > to) {
    throw new InvalidParameter(
      'datetime',
      'The interval of the datetime starts after its end. Put the earlier time first.',
    )
  }
  return { from, to }
}

function readSide(text: string, mayBeOpen: boolean): TimeRange | undefined {
  return mayBeOpen && (text === '' || text === '..') ? { from: -Infinity, to: Infinity } : readTime(text)
}

/**
 * The range of a date or a timestamp in RFC 3339: for a date its whole day in UTC, for a timestamp one
 * millisecond (further decimals are truncated). A leap second becomes the last millisecond before it, because
 * files and clocks have no 61st second. A blank may stand for the plus of an offset, because a query decodes
 * a plus to a blank.
 */
export function readTime(text: string): TimeRange | undefined {
  const [, date, ...parts] = RFC3339_INTERVAL_PART.exec(text) ?? []
  if (date === undefined) return undefined
  const midnight = Date.parse(`${date}T00:00:00Z`)
  // JavaScript reads 30 February as 1 March.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) return undefined
  if (parts[0] === undefined) return { from: midnight, to: midnight + DAY - 1 }
  const [hours, minutes, seconds] = parts.slice(0, 3).map(Number) as [number, number, number]
  const [fraction = '', sign = '+', offsetHours = '0', offsetMinutes = '0'] = parts.slice(3)
  if (hours > 23 || minutes > 59 || seconds > 60 || Number(offsetHours) > 23 || Number(offsetMinutes) > 59)
    return undefined
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === '-' ? -MINUTE : MINUTE)
  const whole = midnight + (hours * 60 + minutes) * MINUTE - offset
  if (seconds === 60) {
    const last = whole + MINUTE - 1
    // Leap seconds occur only at the end of a UTC day.
    return (last + 1) % DAY === 0 ? { from: last, to: last } : undefined
  }
  const instant = whole + seconds * 1000 + Number(`${fraction}00`.slice(0, 3))
  return { from: instant, to: instant }
}
