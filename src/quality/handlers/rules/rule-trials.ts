/** Converts trials of rules between the contract and the services. */
import type {
  AttributeRuleTrialInput,
  RuleTrial,
  RuleTrialInput,
} from '../../../../generated/quality/types.ts'
import type { RuleDefinition, RulePart } from '../../model/rule.ts'
import { roundedShare } from '../../model/share.ts'
import type { Sample, Trial, TrialAggregates } from '../../rules/trial.ts'
import { readRule } from './rule-requests.ts'

const DEFAULT_ROWS = 10_000

/** Characters of a value in the answer. */
const MAX_SHOWN = 1000

type Input = RuleTrialInput & Partial<Pick<AttributeRuleTrialInput, 'THRESHOLD_OF'>>

/** The rule of a trial, which has neither a name nor a threshold if the request has none, and its rows. */
export function readTrial({ sample = 'first', rows = DEFAULT_ROWS, ...data }: Input): {
  readonly definition: RuleDefinition
  readonly sample: Sample
} {
  const { keywords: _, ...definition } = readRule({
    ...data,
    NAME: data.NAME ?? '',
    THRESHOLD: data.THRESHOLD ?? 0,
  })
  return { definition, sample: { kind: sample, rows: Number(rows) } }
}

const PARTS = {
  rule: 'expression',
  filter: 'filter',
  group: 'group',
  aggregate: 'aggregate',
} as const satisfies Record<RulePart, string>

/** @param hasThreshold true if the request has one */
export function describeTrial(trial: Trial, hasThreshold: boolean): RuleTrial {
  const { result, fraction, passing, failing, leftOut, groups, aggregates } = trial
  return {
    ...(hasThreshold && result !== 'error' && { result }),
    rowsAnalyzed: passing + failing,
    passing,
    failing,
    fraction: fraction === undefined ? null : roundedShare(fraction),
    leftOut,
    errors: trial.errors.map(({ part, ...rest }) => ({ part: PARTS[part], ...rest })),
    ...(groups && {
      groupCount: groups.count,
      groups: groups.largest.map((group) => ({
        value: cut(group.value),
        passing: group.passing,
        failing: group.failing,
        ...(group.aggregates && { aggregates: describeAggregates(group.aggregates) }),
      })),
    }),
    ...(aggregates && { aggregates: describeAggregates(aggregates) }),
    failingRows: trial.failingRows.map(({ row, values, because }) => ({
      row,
      values: values.map(({ column, value }) => ({
        columnisedName: column.name,
        humanisedName: column.humanName,
        value: cut(value),
      })),
      because,
    })),
    warnings: [...trial.warnings],
  }
}

const describeAggregates = ({ passing, failing }: TrialAggregates) => ({
  passing: cut(passing),
  failing: cut(failing),
})

/** The first characters of a value; half a pair of surrogates is left out. */
export function cut(value: string | null): string | null {
  if (value === null || value.length <= MAX_SHOWN) return value
  return `${value.slice(0, MAX_SHOWN).replace(/[\ud800-\udbff]$/, '')}…`
}
