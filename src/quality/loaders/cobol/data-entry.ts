import type { Picture } from './picture.ts'
import type { Token } from './tokens.ts'
import type { Usage } from './usage.ts'

/** A USAGE clause. */
export interface UsageClause {
  readonly usage: Usage
  /** The keyword as in the source. */
  readonly token: Token
  /** BINARY-CHAR and similar usages: UNSIGNED was written. */
  readonly isUnsigned: boolean
}

/** A SIGN clause. */
export interface SignClause {
  readonly isLeading: boolean
  readonly isSeparate: boolean
  readonly token: Token
}

/** A name with the names of groups after OF or IN, from the innermost group. */
export interface QualifiedName {
  readonly token: Token
  readonly groups: readonly Token[]
}

/** An OCCURS clause. */
export interface OccursClause {
  readonly min: number
  readonly max: number
  readonly dependingOn: QualifiedName | undefined
  readonly token: Token
}

/** A RENAMES clause. */
export interface RenamesClause {
  readonly from: QualifiedName
  readonly through: QualifiedName | undefined
}

/** The clauses of an entry; undefined if the entry does not have the clause. */
export interface Clauses {
  picture?: { readonly picture: Picture; readonly token: Token }
  usage?: UsageClause
  sign?: SignClause
  occurs?: OccursClause
  redefines?: Token
  renames?: RenamesClause
  synchronized?: Token
  justified?: Token
  blankWhenZero?: Token
}

/** A data description entry of level 01 to 49, 66 or 77. Entries of level 88 describe no data and are left out. */
export interface DataEntry {
  readonly level: number
  /** `FILLER` if the entry has no name. */
  readonly name: string
  /** The level number, for errors. */
  readonly token: Token
  readonly clauses: Clauses
}
