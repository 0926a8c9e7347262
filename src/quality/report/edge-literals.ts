import type { ExactNumber } from '../model/exact-number.ts'
import type { ValueType } from '../model/reading.ts'

/** Seconds since 1970-01-01 00:00:00 UTC: from the year 1 to before the year 10000. */
const FIRST_SECOND = -62_135_596_800
const END_SECOND = 253_402_300_800
const DAY = 86_400
/** Decimals of a second that the language of conditions reads. */
const DECIMALS = 6

/** How numbers are written: as their type is, or as timestamps beside dates. */
export type WrittenAs = ValueType | 'timestamp of date'

/**
 * A number of an attribute (`x` of the values' table) as conditions write it. Undefined if the language has no such
 * number: a date outside the years 1 to 9999, or a time after the last second of the day.
 */
export function edgeLiteral(number: ExactNumber, writtenAs: WrittenAs): string | undefined {
  switch (writtenAs) {
    case 'integer':
    case 'decimal':
      return String(number)
    case 'time':
      return timeLiteral(Number(number))
    case 'date':
    case 'timestamp':
    case 'timestamp of date':
      return momentLiteral(Number(number), writtenAs)
    default:
      return undefined
  }
}

function timeLiteral(seconds: number): string | undefined {
  return seconds >= 0 && seconds < DAY ? `"${clock(seconds)}"` : undefined
}

function momentLiteral(
  seconds: number,
  writtenAs: 'date' | 'timestamp' | 'timestamp of date',
): string | undefined {
  if (!(seconds >= FIRST_SECOND && seconds < END_SECOND)) return undefined
  const days = Math.floor(seconds / DAY)
  const date = new Date(days * DAY * 1000).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const time = seconds - days * DAY
  if (writtenAs === 'date') return time === 0 ? `"${date}"` : undefined
  const moment = `"${date} ${clock(time)}"`
  return writtenAs === 'timestamp' ? moment : `TO_TIMESTAMP(${moment})`
}

/** `09:30:00`, with decimals of the second if there are any. @param seconds since midnight */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const fraction = (seconds - whole).toFixed(DECIMALS).slice(1)
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return Number(fraction) === 0 ? text : `${text}${fraction}`
}
