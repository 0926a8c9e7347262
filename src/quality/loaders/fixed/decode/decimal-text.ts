import { VALUE_TYPES } from '../../../model/reading.ts'
import { UNCLASSIFIED } from '../../records/record-source.ts'

export const ZERO = 0x30
const MINUS = 0x2d
const POINT = 0x2e

/**
 * Writes a decimal number as text: a minus sign if it is negative and not zero, no leading zeros, one digit before the
 * point, and as many digits after it as the scale says.
 * @param digits has the digits of the number as ASCII characters, from `from` to before `to`
 * @param scale the value is the integer of the digits times 10^-scale
 * @returns the index after it
 */
export function writeDecimal(
  out: Buffer,
  at: number,
  digits: Uint8Array,
  from: number,
  to: number,
  scale: number,
  isNegative: boolean,
): number {
  const point = to - scale
  const whole = point < to ? point : to
  while (from < whole && digits[from] === ZERO) from++
  if (isNegative && isNonZero(digits, from, to)) out[at++] = MINUS
  if (scale <= 0) {
    if (from === to) {
      out[at++] = ZERO
      return at
    }
    while (from < to) out[at++] = digits[from++]!
    for (let zeros = -scale; zeros > 0; zeros--) out[at++] = ZERO
    return at
  }
  if (from >= point) out[at++] = ZERO
  while (from < point) out[at++] = digits[from++]!
  out[at++] = POINT
  for (let zeros = from - point; zeros > 0; zeros--) out[at++] = ZERO
  while (from < to) out[at++] = digits[from++]!
  return at
}

function isNonZero(digits: Uint8Array, from: number, to: number): boolean {
  for (; from < to; from++) if (digits[from] !== ZERO) return true
  return false
}

/** The most bytes that `writeDecimal` writes for a number of this many digits. */
export const maxDecimalBytes = (digits: number, scale: number): number => digits + Math.abs(scale) + 3

const INTEGER = VALUE_TYPES.indexOf('integer')
const DECIMAL = VALUE_TYPES.indexOf('decimal')
/** All integers of so many digits have 64 bits, and all decimals of so many digits are exact numbers of a database. */
const [MAX_INTEGER_DIGITS, MAX_DECIMAL_DIGITS] = [18, 38] as const

/** The type that `classify` finds in what `writeDecimal` writes, see `CompiledField.valueType`. */
export function decimalType(digits: number, scale: number): number {
  if (scale > 0) return Math.max(digits, scale + 1) <= MAX_DECIMAL_DIGITS ? DECIMAL : UNCLASSIFIED
  return digits - scale <= MAX_INTEGER_DIGITS ? INTEGER : UNCLASSIFIED
}
