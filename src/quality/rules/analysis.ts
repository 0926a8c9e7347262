import type { Typed } from '../expressions/typed.ts'
import { columnsIn } from '../expressions/columns-in.ts'
import { groupsTable, keptRowsTable, rowsTable, verdictsTable } from '../model/warehouse/load-tables.ts'
import {
  NO_ERRORS,
  NORMAL_INDEX_ROWS,
  RULE_PARTS,
  type Rule,
  type RuleFigures,
  type RulePart,
  type RuleResult,
  type RowErrors,
} from '../model/rule.ts'
import { reachesThreshold, shareOf } from '../model/share.ts'
import type { CompiledRule } from './compiled-rule.ts'
import { describeFailedReading } from './row-errors.ts'
import { readRows } from './row-values.ts'
import type { EvaluatedLoad } from './rule-scope.ts'
import { verdictColumns, type EvaluatedRule } from './verdict-columns.ts'
import type { FailedReadings, VerdictCounts } from './verdict-figures.ts'
import { VerdictTable } from './verdict-table.ts'

/** Rules that one pass evaluates, and the load that they evaluate. */
export interface Pass {
  readonly load: EvaluatedLoad
  readonly rules: readonly { readonly rule: Rule; readonly compiled: CompiledRule }[]
  /** Part of the names of the tables that the pass makes. */
  readonly analysisId: number
  readonly signal: AbortSignal
}

/**
 * Evaluates all rows of a load by some rules in one scan. Keeps failing rows and groups in tables of the warehouse.
 * @returns the figures of the rules, in their order
 * @throws the errors of the warehouse
 */
export async function analyse({ load, rules, analysisId, signal }: Pass): Promise<RuleFigures[]> {
  const { entity, warehouse } = load
  const named = [entity.id, entity.generation, analysisId] as const
  const columns = verdictColumns(rules)
  const table = new VerdictTable(
    warehouse,
    {
      rows: rowsTable(entity.id, entity.generation),
      verdicts: verdictsTable(...named),
      kept: keptRowsTable(...named),
      groups: groupsTable(...named),
    },
    columns,
    signal,
  )
  try {
    await table.create()
    const counts = await table.counts()
    const kept = columns.rules.filter((rule, i) => areKept(rule, counts[i]!))
    await table.keepRows(kept)
    const groups = await table.keepGroups()
    const messages = await describeErrors(load, columns.rules, counts, signal)
    await table.drop()
    return columns.rules.map((evaluated, i) =>
      figuresOf(evaluated, counts[i]!, kept.includes(evaluated), groups.get(evaluated.rule.id), messages[i]!),
    )
  } catch (error) {
    // The first error counts. The sweeper drops the table if it is still there.
    await Promise.allSettled([table.drop()])
    throw error
  }
}

/** True if the numbers of the rule's failing rows are kept. No later scan could find those of some rules again. */
function areKept({ rule, isRepeatable }: EvaluatedRule, { passing, failing }: VerdictCounts): boolean {
  if (!isRepeatable) return passing + failing > 0
  const { indexControl, indexThreshold = 0 } = rule
  const limits = { Normal: NORMAL_INDEX_ROWS, Unlimited: Infinity, Limited: indexThreshold }
  return failing > 0 && failing <= limits[indexControl]
}

function figuresOf(
  { rule }: EvaluatedRule,
  counts: VerdictCounts,
  isIndexed: boolean,
  groupCount: number | undefined,
  messages: Readonly<Partial<Record<RulePart, string>>>,
): RuleFigures {
  const { passing, failing, passingValues, values, aggregatePass, aggregateFail, failed } = counts
  const [part, whole] = rule.thresholdOf === 'values' ? [passingValues, values] : [passing, passing + failing]
  const errors = Object.fromEntries(
    RULE_PARTS.map((name) => [name, errorsOf(failed[name], messages[name])]),
  ) as Record<RulePart, RowErrors>
  return {
    result: resultOf(part, whole, rule.threshold),
    fraction: shareOf(part, whole),
    passing,
    failing,
    isIndexed,
    groupCount,
    aggregatePass,
    aggregateFail,
    errors,
  }
}

export const resultOf = (part: number, whole: number, threshold: number): RuleResult => {
  if (whole === 0) return 'no rows'
  return reachesThreshold(part, whole, threshold) ? 'passed' : 'failed'
}

const errorsOf = ({ count, first }: FailedReadings, message: string | undefined): RowErrors =>
  count === 0 ? NO_ERRORS : { count, row: first, message: message ?? 'A value of this row cannot be read.' }

/** Describes the first error of each part of each rule. */
export async function describeErrors(
  load: EvaluatedLoad,
  rules: readonly EvaluatedRule[],
  counts: readonly VerdictCounts[],
  signal: AbortSignal,
): Promise<Partial<Record<RulePart, string>>[]> {
  const failures = rules.map(({ compiled: { checked } }, i) => {
    const parts: Record<RulePart, Typed | undefined> = {
      rule: checked.expression,
      filter: checked.filter,
      group: checked.group,
      aggregate: checked.aggregate?.typed,
    }
    return RULE_PARTS.flatMap((part) => {
      const row = counts[i]!.failed[part].first
      const typed = parts[part]
      return typed && row !== undefined ? [{ part, typed, row }] : []
    })
  })
  const all = failures.flat()
  const rows = await readRows(
    load,
    new Set(all.map(({ row }) => row)),
    columnsIn(all.map(({ typed }) => typed)),
    signal,
  )
  return failures.map((own) =>
    Object.fromEntries(
      own.flatMap(({ part, typed, row }) => {
        const values = rows.get(row)
        const message = values && describeFailedReading(typed, values)
        return message === undefined ? [] : [[part, message]]
      }),
    ),
  )
}
