/**
 * Numbers with all their digits. A double has 53 bits, so it cannot represent every integer beyond 2^53 or every decimal
 * with more than 15 digits.
 */

/** The number `digits / 10 ** scale`. */
export interface Exact {
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
export function exactOf(number: ExactNumber): Exact {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(String(number).trim())!
  const magnitude = BigInt(`${whole}${fraction}`)
  const scale = fraction.length - Number(exponent)
  const digits = scale < 0 ? magnitude * 10n ** BigInt(-scale) : magnitude
  return { digits: sign === '-' ? -digits : digits, scale: Math.max(0, scale) }
}
