import { bytesOf, copyOf, Partitioner, type PositionListIndex } from './position-list-index.ts'
import type { Relation } from './relation.ts'

/** The position list indexes that were used last, within a number of bytes. */
export class PartitionCache {
  readonly #partitioner: Partitioner
  /** By the columns in the order in which they were intersected; the index that was used last is last. */
  readonly #indexes = new Map<string, PositionListIndex>()
  #bytes = 0
  maxBytes: number

  constructor(relation: Relation, maxBytes: number) {
    this.#partitioner = new Partitioner(relation)
    this.maxBytes = maxBytes
  }
  /** The index of the first `count` columns, at least one. It is found again by the same columns in the same order. */
  of(columns: readonly number[], count: number): PositionListIndex {
    let key = ''
    for (let at = 0; at < count; at++) key += String.fromCharCode(columns[at]!)
    const known = this.#indexes.get(key)
    if (known !== undefined) {
      this.#indexes.delete(key)
      this.#indexes.set(key, known)
      return known
    }
    const index = copyOf(this.view(columns, count))
    this.#keep(key, index)
    return index
  }

  /** The index that `of` returns, without keeping it: it is valid until the next call. */
  view(columns: readonly number[], count: number): PositionListIndex {
    const last = columns[count - 1]!
    return count === 1
      ? this.#partitioner.ofColumn(last)
      : this.#partitioner.intersect(this.of(columns, count - 1), last)
  }

  #keep(key: string, index: PositionListIndex): void {
    this.#indexes.set(key, index)
    this.#bytes += bytesOf(index)
    for (const [oldest, old] of this.#indexes) {
      if (this.#bytes <= this.maxBytes) return
      this.#indexes.delete(oldest)
      this.#bytes -= bytesOf(old)
    }
  }
}
