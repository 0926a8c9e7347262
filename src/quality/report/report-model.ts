import type { AttributeProfile, Bin } from '../model/profile.ts'
import type { RejectReason } from '../model/reading.ts'
import type { Excerpt, FormCount, ValueCount } from '../model/report-tables.ts'

/** What a report is made of beside the tables of the warehouse. */
export interface ReportSource {
  readonly entity: ReportEntity
  readonly attributes: readonly ReportAttribute[]
}

export interface ReportEntity {
  readonly id: number
  readonly generation: number
  readonly name: string
  readonly description: string
  /** Name of the file that it was loaded from. */
  readonly sourceFile: string
  /** Of the file, by the contract's name for it: what rejected records are decoded by. */
  readonly encoding: string
  readonly rows: number
  readonly rejected: number
  /** ISO 8601 in UTC; undefined where nobody noted it. */
  readonly loadedAt: string | undefined
  readonly loadedBy: string | undefined
}

export interface ReportAttribute {
  /** From 1. */
  readonly id: number
  /** Columnised: `ACCOUNT_NAME`. */
  readonly name: string
  /** As in the source: `Account Name`. */
  readonly humanName: string
  readonly profile: AttributeProfile
}

export interface PatternCount extends FormCount {
  /** The most frequent value that has it. */
  readonly example: Excerpt
}

/** Numbers, dates or times beyond 1.5 times the distance of the quartiles (Tukey's fences). */
export interface FarValues {
  /** Rows below the lower fence and above the upper one. */
  readonly below: number
  readonly above: number
  /** The least and the greatest number within the fences: where the whiskers of a box plot end. */
  readonly whiskers: readonly [number, number]
  /** The rows within the fences: bins of equal width between the whiskers. */
  readonly bulk: readonly Bin[]
  /** The furthest, first. */
  readonly examples: readonly ValueCount[]
}

/** What is read from the warehouse for the part of the page about one attribute. */
export interface AttributeDetails {
  readonly attribute: ReportAttribute
  readonly values: readonly ValueCount[]
  readonly patterns: readonly PatternCount[]
  readonly masks: readonly FormCount[]
  readonly outliers: Outliers
}

/** Examples of what is unlike the rest; empty or undefined where there is nothing. */
export interface Outliers {
  /** Of another type than the one inferred. */
  readonly types: readonly ValueCount[]
  /** Of another pattern than the dominant one, rarest pattern first. */
  readonly patterns: readonly ValueCount[]
  readonly far: FarValues | undefined
}

/** A record that was kept aside. */
export interface RejectedSample {
  /** Of the file, from 1. */
  readonly line: number
  readonly reason: RejectReason
  readonly detail: string
  readonly record: Excerpt
}
