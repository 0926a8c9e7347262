import { DATE, DURATION, NUMBER, TIME, TIMESTAMP } from './serial-date.ts'

/** The built-in formats of dates and times by their numbers (ISO/IEC 29500-1, 18.8.30). */
const BUILT_IN = new Map<number, number>([
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 34, 35, 36].map((id) => [id, DATE] as const),
  ...[50, 51, 52, 53, 54, 55, 56, 57, 58].map((id) => [id, DATE] as const),
  ...[18, 19, 20, 21, 32, 33, 45, 47].map((id) => [id, TIME] as const),
  [22, TIMESTAMP],
  [46, DURATION],
])

/** What a built-in number format is: NUMBER, DATE, TIMESTAMP, TIME or DURATION. */
export const builtInFormat = (id: number): number => BUILT_IN.get(id) ?? NUMBER

/** Longer format codes, which Excel does not allow, are those of numbers. */
const MAX_CODE_LENGTH = 1024

/** Texts in quotes, characters after `\`, `_` and `*`, conditions and colours in brackets. */
const LITERALS = /"[^"]*"?|[\\_*][^]?|\[(?!(?:h+|m+|s+)\])[^\]]*\]?/gi
const ELAPSED = /\[(?:h+|m+|s+)\]/i
/** A 12-hour clock; its letters are no months. */
const CLOCK = /am\/pm|a\/p/gi

/**
 * What a number format is, from the first section of its code, which is that of positive numbers.
 * @returns NUMBER, DATE, TIMESTAMP, TIME or DURATION
 */
export function formatOfCode(code: string): number {
  if (code.length > MAX_CODE_LENGTH) return NUMBER
  const [section = ''] = code.replace(LITERALS, '').split(';')
  if (ELAPSED.test(section)) return DURATION
  if (/general/i.test(section)) return NUMBER
  const hasClock = CLOCK.test(section)
  CLOCK.lastIndex = 0
  const runs =
    section
      .replace(CLOCK, '')
      .toLowerCase()
      .match(/y+|m+|d+|h+|s+/g) ?? []
  let hasDate = false
  let hasTime = hasClock
  runs.forEach((run, index) => {
    // After hours or before seconds, m stands for minutes.
    const isMinutes = run.startsWith('m') && (runs[index - 1]?.[0] === 'h' || runs[index + 1]?.[0] === 's')
    if (isMinutes || run.startsWith('h') || run.startsWith('s')) hasTime = true
    else hasDate = true
  })
  if (hasDate) return hasTime ? TIMESTAMP : DATE
  return hasTime ? TIME : NUMBER
}
