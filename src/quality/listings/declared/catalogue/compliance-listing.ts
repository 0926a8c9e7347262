import type { Knex } from 'knex'
import { settingOf } from '../../../stores/rules/rule-rows.ts'
import { integer, percentage, shown, type Column } from '../../columns.ts'
import { listing, type Listing } from '../../listing.ts'
import type { RuleHistoryScope } from './rule-history-listing.ts'

/** A rule with a higher priority (a lower number) weighs more. */
const WEIGHT = '(11 - coalesce(last.priority, 5))'
const DAY = 'substr(rule_runs.analysed_at, 1, 10)'

const DAY_MS = 86_400_000

/** A day that is stored as `2026-11-21`, in the form of all dates. */
const day = (humanName: string, description: string, sql: string): Column => ({
  ...shown(humanName, description, sql, (value) => String(value).replaceAll('-', '/')),
  operand: { type: 'date', of: (stored) => Date.parse(String(stored)) / DAY_MS },
})

/** The last run of each enabled rule on each day. */
const lastRuns = (
  catalogue: Knex,
  { repository, entityId }: Pick<RuleHistoryScope, 'repository' | 'entityId'>,
): Knex.QueryBuilder => {
  const runs = catalogue('rule_runs')
    .join('rules', 'rules.id', 'rule_runs.rule_id')
    .join('entities', 'entities.id', 'rules.entity_id')
    .leftJoin('rule_rows as origin', 'origin.id', 'rules.origin_id')
    .where('rules.repository_id', repository.id)
    .whereNotNull('entities.held_name')
    .whereRaw(settingOf('enabled'))
    .groupBy('rule_runs.rule_id')
    .groupByRaw(DAY)
    .max({ id: 'rule_runs.id' })
  if (entityId !== undefined) void runs.where('rules.entity_id', entityId)
  return runs
}

/** The days on which rules ran, with the compliance of each, the newest first. */
const daysListing = (view: string): Listing<RuleHistoryScope> =>
  listing({
    view,
    key: ['day'],
    isNewestFirst: true,
    from: (catalogue, scope: RuleHistoryScope) => {
      const weighted = `sum(case when last.fraction is not null then ${WEIGHT} end)`
      const days = catalogue('rule_runs as last')
        .whereIn('last.id', lastRuns(catalogue, scope))
        .groupByRaw('substr(last.analysed_at, 1, 10)')
        .select(
          catalogue.raw('substr(last.analysed_at, 1, 10) as day'),
          catalogue.raw('count(*) as rules'),
          catalogue.raw("sum(case when last.result = 'passed' then 1 else 0 end) as passed"),
          catalogue.raw("sum(case when last.result = 'failed' then 1 else 0 end) as failed"),
          catalogue.raw(`sum(last.fraction * ${WEIGHT}) / ${weighted} as compliance`),
        )
      return catalogue.from(days.as('days'))
    },
    columns: {
      day: day('Date', 'Day in UTC', 'day'),
      rules: integer('Rules', 'Number of enabled rules that ran on the day', 'rules'),
      passed: integer('Passed', 'Number of these rules that passed in their last run of the day', 'passed'),
      failed: integer('Failed', 'Number of these rules that failed in their last run of the day', 'failed'),
      compliance: percentage(
        'Compliance',
        'Mean of the passing fractions of these runs, weighted by 11 minus the priority',
        'compliance',
      ),
    },
  })

export const complianceListing = daysListing('Compliance')
export const entityComplianceListing = daysListing('Compliance of an entity')
