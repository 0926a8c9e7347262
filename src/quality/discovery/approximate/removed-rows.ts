import { type PositionListIndex, sizeOf, Stamps } from '../relation/position-list-index.ts'

/** Rows of a cluster after which it is asked again whether the limit is reached. */
const ROWS_BETWEEN_CHECKS = 256

/** Counts the fewest rows to remove so that a dependency holds: the numerator of g3 (Kivinen and Mannila, 1995). */
export class RemovedRows {
  readonly #stamps: Stamps

  /** @param values number of distinct values of a right side, at most */
  constructor(values: number) {
    this.#stamps = new Stamps(values)
  }

  /**
   * Of each cluster, the rows without the most frequent value of the right side are removed.
   * @returns a number above `max` if more rows than `max` have to be removed
   */
  of(index: PositionListIndex, rhs: Int32Array, max: number): number {
    const { rows, starts, clusters } = index
    const { seen } = this.#stamps
    let base = this.#stamps.reserve(sizeOf(index))
    let removed = 0
    for (let cluster = 0; cluster < clusters && removed <= max; cluster++) {
      const start = starts[cluster]!
      const end = starts[cluster + 1]!
      // A count is the stamp of the cluster plus the number of rows with the value, less 1.
      let most = base - 1
      for (let at = start; at < end;) {
        const pause = Math.min(end, at + ROWS_BETWEEN_CHECKS)
        for (; at < pause; at++) {
          const code = rhs[rows[at]!]!
          const before = seen[code]!
          const count = before < base ? base : before + 1
          seen[code] = count
          if (count > most) most = count
        }
        if (removed + (at - start) - (most - base + 1) > max) return max + 1
      }
      removed += end - start - (most - base + 1)
      base += end - start
    }
    return removed
  }
}

/** Number of rows less the number of distinct left sides: the rows that repeat a left side. */
export const repeatedRows = (index: PositionListIndex): number => sizeOf(index) - index.clusters
