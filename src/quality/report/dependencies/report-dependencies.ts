import type { DependencyDefinition, DependencyStatus } from '../../model/dependency.ts'

/** The keys and dependencies of an entity whose attributes its rows have, permanent ones first. */
export interface ReportDependencies {
  readonly keys: readonly ReportDependency[]
  /** Without exception. */
  readonly exact: readonly ReportDependency[]
  /** With exceptions: first those with the fewest exceptions among the rows that repeat a left value. */
  readonly nearly: readonly ReportDependency[]
  /** True if the entity has more keys, or more dependencies. */
  readonly isCut: { readonly keys: boolean; readonly dependencies: boolean }
}

/** A key or dependency with the figures of its last check. */
export interface ReportDependency {
  readonly definition: DependencyDefinition
  readonly status: DependencyStatus
  readonly rows: number
  readonly removedRows: number
  readonly conflictingValues: number
  readonly conflictingRows: number
  /** True if all rows were checked. */
  readonly isVerified: boolean
  /** True if the entity was loaded again after the check. */
  readonly isOutdated: boolean
}
