/**
 * Exact sums of fractions. A sum of doubles depends on the order of its terms, and each engine has another order. So an
 * engine cuts each fraction into parts, which are whole numbers of a few bits, and sums them over the rows.
 */
import { ratioOf } from '../../../lib/ratio.ts'

/** How a number from 0 to 1 is cut: its first `bits` binary places, the next `bits` places, and so on. */
export interface FractionParts {
  readonly bits: number
  readonly count: number
}

/** The sum of a part over the rows has fewer bits, so that a signed number of 64 bits holds it. */
const SUM_BITS = 62
/** A double holds each part, whatever its bits are multiplied by. */
const MAX_BITS = 52
/** Places of a fraction that count. Among a thousand million rows, the mean is exact to 50 places. */
const KEPT_BITS = 80

/** @param rows the number of rows of a sum */
export function partsFor(rows: number): FractionParts {
  const bits = Math.min(MAX_BITS, SUM_BITS - rows.toString(2).length)
  return { bits, count: Math.ceil(KEPT_BITS / bits) }
}

/** @returns the sum of the fractions, in units of the last place */
export const sumOfParts = (sums: readonly (number | bigint)[], { bits }: FractionParts): bigint =>
  sums.reduce<bigint>((total, sum) => (total << BigInt(bits)) + BigInt(sum), 0n)

/** The quotient of a sum of fractions and a number of rows. @param sum in units of the last place */
export const quotientOfSum = (sum: bigint, rows: number, { bits, count }: FractionParts): number =>
  ratioOf(sum, BigInt(rows) << BigInt(bits * count))
