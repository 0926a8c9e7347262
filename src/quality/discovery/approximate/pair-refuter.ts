import { addBit, hasBit, removeBit } from '../relation/bit-set.ts'
import { type PositionListIndex, sizeOf, Stamps } from '../relation/position-list-index.ts'
import type { Relation } from '../relation/relation.ts'
import { openWords } from './level.ts'

/** Pairs that are counted together. */
const PAIRS = 8
/** Bit planes of a counter below the one of which the unit is `PAIRS`. */
const LOW_PLANES = 3
/** Bits of a value that are compared. */
const BITS = 2

/**
 * Refutes right sides before an index is intersected. Of two rows that agree in the left side and differ in the right side,
 * one has to be removed. So disjoint pairs of such rows are a lower bound of the rows to remove.
 *
 * All right sides of a left side are counted at once, 32 in a word: bit `c` of the planes of counters is the counter of
 * column `c` (Harley and Seal; Warren, Hacker's Delight, 5-1). Two values differ certainly if their lowest bits do; other
 * differences are not counted.
 */
export class PairRefuter {
  readonly #columns: number
  readonly #maxRemoved: number
  readonly #words: number
  readonly #planes: number
  /** For each compared row, the lowest bits of its values: `BITS` words for each 32 columns. */
  readonly #signatures: Uint32Array
  readonly #comparedRows: number
  readonly #stamps: Stamps
  /** Counters start below their overflow by one more than may be removed. */
  readonly #firstCounters: Uint32Array
  readonly #counters: Uint32Array
  readonly #possible: Uint32Array
  readonly #pairs = new Int32Array(2 * PAIRS)

  /** @param maxBytes of the signatures; rows that have none are not compared */
  constructor(relation: Relation, maxRemoved: number, maxBytes: number) {
    const { columns, cardinalities, rows } = relation
    this.#columns = columns.length
    this.#maxRemoved = maxRemoved
    this.#words = openWords(columns.length)
    this.#comparedRows = Math.min(rows, Math.floor(maxBytes / (4 * BITS * this.#words)))
    this.#signatures = signaturesOf(columns, this.#comparedRows, this.#words)
    this.#stamps = new Stamps(Math.max(0, ...cardinalities))
    this.#planes = Math.max(LOW_PLANES + 1, Math.ceil(Math.log2(maxRemoved + 2)))
    this.#firstCounters = new Uint32Array(this.#words * this.#planes)
    const first = 2 ** this.#planes - maxRemoved - 1
    for (let at = 0; at < this.#firstCounters.length; at++)
      this.#firstCounters[at] = (first >>> (at % this.#planes)) & 1 ? 0xffffffff : 0
    this.#counters = new Uint32Array(this.#firstCounters.length)
    this.#possible = new Uint32Array(this.#words)
  }

  /** Number of bytes without the signatures. */
  static bytesFor({ cardinalities }: Relation): number {
    return 4 * Math.max(0, ...cardinalities)
  }

  /**
   * @param index of the columns of the left side without its last one
   * @param last values of the last column
   * @param open right sides, and the bit of the key
   * @returns those of `open` that are not refuted, until the next call
   */
  possible(index: PositionListIndex, last: Int32Array, open: Uint32Array): Uint32Array {
    if (Math.min(sizeOf(index), this.#comparedRows) < 2 * (this.#maxRemoved + 1)) return open
    const { rows, starts, clusters } = index
    const { seen } = this.#stamps
    const pairs = this.#pairs
    const base = this.#stamps.reserve(sizeOf(index))
    this.#counters.set(this.#firstCounters)
    this.#possible.set(open)
    const isKeyOpen = hasBit(open, this.#columns)
    removeBit(this.#possible, this.#columns)
    let found = 0
    let isAnyPossible = true
    for (let cluster = 0; cluster < clusters; cluster++) {
      const first = base + starts[cluster]!
      const end = starts[cluster + 1]!
      for (let at = starts[cluster]!; at < end; at++) {
        const row = rows[at]!
        if (row >= this.#comparedRows) break
        const code = last[row]!
        const before = seen[code]!
        if (before < first) {
          seen[code] = base + at
          continue
        }
        seen[code] = 0
        const place = 2 * (found++ % PAIRS)
        pairs[place] = rows[before - base]!
        pairs[place + 1] = row
        if (found % PAIRS !== 0) continue
        if (isAnyPossible) isAnyPossible = this.#count()
        if (!isAnyPossible && (!isKeyOpen || found > this.#maxRemoved)) return this.#possible
      }
    }
    if (isAnyPossible && found % PAIRS !== 0) {
      // A row does not differ from itself.
      pairs.fill(0, 2 * (found % PAIRS))
      this.#count()
    }
    if (isKeyOpen && found <= this.#maxRemoved) addBit(this.#possible, this.#columns)
    return this.#possible
  }

  /**
   * Counts the differences of the pairs, and refutes the columns whose counters overflow.
   * @returns true if any column is left
   */
  #count(): boolean {
    const counters = this.#counters
    const planes = this.#planes
    let left = 0
    for (let word = 0; word < this.#words; word++) {
      const possible = this.#possible[word]!
      if (possible === 0) continue
      const start = word * planes
      let [ones, twos, fours] = [counters[start]!, counters[start + 1]!, counters[start + 2]!]
      let carriedTwos = 0
      let carriedFours = 0
      let carried = 0
      for (let pair = 0; pair < PAIRS; pair += 2) {
        const one = this.#difference(pair, word)
        const other = this.#difference(pair + 1, word)
        const two = (ones & one) | ((ones ^ one) & other)
        ones ^= one ^ other
        if ((pair & 2) === 0) {
          carriedTwos = two
          continue
        }
        const four = (twos & carriedTwos) | ((twos ^ carriedTwos) & two)
        twos ^= carriedTwos ^ two
        if ((pair & 4) === 0) {
          carriedFours = four
          continue
        }
        carried = (fours & carriedFours) | ((fours ^ carriedFours) & four)
        fours ^= carriedFours ^ four
      }
      counters[start] = ones
      counters[start + 1] = twos
      counters[start + 2] = fours
      for (let plane = start + LOW_PLANES; carried !== 0 && plane < start + planes; plane++) {
        const before = counters[plane]!
        counters[plane] = before ^ carried
        carried &= before
      }
      left |= this.#possible[word] = possible & ~carried
    }
    return left !== 0
  }

  /** The columns of a word in which the rows of a pair differ certainly. */
  #difference(pair: number, word: number): number {
    const signatures = this.#signatures
    const one = BITS * (this.#pairs[2 * pair]! * this.#words + word)
    const other = BITS * (this.#pairs[2 * pair + 1]! * this.#words + word)
    return (signatures[one]! ^ signatures[other]!) | (signatures[one + 1]! ^ signatures[other + 1]!)
  }
}

function signaturesOf(columns: readonly Int32Array[], rows: number, words: number): Uint32Array {
  const signatures = new Uint32Array(BITS * rows * words)
  for (const [column, codes] of columns.entries()) {
    const bit = column & 31
    for (let row = 0, at = BITS * (column >>> 5); row < rows; row++, at += BITS * words) {
      const code = codes[row]!
      signatures[at]! |= (code & 1) << bit
      signatures[at + 1]! |= ((code >>> 1) & 1) << bit
    }
  }
  return signatures
}
