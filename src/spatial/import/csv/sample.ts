/** The first rows of a CSV file. They decide which columns are the geometry. */
export interface Sample {
  readonly delimiter: string
  readonly names: readonly string[]
  readonly rows: readonly SampleRow[]
}

export interface SampleRow {
  readonly line: number
  /** As many as there are names, without blanks around them. */
  readonly fields: readonly string[]
}

/** What the rows of a sample say about a guess. */
export interface Evidence {
  /** Rows that have a value. Markers such as NA are none; of pairs, words in the place of numbers are none either. */
  readonly filled: number
  /** True if no row has a value, not even such a word. One coordinate of two is no value. */
  readonly isBlank: boolean
  /** Rows whose value is what the guess expects. */
  readonly fit: number
  /** A sentence about the first row that has another value. */
  readonly fault: string | undefined
}

/** True if a guess may stand: a few faulty rows do not refute it, and are rejected later. */
export const holds = ({ filled, fit }: Evidence): boolean => fit > 0 && fit * 2 >= filled

/** True if the rows neither support nor refute a guess. */
export const isOpen = ({ isBlank }: Evidence): boolean => isBlank
