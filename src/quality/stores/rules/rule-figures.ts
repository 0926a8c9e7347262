import { settingOf } from './rule-rows.ts'

/**
 * SQL of figures over the enabled rules of an entity or of one attribute, as subqueries. A rule counts with its last
 * run.
 * @param owner the condition that selects the rules of the row of the outer query
 */
export function ruleFigures(
  owner: string,
): Readonly<Record<'all' | 'enabled' | 'passed' | 'failed' | 'compliance', string>> {
  const over = (figure: string, condition = '1 = 1'): string =>
    `(select ${figure} from rules left join rule_rows as origin on origin.id = rules.origin_id left join rule_runs on rule_runs.id = rules.run_id where ${owner} and ${condition})`
  const isEnabled = settingOf('enabled')
  return {
    all: over('count(*)'),
    enabled: over('count(*)', isEnabled),
    passed: over('count(*)', `${isEnabled} and rule_runs.result = 'passed'`),
    failed: over('count(*)', `${isEnabled} and rule_runs.result = 'failed'`),
    compliance: over(
      `sum(rule_runs.fraction * ${WEIGHT}) / sum(${WEIGHT})`,
      `${isEnabled} and rule_runs.fraction is not null`,
    ),
  }
}

/** The weight of a rule: 10 for priority 1, 1 for priority 10. A rule without a priority counts like one of 5. */
const WEIGHT = `(11 - coalesce(${settingOf('priority')}, 5))`
