/** How the values of the aggregated expression are combined. The index is the number in requests. */
export const AGGREGATE_METHODS = ['Sum', 'Average', 'Maximum', 'Minimum', 'Count'] as const
export type AggregateMethod = (typeof AGGREGATE_METHODS)[number]

/** How many numbers of failing rows a run keeps, so that they can be listed without a scan. */
export const INDEX_CONTROLS = ['Normal', 'Unlimited', 'Limited'] as const
export type IndexControl = (typeof INDEX_CONTROLS)[number]

/** The failing rows that a run keeps for each rule with the index control Normal. */
export const NORMAL_INDEX_ROWS = 100_000

/** The groups that a run keeps if the rule has no limit. */
export const DEFAULT_GROUP_LIMIT = 10_000

/** What the threshold is a percentage of. */
export type ThresholdOf = 'rows' | 'values'

/** A keyword of a rule, or all keywords of a category. */
export interface KeywordRef {
  readonly category: number
  /** 0: all keywords of the category. */
  readonly keyword: number
}

/** The expressions of a rule. A derived rule has those of its library rule. */
export interface RuleExpressions {
  /** True for each row that passes. */
  readonly expression: string
  /** Rows for which it is not true are left out. */
  readonly filter: string | undefined
  /** Its values form the groups. */
  readonly group: string | undefined
  /** Undefined: DEFAULT_GROUP_LIMIT. */
  readonly groupLimit: number | undefined
  /** Its values are aggregated over the passing and over the failing rows. */
  readonly aggregate: string | undefined
  readonly aggregateMethod: AggregateMethod | undefined
}

/** The settings of a rule. A derived rule may override them. */
export interface RuleSettings {
  readonly enabled: boolean
  /** The least percentage of rows or values that must pass, 0 to 100. */
  readonly threshold: number
  /** 1 to 10. */
  readonly priority: number | undefined
  readonly indexControl: IndexControl
  /** Set only if the index control is Limited. */
  readonly indexThreshold: number | undefined
}

/** A business rule, as its author defines it. */
export interface RuleDefinition extends RuleExpressions, RuleSettings {
  readonly name: string
  readonly description: string
  readonly thresholdOf: ThresholdOf
}

/** Keywords of a rule: their ids as a request gives them, and their names. */
export interface RuleKeywords {
  readonly ids: string
  readonly names: string
}

/** A business rule of an entity, with the values of its library rule where it has none of its own. */
export interface Rule extends RuleDefinition {
  /** The id in the catalogue. */
  readonly id: number
  /** Counts from 1 in the entity. */
  readonly number: number
  /** The id of the entity in the catalogue. */
  readonly entityId: number
  /** 0 if the rule is about whole rows. */
  readonly attributeId: number
  /** The id of the library rule that it is derived from. */
  readonly libraryRuleId: number | undefined
  /** False if a library attribute that the rule names is not mapped. */
  readonly isMapped: boolean
  /** The names in its expressions that the present rows do not have; undefined if there are none. */
  readonly missingNames: string | undefined
  /** Counts the changes after which the rule has to be run again. */
  readonly version: number
  /** The last run. */
  readonly run: LastRun | undefined
}

/** The part of a rule's last run that finds the tables of its rows and groups. */
export interface LastRun {
  readonly id: number
  readonly jobId: number
  readonly version: number
  readonly generation: number
  /** See RuleRun. */
  readonly analysedAt: string
  readonly analysisId: number | undefined
  readonly isIndexed: boolean
  readonly result: RuleResult
  /** See RuleFigures. */
  readonly fraction: number | undefined
  readonly passing: number
  readonly failing: number
  readonly groupCount: number | undefined
  /** Rows whose value the expression could not read, with the message of the first, or why the result is `error`. */
  readonly errors: Pick<RowErrors, 'count' | 'message'>
}

/** Rows in which a part of a rule could not read a value. */
export interface RowErrors {
  readonly count: number
  /** The first such row, and what is wrong with it. */
  readonly row: number | undefined
  readonly message: string | undefined
}

export const NO_ERRORS: RowErrors = { count: 0, row: undefined, message: undefined }

export type RuleResult = 'passed' | 'failed' | 'no rows' | 'error'

/** What a run of a rule found. */
export interface RuleFigures {
  readonly result: RuleResult
  /** Percentage of the rows or values that pass; undefined if there are none. */
  readonly fraction: number | undefined
  readonly passing: number
  readonly failing: number
  /** True if the numbers of all failing rows are kept. */
  readonly isIndexed: boolean
  readonly groupCount: number | undefined
  /** The aggregate over all passing and over all failing rows, as text. */
  readonly aggregatePass: string | undefined
  readonly aggregateFail: string | undefined
  readonly errors: Readonly<Record<RulePart, RowErrors>>
}

/** The expressions of a rule that can fail to read a value of a row. */
export const RULE_PARTS = ['rule', 'filter', 'group', 'aggregate'] as const
export type RulePart = (typeof RULE_PARTS)[number]

/** A finished run of a rule, as the catalogue keeps it. */
export interface RuleRun extends RuleFigures {
  readonly ruleId: number
  readonly analysisId: number | undefined
  readonly jobId: number
  readonly version: number
  readonly generation: number
  /** The begin of the run: the instant of NOW and TODAY. ISO 8601 in UTC. */
  readonly analysedAt: string
  readonly analysedBy: string
  readonly durationMs: number
  readonly threshold: number
  readonly priority: number | undefined
}
