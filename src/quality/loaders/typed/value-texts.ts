/**
 * Texts of typed values, the same that the reader of Parquet gives. Dates follow the proleptic Gregorian calendar.
 */

const SECONDS_OF_DAY = 86_400
/** Doubles from this power of ten on have an exponent in their text. */
const MAX_POSITIONAL = 16
/** Doubles below this power of ten have an exponent in their text. */
const MIN_POSITIONAL = -4

/** A double by the fewest digits that tell it from all others: `0.1`, `1.0`, `1e+300`, `nan`, `-inf`. */
export function doubleText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf'
  return arranged(value, value.toExponential())
}

/** The same for a number of 4 bytes. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return doubleText(value)
  for (let digits = 0; digits < 8; digits++) {
    const text = value.toExponential(digits)
    const read = Number(text)
    if (Math.fround(read) === value && !isHalfway(read, value)) return arranged(value, text)
  }
  return arranged(value, value.toExponential(8))
}

/** True if a number is as near to another number of 4 bytes, so that readers may take it for that one. */
const isHalfway = (read: number, value: number): boolean =>
  read !== value && Math.fround(2 * read - value) === 2 * read - value

/** Arranges the digits of JavaScript's exponential form. */
function arranged(value: number, exponential: string): string {
  const [, sign, first, rest = '', power] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(exponential)!
  const minus = sign === '-' || Object.is(value, -0) ? '-' : ''
  const digits = (first! + rest).replace(/(?<=.)0+$/, '')
  const exponent = Number(power)
  if (exponent >= MAX_POSITIONAL || exponent < MIN_POSITIONAL) {
    const fraction = digits.length > 1 ? `.${digits.slice(1)}` : ''
    const size = String(Math.abs(exponent)).padStart(2, '0')
    return `${minus}${digits[0]!}${fraction}e${exponent < 0 ? '-' : '+'}${size}`
  }
  if (exponent < 0) return `${minus}0.${'0'.repeat(-exponent - 1)}${digits}`
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0')
  return `${minus}${whole}.${digits.slice(exponent + 1) || '0'}`
}

/** A number of 2 bytes (IEEE 754, binary16). */
export function halfOf(bits: number): number {
  const [sign, exponent, fraction] = [bits >> 15 === 1 ? -1 : 1, (bits >> 10) & 31, bits & 1023]
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1024 + fraction) * 2 ** (exponent - 25)
}

/** @param days since 1970-01-01 */
export function dateText(days: number): string {
  // The algorithm counts years from March, in eras of 400 years (146,097 days).
  const day = days + 719_468
  const era = Math.floor(day / 146_097)
  const ofEra = day - era * 146_097
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const dayOfMonth = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const text = `${padded(year > 0 ? year : 1 - year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`
  return year > 0 ? text : `${text} (BC)`
}

/**
 * A time of day.
 * @param ticks since midnight
 * @param digits of a second in ticks: 0, 3, 6 or 9
 * @returns undefined if the ticks are no time of day; 24:00:00 is one
 */
export function timeText(ticks: bigint, digits: number): string | undefined {
  const perSecond = 10n ** BigInt(digits)
  if (ticks < 0n || ticks > BigInt(SECONDS_OF_DAY) * perSecond) return undefined
  return clock(Number(ticks / perSecond), ticks % perSecond, digits)
}

/**
 * A moment.
 * @param ticks since 1970-01-01 00:00:00
 * @param digits of a second in ticks: 0, 3, 6 or 9
 */
export function timestampText(ticks: bigint, digits: number): string {
  const perSecond = 10n ** BigInt(digits)
  const ofSecond = ((ticks % perSecond) + perSecond) % perSecond
  const seconds = Number((ticks - ofSecond) / perSecond)
  const days = Math.floor(seconds / SECONDS_OF_DAY)
  return `${dateText(days)} ${clock(seconds - days * SECONDS_OF_DAY, ofSecond, digits)}`
}

/** A duration in the form of SQL: `1 year 2 months 3 days 04:05:06.007`. @param nanoseconds of the time */
export function durationText(months: number, days: number, nanoseconds: bigint): string {
  const parts = [
    counted(Math.trunc(months / 12), 'year'),
    counted(months % 12, 'month'),
    counted(days, 'day'),
  ]
  if (nanoseconds !== 0n || (months === 0 && days === 0)) {
    const size = nanoseconds < 0n ? -nanoseconds : nanoseconds
    const time = clock(Number(size / 1_000_000_000n), size % 1_000_000_000n, 9)
    parts.push(nanoseconds < 0n ? `-${time}` : time)
  }
  return parts.filter((part) => part !== '').join(' ')
}

/** A decimal with all digits of its scale: `1.50`. @param scale negative: the number of zeros that are left out */
export function decimalText(unscaled: bigint, scale: number): string {
  if (scale <= 0) return String(unscaled * 10n ** BigInt(-scale))
  const minus = unscaled < 0n ? '-' : ''
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0')
  return `${minus}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

/** 16 bytes as RFC 9562 writes them: `f81d4fae-7dec-11d0-a765-00a0c91e6bf6`. */
export function uuidText(bytes: Buffer, from: number): string {
  const digits = bytes.toString('hex', from, from + 16)
  return [0, 8, 12, 16, 20].map((start, i) => digits.slice(start, [8, 12, 16, 20, 32][i])).join('-')
}

function clock(seconds: number, ofSecond: bigint, digits: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const text = `${padded(hours, 2)}:${padded(minutes, 2)}:${padded(seconds % 60, 2)}`
  return ofSecond === 0n ? text : `${text}.${String(ofSecond).padStart(digits, '0').replace(/0+$/, '')}`
}

const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${count} ${noun}${Math.abs(count) === 1 ? '' : 's'}`

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0')
