const WHOLE = /^-?\d+$/

/** The size of an integer in SQLite and in other stores. */
const BITS = 64

/**
 * The value of a decimal number: whole numbers of up to 64 bits exactly, others as the nearest double.
 * Undefined if the number is too large for a double.
 */
export function readNumber(digits: string): number | bigint | undefined {
  const value = Number(digits)
  if (!Number.isFinite(value)) return undefined
  // More digits than 64 bits have, unless some are leading zeros: then the nearest double.
  if (Number.isSafeInteger(value) || digits.length > 20 || !WHOLE.test(digits)) return value
  const exact = BigInt(digits)
  return BigInt.asIntN(BITS, exact) === exact ? exact : value
}
