import { type ColumnSummary, VALUE_TYPES, type ValueType } from '../model/reading.ts'

/** Counts the types and lengths of the values of each column. */
export class ColumnTally {
  readonly #columns: number
  readonly #types: Float64Array
  readonly #shortest: Int32Array
  readonly #longest: Int32Array

  constructor(columns: number) {
    this.#columns = columns
    this.#types = new Float64Array(columns * VALUE_TYPES.length)
    this.#shortest = new Int32Array(columns).fill(0x7fffffff)
    this.#longest = new Int32Array(columns)
  }

  addNull(column: number): void {
    this.#types[column * VALUE_TYPES.length]!++
  }

  /**
   * @param type index in VALUE_TYPES
   * @param length in characters
   */
  add(column: number, type: number, length: number): void {
    this.#types[column * VALUE_TYPES.length + type]!++
    if (length < this.#shortest[column]!) this.#shortest[column] = length
    if (length > this.#longest[column]!) this.#longest[column] = length
  }

  summary(): ColumnSummary[] {
    return Array.from({ length: this.#columns }, (_, column) => {
      const counts = VALUE_TYPES.map((type, index) => [
        type,
        this.#types[column * VALUE_TYPES.length + index]!,
      ])
      const maxLength = this.#longest[column]!
      return {
        types: Object.fromEntries(counts) as Record<ValueType, number>,
        minLength: maxLength === 0 ? 0 : this.#shortest[column]!,
        maxLength,
      }
    })
  }
}
