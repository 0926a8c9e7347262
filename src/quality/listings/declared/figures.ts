import { sourceTime, threeDecimals } from '../columns.ts'

/** Smaller ones would be nothing but zeros behind the point. */
const SMALL = 0.1
const SIGNIFICANT = 4
/** More decimals no number is written with. */
const MAX_DECIMALS = 100

const DAY = 86_400

/** Times that JavaScript can write. */
const LATEST = 8.64e12

/** A figure of numbers: three decimals, of small numbers as many as show four digits; no exponent. */
export function plainNumber(value: number): string {
  if (value === 0 || Math.abs(value) >= SMALL) return threeDecimals(value)
  const leadingZeros = -Math.floor(Math.log10(Math.abs(value))) - 1
  return value.toFixed(Math.min(leadingZeros + SIGNIFICANT, MAX_DECIMALS))
}

/** Seconds since 1970 as `YYYY/MM/DD HH:MM:SS` (UTC). */
export function moment(seconds: number): string {
  if (Math.abs(seconds) > LATEST) return ''
  const iso = new Date(Math.floor(seconds) * 1000).toISOString()
  // Years before 0 and beyond 9999 have six digits and a sign.
  return iso.length === 24 ? sourceTime(iso) : iso.slice(0, -5).replace('T', ' ')
}

/** Seconds since midnight as `HH:MM:SS`. */
export function timeOfDay(seconds: number): string {
  return clock(Math.floor(seconds))
}

/** A span of so many seconds as `<d> Days, HH:MM:SS`. */
export function span(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / DAY)} Days, ${clock(whole % DAY)}`
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}
