import type { ColumnFacts } from './column-facts.ts'

/** What a suggested rule says. */
export const SUGGESTION_KINDS = [
  'not null',
  'unique',
  'pattern',
  'set',
  'range',
  'length',
  'type',
  'order',
  'dependency',
] as const
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number]

/** A rule that the profile of a load speaks for, before it is measured on the rows. */
export interface Candidate {
  readonly kind: SuggestionKind
  /** The columns that the rule reads. */
  readonly columns: readonly ColumnFacts[]
  readonly name: string
  readonly expression: string
  /** Rows for which it is not true are left out. */
  readonly filter: string | undefined
  /** A sentence: what in the data speaks for the rule. */
  readonly reason: string
  /** A sentence: what kind of value fails. */
  readonly wouldFail: string
  /** 1 to 10. */
  readonly priority: number
  /** How useful the rule is for an analyst, from 0 to 100. */
  readonly usefulness: number
  /** The least share of passing rows with which the rule is suggested, from 0 to 1. */
  readonly minSupport: number
}

/** A condition that is true for the rows in which all columns are filled. */
export const allFilled = (columns: readonly ColumnFacts[]): string | undefined => {
  const optional = columns.filter(({ empty }) => empty > 0)
  return optional.length === 0
    ? undefined
    : optional.map(({ written }) => `NOT IS_EMPTY(${written})`).join(' AND ')
}
