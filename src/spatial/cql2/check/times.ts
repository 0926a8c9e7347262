import type { TimeRange } from '../../model/time-range.ts'
import type { Place } from '../ast.ts'

const DATE = /^\d{4}-\d\d-\d\d$/
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?Z$/
/** Timestamps of RFC 3339 that CQL2 does not have: small letters, or an offset instead of Z. */
const OTHER_TIMESTAMP = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?$/

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The day in UTC of a date such as 2024-02-29; undefined if there is no such day. */
export function readDate(text: string): TimeRange | undefined {
  if (!DATE.test(text)) return undefined
  const from = Date.parse(`${text}T00:00:00Z`)
  // JavaScript reads 30 February as 1 March.
  if (Number.isNaN(from) || new Date(from).toISOString().slice(0, 10) !== text) return undefined
  return { from, to: from + DAY_MS - 1 }
}

/**
 * The millisecond of a timestamp such as 2024-02-29T12:00:00Z; undefined if there is no such time. Further
 * decimals are truncated. A leap second becomes the last millisecond before it.
 */
export function readTimestamp(text: string): TimeRange | undefined {
  const [, date = '', ...parts] = TIMESTAMP.exec(text) ?? []
  const day = readDate(date)
  const [hours, minutes, seconds] = parts.slice(0, 3).map(Number) as [number, number, number]
  if (day === undefined || hours > 23 || minutes > 59 || seconds > 60) return undefined
  const minute = day.from + (hours * 60 + minutes) * MINUTE_MS
  if (seconds === 60) {
    const last = minute + MINUTE_MS - 1
    // Leap seconds occur only at the end of a day in UTC.
    return last === day.to ? { from: last, to: last } : undefined
  }
  const instant = minute + seconds * 1000 + Number(`${parts[3] ?? ''}000`.slice(0, 3))
  return { from: instant, to: instant }
}

/** How to write a date or a timestamp in the encoding of the place; undefined if the text is neither. */
export function literalFor(text: string, at: Place): string | undefined {
  const isText = typeof at === 'number'
  if (readDate(text) !== undefined) return isText ? `DATE('${text}')` : `{"date": "${text}"}`
  const timestamp = timestampFor(text)
  if (timestamp === undefined) return undefined
  return isText ? `TIMESTAMP('${timestamp}')` : `{"timestamp": "${timestamp}"}`
}

/** The timestamp in UTC that another spelling of RFC 3339 means. Without an offset it is UTC. */
export function timestampFor(text: string): string | undefined {
  if (!OTHER_TIMESTAMP.test(text)) return undefined
  const spelled = text.toUpperCase().replace(' ', 'T')
  const instant = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(spelled) ? spelled : `${spelled}Z`)
  return Number.isNaN(instant) ? undefined : new Date(instant).toISOString().replace('.000Z', 'Z')
}
