/** Formats numbers, shares, dates and times for people. */
import { type ExactNumber, scaledOf, scaledText } from '../model/exact-number.ts'
import type { ValueType } from '../model/reading.ts'
import { roundedShare } from '../model/share.ts'

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const ROUNDED = new Intl.NumberFormat('en', { maximumSignificantDigits: 6 })
const HUGE = new Intl.NumberFormat('en', { maximumSignificantDigits: 6, notation: 'scientific' })
const THOUSANDTHS = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })
const TENTHS = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** `12,345` */
export const count = (number: number | bigint): string => WHOLE.format(number)

/** `1 row`, `12,345 rows` */
export const counted = (number: number | bigint, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 || number === 1n ? one : many}`

/** `64.8 %`, or `> 99.9 %` for a share that is close to 100 %, but not equal. */
export function percent(part: number, all: number): string {
  if (all === 0 || part === 0) return '0 %'
  if (part === all) return '100 %'
  return marked((100 * part) / all, 1, TENTHS)
}

/** `98.784 %`, or `> 99.999 %` for a share that is close to 100 %, but not equal. */
export const percentage = (share: number): string => marked(share, 3, THOUSANDTHS)

function marked(share: number, decimals: number, format: Intl.NumberFormat): string {
  const rounded = roundedShare(share, decimals)
  const step = 10 ** -decimals
  const mark = share > 0 && share < step ? '< ' : share < 100 && share > 100 - step ? '> ' : ''
  return `${mark}${format.format(rounded)} %`
}

const COMPACT = new Intl.NumberFormat('en', { maximumSignificantDigits: 6, notation: 'compact' })

/** `250`, `20K`, `1.5M`: a short label of an axis. */
export const tickLabel = (number: number): string =>
  Math.abs(number) >= 10_000 && Math.abs(number) < 1e15 ? COMPACT.format(number) : measure(number)

/** A number of the data or a statistic, with six digits. Integers keep all digits. */
export function measure(number: number): string {
  const size = Math.abs(number)
  if (size >= 1e15 || (size > 0 && size < 1e-4)) return HUGE.format(number)
  return (Number.isInteger(number) || size >= 1e6 ? WHOLE : ROUNDED).format(number)
}

/** Types whose numbers are seconds. */
export const isTemporal = (type: ValueType): boolean => ['date', 'time', 'timestamp'].includes(type)

const DAY = 86_400

/** Characters of a number that is shown with all its digits. */
const MAX_CHARACTERS = 60

/** All digits of a number: `9,007,199,254,740,993.5`. */
function allDigits(number: ExactNumber): string {
  const [whole = '', fraction] = scaledText(scaledOf(number)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  const text = fraction === undefined ? grouped : `${grouped}.${fraction}`
  return text.length > MAX_CHARACTERS ? HUGE.format(Number(number)) : text
}

/** A number of an attribute (`x` of the values' table), formatted by the attribute's type. Integers keep all digits. */
export function point(x: ExactNumber, type: ValueType): string {
  if (!isTemporal(type)) return typeof x === 'string' || Number.isInteger(x) ? allDigits(x) : measure(x)
  const seconds = Number(x)
  const moment = new Date(Math.round(seconds) * 1000)
  if (Number.isNaN(moment.getTime())) return measure(seconds)
  const [date = '', time = ''] = moment.toISOString().split('T')
  if (type === 'time') return time.slice(0, 8)
  return type === 'date' ? date : `${date} ${time.slice(0, 8)}`
}

/** An edge of a bin. It has all digits, because the edges of narrow bins differ in the last digits. */
export const edge = (x: ExactNumber, type: ValueType): string =>
  isTemporal(type) ? point(x, type) : allDigits(x)

/** The distance between two numbers of an attribute. */
export function distance(x: number, type: ValueType): string {
  if (!isTemporal(type)) return measure(x)
  const [unit, seconds] = (
    [
      ['day', DAY],
      ['hour', 3600],
      ['minute', 60],
      ['second', 1],
    ] as const
  ).find(([, seconds]) => x >= 2 * seconds) ?? ['second', 1]
  const number = ROUNDED.format(Number((x / seconds).toPrecision(3)))
  return `${number} ${number === '1' ? unit : `${unit}s`}`
}
