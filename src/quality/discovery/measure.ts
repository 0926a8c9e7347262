import type { FoundDependency } from './found-dependency.ts'
import { PartitionCache } from './relation/partition-cache.ts'
import { sizeOf } from './relation/position-list-index.ts'
import type { Relation } from './relation/relation.ts'

/** The counts of a key or dependency over the rows of a relation. */
export interface MeasuredDependency {
  /** Distinct left sides. */
  readonly lhsValues: number
  /** The least number of rows to remove so that no exception is left. */
  readonly removedRows: number
  /** Left sides with one right value; for a key, those that occur once. */
  readonly confirmations: number
  /** Left sides with several right values; for a key, those that repeat. */
  readonly conflictingValues: number
  /** Rows with such left sides. */
  readonly conflictingRows: number
}

/** Bytes of position list indexes that are kept for left sides with the same columns. */
const MAX_PARTITION_BYTES = 64 * 1024 * 1024

/** Counts the exceptions of keys and dependencies of a relation. Its buffers are reused. */
export class Measure {
  readonly #relation: Relation
  /** Made for the first dependency without exception, because it takes memory. */
  #partitions: PartitionCache | undefined
  /** The number of distinct left sides, by the columns. */
  readonly #distinct = new Map<string, number>()
  /** The number of the left side of each row. */
  readonly #groups: Int32Array
  /** For each value of the right side, the rows of a left side that have it. */
  #counts = new Int32Array(0)

  constructor(relation: Relation) {
    this.#relation = relation
    this.#groups = new Int32Array(relation.rows)
  }

  /** The counts of a result. A result without exception takes much less time than `of` does. */
  ofFound({ lhs, rhs, goodness }: FoundDependency): MeasuredDependency {
    if (goodness < 100) return this.of({ lhs, rhs })
    const lhsValues = rhs === undefined ? this.#relation.rows : this.#countDistinct(lhs)
    return { lhsValues, removedRows: 0, confirmations: lhsValues, conflictingValues: 0, conflictingRows: 0 }
  }

  /**
   * The number of distinct left sides. Columns with many values come first: their position list indexes are small, and
   * many left sides begin with them.
   */
  #countDistinct(lhs: readonly number[]): number {
    const { rows, cardinalities } = this.#relation
    if (lhs.length === 0) return Math.min(1, rows)
    const name = lhs.join()
    let count = this.#distinct.get(name)
    if (count === undefined) {
      const columns = lhs.toSorted((a, b) => cardinalities[b]! - cardinalities[a]! || a - b)
      this.#partitions ??= new PartitionCache(this.#relation, MAX_PARTITION_BYTES)
      const index = this.#partitions.view(columns, columns.length)
      count = rows - sizeOf(index) + index.clusters
      this.#distinct.set(name, count)
    }
    return count
  }

  /** Takes time in proportion to the rows times the width of the left side. */
  of({ lhs, rhs }: Pick<FoundDependency, 'lhs' | 'rhs'>): MeasuredDependency {
    const groups = this.#group(lhs)
    const { starts, rows } = this.#sort(groups)
    const right = rhs === undefined ? undefined : this.#relation.columns[rhs]!
    if (rhs !== undefined) this.#reserve(this.#relation.cardinalities[rhs]!)
    let [removedRows, conflictingValues, conflictingRows] = [0, 0, 0]
    for (let group = 0; group < groups; group++) {
      const [from, to] = [starts[group]!, starts[group + 1]!]
      const kept = right ? this.#mostFrequent(right, rows, from, to) : 1
      if (kept === to - from) continue
      removedRows += to - from - kept
      conflictingValues++
      conflictingRows += to - from
    }
    return {
      lhsValues: groups,
      removedRows,
      confirmations: groups - conflictingValues,
      conflictingValues,
      conflictingRows,
    }
  }

  /** Numbers the left sides from 0 in `#groups`. @returns how many there are */
  #group(lhs: readonly number[]): number {
    const { columns, cardinalities, rows } = this.#relation
    this.#groups.fill(0)
    let count = Math.min(1, rows)
    for (const column of lhs) {
      const numbers = new PairNumbers(count * cardinalities[column]!, rows)
      const values = columns[column]!
      for (let row = 0; row < rows; row++)
        this.#groups[row] = numbers.of(this.#groups[row]! * cardinalities[column]! + values[row]!)
      count = numbers.count
    }
    return count
  }

  /** The rows by their groups: those of group `g` are between `starts[g]` and `starts[g + 1]`. */
  #sort(groups: number): { readonly starts: Int32Array; readonly rows: Int32Array } {
    const starts = new Int32Array(groups + 1)
    for (const group of this.#groups) starts[group + 1]!++
    for (let group = 0; group < groups; group++) starts[group + 1]! += starts[group]!
    const next = starts.slice()
    const rows = new Int32Array(this.#groups.length)
    for (let row = 0; row < rows.length; row++) rows[next[this.#groups[row]!]!++] = row
    return { starts, rows }
  }

  #reserve(values: number): void {
    if (this.#counts.length < values) this.#counts = new Int32Array(values)
  }

  /** The number of rows with the most frequent right value. */
  #mostFrequent(right: Int32Array, rows: Int32Array, from: number, to: number): number {
    let most = 0
    for (let at = from; at < to; at++) {
      const count = ++this.#counts[right[rows[at]!]!]!
      if (count > most) most = count
    }
    for (let at = from; at < to; at++) this.#counts[right[rows[at]!]!] = 0
    return most
  }
}

/** Largest number of pairs that get a place of their own, for each row. */
const MAX_PLACES_PER_ROW = 4

/** Numbers pairs from 0, in the order in which they come. */
class PairNumbers {
  readonly #direct: Int32Array | undefined
  readonly #others = new Map<number, number>()
  count = 0

  /** @param pairs the number of possible pairs */
  constructor(pairs: number, rows: number) {
    this.#direct = pairs <= MAX_PLACES_PER_ROW * rows ? new Int32Array(pairs) : undefined
  }

  of(pair: number): number {
    if (this.#direct) return (this.#direct[pair] ||= ++this.count) - 1
    let number = this.#others.get(pair)
    if (number === undefined) {
      number = this.count++
      this.#others.set(pair, number)
    }
    return number
  }
}
