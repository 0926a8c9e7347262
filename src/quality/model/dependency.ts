/**
 * Keys and functional dependencies of an entity. A dependency says that the values of the attributes on its left side
 * determine the value of the attribute on its right side. A key says that they determine the whole row.
 */
import { InvalidData } from './errors.ts'

export const DEPENDENCY_STATUSES = ['Permanent', 'Discovered'] as const
export type DependencyStatus = (typeof DEPENDENCY_STATUSES)[number]

/** Whether two nulls are equal, or each null differs from all other values. */
export const NULL_SEMANTICS = ['equal', 'different'] as const
export type NullSemantics = (typeof NULL_SEMANTICS)[number]

/** Maximum number of attributes on a left side. */
export const MAX_DETERMINANTS = 64

/** Rows that the discovery after a load reads, its least quality in percent, and its most attributes of a left side. */
export const AUTOMATIC = { rows: 10_000, quality: 98, width: 2 } as const

/** Which attributes determine what. */
export interface DependencySides {
  /** Attribute ids in ascending order; empty if the right attribute is constant. */
  readonly lhs: readonly number[]
  /** Undefined for a key. */
  readonly rhs: number | undefined
}

/** @throws InvalidData if there is not one value for each attribute */
export function checkCount(attributes: number, values: number, pointer: string): void {
  if (attributes === values) return
  const detail = `There are ${values} values for ${attributes} attributes; give one for each, in the order of their numbers.`
  throw new InvalidData([{ pointer, detail }])
}

/** A dependency to be checked. */
export interface DependencyDefinition extends DependencySides {
  readonly nulls: NullSemantics
}

/** The right value that a user chose for a left value with conflicts. Null is a value too. */
export interface Resolution {
  readonly lhs: readonly (string | null)[]
  readonly rhs: string | null
}

/** A dependency to be corrected. */
export interface CorrectedDependency {
  readonly definition: DependencyDefinition
  /** The names of the attributes, as texts of corrections have them. */
  readonly lhsNames: readonly string[]
  readonly rhsName: string
  readonly resolutions: readonly Resolution[]
}

/** The counts of a dependency over the rows that were checked. */
export interface DependencyFigures {
  /** Rows that were checked. */
  readonly rows: number
  /** Distinct values of the left side. */
  readonly lhsValues: number
  /** The least number of rows to remove so that the dependency holds without exception. */
  readonly removedRows: number
  /** Values of the left side with one value of the right side; for a key, values that occur once. */
  readonly confirmations: number
  /** Values of the left side with several values of the right side; for a key, values that repeat. */
  readonly conflictingValues: number
  /** Rows with such values. */
  readonly conflictingRows: number
}

/** A dependency with the figures of a check. */
export interface CheckedDependency {
  readonly definition: DependencyDefinition
  readonly figures: DependencyFigures
  /** The load that was checked. */
  readonly generation: number
  /** True if all rows of the load were checked. */
  readonly isVerified: boolean
}

/** A dependency in the catalogue. */
export interface Dependency extends CheckedDependency {
  readonly id: number
  readonly entityId: number
  readonly status: DependencyStatus
}

/** Parameters of a discovery. Limits end it with what was found so far. */
export interface DiscoverDependenciesParams {
  readonly find: { readonly keys: boolean; readonly dependencies: boolean }
  /** The attributes to look at. */
  readonly attributeIds: readonly number[]
  /** The first rows of the load to look at; undefined for all. */
  readonly maxRows: number | undefined
  readonly maxWidth: number
  /** Least quality in percent. */
  readonly quality: number
  readonly maxResults: number
  readonly nulls: NullSemantics
  /** True to find dependencies too whose left side contains a key. */
  readonly impliedByKeys: boolean
}

/** Parameters of a verification: the keys and dependencies to check over all rows. */
export interface VerifyDependenciesParams {
  readonly dependencies: readonly DependencyDefinition[]
  /** Status of a dependency that is not known yet; `Permanent` makes a known one permanent too. */
  readonly status: DependencyStatus
}
