/** The queries by which joins are discovered. Each engine has them in its own SQL. */
import type { ComparedForm } from './join-store.ts'

/** An attribute of a load that has a profile. */
export interface LoadedAttribute {
  readonly entityId: number
  readonly generation: number
  readonly id: number
}

/** Pairs of attributes, each a left and a right one by its index in these lists. */
export interface ComparedAttributes {
  readonly lefts: readonly LoadedAttribute[]
  readonly rights: readonly LoadedAttribute[]
  readonly pairs: readonly (readonly [left: number, right: number])[]
  readonly compared: ComparedForm
}

/** The values of an attribute after the function. Null is none. */
export interface ValueCounts {
  readonly values: number
  /** Rows that have a value. */
  readonly rows: number
  /** True if no value occurs twice. */
  readonly isUnique: boolean
}

/** The values that both attributes of a pair have, and the rows that hold them. */
export interface Overlap {
  readonly values: number
  readonly leftRows: number
  readonly rightRows: number
}

/** An overlap with all that the classes of its values follow from. */
export interface CountedOverlap extends Overlap {
  /** Values that one row holds: on the left, on the right, on both sides. */
  readonly onceLeft: number
  readonly onceRight: number
  readonly onceBoth: number
  /** Rows on the right whose value is once on the left; rows on the left whose value is once on the right. */
  readonly rightRowsOfOnceLeft: number
  readonly leftRowsOfOnceRight: number
  /** Rows of the join: the sum of the products of the rows of both sides. */
  readonly product: bigint
}

/** One of several parts of all values. Equal values are in the same part. */
export interface Sampled {
  /** By the index of the attribute. */
  readonly lefts: readonly Pick<ValueCounts, 'values' | 'rows'>[]
  readonly rights: readonly Pick<ValueCounts, 'values' | 'rows'>[]
  /** By the index of the pair. */
  readonly pairs: readonly Overlap[]
}

export interface JoinDiscoveryStore {
  /** Counts the values of attributes of a load, in their order. */
  valueCounts(
    attributes: readonly LoadedAttribute[],
    compared: ComparedForm,
    signal: AbortSignal,
  ): Promise<ValueCounts[]>
  /**
   * Compares the attributes of pairs in about one of so many parts of their values.
   * @throws QueryCancelled (by the signal), OutOfMemory, DiskFull, TableUnknown
   */
  sample(asked: ComparedAttributes, parts: number, signal: AbortSignal): Promise<Sampled>
  /**
   * Compares the attributes of pairs. A pair without a common value has no overlap.
   * @throws QueryCancelled (by the signal), OutOfMemory, DiskFull, TableUnknown
   */
  compare(asked: ComparedAttributes, signal: AbortSignal): Promise<(CountedOverlap | undefined)[]>
}
