/** Bits of the quotient that are computed: more than a double has, and one for whether a remainder is left. */
const QUOTIENT_BITS = 64

const bitsOf = (number: bigint): number => number.toString(2).length

/**
 * The double that is nearest to the quotient of two whole numbers.
 * @param dividend 0 or more
 * @param divisor above 0
 */
export function ratioOf(dividend: bigint, divisor: bigint): number {
  const shift = Math.max(0, QUOTIENT_BITS + bitsOf(divisor) - bitsOf(dividend))
  const shifted = dividend << BigInt(shift)
  const isInexact = shifted % divisor !== 0n
  return Number(((shifted / divisor) << 1n) | (isInexact ? 1n : 0n)) / 2 / 2 ** shift
}
