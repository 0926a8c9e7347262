import type { PartitionCache } from '../relation/partition-cache.ts'
import { pairsOf, type PositionListIndex, sizeOf, Stamps } from '../relation/position-list-index.ts'
import type { Relation } from '../relation/relation.ts'

/** Number of violating pairs after which a check ends. */
const MAX_PAIRS = 24
/** Rows that are searched for more violating pairs, as a multiple of the rows before the first pair, and at least. */
const FURTHER_SHARE = 2
const FURTHER_ROWS = 2_000

/** Checks a left side against the rows, and collects pairs of rows that violate it. */
export class Validator {
  readonly #relation: Relation
  readonly #partitions: PartitionCache
  readonly #stamps: Stamps
  /**
   * The order in which columns are intersected: the column with the fewest pairs of rows that agree is first, so that
   * indexes become small early.
   */
  readonly #place: Int32Array
  /** The pairs of rows that the last check found: two numbers each. */
  readonly pairs = new Int32Array(2 * MAX_PAIRS)
  pairCount = 0
  /** After a check without violations: true if no two rows agree in the left side. */
  isKey = false
  #end = 0

  /** @param columns those that occur in left sides */
  constructor(relation: Relation, columns: readonly number[], partitions: PartitionCache) {
    this.#relation = relation
    this.#partitions = partitions
    const pairs = new Map(columns.map((column) => [column, pairsOf(partitions.of([column], 1))]))
    const ordered = [...columns].sort((one, other) => pairs.get(one)! - pairs.get(other)!)
    this.#place = new Int32Array(relation.columns.length)
    for (const [place, column] of ordered.entries()) this.#place[column] = place
    this.#stamps = new Stamps(Math.max(0, ...relation.cardinalities))
  }

  static bytesFor({ cardinalities }: Relation): number {
    return 4 * Math.max(0, ...cardinalities)
  }

  /**
   * @param lhs at least one column, in any order; the order is changed
   * @param rhs undefined for a key
   * @returns true if rows that agree in `lhs` agree in `rhs`, or if no rows agree in `lhs`
   */
  holds(lhs: number[], rhs: number | undefined): boolean {
    this.pairCount = 0
    this.isKey = true
    lhs.sort((one, other) => this.#place[one]! - this.#place[other]!)
    const rhsCodes = rhs === undefined ? undefined : this.#relation.columns[rhs]!
    if (lhs.length === 1) this.#checkClusters(this.#partitions.of(lhs, 1), rhsCodes)
    else {
      const last = this.#relation.columns[lhs.at(-1)!]!
      this.#checkRefined(this.#partitions.of(lhs, lhs.length - 1), last, rhsCodes)
    }
    return this.pairCount === 0
  }

  #checkClusters(index: PositionListIndex, rhs: Int32Array | undefined): void {
    const { rows, starts, clusters } = index
    this.#end = sizeOf(index)
    if (clusters > 0) this.isKey = false
    for (let cluster = 0; cluster < clusters; cluster++) {
      const end = starts[cluster + 1]!
      for (let at = starts[cluster]! + 1; at < end; at++) {
        const [one, other] = [rows[at - 1]!, rows[at]!]
        if (rhs === undefined || rhs[one] !== rhs[other]) this.#violate(one, other, at)
        if (at >= this.#end) return
      }
    }
  }

  #checkRefined(index: PositionListIndex, last: Int32Array, rhs: Int32Array | undefined): void {
    const { rows, starts, clusters } = index
    const { seen } = this.#stamps
    this.#end = sizeOf(index)
    const base = this.#stamps.reserve(this.#end)
    for (let cluster = 0; cluster < clusters; cluster++) {
      const first = base + starts[cluster]!
      const end = starts[cluster + 1]!
      for (let at = starts[cluster]!; at < end; at++) {
        const row = rows[at]!
        const code = last[row]!
        const before = seen[code]!
        seen[code] = base + at
        if (before < first) continue
        this.isKey = false
        const other = rows[before - base]!
        if (rhs !== undefined && rhs[other] === rhs[row]) continue
        this.#violate(other, row, at)
        if (at >= this.#end) return
      }
      if (end >= this.#end) return
    }
  }

  #violate(one: number, other: number, at: number): void {
    if (this.pairCount === 0) this.#end = Math.min(this.#end, FURTHER_SHARE * at + FURTHER_ROWS)
    this.pairs[2 * this.pairCount] = one
    this.pairs[2 * this.pairCount + 1] = other
    if (++this.pairCount === MAX_PAIRS) this.#end = 0
  }
}
