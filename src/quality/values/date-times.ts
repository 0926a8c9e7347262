/** Recognizes dates and times in bytes by classify()'s forms, without allocation. */

const [BLANK, PLUS, MINUS, POINT, SLASH, ZERO, NINE, COLON] = [
  0x20, 0x2b, 0x2d, 0x2e, 0x2f, 0x30, 0x39, 0x3a,
] as const

/** The number of digits from `start` on. */
export function digitsFrom(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && isDigit(bytes[at] as number)) at++
  return at - start
}

export const isDigit = (byte: number): boolean => byte >= ZERO && byte <= NINE

/** The number that one to nine digits represent. */
export function numberFrom(bytes: Uint8Array, start: number, digits: number): number {
  let number = 0
  for (let at = start; at < start + digits; at++) number = number * 10 + (bytes[at] as number) - ZERO
  return number
}

/** The index after the date that begins at `start`; -1 if no date begins there. */
export function endOfDate(bytes: Uint8Array, start: number, end: number): number {
  const firstDigits = digitsFrom(bytes, start, end)
  const first = numberFrom(bytes, start, Math.min(firstDigits, 4))
  let at = start + firstDigits
  const separator = bytes[at] as number
  if (firstDigits === 3 || firstDigits > 4 || ++at >= end) return -1
  if (firstDigits <= 2 && (separator === MINUS || separator === BLANK) && !isDigit(bytes[at] as number)) {
    return endOfNamedMonth(bytes, at, end, first, separator)
  }
  if (separator !== MINUS && separator !== SLASH && separator !== POINT) return -1
  const secondDigits = digitsFrom(bytes, at, end)
  if (secondDigits < 1 || secondDigits > 2) return -1
  const second = numberFrom(bytes, at, secondDigits)
  at += secondDigits
  if (at >= end || bytes[at] !== separator) return -1
  const thirdDigits = digitsFrom(bytes, ++at, end)
  if (thirdDigits < 1 || thirdDigits > 4) return -1
  const third = numberFrom(bytes, at, thirdDigits)
  at += thirdDigits
  if (firstDigits === 4) return thirdDigits <= 2 && isDay(first, second, third) ? at : -1
  const year = yearOf(third, thirdDigits)
  if (year < 0 || (thirdDigits === 2 && separator !== SLASH)) return -1
  return isDay(year, second, first) || (separator !== POINT && isDay(year, first, second)) ? at : -1
}

/** @param at index of the month's name */
function endOfNamedMonth(bytes: Uint8Array, at: number, end: number, day: number, separator: number): number {
  if (at + 3 >= end || bytes[at + 3] !== separator) return -1
  const month = monthNamed(bytes, at)
  at += 4
  const digits = digitsFrom(bytes, at, end)
  const year = yearOf(numberFrom(bytes, at, Math.min(digits, 4)), digits)
  return year >= 0 && isDay(year, month, day) ? at + digits : -1
}

/** Two digits. The century matters only for 29 February of year 00: it is valid in 2000, but not in 1900. */
const yearOf = (number: number, digits: number): number =>
  digits === 4 ? number : digits === 2 ? 2000 + number : -1

const MONTH_NAMES = 'jan feb mar apr may jun jul aug sep oct nov dec'
  .split(' ')
  .map((name) => nameCode(Buffer.from(name), 0))

/** Three letters as a number, without regard to letter case. */
function nameCode(bytes: Uint8Array, at: number): number {
  return (
    (((bytes[at] as number) | 0x20) << 16) |
    (((bytes[at + 1] as number) | 0x20) << 8) |
    ((bytes[at + 2] as number) | 0x20)
  )
}

/** The month whose name begins at `at`, from 1; 0 if no month's name begins there. */
export const monthNamed = (bytes: Uint8Array, at: number): number =>
  MONTH_NAMES.indexOf(nameCode(bytes, at)) + 1

const DAYS = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** True if the day exists in the calendar. */
export function isDay(year: number, month: number, day: number): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > (DAYS[month] as number)) return false
  return month !== 2 || day < 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
}

/** The index after the time of day that begins at `start`; -1 if no time begins there. */
export function endOfTime(bytes: Uint8Array, start: number, end: number): number {
  const hourDigits = digitsFrom(bytes, start, end)
  if (hourDigits < 1 || hourDigits > 2) return -1
  const hour = numberFrom(bytes, start, hourDigits)
  let at = endOfSixty(bytes, start + hourDigits, end)
  if (hour > 23 || at < 0) return -1
  if (bytes[at] === COLON && at < end) {
    at = endOfSixty(bytes, at, end)
    if (at < 0) return -1
    if (bytes[at] === POINT && at < end) {
      const fraction = digitsFrom(bytes, at + 1, end)
      if (fraction < 1 || fraction > 9) return -1
      at += 1 + fraction
    }
  }
  const behind = endOfHalf(bytes, at, end)
  return behind === at || (hour >= 1 && hour <= 12) ? behind : -1
}

/** The index after a colon and two digits below 60; -1 if they are missing. */
function endOfSixty(bytes: Uint8Array, at: number, end: number): number {
  const isThere = at < end && bytes[at] === COLON && digitsFrom(bytes, at + 1, end) === 2
  return isThere && numberFrom(bytes, at + 1, 2) < 60 ? at + 3 : -1
}

/** The index after AM or PM, with an optional blank before it; `at` if it is missing. */
function endOfHalf(bytes: Uint8Array, at: number, end: number): number {
  const letter = at < end && bytes[at] === BLANK ? at + 1 : at
  if (letter + 2 > end || ((bytes[letter + 1] as number) | 0x20) !== 0x6d) return at
  const half = (bytes[letter] as number) | 0x20
  return half === 0x61 || half === 0x70 ? letter + 2 : at
}

/** True if only `T` or a blank, a time and an optional zone follow a date. */
export function isRestOfTimestamp(bytes: Uint8Array, at: number, end: number): boolean {
  if (bytes[at] !== BLANK && ((bytes[at] as number) | 0x20) !== 0x74) return false
  at = endOfTime(bytes, at + 1, end)
  if (at < 0) return false
  if (at === end) return true
  if (bytes[at] === BLANK) at++
  const length = end - at
  const first = bytes[at] as number
  if (first === PLUS || first === MINUS) return isOffset(bytes, at + 1, end)
  if (length === 1) return (first | 0x20) === 0x7a
  return length === 3 && (nameCode(bytes, at) === UTC || nameCode(bytes, at) === GMT)
}

const [UTC, GMT] = [nameCode(Buffer.from('utc'), 0), nameCode(Buffer.from('gmt'), 0)]

/** Hours, or hours and minutes with an optional colon. */
function isOffset(bytes: Uint8Array, at: number, end: number): boolean {
  const digits = digitsFrom(bytes, at, end)
  if (digits !== 2 && digits !== 4) return false
  if (numberFrom(bytes, at, 2) > 23) return false
  if (digits === 4) return at + 4 === end && numberFrom(bytes, at + 2, 2) < 60
  return at + 2 === end || endOfSixty(bytes, at + 2, end) === end
}
