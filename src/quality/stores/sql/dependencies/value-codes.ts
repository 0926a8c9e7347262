/** Capacity of a new table; a power of two. */
const FIRST_CAPACITY = 1 << 10
const MULTIPLIER = 0x9e3779b1

/** The number of a value is kept plus one, so that 0 marks a free place. */
const FREE = 0

/** Numbers the distinct hashes of a column from 0, in the order in which they come. */
export class ValueCodes {
  #hashes = new Float64Array(FIRST_CAPACITY)
  #codes = new Int32Array(FIRST_CAPACITY)
  #mask = FIRST_CAPACITY - 1
  /** Distinct hashes so far. */
  #values = 0
  /** All numbers that are given away: hashes and nulls. */
  #count = 0
  #null: number | undefined
  readonly #nullsAreEqual: boolean
  /** The halves of a double, to mix its bits. */
  readonly #double = new Float64Array(1)
  readonly #halves = new Uint32Array(this.#double.buffer)

  constructor(nullsAreEqual: boolean) {
    this.#nullsAreEqual = nullsAreEqual
  }

  /** Number of distinct values, with null. */
  get cardinality(): number {
    return this.#count
  }

  /** Number of distinct hashes. */
  get values(): number {
    return this.#values
  }

  /** @param hash a whole number, or NaN for null */
  codeOf(hash: number): number {
    if (Number.isNaN(hash)) {
      if (!this.#nullsAreEqual) return this.#count++
      return (this.#null ??= this.#count++)
    }
    let at = this.#placeOf(hash)
    for (let code = this.#codes[at]!; code !== FREE; code = this.#codes[at]!) {
      if (this.#hashes[at] === hash) return code - 1
      at = (at + 1) & this.#mask
    }
    this.#hashes[at] = hash
    const code = this.#count++
    this.#codes[at] = code + 1
    this.#values++
    if (2 * this.#values > this.#mask) this.#grow()
    return code
  }

  #placeOf(hash: number): number {
    this.#double[0] = hash
    return (Math.imul(this.#halves[0]! ^ (this.#halves[1]! << 7), MULTIPLIER) >>> 3) & this.#mask
  }

  #grow(): void {
    const [hashes, codes] = [this.#hashes, this.#codes]
    this.#hashes = new Float64Array(2 * hashes.length)
    this.#codes = new Int32Array(2 * codes.length)
    this.#mask = 2 * hashes.length - 1
    for (let from = 0; from < codes.length; from++) {
      if (codes[from] === FREE) continue
      let at = this.#placeOf(hashes[from]!)
      while (this.#codes[at] !== FREE) at = (at + 1) & this.#mask
      this.#hashes[at] = hashes[from]!
      this.#codes[at] = codes[from]!
    }
  }
}
