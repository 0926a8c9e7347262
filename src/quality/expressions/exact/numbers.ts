/**
 * A number with all its digits, in the evaluator. Each exact number has one form.
 *
 * | form | numbers |
 * |---|---|
 * | number | whole numbers below 2^53, other numbers of at most 15 digits, and computed doubles |
 * | bigint | other whole numbers of at most 38 digits |
 * | string | other numbers of more than 15 digits: `-0.12345e+6` |
 */
export type Exact = number | bigint | string

/** The maximum digits of a whole number that is computed exactly. They fit in 128 bits. */
export const MAX_WHOLE_DIGITS = 38
/** The maximum digits of a decimal that a double identifies. */
export const DOUBLE_DIGITS = 15
/** Below this size, a double holds every whole number. */
export const WHOLE_LIMIT = 2 ** 53
/** Numbers closer to 0 are compared as doubles, since these doubles have fewer digits. */
export const MIN_EXACT = 1e-290
/** Whole numbers below this size have at most 38 digits. */
export const MAX_SIZE = 1e38
/** A whole number is computed exactly if the sizes of all its parts together are below this limit: they fit in 128 bits. */
export const MAX_COMPUTED_SIZE = 1.7e38

const WHOLE_END = 10n ** BigInt(MAX_WHOLE_DIGITS)

/** Sign, significant digits and exponent: 0.digits times a power of ten. Zero has no digits. */
export interface Scientific {
  readonly isNegative: boolean
  readonly digits: string
  readonly exponent: number
}

const NUMBER = /^ *([+-]?)([0-9]*)\.?([0-9]*)(?:[eE]([+-]?[0-9]+))? *$/

/** Splits the text of a number. */
export function scientificOf(text: string): Scientific {
  const [, sign, whole = '', fraction = '', power = '0'] = NUMBER.exec(text) ?? []
  const all = whole + fraction
  const significant = withoutLeadingZeros(all)
  const exponent = whole.length - (all.length - significant.length) + Number(power)
  return { isNegative: sign === '-', digits: withoutEndingZeros(significant), exponent }
}

function withoutLeadingZeros(digits: string): string {
  let start = 0
  while (digits[start] === '0') start++
  return digits.slice(start)
}

function withoutEndingZeros(digits: string): string {
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end--
  return digits.slice(0, end)
}

/** The exact number of a text in the form of a number. Null outside the range of doubles. */
export function exactOf(text: string): Exact | null {
  const number = Number(text)
  const size = Math.abs(number)
  if (!Number.isFinite(number)) return null
  if (size < MIN_EXACT || (text.length <= DOUBLE_DIGITS && size < WHOLE_LIMIT)) return number + 0
  const scientific = scientificOf(text)
  const { isNegative, digits, exponent } = scientific
  if (digits.length <= exponent && exponent <= MAX_WHOLE_DIGITS) return canonical(wholeText(scientific))
  if (digits.length <= DOUBLE_DIGITS) return number
  return `${isNegative ? '-' : ''}0.${digits}e${exponent < 0 ? '' : '+'}${exponent}`
}

const wholeText = ({ isNegative, digits, exponent }: Scientific): bigint =>
  BigInt(`${isNegative ? '-' : ''}${digits.padEnd(exponent, '0')}`)

/** The form of a whole number. */
export function canonical(whole: bigint): Exact {
  const number = Number(whole)
  return Number.isSafeInteger(number) ? number : whole
}

/** The nearest double. */
export const toDouble = (exact: Exact): number => Number(exact)

/** The exact whole number. Undefined for other numbers, and for computed doubles that may have lost digits. */
export function wholeOf(exact: Exact): bigint | undefined {
  if (typeof exact === 'bigint') return exact
  return typeof exact === 'number' && Number.isSafeInteger(exact) ? BigInt(exact) : undefined
}

/** Returns a number below, equal to or above 0. Numbers with equal doubles are compared by their digits. */
export function compareExact(left: Exact, right: Exact): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [one, other] = [toDouble(left), toDouble(right)]
  if (one !== other) return one < other ? -1 : 1
  return compareDigits(scientificOf(String(left)), scientificOf(String(right)))
}

/** Compares numbers that have the same sign. */
function compareDigits(left: Scientific, right: Scientific): number {
  const order =
    left.exponent - right.exponent || (left.digits < right.digits ? -1 : left.digits > right.digits ? 1 : 0)
  return left.isNegative ? -order : order
}

export function negated(exact: Exact): Exact {
  if (typeof exact !== 'string') return typeof exact === 'bigint' ? -exact : -exact + 0
  return exact.startsWith('-') ? exact.slice(1) : `-${exact}`
}

/** The number without its sign. */
export const sizeOf = (exact: Exact): Exact => (toDouble(exact) < 0 ? negated(exact) : exact)

/** The largest whole number that is not greater. Undefined for computed doubles that may have lost digits. */
export function floorOf(exact: Exact): bigint | undefined {
  if (typeof exact !== 'string') return typeof exact === 'bigint' ? exact : floorOfDouble(exact)
  const { isNegative, digits, exponent } = scientificOf(exact)
  const whole = BigInt(digits.slice(0, Math.max(0, exponent)).padEnd(exponent, '0') || '0')
  return isNegative ? -whole - (digits.length > exponent ? 1n : 0n) : whole
}

const floorOfDouble = (number: number): bigint | undefined =>
  Math.abs(number) < WHOLE_LIMIT ? BigInt(Math.floor(number)) : undefined

/** True if a whole number has at most 38 digits. */
export const isComputable = (whole: bigint): boolean => whole < WHOLE_END && whole > -WHOLE_END
