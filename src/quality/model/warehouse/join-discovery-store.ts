/** The queries by which joins are discovered. Each engine has them in its own SQL. */
import type { ComparedForm, KeyedPair, KeyedSide } from './join-store.ts'

/** An attribute of a load that has a profile. */
export interface LoadedAttribute {
  readonly entityId: number
  readonly generation: number
  readonly id: number
}

/** Pairs of attributes. */
export interface ComparedAttributes {
  /** In the order of sides: a pair has its left attribute before its right one. */
  readonly lefts: readonly LoadedAttribute[]
  /** The same array as `lefts` if attributes are compared among themselves. */
  readonly rights: readonly LoadedAttribute[]
  /** Each a left and a right one, by its index in these lists. */
  readonly pairs: readonly (readonly [left: number, right: number])[]
  readonly compared: ComparedForm
}

/** Distinct values of an attribute after the function, and rows that have one. Null is no value. */
export interface ValueCounts {
  readonly values: number
  readonly rows: number
}

/** The values that both attributes of a pair have, and the rows that hold them. */
export interface Overlap {
  readonly values: number
  readonly leftRows: number
  readonly rightRows: number
}

/** An overlap with the counts that the classes of its values follow from. */
export interface CountedOverlap extends Overlap {
  /** Values that one row holds: on the left, on the right, on both sides. */
  readonly onceLeft: number
  readonly onceRight: number
  readonly onceBoth: number
  /** Rows on the right whose value is once on the left, and the other way round. */
  readonly rightRowsOfOnceLeft: number
  readonly leftRowsOfOnceRight: number
  /** The sum of the products of the rows of both sides, over the values that several rows of each side hold. */
  readonly productOfMany: bigint
}

/** A part of all values. Equal values are in the same part. */
export interface Sampled {
  /** By the index of the attribute. */
  readonly lefts: readonly ValueCounts[]
  readonly rights: readonly ValueCounts[]
  /** By the index of the pair. */
  readonly pairs: readonly Overlap[]
}

/** The number of equal parts into which the values of sides are divided. */
export const VALUE_PARTS = 64

/** Some of these parts: from one, counted from 0, to the one before another. */
export interface ValuesPart {
  readonly from: number
  readonly to: number
}

/** A part of all values of two sides. */
export interface SidesPart {
  readonly left: ValueCounts
  readonly right: ValueCounts
  readonly overlap: Overlap
}

/** All methods throw QueryCancelled (by the signal), OutOfMemory, DiskFull and TableUnknown. */
export interface JoinDiscoveryStore {
  /** Counts the values of attributes, and whether one of them occurs twice, by the index of the attribute. */
  valueCounts(
    attributes: readonly LoadedAttribute[],
    compared: ComparedForm,
    signal: AbortSignal,
  ): Promise<(ValueCounts & { readonly isUnique: boolean })[]>
  /** Compares the attributes of pairs in about one of so many parts of their values. */
  sample(asked: ComparedAttributes, parts: number, signal: AbortSignal): Promise<Sampled>
  /** Compares the attributes of pairs. A pair without a common value has no overlap. */
  compare(asked: ComparedAttributes, signal: AbortSignal): Promise<(CountedOverlap | undefined)[]>
  /**
   * Compares sides without a filter in a part of their values. Two different values may count as one,
   * with the probability of a collision of 64-bit hashes.
   */
  sampleSides(pairs: readonly KeyedPair[], part: ValuesPart, signal: AbortSignal): Promise<SidesPart[]>
  /** True for each side without a value that occurs twice. */
  areUnique(sides: readonly KeyedSide[], signal: AbortSignal): Promise<boolean[]>
}
