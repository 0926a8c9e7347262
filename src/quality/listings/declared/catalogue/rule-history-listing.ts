import type { RepositoryRef } from '../../../model/links.ts'
import { integer, optional, percentage, text, time } from '../../columns.ts'
import { listing, type Listing } from '../../listing.ts'
import { givenNumber } from './given-number.ts'

/** The owner of a history: a repository, an entity, or a rule. */
export interface RuleHistoryScope {
  readonly repository: RepositoryRef
  /** The id of the entity in the catalogue. */
  readonly entityId?: number | undefined
  /** The id of the rule in the catalogue. */
  readonly ruleId?: number | undefined
}

/** The runs of rules, the newest first. Runs of entities in deletion are left out. */
const historyListing = (view: string): Listing<RuleHistoryScope> =>
  listing({
    view,
    key: ['run_id'],
    isNewestFirst: true,
    rowId: 'rule_runs.id',
    from: (catalogue, { repository, entityId, ruleId }: RuleHistoryScope) => {
      const runs = catalogue('rule_runs')
        .join('rules', 'rules.id', 'rule_runs.rule_id')
        .join('entities', 'entities.id', 'rules.entity_id')
        .where('rules.repository_id', repository.id)
        .whereNotNull('entities.held_name')
      if (entityId !== undefined) void runs.where('rules.entity_id', entityId)
      if (ruleId !== undefined) void runs.where('rules.id', ruleId)
      return runs
    },
    columns: {
      _analysed_date: time('Date Analyzed', 'Time of the run (UTC)', 'rule_runs.analysed_at'),
      ANALYSED_BY: text('Analyzed By', 'User who started the run', 'rule_runs.analysed_by'),
      job_id: integer('Ref', 'Number of the job', 'rule_runs.job_number'),
      actual_name: text('Name', 'Present name of the rule', 'rules.name'),
      seqno: integer('Rule ID', 'Number of the rule in its entity', 'rules.number'),
      entity_id: integer('Entity ID', 'Number of the entity', 'entities.number'),
      _humanised_name: text('Entity', 'Name of the entity', 'entities.name'),
      version: integer(
        'Version',
        'Version of the rule that ran. Each change that concerns the result makes a new version',
        'rule_runs.version',
      ),
      generation: integer('Load', 'Number of the load whose rows were analyzed', 'rule_runs.generation'),
      _result: text('Result', 'passed, failed, no rows or error', 'rule_runs.result'),
      _actual_fraction: percentage(
        'Passing Fraction',
        'Percentage of rows or values that passed',
        'rule_runs.fraction',
      ),
      _actual_threshold: givenNumber('Threshold', 'Threshold of the rule at the run', 'rule_runs.threshold'),
      actual_priority: integer('Priority', 'Priority of the rule at the run', 'rule_runs.priority'),
      _passing_rows: integer('Passing Rows', 'Number of rows that passed', 'rule_runs.passing'),
      _failing_rows: integer('Failing Rows', 'Number of rows that failed', 'rule_runs.failing'),
      _total_rows: integer(
        'Rows Analyzed',
        'Number of rows that the rule applied to',
        '(rule_runs.passing + rule_runs.failing)',
      ),
      _error_count: integer(
        'Error Count',
        'Number of rows on which the expression could not be evaluated',
        'rule_runs.rule_errors',
      ),
      _first_error: text(
        'First Error',
        'Message for the first row on which the expression could not be evaluated, or for the whole run',
        'rule_runs.rule_error',
      ),
      duration_ms: integer(
        'Duration (ms)',
        'Milliseconds of the scan that the run was part of',
        'rule_runs.duration_ms',
      ),
      run_id: optional(integer('Run', 'Number of the run', 'rule_runs.id')),
    },
  })

export const allRuleHistoryListing = historyListing('Runs of all rules')
export const entityRuleHistoryListing = historyListing('Runs of the rules of an entity')
export const ruleHistoryListing = historyListing('Runs of a rule')
