/** What a report reads of the tables of a load: each engine has the queries in its own SQL. */
import type { ShownText } from './profile.ts'
import type { RejectReason, ValueType } from './reading.ts'

/** A text of the data, cut where it is long. */
export interface Excerpt {
  readonly text: ShownText
  /** Of the whole, in characters. */
  readonly length: number
}

/** A value and the number of rows that hold it. */
export interface ValueCount extends Excerpt {
  readonly rows: number
}

/** A mask or a pattern. */
export interface FormCount extends Excerpt {
  /** Distinct values that have it. */
  readonly values: number
  readonly rows: number
}

/** A record that was kept aside, as it stands in the file. */
export interface RejectedRecord {
  /** Of the file, from 1. */
  readonly line: number
  readonly reason: RejectReason
  readonly detail: string
  readonly raw: Buffer
}

type ByAttribute<T> = Promise<ReadonlyMap<number, T>>

/** Two numbers, and what lies beyond the one or the other. */
export type Fences = readonly [lower: number, upper: number]

/** Attributes are given by their ids. Values come in the order of their frequency unless another is named. */
export interface ReportTables {
  /** Rows whose value has blanks before or behind something; attributes without any are left out. */
  paddedRows(): ByAttribute<number>
  /** Distinct values that are another one but for case and blanks around it; attributes without any are left out. */
  variants(attributes: readonly number[]): ByAttribute<number>
  /** Values that look like none of some types. */
  valuesOfOtherTypes(attribute: number, types: readonly ValueType[], most: number): Promise<ValueCount[]>
  /** Values of another pattern than the most frequent one: that of the rarest pattern first. */
  valuesOfOtherPatterns(attribute: number, most: number): Promise<ValueCount[]>
  /** Values that more rows than one have. */
  repeatedValues(attribute: number, most: number): Promise<ValueCount[]>
  /** Values with blanks before or behind something. */
  paddedValues(attribute: number, most: number): Promise<ValueCount[]>
  /** Values that are one but for case and blanks around: those that most rows have together. */
  variantValues(attribute: number, most: number): Promise<ValueCount[]>
  /** The most frequent values. */
  topValues(attributes: readonly number[], most: number): ByAttribute<ValueCount[]>
  /** The most frequent forms of a kind. */
  topForms(attributes: readonly number[], kind: 'pattern' | 'mask', most: number): ByAttribute<FormCount[]>
  /** The most frequent value of each of the most frequent patterns, in their order. */
  patternExamples(attributes: readonly number[], most: number): ByAttribute<Excerpt[]>
  /** The first records that were kept aside. */
  rejected(most: number): Promise<RejectedRecord[]>
  /** Rows whose number is beyond the fences, and the least and greatest number within them. */
  beyond(
    attribute: number,
    fences: Fences,
  ): Promise<{
    readonly below: number
    readonly above: number
    readonly least: number
    readonly greatest: number
  }>
  /** Values whose number is beyond the fences, the furthest first. */
  furthest(attribute: number, fences: Fences, most: number): Promise<ValueCount[]>
  /** Rows whose number is between two, in so many bins of equal width. */
  bins(attribute: number, from: number, to: number, count: number): Promise<number[]>
}
