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
}

/**
 * Largest number of rows that a result may leave out: the largest `n` with 100·(rows − n)/rows ≥ goodness. The product
 * may be slightly too small in binary fractions, such as 1000·(100 − 99.9)/100.
 */
export const maxRemovedRows = (rows: number, goodness: number): number =>
  Math.floor((rows * (100 - goodness)) / 100 + 1e-6)
