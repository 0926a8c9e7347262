import type { Knex } from 'knex'
import {
  AGGREGATE_METHODS,
  INDEX_CONTROLS,
  type Rule,
  type RuleResult,
  type ThresholdOf,
} from '../../model/rule.ts'

/** A rule as a row of the catalogue, with the settings of its library rule where it has none of its own. */
export interface RuleRow {
  id: number
  number: number
  entity_id: number
  attribute_id: number
  library_rule_id: number | null
  name: string
  description: string
  expression: string
  filter_expression: string | null
  group_expression: string | null
  group_limit: number | null
  aggregate_expression: string | null
  aggregate_method: number | null
  threshold_of: ThresholdOf
  enabled: boolean | number | null
  threshold: number
  priority: number | null
  index_control: number | null
  index_threshold: number | null
  is_mapped: boolean | number
  missing_names: string | null
  version: number
  run_id: number | null
  run_job: number
  run_version: number
  run_generation: number
  analysed_at: string
  analysis_id: number | null
  is_indexed: boolean | number
  result: RuleResult
  fraction: number | null
  passing: number | string
  failing: number | string
  group_count: number | string | null
  errors: number | string
  error: string | null
}

/** A rule as a row, with the ids of its keywords as a request gives them, and their names. */
export interface RuleRowWithKeywords extends RuleRow {
  keyword_ids: string
  keywords: string
}

/** The settings that a derived rule takes from its library rule unless it has its own. */
const SETTINGS = ['enabled', 'threshold', 'priority', 'index_control', 'index_threshold'] as const

/**
 * SQL of a setting of `rules`, where `origin` is the row of its library rule (`rules.origin_id`). A rule that became
 * independent keeps the settings of that row, which is removed afterwards. The threshold of the index belongs to its control:
 * they come from the same rule.
 */
export const settingOf = (setting: (typeof SETTINGS)[number]): string =>
  setting === 'index_threshold'
    ? '(case when rules.index_control is null then origin.index_threshold else rules.index_threshold end)'
    : `coalesce(rules.${setting}, origin.${setting})`

/** The columns that a derived rule takes from its library rule if they are null. */
export const OF_LIBRARY_RULE = ['enabled', 'threshold', 'priority', 'index_control'] as const

/** The settings of derived rules, as columns that keep them without the library rule. */
export function inheritedSettings(transaction: Knex.Transaction): Record<string, Knex.Raw> {
  const inherited = OF_LIBRARY_RULE.map((column) => [
    column,
    transaction.raw(
      '(case when rule_rows.?? is null then (select origin.?? from rule_rows origin where origin.id = rule_rows.library_rule_id) else rule_rows.?? end)',
      [column, column, column],
    ),
  ])
  return {
    ...(Object.fromEntries(inherited) as Record<string, Knex.Raw>),
    index_threshold: transaction.raw(
      '(case when rule_rows.index_control is null then (select origin.index_threshold from rule_rows origin where origin.id = rule_rows.library_rule_id) else rule_rows.index_threshold end)',
    ),
  }
}

/** The rules of entities with their settings and their last runs. */
export const ruleRows = (database: Knex): Knex.QueryBuilder =>
  database('rules')
    .leftJoin('rule_rows as origin', 'origin.id', 'rules.origin_id')
    .leftJoin('rule_runs', 'rule_runs.id', 'rules.run_id')
    .select('rules.*')
    .select(SETTINGS.map((setting) => database.raw(`${settingOf(setting)} as ${setting}`)))
    .select({
      run_id: 'rule_runs.id',
      run_job: 'rule_runs.job_id',
      run_version: 'rule_runs.version',
      run_generation: 'rule_runs.generation',
      analysed_at: 'rule_runs.analysed_at',
      analysis_id: 'rule_runs.analysis_id',
      is_indexed: 'rule_runs.is_indexed',
      result: 'rule_runs.result',
      fraction: 'rule_runs.fraction',
      passing: 'rule_runs.passing',
      failing: 'rule_runs.failing',
      group_count: 'rule_runs.group_count',
      errors: 'rule_runs.rule_errors',
      error: 'rule_runs.rule_error',
    })

export const ruleOf = (row: RuleRow): Rule => ({
  id: row.id,
  number: row.number,
  entityId: row.entity_id,
  attributeId: row.attribute_id,
  libraryRuleId: row.library_rule_id ?? undefined,
  name: row.name,
  description: row.description,
  expression: row.expression,
  filter: row.filter_expression ?? undefined,
  group: row.group_expression ?? undefined,
  groupLimit: row.group_limit ?? undefined,
  aggregate: row.aggregate_expression ?? undefined,
  aggregateMethod: AGGREGATE_METHODS[row.aggregate_method ?? -1],
  thresholdOf: row.threshold_of,
  enabled: Boolean(row.enabled),
  threshold: row.threshold,
  priority: row.priority ?? undefined,
  indexControl: INDEX_CONTROLS[row.index_control ?? 0] ?? 'Normal',
  indexThreshold: row.index_threshold ?? undefined,
  isMapped: Boolean(row.is_mapped),
  missingNames: row.missing_names ?? undefined,
  version: row.version,
  run: row.run_id === null ? undefined : lastRunOf(row, row.run_id),
})

const lastRunOf = (row: RuleRow, id: number): Rule['run'] => ({
  id,
  jobId: row.run_job,
  version: row.run_version,
  generation: row.run_generation,
  analysedAt: row.analysed_at,
  analysisId: row.analysis_id ?? undefined,
  isIndexed: Boolean(row.is_indexed),
  result: row.result,
  fraction: row.fraction ?? undefined,
  passing: Number(row.passing),
  failing: Number(row.failing),
  groupCount: row.group_count === null ? undefined : Number(row.group_count),
  errors: { count: Number(row.errors), message: row.error ?? undefined },
})
