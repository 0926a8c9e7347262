import { exactNumber, scaledOf } from '../model/exact-number.ts'
import type { NumberPlaces } from '../model/profile.ts'
import { VALUE_TYPES } from '../model/reading.ts'
import { classify } from '../values/value-types.ts'
import type { ValuesFile } from './values-file.ts'

const INTEGER = VALUE_TYPES.indexOf('integer')
const DECIMAL = VALUE_TYPES.indexOf('decimal')
const [BLANK, PLUS, MINUS, POINT, ZERO, ONE, NINE] = [0x20, 0x2b, 0x2d, 0x2e, 0x30, 0x31, 0x39] as const

/** A double represents every number with so many digits. */
const DOUBLE_DIGITS = 15
/** The mean of numbers with so many digits before the point is exact to three decimals in doubles. */
const MAX_WHOLE = 12
/** The longest key. Numbers that need more digits, such as 1e-300 beside 1e300, are summarised as doubles. */
const MAX_PLACES = 128

/** Reads the digits of numbers from their bytes (types integer and decimal of `classify`), without allocation. */
export class NumberDigits {
  isNegative = false
  /** The digits without leading zeros and without zeros at the end; none for the number 0. */
  readonly digits = new Uint8Array(64)
  length = 0
  /** The number is `0.digits * 10 ** point`. */
  point = 0

  read(bytes: Uint8Array, from: number, to: number): void {
    while (bytes[from] === BLANK) from++
    while (bytes[to - 1] === BLANK) to--
    this.isNegative = bytes[from] === MINUS
    if (bytes[from] === MINUS || bytes[from] === PLUS) from++
    this.length = this.point = 0
    let hasPoint = false
    for (; from < to; from++) {
      const byte = bytes[from]!
      if (byte === POINT) hasPoint = true
      else if (byte < ZERO || byte > NINE) break
      else {
        if (this.length > 0 || byte !== ZERO) this.digits[this.length++] = byte - ZERO
        if (hasPoint ? this.length === 0 : this.length > 0) this.point += hasPoint ? -1 : 1
      }
    }
    if (from < to) this.point += exponentOf(bytes, from + 1, to)
    while (this.length > 0 && this.digits[this.length - 1] === 0) this.length--
    if (this.length === 0) this.point = 0
  }

  /**
   * Writes the key of the number (see `values/number-keys.ts`).
   * @returns the index after it
   */
  writeKey(target: Uint8Array, at: number, { whole, decimals }: NumberPlaces): number {
    const isNegative = this.isNegative && this.length > 0
    const first = at + 1
    const end = first + whole + decimals
    target[at] = isNegative ? ZERO : ONE
    target.fill(ZERO, first, end)
    const start = first + whole - this.point
    for (let index = 0; index < this.length; index++) target[start + index] = ZERO + this.digits[index]!
    if (!isNegative) return end
    // The ten's complement: 9 minus each digit, and 10 minus the last digit that is not 0.
    const last = start + this.length - 1
    for (let index = first; index < last; index++) target[index] = ZERO + NINE - target[index]!
    target[last] = ZERO + NINE + 1 - target[last]!
    return end
  }
}

function exponentOf(bytes: Uint8Array, from: number, to: number): number {
  const isNegative = bytes[from] === MINUS
  if (isNegative || bytes[from] === PLUS) from++
  let exponent = 0
  for (; from < to; from++) exponent = exponent * 10 + bytes[from]! - ZERO
  return isNegative ? -exponent : exponent
}

/**
 * The places of the numbers in a values file, if doubles do not suffice for their profile; else undefined. Doubles
 * suffice if the shortest text of each number's double is the number, and the numbers are not large.
 */
export function placesOf(values: ValuesFile): NumberPlaces | undefined {
  const number = new NumberDigits()
  let [whole, decimals, isFaithful] = [0, 0, true]
  while (values.next()) {
    const { bytes, from, to } = values
    const type = classify(bytes, from, to)
    if (type !== INTEGER && type !== DECIMAL) continue
    number.read(bytes, from, to)
    whole = Math.max(whole, number.point)
    decimals = Math.max(decimals, number.length - number.point)
    // No number that follows would change it.
    if (whole + decimals > MAX_PLACES) return undefined
    isFaithful &&= number.length <= DOUBLE_DIGITS || isShortest(bytes.toString('latin1', from, to))
  }
  return neededPlaces({ whole, decimals, isFaithful })
}

/**
 * The places of the keys of some numbers; undefined if they need no keys, or if the keys would be too long.
 * @param isFaithful true if the shortest text of each number's double is the number
 */
export const neededPlaces = ({
  whole,
  decimals,
  isFaithful,
}: NumberPlaces & { readonly isFaithful: boolean }): NumberPlaces | undefined =>
  whole + decimals > MAX_PLACES || (isFaithful && whole <= MAX_WHOLE) ? undefined : { whole, decimals }

const isShortest = (text: string): boolean => typeof exactNumber(scaledOf(text)) === 'number'
