import type { Relation } from './relation.ts'

/**
 * A stripped partition, also called position list index (Huhtala et al., TANE, 1999): the rows grouped by their values in
 * a set of columns, without the groups of one row. Cluster `k` is `rows[starts[k]]` to `rows[starts[k + 1] - 1]`, with
 * ascending rows.
 */
export interface PositionListIndex {
  readonly rows: Int32Array
  readonly starts: Int32Array
  readonly clusters: number
}

/** Number of rows in clusters. */
export const sizeOf = ({ starts, clusters }: PositionListIndex): number => starts[clusters]!

/** Number of pairs of rows that agree. */
export function pairsOf({ starts, clusters }: PositionListIndex): number {
  let pairs = 0
  for (let cluster = 0; cluster < clusters; cluster++) {
    const size = starts[cluster + 1]! - starts[cluster]!
    pairs += (size * (size - 1)) / 2
  }
  return pairs
}

export const bytesOf = ({ rows, starts }: PositionListIndex): number => rows.byteLength + starts.byteLength

/** The index of the empty set of columns. */
export const allRows = (count: number): PositionListIndex => ({
  rows: Int32Array.from({ length: count }, (_, row) => row),
  starts: Int32Array.of(0, count),
  clusters: 1,
})

export const copyOf = ({ rows, starts, clusters }: PositionListIndex): PositionListIndex => ({
  rows: rows.slice(),
  starts: starts.slice(),
  clusters,
})

const MAX_STAMP = 0x7fffffff

/**
 * Values that were seen since a moment, without clearing an array: a stamp is valid if it is at least the base of the
 * moment.
 */
export class Stamps {
  readonly seen: Int32Array
  #next = 1

  /** @param values number of values, which are numbered from 0 */
  constructor(values: number) {
    this.seen = new Int32Array(values)
  }

  /** A base with `count` stamps that are above all earlier ones. */
  reserve(count: number): number {
    if (this.#next > MAX_STAMP - count) {
      this.seen.fill(0)
      this.#next = 1
    }
    const base = this.#next
    this.#next += count
    return base
  }
}

/** Computes position list indexes of a relation. Each is a view of arrays that the next one overwrites. */
export class Partitioner {
  readonly #relation: Relation
  readonly #stamps: Stamps
  /** Group of each row of a cluster, and number of rows or next place of each group. */
  readonly #groupOf: Int32Array
  readonly #counts: Int32Array
  /** The result. */
  readonly #rows: Int32Array
  readonly #starts: Int32Array

  constructor(relation: Relation) {
    const { rows, cardinalities } = relation
    this.#relation = relation
    this.#stamps = new Stamps(Math.max(0, ...cardinalities))
    this.#groupOf = new Int32Array(rows)
    this.#counts = new Int32Array(rows + 1)
    this.#rows = new Int32Array(rows)
    this.#starts = new Int32Array((rows >>> 1) + 2)
  }

  /** Number of bytes of a partitioner's arrays, without the position list indexes that it returns. */
  static bytesFor({ rows, cardinalities }: Relation): number {
    return 4 * (Math.max(0, ...cardinalities) + 3.5 * rows)
  }

  /** The index of one column. */
  ofColumn(column: number): PositionListIndex {
    const codes = this.#relation.columns[column]!
    const cardinality = this.#relation.cardinalities[column]!
    const places = this.#counts.fill(0, 0, cardinality)
    for (let row = 0; row < codes.length; row++) places[codes[row]!]!++
    let written = 0
    let clusters = 0
    for (let code = 0; code < cardinality; code++) {
      const count = places[code]!
      places[code] = count > 1 ? written : -1
      if (count < 2) continue
      this.#starts[clusters++] = written
      written += count
    }
    for (let row = 0; row < codes.length; row++) {
      const code = codes[row]!
      const place = places[code]!
      if (place < 0) continue
      this.#rows[place] = row
      places[code] = place + 1
    }
    return this.#view(written, clusters)
  }

  /** The index of the columns of `index` and of `column`. `index` must be a copy. */
  intersect(index: PositionListIndex, column: number): PositionListIndex {
    const { rows, starts, clusters } = index
    const codes = this.#relation.columns[column]!
    const written = this.#rows
    let size = 0
    let found = 0
    for (let cluster = 0; cluster < clusters; cluster++) {
      const start = starts[cluster]!
      const end = starts[cluster + 1]!
      if (end - start > 2) {
        const groups = this.#group(rows, start, end, codes)
        if (groups === end - start) continue
        const counts = this.#counts
        for (let group = 0; group < groups; group++) {
          const count = counts[group]!
          counts[group] = count > 1 ? size : -1
          if (count < 2) continue
          this.#starts[found++] = size
          size += count
        }
        this.#place(rows, start, end)
      } else if (codes[rows[start]!] === codes[rows[start + 1]!]) {
        this.#starts[found++] = size
        written[size++] = rows[start]!
        written[size++] = rows[start + 1]!
      }
    }
    return this.#view(size, found)
  }

  /** Numbers the values of a cluster's rows in `#groupOf`, and counts the rows of each in `#counts`. */
  #group(rows: Int32Array, start: number, end: number, codes: Int32Array): number {
    const base = this.#stamps.reserve(end - start)
    const { seen } = this.#stamps
    const groupOf = this.#groupOf
    const counts = this.#counts
    let groups = 0
    for (let at = start; at < end; at++) {
      const code = codes[rows[at]!]!
      let group = seen[code]! - base
      if (group < 0) {
        group = groups++
        seen[code] = base + group
        counts[group] = 1
      } else counts[group]!++
      groupOf[at - start] = group
    }
    return groups
  }

  /** Writes the rows of a cluster to the places of their groups; groups of one row have a negative place. */
  #place(rows: Int32Array, start: number, end: number): void {
    const groupOf = this.#groupOf
    const places = this.#counts
    const written = this.#rows
    for (let at = start; at < end; at++) {
      const group = groupOf[at - start]!
      const place = places[group]!
      if (place < 0) continue
      written[place] = rows[at]!
      places[group] = place + 1
    }
  }

  #view(size: number, clusters: number): PositionListIndex {
    this.#starts[clusters] = size
    return { rows: this.#rows.subarray(0, size), starts: this.#starts.subarray(0, clusters + 1), clusters }
  }
}
