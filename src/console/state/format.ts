/** Numbers and times in the form of the browser's language. */
const LANGUAGE = navigator.languages

const WHOLE = new Intl.NumberFormat(LANGUAGE)
const DECIMAL = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 6 })
const PERCENT = new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: 2 })
const MOMENT = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' })
const RELATIVE = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' })

/** A count, such as a number of rows. Counts of listings are texts. */
export const count = (number: number | string | undefined): string =>
  number === undefined || number === '' ? '–' : WHOLE.format(Number(number))

/** A percentage that is given as a number from 0 to 100. */
export const percent = (number: number | string | undefined): string =>
  number === undefined || number === '' ? '–' : `${PERCENT.format(Number(number))} %`

/** A number of the data that is given as a text with all its digits. At most six decimals are shown. */
export const decimal = (number: string | undefined): string =>
  number === undefined ? '–' : DECIMAL.format(number as Intl.StringNumericLiteral)

const UTC_TIME = /^(\d{4})\/(\d\d)\/(\d\d) (\d\d):(\d\d):(\d\d)$/

/** A time as listings have it, `2026/11/29 10:19:17` in UTC, in the browser's time zone. */
export function moment(text: string | undefined): string {
  const at = timeOf(text)
  return at === undefined ? (text ?? '') : MOMENT.format(at)
}

/** How long ago a time of a listing was, such as `3 minutes ago`. */
export function ago(text: string | undefined): string {
  const at = timeOf(text)
  return at === undefined ? (text ?? '') : agoOf(at.getTime())
}

/** How long ago a time in milliseconds since 1970 was. */
export function agoOf(at: number): string {
  const seconds = (at - Date.now()) / 1000
  for (const [unit, size] of UNITS)
    if (Math.abs(seconds) >= size) return RELATIVE.format(Math.round(seconds / size), unit)
  return RELATIVE.format(Math.round(seconds), 'second')
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** The day of a time in milliseconds since 1970. */
export const day = (at: number): string => DAY.format(at)

/** A time of a listing in milliseconds since 1970; undefined if there is none. */
export const millisecondsOf = (text: string | undefined): number | undefined => timeOf(text)?.getTime()

function timeOf(text: string | undefined): Date | undefined {
  const match = UTC_TIME.exec(text ?? '')
  if (!match) return undefined
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

/** Size of a file in a unit that people read. */
export function bytes(size: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, size)) / 3)))
  return new Intl.NumberFormat(LANGUAGE, {
    style: 'unit',
    unit: units[step]!,
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(size / 1000 ** step)
}
