/**
 * Keys of numbers: texts of digits that sort by their bytes as the numbers do, and from which the numbers can be read
 * again. A key has the digits of `10 ** (whole + decimals) + number * 10 ** decimals`. All keys of an attribute have the
 * same length. Keys of negative numbers start with 0, the others with 1.
 */
import type { Scaled } from '../model/exact-number.ts'
import { digitsAt } from '../model/exact-number.ts'
import type { NumberPlaces } from '../model/profile.ts'

/** The characters of a key. */
export const keyLength = ({ whole, decimals }: NumberPlaces): number => whole + decimals + 1

/** The key of the number 0, as a number. */
export const keyOfZero = ({ whole, decimals }: NumberPlaces): bigint => 10n ** BigInt(whole + decimals)

/** The number of a key. */
export const numberOfKey = (key: string, places: NumberPlaces): Scaled => ({
  digits: BigInt(key) - keyOfZero(places),
  scale: places.decimals,
})

/**
 * The key of the least number with these places that is not less than a number. If it exceeds all keys, the result
 * sorts after all keys; if it precedes them, before all keys.
 */
export function keyFrom(number: Scaled, places: NumberPlaces): string {
  const scale = Math.max(number.scale, places.decimals)
  const divisor = 10n ** BigInt(scale - places.decimals)
  const digits = ceilQuotient(digitsAt(number, scale), divisor) + keyOfZero(places)
  if (digits < 0n) return ''
  const text = String(digits).padStart(keyLength(places), '0')
  return text.length > keyLength(places) || text >= '2' ? '2' : text
}

const ceilQuotient = (dividend: bigint, divisor: bigint): bigint =>
  dividend <= 0n ? dividend / divisor : (dividend + divisor - 1n) / divisor
