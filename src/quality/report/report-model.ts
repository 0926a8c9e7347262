import type { ExactNumber } from '../model/exact-number.ts'
import type { JoinFunction, JoinStatus } from '../model/join.ts'
import type { ReportDependencies } from './dependencies/report-dependencies.ts'
import type { AttributeProfile, Bin } from '../model/profile.ts'
import type { ReadingNotes, RejectReason } from '../model/reading.ts'
import type { Excerpt, FormCount, KeptRun, ValueCount } from '../model/warehouse/report-tables.ts'
import type { RuleResult } from '../model/rule.ts'

/** The input of a report, apart from the tables of the warehouse. */
export interface ReportSource {
  readonly entity: ReportEntity
  readonly attributes: readonly ReportAttribute[]
  /** The enabled rules that were run. */
  readonly rules?: readonly ReportRule[]
  readonly joins?: ReportJoins
  readonly dependencies?: ReportDependencies
}

/** The joins of an entity, permanent joins first. */
export interface ReportJoins {
  readonly shown: readonly ReportJoin[]
  /** True if the entity has more joins. */
  readonly isCut: boolean
}

/** A join from the side of the entity. A join of the entity with itself is seen from its left side. */
export interface ReportJoin {
  /** The id as paths have it. */
  readonly id: string
  readonly status: JoinStatus
  /** Human names of the attributes of the entity. */
  readonly attributes: readonly string[]
  /** The other entity, by its number and name, and its attributes. */
  readonly other: {
    readonly number: number
    readonly name: string
    readonly attributes: readonly string[]
  }
  readonly function: JoinFunction
  /** `1:M` from the entity to the other; undefined if a side has no values. */
  readonly cardinality: string | undefined
  readonly commonValues: number
  /** Rows of the entity that join, and all that the filter admits. */
  readonly joinRows: number
  readonly rows: number
  /** True if a side was loaded again after the analysis. */
  readonly isOutdated: boolean
}

/** A business rule with its last run. */
export interface ReportRule {
  readonly name: string
  readonly description: string
  readonly expression: string
  readonly filter: string | undefined
  /** The group expression. */
  readonly group: string | undefined
  /** True if the threshold counts distinct values. */
  readonly countsValues: boolean
  readonly threshold: number
  readonly priority: number | undefined
  readonly result: RuleResult
  readonly fraction: number | undefined
  readonly passing: number
  readonly failing: number
  /** Rows that could not be read, or why the rule could not be analysed. */
  readonly errors: { readonly count: number; readonly message: string | undefined }
  /** True if the rule or its rows changed after the run. */
  readonly isOutdated: boolean
  /** Set if the run kept tables of the present rows. */
  readonly kept: KeptRun | undefined
  /** True if the run kept the failing rows. */
  readonly isIndexed: boolean
  /** Ids of the attributes that the rule reads. */
  readonly attributes: readonly number[]
}

export interface ReportEntity {
  readonly id: number
  readonly generation: number
  readonly name: string
  readonly description: string
  /** Name of the source file. */
  readonly sourceFile: string
  /** The file's encoding by its name in the contract. It decodes rejected records. */
  readonly encoding: string
  /** The encoding and layout after "read as"; undefined if the source has neither. */
  readonly readAs: string | undefined
  /** Undefined for loads of older versions. */
  readonly reading: ReadingNotes | undefined
  readonly rows: number
  readonly rejected: number
  /** Rows that repeat another row in all attributes of the source; undefined if they were not counted. */
  readonly duplicates: number | undefined
  /** ISO 8601 in UTC; undefined if it was not recorded. */
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
  /** The most frequent value with this pattern. */
  readonly example: Excerpt
}

/** Numbers, dates or times more than 1.5 interquartile ranges beyond the quartiles (Tukey's fences). */
export interface FarValues {
  /** Rows below the lower fence, and rows above the upper fence. */
  readonly below: number
  readonly above: number
  /** The smallest and the greatest number within the fences: the ends of a box plot's whiskers. */
  readonly whiskers: readonly [ExactNumber, ExactNumber]
  /** The rows within the fences, in bins of equal width between the whiskers. */
  readonly bulk: readonly Bin[]
  /** The furthest values, in descending distance. */
  readonly examples: readonly ValueCount[]
}

/** The data of the warehouse for one attribute's section. */
export interface AttributeDetails {
  readonly attribute: ReportAttribute
  readonly values: readonly ValueCount[]
  readonly patterns: readonly PatternCount[]
  readonly masks: readonly FormCount[]
  readonly outliers: Outliers
}

/** Examples of outliers; empty or undefined if there are no outliers. */
export interface Outliers {
  /** Values that are not of the inferred type. */
  readonly types: readonly ValueCount[]
  /** Values without the dominant pattern, the rarest pattern first. */
  readonly patterns: readonly ValueCount[]
  readonly far: FarValues | undefined
}

/** A rejected record. */
export interface RejectedSample {
  /** Line of the file, from 1. */
  readonly line: number
  readonly reason: RejectReason
  readonly detail: string
  readonly record: Excerpt
}
