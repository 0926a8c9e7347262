/** What is known of all rows, if a relation is a sample of them. */
export interface KnownOfAllRows {
  /** Indexes of the columns with several values. */
  readonly varying: readonly number[]
  /** Names of results of the sample that are no results of all rows: see `nameOfSides`. */
  readonly refuted: ReadonlySet<string>
}

/** What is searched, and its limits. */
export interface DiscoverySearch {
  readonly keys: boolean
  readonly dependencies: boolean
  /** Largest number of columns on a left side; at least 1. */
  readonly maxWidth: number
  /** Least goodness in percent; 100 for results without an exception. */
  readonly goodness: number
  /** Largest number of results, keys and dependencies together. */
  readonly maxResults: number
  /** Largest number of bytes of the structures of the search, without the relation. */
  readonly maxBytes: number
  /** False to leave out dependencies whose left side contains a key of the same goodness. */
  readonly impliedByKeys: boolean
  /** Number of threads. */
  readonly workers: number
  /** Undefined if the relation has all rows. */
  readonly sampled?: KnownOfAllRows | undefined
}

/**
 * Largest number of rows that a result may leave out: the largest `n` with 100·(rows − n)/rows ≥ goodness. The product
 * may be slightly too small in binary fractions, such as 1000·(100 − 99.9)/100.
 */
export const maxRemovedRows = (rows: number, goodness: number): number =>
  Math.floor((rows * (100 - goodness)) / 100 + 1e-6)
