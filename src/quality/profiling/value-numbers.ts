import { writeNumber } from '../values/canonical-bytes.ts'
import { VALUE_TYPES, type ValueType } from '../model/reading.ts'
import { DateReader } from '../values/date-seconds.ts'
import type { DateOrder } from '../model/profile.ts'

const INTEGER = VALUE_TYPES.indexOf('integer')
const DECIMAL = VALUE_TYPES.indexOf('decimal')
const DATE = VALUE_TYPES.indexOf('date')
const TIME = VALUE_TYPES.indexOf('time')
const TIMESTAMP = VALUE_TYPES.indexOf('timestamp')

const [BLANK, PLUS, UPPER_E, LOWER_E] = [0x20, 0x2b, 0x45, 0x65] as const

/** The most that a number takes beyond the value it is written for. */
export const X_BYTES = 32

/** What values of each inferred type count: those of these types. */
const COUNTED: Readonly<Partial<Record<ValueType, readonly number[]>>> = {
  integer: [INTEGER, DECIMAL],
  decimal: [INTEGER, DECIMAL],
  date: [DATE, TIMESTAMP],
  timestamp: [DATE, TIMESTAMP],
  time: [TIME],
}

/** Writes the numbers that the values of an attribute count as (`x` of VALUES_COLUMNS). */
export class ValueNumbers {
  readonly #counts: readonly boolean[]
  readonly #dates: DateReader

  constructor(inferredType: ValueType, order: DateOrder | undefined) {
    this.#counts = VALUE_TYPES.map((_, type) => COUNTED[inferredType]?.includes(type) ?? false)
    this.#dates = new DateReader(order)
  }

  /**
   * Writes the number of a value as text that reads as the double that JavaScript makes of it; nothing where it has
   * none, or one beyond the doubles.
   * @param type index into VALUE_TYPES
   * @returns the place behind it
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

/** Digits are written as they stand; what has an exponent, which may lead beyond the doubles, is read first. */
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
