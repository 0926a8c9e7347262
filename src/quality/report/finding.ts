import type { ReportAttribute } from './report-model.ts'

/** The urgency of a finding. `first`: programs that use the data would fail, or give wrong results. */
export const LEVELS = ['first', 'soon', 'note'] as const
export type Level = (typeof LEVELS)[number]

/**
 * What a finding is about. Of one level, the first of these kinds stands first: what makes other figures wrong is before
 * what concerns single values, and that before what the page shows anyway.
 */
export const FINDING_KINDS = [
  /** Records that are not in any figure. */
  'rejected records',
  /** An encoding that the bytes of the file do not prove. */
  'guessed encoding',
  /** Text that was decoded with a wrong encoding. */
  'damaged text',
  'mixed line ends',
  'missing columns',
  /** First lines of files that were loaded as records and may be names. */
  'unclear names',
  'duplicate rows',
  'open dates',
  'null markers',
  'mixed types',
  'other types',
  'leading zeros',
  'nearly unique',
  'other patterns',
  'variants',
  'blanks around',
  'mostly empty',
  'one value',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** The kind of values that illustrate a finding. */
export type ExampleKind =
  'other types' | 'other patterns' | 'duplicates' | 'padded' | 'variants' | 'garbled' | 'replaced'

/**
 * The rows that show a finding: those that a condition admits, which is made with the name of the attribute as
 * expressions write it, or those of a listing of the entity.
 */
export type FindingRows =
  { readonly where: (column: string) => string } | { readonly listing: 'rejected' | 'duplicatesindicator' }

/** A fact that a steward should see first. */
export interface Finding {
  readonly kind: FindingKind
  readonly level: Level
  /** Undefined if the finding is about the entity. */
  readonly attribute: ReportAttribute | undefined
  /** Complete sentences. They may contain strings of the data. */
  readonly sentence: string
  readonly examples: ExampleKind | undefined
  /** Undefined if no condition tells the rows. */
  readonly rows: FindingRows | undefined
  /** Share of the rows concerned, from 0 to 1. */
  readonly share: number
}

/** A finding as a check returns it. */
export type CheckResult = Pick<Finding, 'kind' | 'level' | 'sentence' | 'share'> &
  Partial<Pick<Finding, 'examples' | 'rows'>>

/** Counts that profiles do not have, read from the warehouse for some attributes. */
export interface Hints {
  /** Rows whose value has leading or trailing blanks. */
  readonly padded: ReadonlyMap<number, number>
  /** Distinct values that differ from another value only in letter case or surrounding blanks. */
  readonly variants: ReadonlyMap<number, number>
}

/** A finding that concerns at least this share of the rows or records makes most figures of the load wrong. */
export const MANY = 0.01
