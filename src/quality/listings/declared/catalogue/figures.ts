import { type ExactNumber, scaledOf, fixedText } from '../../../model/exact-number.ts'
import { sourceTime } from '../../columns.ts'

/** Smaller numbers would have only zeros among three decimals. */
const SMALL = 0.1
const SIGNIFICANT = 4
const DECIMALS = 3
/** JavaScript's limit of decimals. */
const MAX_DECIMALS = 100

const DAY = 86_400

/** The range of times that JavaScript can format. */
const LATEST = 8.64e12

/** A statistic as text: three decimals, or four significant digits for small numbers; no exponent. */
export function plainNumber(value: ExactNumber): string {
  const size = Math.abs(Number(value))
  if (size === 0 || size >= SMALL) return fixedText(scaledOf(value), DECIMALS)
  const leadingZeros = -Math.floor(Math.log10(size)) - 1
  return Number(value).toFixed(Math.min(leadingZeros + SIGNIFICANT, MAX_DECIMALS))
}

/** Seconds since 1970 as `YYYY/MM/DD HH:MM:SS` (UTC). */
export function moment(seconds: number): string {
  if (Math.abs(seconds) > LATEST) return ''
  const iso = new Date(Math.floor(seconds) * 1000).toISOString()
  // Years before 0 and after 9999 have six digits and a sign.
  return iso.length === 24 ? sourceTime(iso) : iso.slice(0, -5).replace('T', ' ')
}

/** Seconds since midnight as `HH:MM:SS`. */
export function timeOfDay(seconds: number): string {
  return clock(Math.floor(seconds))
}

/** A duration in seconds as `<d> Days, HH:MM:SS`. */
export function span(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / DAY)} Days, ${clock(whole % DAY)}`
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
