import { addBit, countBits, removeBit, wordsFor } from '../relation/bit-set.ts'
import type { DifferenceSets } from './difference-sets.ts'

const FIRST_CAPACITY_WORDS = 32
/** Number of edges at the start of a search. */
const MAX_FIRST_EDGES = 1_000

/**
 * The sets of columns of which a left side must have at least one: the difference sets of the pairs of rows that differ
 * in the right side, without the right side. For keys, all difference sets. An edge is one of these sets.
 */
export class Hypergraph {
  readonly columns: number
  /** Words of an edge. */
  readonly words: number
  /** Edge `n` starts at word `n * words`. */
  edges: Uint32Array
  count = 0
  /** For each column, the edges that have it. */
  readonly containing: readonly { set: Uint32Array }[]
  /** Number of words of a set of edges that have bits, and number of words that there is space for. */
  edgeWords = 0
  capacityWords = FIRST_CAPACITY_WORDS
  /** True if two rows differ in the right side alone. Then the right side depends on no other columns. */
  hasEmptyEdge = false
  readonly #rhs: number | undefined

  constructor(columns: number, rhs: number | undefined) {
    this.columns = columns
    this.#rhs = rhs
    this.words = Math.max(1, wordsFor(columns))
    this.edges = new Uint32Array(32 * FIRST_CAPACITY_WORDS * this.words)
    this.containing = Array.from({ length: columns }, () => ({ set: new Uint32Array(FIRST_CAPACITY_WORDS) }))
  }

  get bytes(): number {
    return this.edges.byteLength + 4 * this.columns * this.capacityWords
  }

  /**
   * Adds the smallest known difference sets that have the right side and contain no other one. The others become known
   * again when they refute a left side: to compare them all is more expensive.
   */
  addSmallest(differences: DifferenceSets): void {
    const numbers = Array.from({ length: differences.count }, (_, number) => number)
    this.addMinimal(differences, numbers, MAX_FIRST_EDGES)
  }

  /** Adds the edges of the numbered difference sets, the smallest first, except those that contain another one of them. */
  addMinimal({ sets, words }: DifferenceSets, numbers: readonly number[], max = Infinity): void {
    const rhs = this.#rhs
    const bySize: number[][] = []
    for (const number of numbers) {
      const start = number * words
      if (rhs !== undefined && ((sets[start + (rhs >>> 5)]! >>> (rhs & 31)) & 1) === 0) continue
      let size = 0
      for (let at = start; at < start + words; at++) size += countBits(sets[at]!)
      ;(bySize[size] ??= []).push(number)
    }
    const first = this.count
    const edge = new Uint32Array(words)
    for (const group of bySize) {
      for (const number of group ?? []) {
        if (this.count - first === max) return
        edge.set(sets.subarray(number * words, (number + 1) * words))
        if (rhs !== undefined) removeBit(edge, rhs)
        if (!this.#hasPartOf(edge, first)) this.#add(edge)
      }
    }
  }

  /** True if an edge from number `first` on is a subset of the set. */
  #hasPartOf(set: Uint32Array, first: number): boolean {
    const { edges, words, count } = this
    if (words <= 2) {
      const outsideLow = ~set[0]!
      const outsideHigh = words === 2 ? ~set[1]! : 0
      for (let at = first * words; at < count * words; at += words)
        if ((edges[at]! & outsideLow) === 0 && (words === 1 || (edges[at + 1]! & outsideHigh) === 0))
          return true
      return false
    }
    for (let number = first; number < count; number++) {
      let word = 0
      while (word < words && (edges[number * words + word]! & ~set[word]!) === 0) word++
      if (word === words) return true
    }
    return false
  }

  #add(edge: Uint32Array): void {
    if (this.count === 32 * this.capacityWords) this.#grow()
    const number = this.count++
    this.edgeWords = wordsFor(this.count)
    this.edges.set(edge, number * this.words)
    let isEmpty = true
    for (let column = 0; column < this.columns; column++) {
      if (((edge[column >>> 5]! >>> (column & 31)) & 1) === 0) continue
      addBit(this.containing[column]!.set, number)
      isEmpty = false
    }
    if (isEmpty) this.hasEmptyEdge = true
  }

  #grow(): void {
    this.capacityWords *= 2
    this.edges = enlarged(this.edges, 2 * this.edges.length)
    for (const column of this.containing) column.set = enlarged(column.set, this.capacityWords)
  }
}

/** A copy with more words, which are 0. */
export function enlarged(words: Uint32Array, length: number): Uint32Array {
  const larger = new Uint32Array(length)
  larger.set(words)
  return larger
}
