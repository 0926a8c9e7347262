import { wordsFor } from '../relation/bit-set.ts'
import type { Relation } from '../relation/relation.ts'

const FIRST_CAPACITY = 1024
const EMPTY = -1

/** The distinct sets of columns in which pairs of rows differ, as far as they are known. */
export class DifferenceSets {
  /** Words of a set. */
  readonly words: number
  /** Set `n` starts at word `n * words`. */
  sets: Uint32Array
  count = 0
  readonly #columns: readonly Int32Array[]
  /** Numbers of sets by the hash of their words, with linear probing. */
  #slots: Int32Array

  constructor({ columns }: Relation) {
    this.#columns = columns
    this.words = Math.max(1, wordsFor(columns.length))
    this.sets = new Uint32Array(FIRST_CAPACITY * this.words)
    this.#slots = new Int32Array(2 * FIRST_CAPACITY).fill(EMPTY)
  }

  get bytes(): number {
    return this.sets.byteLength + this.#slots.byteLength
  }

  /**
   * Adds the columns in which two rows differ.
   * @returns the number of the set
   */
  add(one: number, other: number): number {
    if ((this.count + 1) * this.words > this.sets.length) this.#grow()
    const { words } = this
    const start = this.count * words
    this.sets.fill(0, start, start + words)
    for (let column = 0; column < this.#columns.length; column++) {
      const codes = this.#columns[column]!
      if (codes[one] !== codes[other]) this.sets[start + (column >>> 5)]! |= 1 << (column & 31)
    }
    const slot = this.#slotOf(this.count)
    if (this.#slots[slot] !== EMPTY) return this.#slots[slot]!
    this.#slots[slot] = this.count
    return this.count++
  }

  /** The slot of a set equal to set `number`, or the empty slot for it. */
  #slotOf(number: number): number {
    const { sets, words } = this
    const start = number * words
    let hash = 0
    for (let at = start; at < start + words; at++) {
      hash = Math.imul(hash ^ sets[at]!, 0x9e3779b1)
      hash ^= hash >>> 15
    }
    const mask = this.#slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const kept = this.#slots[slot]!
      if (kept === EMPTY || this.#areEqual(kept * words, start)) return slot
    }
  }

  #areEqual(one: number, other: number): boolean {
    for (let at = 0; at < this.words; at++) if (this.sets[one + at] !== this.sets[other + at]) return false
    return true
  }

  #grow(): void {
    const larger = new Uint32Array(2 * this.sets.length)
    larger.set(this.sets)
    this.sets = larger
    this.#slots = new Int32Array(2 * this.#slots.length).fill(EMPTY)
    for (let number = 0; number < this.count; number++) this.#slots[this.#slotOf(number)] = number
  }
}
