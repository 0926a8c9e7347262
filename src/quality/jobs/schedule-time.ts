import { InvalidData } from '../model/errors.ts'

/** The requested start time of a command's job, in the words of the source. */
export interface ScheduleWish {
  readonly scheduleNow?: '0' | '1' | 0 | 1 | undefined
  readonly scheduleTime?: string | undefined
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

/** Year, separator, month, day and time. */
const FORM = /^(\d{4})([-/])(\d{2}|[a-z]{3,9})\2(\d{2}) (\d{2}):(\d{2}):(\d{2})$/i

/**
 * The start time of a job: now if `scheduleNow` is 1, else `scheduleTime`, and now if it is absent.
 * @param pointer to the member with the time, for the fault
 * @returns undefined for now
 * @throws InvalidData if the time is invalid, even if it is not used
 */
export function readSchedule(
  { scheduleNow, scheduleTime }: ScheduleWish,
  pointer = '/data/scheduleTime',
): Date | undefined {
  if (scheduleTime === undefined) return undefined
  const time = readScheduleTime(scheduleTime)
  if (!time) {
    throw new InvalidData([
      {
        pointer,
        detail:
          'A schedule time is written YYYY-MM-DD HH:MM:SS or YYYY/MM/DD HH:MM:SS, in UTC; the month may also be a name such as Nov or November.',
      },
    ])
  }
  return String(scheduleNow) === '1' ? undefined : time
}

/**
 * Parses a time in UTC in one of the four forms of the source: `2026-11-21 09:30:00`, with `/` instead of `-`, and
 * with the name of the month, of three letters or in full, in any letter case.
 * @returns undefined for another form, or for a time that is not in the calendar
 */
export function readScheduleTime(text: string): Date | undefined {
  const [, year, , month = '', day, hour, minute, second] = FORM.exec(text) ?? []
  const monthNumber = /^\d/.test(month) ? Number(month) : monthOf(month.toLowerCase())
  if (year === undefined || !(monthNumber >= 1 && monthNumber <= 12)) return undefined
  const iso = `${year}-${String(monthNumber).padStart(2, '0')}-${day}T${hour}:${minute}:${second}.000Z`
  const time = new Date(iso)
  // 30 February would become 2 March, and 24:00 the next day.
  return !Number.isNaN(time.getTime()) && time.toISOString() === iso ? time : undefined
}

/** From 1; 0 if the name is not a month. */
const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month === name || month.slice(0, 3) === name) + 1
