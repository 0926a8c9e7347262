import { InvalidData } from '../model/errors.ts'

/** When a command wants its job to run, in the words of the source. */
export interface ScheduleWish {
  readonly scheduleNow?: '0' | '1' | 0 | 1 | undefined
  readonly scheduleTime?: string | undefined
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

/** Year, separator, month, day and the time of the day. */
const FORM = /^(\d{4})([-/])(\d{2}|[a-z]{3,9})\2(\d{2}) (\d{2}):(\d{2}):(\d{2})$/i

/**
 * When a job is to run: at once where `scheduleNow` is 1, else at `scheduleTime`, and at once without one.
 * @param pointer of the member that holds the time, for the fault
 * @returns undefined for at once
 * @throws InvalidData where the time is none, also where it is not needed
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
 * Reads a time in UTC in one of the four forms of the source: `2026-11-21 09:30:00`, with `/` in place of `-`, and
 * with the month as a name of three letters or in full, in whatever letter case.
 * @returns undefined for what has another form, or is not in the calendar
 */
export function readScheduleTime(text: string): Date | undefined {
  const [, year, , month = '', day, hour, minute, second] = FORM.exec(text) ?? []
  const monthNumber = /^\d/.test(month) ? Number(month) : monthOf(month.toLowerCase())
  if (year === undefined || !(monthNumber >= 1 && monthNumber <= 12)) return undefined
  const iso = `${year}-${String(monthNumber).padStart(2, '0')}-${day}T${hour}:${minute}:${second}.000Z`
  const time = new Date(iso)
  // 30 February becomes 2 March, 24:00 the next day.
  return !Number.isNaN(time.getTime()) && time.toISOString() === iso ? time : undefined
}

/** From 1; 0 for what is no month's name. */
const monthOf = (name: string): number =>
  MONTHS.findIndex((month) => month === name || month.slice(0, 3) === name) + 1
