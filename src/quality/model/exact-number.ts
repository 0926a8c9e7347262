/**
 * Numbers with all their digits. A double has 53 bits, so it cannot represent every integer beyond 2^53 or every decimal
 * with more than 15 digits.
 */

/** The number `digits / 10 ** scale`: the evaluator of expressions has another form, see `expressions/exact/numbers.ts`. */
export interface Scaled {
  readonly digits: bigint
  /** Decimals, 0 or more. */
  readonly scale: number
}

/**
 * A number in JSON without loss: a JSON number if the text of its double has the digits of the number, else a text
 * without an exponent, such as `"9007199254740993"`.
 */
export type ExactNumber = number | string

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i

/** Reads a number: a sign, digits, a point and an exponent. */
export function scaledOf(number: ExactNumber): Scaled {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(String(number).trim())!
  const magnitude = BigInt(`${whole}${fraction}`)
  const scale = fraction.length - Number(exponent)
  const digits = scale < 0 ? magnitude * 10n ** BigInt(-scale) : magnitude
  return { digits: sign === '-' ? -digits : digits, scale: Math.max(0, scale) }
}

/** The digits of a number at a larger scale. */
export const digitsAt = ({ digits, scale }: Scaled, wanted: number): bigint =>
  digits * 10n ** BigInt(wanted - scale)

/** All digits without an exponent and without zeros at the end of the fraction: `-0.05`. */
export function scaledText({ digits, scale }: Scaled): string {
  const size = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0')
  const whole = size.slice(0, size.length - scale)
  const fraction = size.slice(size.length - scale).replace(/0+$/, '')
  return `${digits < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** The number as a JSON number if the double's text has its digits, else as text. */
export function exactNumber(exact: Scaled): ExactNumber {
  const text = scaledText(exact)
  const double = Number(text)
  return Number.isFinite(double) && scaledText(scaledOf(double)) === text ? double : text
}

/** A number with a fixed number of decimals, at least 1, rounded half away from zero: `9007199254740993.500`. */
export function fixedText(number: Scaled, decimals: number): string {
  const { digits, scale } = number
  const rounded =
    scale > decimals ? quotient(digits, 10n ** BigInt(scale - decimals)) : digitsAt(number, decimals)
  const size = String(rounded < 0n ? -rounded : rounded).padStart(decimals + 1, '0')
  return `${rounded < 0n ? '-' : ''}${size.slice(0, -decimals)}.${size.slice(-decimals)}`
}

/** The quotient of a number and a positive number, rounded half away from zero. */
export function quotient(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n ? -divisor : divisor
  return (2n * dividend + half) / (2n * divisor)
}

/** The quotient of a number and a positive number, rounded down. */
export const floorQuotient = (dividend: bigint, divisor: bigint): bigint =>
  dividend >= 0n ? dividend / divisor : -((divisor - 1n - dividend) / divisor)

/** The difference of two numbers as a double. It is correct to the digits of a double, also if the numbers are close. */
export function distanceBetween(from: ExactNumber, to: ExactNumber): number {
  if (typeof from === 'number' && typeof to === 'number') return to - from
  const [low, high] = [scaledOf(from), scaledOf(to)]
  const scale = Math.max(low.scale, high.scale)
  return Number(scaledText({ digits: digitsAt(high, scale) - digitsAt(low, scale), scale }))
}
