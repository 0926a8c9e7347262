/** Joins: how the rows of two entities fit together. */

/** How values are compared, in the words of the contract (`_join_type`). */
export const JOIN_FUNCTIONS = [
  'value',
  'standardize - Integer',
  'standardize - Decimal',
  'standardize - String',
  'metaphone',
  'mask',
  'pattern',
] as const
export type JoinFunction = (typeof JOIN_FUNCTIONS)[number]

/** The styles of patterns that the function `pattern` compares. */
export const PATTERN_ENCODINGS = ['Default', 'Rich', 'Long'] as const
export type PatternEncoding = (typeof PATTERN_ENCODINGS)[number]

/** Maximum number of attributes of one side. */
export const MAX_COMPONENTS = 16

/** An index may be requested if at least one of the two entities has more rows than this. */
export const ROWS_WITHOUT_INDEX = 19_446

export const JOIN_STATUSES = ['Permanent', 'Discovered'] as const
export type JoinStatus = (typeof JOIN_STATUSES)[number]

/** The rows that the result of a join is documented to have. */
export const RESULT_SEGMENTS = ['inner', 'full', 'left', 'right'] as const
export type ResultSegment = (typeof RESULT_SEGMENTS)[number]

/** What is documented to happen to the rows of a side that do not join. */
export const NO_MATCH_OPTIONS = ['accept', 'ignore', 'reject', 'warning'] as const
export type NoMatchOption = (typeof NO_MATCH_OPTIONS)[number]

/** One side of a join. */
export interface JoinSide {
  /** The id of the entity in the catalogue. */
  readonly entityId: number
  /** The attributes whose values are compared, in the order of the other side's. */
  readonly attributeIds: readonly number[]
  /** A condition in the expression language that selects the rows of this side. */
  readonly filter: string | undefined
}

/** What a join compares. */
export interface JoinDefinition {
  readonly left: JoinSide
  readonly right: JoinSide
  readonly function: JoinFunction
  /** Set if and only if the function is `pattern`. */
  readonly pattern: PatternEncoding | undefined
}

/** The counts of one side. */
export interface SideFigures {
  /** Rows of the load. */
  readonly loadedRows: number
  /** Rows that the filter admits; all rows if there is no filter. */
  readonly rows: number
  /** Distinct values of these rows, after the function. A value with a null component is none. */
  readonly values: number
  /** Rows whose value joins. */
  readonly joinRows: number
  /** Rows whose value has a null component. They join nothing. */
  readonly nullRows: number
  /** True if no value of this side occurs twice, whether it joins or not. */
  readonly isUnique: boolean
}

/** Values that join, and the rows of the inner join that they make. */
export interface CardinalityClass {
  readonly values: number
  readonly rows: bigint
}

/** The result of comparing the two sides. All other figures follow from these. */
export interface JoinFigures {
  readonly left: SideFigures
  readonly right: SideFigures
  /** Distinct values that both sides have. */
  readonly commonValues: number
  /** By the number of rows that have the value: one or many on the left, one or many on the right. */
  readonly oneOne: CardinalityClass
  readonly oneMany: CardinalityClass
  readonly manyOne: CardinalityClass
  readonly manyMany: CardinalityClass
}

/** An analysis of a join: its figures, and what they are about. */
export interface AnalysedJoin {
  readonly definition: JoinDefinition
  readonly figures: JoinFigures
  /** The loads that were compared. */
  readonly leftGeneration: number
  readonly rightGeneration: number
  /** ISO 8601 in UTC: when the comparison began. */
  readonly analysedAt: string
  /** The id of the index whose tables the analysis made in the warehouse. */
  readonly indexId: number | undefined
}

/** A side of a join of the catalogue, with its entity. */
export interface NamedJoinSide extends JoinSide {
  readonly entityNumber: number
  readonly entityName: string
  /** The names in the filter that the present rows do not have; undefined if there are none. */
  readonly missingNames: string | undefined
}

/** A join of the catalogue. */
export interface Join {
  /** The id in the catalogue. */
  readonly id: number
  readonly repositoryId: number
  /** Distinguishes the joins of the same attributes; from 1. */
  readonly sequence: number
  readonly status: JoinStatus
  readonly left: NamedJoinSide
  readonly right: NamedJoinSide
  readonly function: JoinFunction
  readonly pattern: PatternEncoding | undefined
  readonly figures: JoinFigures
  readonly leftGeneration: number
  readonly rightGeneration: number
  readonly analysedAt: string
  readonly indexId: number | undefined
}

/** A join as paths and commands name it. */
export interface JoinKey {
  /** The numbers of the entities in their repository. */
  readonly leftEntity: number
  readonly leftAttributes: readonly number[]
  readonly rightEntity: number
  readonly rightAttributes: readonly number[]
  readonly sequence: number
}

/** Changes of joins by a user. An undefined member does not change. */
export interface JoinChanges {
  readonly status?: JoinStatus | undefined
  readonly resultSegment?: ResultSegment | undefined
  readonly leftNoMatch?: NoMatchOption | undefined
  readonly rightNoMatch?: NoMatchOption | undefined
}

/** The parameters of a job that creates joins, or runs existing joins again, as JSON. */
export type ExecuteJoinParams =
  | {
      readonly kind: 'create'
      readonly definition: JoinDefinition
      readonly createIndex: boolean
    }
  | {
      readonly kind: 'run'
      /** Ids of the catalogue. */
      readonly joinIds: readonly number[]
      /** Undefined: keep an index if the join has one. */
      readonly createIndex: boolean | undefined
    }

/** The parameters of a job that discovers joins, as JSON. */
export interface DiscoverJoinsParams {
  readonly attributes: readonly { readonly entityId: number; readonly attributeIds: readonly number[] }[]
  readonly function: JoinFunction
  readonly pattern: PatternEncoding | undefined
  /** Least MATCH_BEST of a join that is found, in percent. */
  readonly matchQuality: number
  readonly selfJoins: boolean
  readonly manyToMany: boolean
}
