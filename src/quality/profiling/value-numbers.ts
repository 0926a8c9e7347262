import { writeNumber } from '../values/canonical-bytes.ts'
import { VALUE_TYPES, type ValueType } from '../model/reading.ts'
import { DateReader } from '../values/date-seconds.ts'
import type { DateOrder, NumberPlaces } from '../model/profile.ts'
import { countedTypes } from '../values/counted-types.ts'
import { keyLength } from '../values/number-keys.ts'
import { NumberDigits } from './number-digits.ts'

const INTEGER = VALUE_TYPES.indexOf('integer')
const DECIMAL = VALUE_TYPES.indexOf('decimal')
const TIME = VALUE_TYPES.indexOf('time')

const [BLANK, PLUS, UPPER_E, LOWER_E] = [0x20, 0x2b, 0x45, 0x65] as const

/** The most bytes by which a number may be longer than its value. */
export const X_BYTES = 32

/** Writes the numbers of an attribute's values (`x` and `key` of VALUES_COLUMNS). */
export class ValueNumbers {
  readonly #counts: readonly boolean[]
  readonly #dates: DateReader
  readonly #places: NumberPlaces | undefined
  readonly #digits = new NumberDigits()

  /** @param places set if the values have keys */
  constructor(inferredType: ValueType, order: DateOrder | undefined, places: NumberPlaces | undefined) {
    const counted = countedTypes(inferredType)
    this.#counts = VALUE_TYPES.map((_, type) => counted.includes(type))
    this.#dates = new DateReader(order)
    this.#places = places
  }

  /** Bytes of a key. */
  get keyBytes(): number {
    return this.#places === undefined ? 0 : keyLength(this.#places)
  }

  /**
   * Writes the key of a value. Writes nothing if the attribute has no keys, or the value no number.
   * @param type index into VALUE_TYPES
   * @returns the index after it
   */
  writeKey(target: Buffer, at: number, type: number, bytes: Buffer, from: number, to: number): number {
    if (this.#places === undefined || !this.#counts[type]) return at
    this.#digits.read(bytes, from, to)
    return this.#digits.writeKey(target, at, this.#places)
  }

  /**
   * Writes the number of a value as text. The text parses to the same double as in JavaScript. Writes nothing if the
   * value has no number, or if the number exceeds the range of doubles.
   * @param type index into VALUE_TYPES
   * @returns the index after it
   */
  write(target: Buffer, at: number, type: number, bytes: Buffer, from: number, to: number): number {
    if (!this.#counts[type]) return at
    if (type === INTEGER || type === DECIMAL) return writeDecimal(target, at, bytes, from, to)
    const seconds =
      type === TIME ? this.#dates.secondsOfDay(bytes, from, to) : this.#dates.seconds(bytes, from, to)
    if (seconds >= 0 && Number.isInteger(seconds)) return writeNumber(target, at, seconds)
    return at + target.write(String(seconds), at, 'latin1')
  }
}

/** Copies digits. A number with an exponent is parsed first, because it may exceed the range of doubles. */
function writeDecimal(target: Buffer, at: number, bytes: Buffer, from: number, to: number): number {
  while (bytes[from] === BLANK || bytes[from] === PLUS) from++
  while (bytes[to - 1] === BLANK) to--
  const start = at
  for (let index = from; index < to; index++) {
    const byte = bytes[index]!
    if (byte === LOWER_E || byte === UPPER_E) {
      const number = Number(bytes.toString('latin1', from, to))
      return Number.isFinite(number) ? start + target.write(String(number), start, 'latin1') : start
    }
    target[at++] = byte
  }
  return at
}
