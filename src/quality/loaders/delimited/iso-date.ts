import type { DateOrder } from '../../model/reading.ts'
import { fullYear } from '../../values/date-seconds.ts'
import { isDay } from '../../values/date-times.ts'

const FORM = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?=$|[T ])/

/**
 * A date in this order as `2024-12-31`, and the time after it as it is; undefined if the text is no such date.
 * `31/12/2024` is no date in the order MDY.
 */
export function isoDate(text: string, order: DateOrder): string | undefined {
  const found = FORM.exec(text)
  if (found === null) return undefined
  const [whole, first, , second, third] = found as unknown as [string, string, string, string, string]
  const [year, month, day] =
    order === 'YMD'
      ? [first, second, third]
      : order === 'DMY'
        ? [third, second, first]
        : [third, first, second]
  if (month.length > 2 || day.length > 2 || (year.length !== 4 && year.length !== 2)) return undefined
  const full = year.length === 4 ? Number(year) : fullYear(Number(year))
  if (!isDay(full, Number(month), Number(day))) return undefined
  const iso = `${String(full).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return iso + text.slice(whole.length)
}
