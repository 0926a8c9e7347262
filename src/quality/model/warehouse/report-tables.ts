/** The queries of a report on the tables of a load. `stores/sql/report/` has them for engines of SQL. */
import type { DependencyDefinition } from '../dependency.ts'
import type { ShownText } from '../profile.ts'
import type { RejectReason, ValueType } from '../reading.ts'

/** A text of the data, shortened if it is long. */
export interface Excerpt {
  readonly text: ShownText
  /** Length of the complete text, in characters. */
  readonly length: number
}

/** A value and the number of rows that hold it. */
export interface ValueCount extends Excerpt {
  readonly rows: number
}

/** A mask or a pattern. */
export interface FormCount extends Excerpt {
  /** Distinct values with this form. */
  readonly values: number
  readonly rows: number
}

/** A rejected record, as it is in the file. */
export interface RejectedRecord {
  /** Line of the file, from 1. */
  readonly line: number
  readonly reason: RejectReason
  readonly detail: string
  readonly raw: Uint8Array
}

/** The tables that a run of a rule made. */
export interface KeptRun {
  /** The id of the rule in the catalogue. */
  readonly ruleId: number
  readonly analysisId: number
}

export interface FailingRow {
  /** Number of the row, from 1. */
  readonly row: number
  readonly values: readonly (Excerpt | undefined)[]
}

/** The rows of a value of the group expression. */
export interface RuleGroup {
  /** Undefined for the group of null. */
  readonly value: Excerpt | undefined
  readonly passing: number
  readonly failing: number
}

/** A left value of a dependency with several right values. A null is undefined. */
export interface Conflict {
  /** A value for each left attribute. */
  readonly left: readonly (Excerpt | undefined)[]
  /** The most frequent right values. */
  readonly right: readonly { readonly value: Excerpt | undefined; readonly rows: number }[]
  /** True if there are more right values. */
  readonly hasMore: boolean
}

type ByAttribute<T> = Promise<ReadonlyMap<number, T>>

/** Two limits. Values outside of them are outliers. */
export type Fences = readonly [lower: number, upper: number]

/** The keys of the numbers within two limits: from the first key to before the second. */
export type KeyFences = readonly [from: string, before: string]

/** A value with its key. */
export interface KeyedValue extends ValueCount {
  readonly key: string
}

/** Attributes are given by their ids. Values are sorted by descending frequency unless a comment says otherwise. */
export interface ReportTables {
  /**
   * The left values of a dependency with several right values: those with the most rows, at most `values` of them, each with
   * at most `right` right values.
   */
  conflicts(definition: DependencyDefinition, values: number, right: number): Promise<Conflict[]>
  /** Rows whose value has leading or trailing blanks; attributes without such rows are left out. */
  paddedRows(): ByAttribute<number>
  /**
   * Distinct values that differ from another value only by letter case and surrounding blanks; attributes without
   * such values are left out.
   */
  variants(attributes: readonly number[]): ByAttribute<number>
  /** Values whose type is not in a list. */
  valuesOfOtherTypes(attribute: number, types: readonly ValueType[], most: number): Promise<ValueCount[]>
  /** Values with another pattern than the most frequent pattern; values of the rarest pattern first. */
  valuesOfOtherPatterns(attribute: number, most: number): Promise<ValueCount[]>
  /** Values that occur in more than one row. */
  repeatedValues(attribute: number, most: number): Promise<ValueCount[]>
  /** Values with leading or trailing blanks. */
  paddedValues(attribute: number, most: number): Promise<ValueCount[]>
  /** Values that differ only by letter case and surrounding blanks: groups with the most rows first. */
  variantValues(attribute: number, most: number): Promise<ValueCount[]>
  /** The most frequent values. */
  topValues(attributes: readonly number[], most: number): ByAttribute<ValueCount[]>
  /** The most frequent forms of a kind. */
  topForms(attributes: readonly number[], kind: 'pattern' | 'mask', most: number): ByAttribute<FormCount[]>
  /** The most frequent value of each of the most frequent patterns, in their order. */
  patternExamples(attributes: readonly number[], most: number): ByAttribute<Excerpt[]>
  /** The first rejected records. */
  rejected(most: number): Promise<RejectedRecord[]>
  /**
   * The first failing rows that a run of a rule kept, with their values of some attributes in the order of the ids;
   * null is undefined.
   */
  failingRows(run: KeptRun, attributes: readonly number[], most: number): Promise<FailingRow[]>
  /** The largest groups that a run of a rule kept. */
  ruleGroups(run: KeptRun, most: number): Promise<RuleGroup[]>
  readonly outliers: OutlierTables
}

/** Numbers that are far from the others. */
export interface OutlierTables {
  /** Rows whose number is outside the fences, and the least and greatest number within the fences. */
  beyond(
    attribute: number,
    fences: Fences,
  ): Promise<{
    readonly below: number
    readonly above: number
    readonly least: number
    readonly greatest: number
  }>
  /** Values whose number is outside the fences, the furthest first. */
  furthest(attribute: number, fences: Fences, most: number): Promise<ValueCount[]>
  /** Rows with a number in a range, counted in bins of equal width. */
  bins(attribute: number, from: number, to: number, count: number): Promise<number[]>
  /** Rows whose key is outside the fences, and the least and greatest key within the fences. */
  beyondKeys(
    attribute: number,
    fences: KeyFences,
  ): Promise<{
    readonly below: number
    readonly above: number
    readonly least: string
    readonly greatest: string
  }>
  /** Values with the least keys below the fences, and with the greatest keys above: at most `most` of each. */
  outermost(attribute: number, fences: KeyFences, most: number): Promise<KeyedValue[]>
  /** Rows whose key is within the fences, counted in bins that begin at keys. @param edges of the bins after the first */
  keyBins(attribute: number, fences: KeyFences, edges: readonly string[]): Promise<number[]>
}
