export const ZERO = 0x30
const MINUS = 0x2d
const POINT = 0x2e

/**
 * Writes a decimal number as text: a minus sign if it is negative and not zero, no leading zeros, one digit before the
 * point, and as many digits after it as the scale says.
 * @param digits the digits as ASCII characters; only the first `count` belong to the number
 * @param scale the value is the integer of the digits times 10^-scale
 * @returns the index after it
 */
export function writeDecimal(
  out: Buffer,
  at: number,
  digits: Uint8Array,
  count: number,
  scale: number,
  isNegative: boolean,
): number {
  const point = count - scale
  const whole = point < count ? point : count
  let digit = 0
  while (digit < whole && digits[digit] === ZERO) digit++
  if (isNegative && isNonZero(digits, digit, count)) out[at++] = MINUS
  if (scale <= 0) {
    if (digit === count) {
      out[at++] = ZERO
      return at
    }
    while (digit < count) out[at++] = digits[digit++]!
    for (let zeros = -scale; zeros > 0; zeros--) out[at++] = ZERO
    return at
  }
  if (digit >= point) out[at++] = ZERO
  while (digit < point) out[at++] = digits[digit++]!
  out[at++] = POINT
  for (let zeros = -point; zeros > 0; zeros--) out[at++] = ZERO
  while (digit < count) out[at++] = digits[digit++]!
  return at
}

function isNonZero(digits: Uint8Array, from: number, to: number): boolean {
  for (; from < to; from++) if (digits[from] !== ZERO) return true
  return false
}

/** The most bytes that `writeDecimal` writes for a number of this many digits. */
export const maxDecimalBytes = (digits: number, scale: number): number => digits + Math.abs(scale) + 3
