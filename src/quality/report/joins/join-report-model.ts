import type { JoinFigures, JoinFunction, JoinStatus, PatternEncoding } from '../../model/join.ts'
import type { ValueExample } from '../../model/warehouse/join-store.ts'

/** The input of the report of a join. */
export interface JoinReportModel {
  /** The id as paths have it, such as `2-3-1-2-1`. */
  readonly id: string
  readonly status: JoinStatus
  readonly function: JoinFunction
  readonly pattern: PatternEncoding | undefined
  /** ISO 8601 in UTC. */
  readonly analysedAt: string
  readonly left: JoinReportSide
  readonly right: JoinReportSide
  readonly figures: JoinFigures
  /** Undefined if a side was loaded again after the analysis. */
  readonly examples: JoinExamples | undefined
}

export interface JoinReportSide {
  /** The number of the entity in its repository. */
  readonly entity: number
  readonly name: string
  /** Human names of the compared attributes. */
  readonly attributes: readonly string[]
  readonly filter: string | undefined
  /** True if the entity was loaded again after the analysis. */
  readonly isReloaded: boolean
}

/** The first rows of the value result sets. */
export interface JoinExamples {
  readonly matching: readonly ValueExample[]
  readonly leftOnly: readonly ValueExample[]
  readonly rightOnly: readonly ValueExample[]
}
