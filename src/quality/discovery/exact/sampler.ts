import type { PartitionCache } from '../relation/partition-cache.ts'
import { pairsOf, sizeOf } from '../relation/position-list-index.ts'
import type { Relation } from '../relation/relation.ts'
import type { DifferenceSets } from './difference-sets.ts'

/** The number of pairs that are compared for a column is a power of the number of pairs that agree in it (HPIValid). */
const PAIRS_EXPONENT = 0.35
const MIN_ROWS = 64
/** Rows of a cluster are sorted by this number of columns that follow its own. */
const SORTED_COLUMNS = 4

/**
 * Compares pairs of rows that agree in a column and probably in others: neighbours in the clusters of each column, sorted
 * by the columns that follow it (HyFD, Papenbrock and Naumann, 2016). The same relation has the same sample.
 */
export function sampleDifferences(
  relation: Relation,
  columns: readonly number[],
  partitions: PartitionCache,
  differences: DifferenceSets,
): void {
  for (const [place, column] of columns.entries()) {
    const index = partitions.of([column], 1)
    if (index.clusters === 0) continue
    const sorting = Array.from(
      { length: Math.min(SORTED_COLUMNS, columns.length - 1) },
      (_, at) => relation.columns[columns[(place + 1 + at) % columns.length]!]!,
    )
    const budget = Math.max(MIN_ROWS, Math.round(pairsOf(index) ** PAIRS_EXPONENT))
    const share = Math.min(1, budget / sizeOf(index))
    let due = 0
    for (let cluster = 0; cluster < index.clusters; cluster++) {
      const [start, end] = [index.starts[cluster]!, index.starts[cluster + 1]!]
      due += (end - start) * share
      if (due < 2) continue
      const count = Math.min(end - start, Math.floor(due))
      due -= count
      const rows = strided(index.rows, start, end, count).sort((one, other) => compare(sorting, one, other))
      for (let at = 1; at < rows.length; at++) differences.add(rows[at - 1]!, rows[at]!)
    }
  }
}

/** `count` rows at equal distances. */
const strided = (rows: Int32Array, start: number, end: number, count: number): Int32Array =>
  Int32Array.from({ length: count }, (_, at) => rows[start + Math.floor((at * (end - start)) / count)]!)

function compare(columns: readonly Int32Array[], one: number, other: number): number {
  for (const codes of columns) {
    const difference = codes[one]! - codes[other]!
    if (difference !== 0) return difference
  }
  return one - other
}
