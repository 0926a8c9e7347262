/**
 * The rows of an entity as integers. `columns[c][row]` is the number of a value. Equal values of a column have equal
 * numbers, from 0 to `cardinalities[c] - 1`, and each number occurs. Each array is a view of a SharedArrayBuffer.
 */
export interface Relation {
  readonly rows: number
  readonly columns: readonly Int32Array[]
  /** Number of distinct values of each column. */
  readonly cardinalities: readonly number[]
}

/** The columns with at least two values: only these are on a left side of a minimal dependency. */
export const varyingColumns = ({ cardinalities }: Relation): number[] =>
  [...cardinalities.keys()].filter((column) => cardinalities[column]! > 1)
