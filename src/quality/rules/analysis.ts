import type { Typed } from '../expressions/typed.ts'
import type { Value } from '../expressions/value.ts'
import { failingTable, groupsTable, rowsTable, verdictsTable } from '../model/load-tables.ts'
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
import type { CompiledRule } from './compiled-rule.ts'
import { describeFailedReading } from './row-errors.ts'
import type { JudgedLoad, RuleScope } from './rule-scope.ts'
import { verdictColumns, type JudgedRule } from './verdict-columns.ts'
import { VerdictTable, type FailedReadings, type VerdictCounts } from './verdict-table.ts'

/** Rules that one pass judges, and the load that they judge. */
export interface Pass {
  readonly load: JudgedLoad
  readonly scope: RuleScope
  readonly rules: readonly { readonly rule: Rule; readonly compiled: CompiledRule }[]
  /** Part of the names of the tables that the pass makes. */
  readonly analysisId: number
  readonly signal: AbortSignal
}

/**
 * Judges all rows of a load by some rules in one scan. Keeps failing rows and groups in tables of the warehouse.
 * @returns the figures of the rules, in their order
 * @throws the errors of the warehouse
 */
export async function analyse({ load, scope, rules, analysisId, signal }: Pass): Promise<RuleFigures[]> {
  const { entity, warehouse } = load
  const named = [entity.id, entity.generation, analysisId] as const
  const columns = verdictColumns(rules)
  const table = new VerdictTable(
    warehouse,
    {
      rows: rowsTable(entity.id, entity.generation),
      verdicts: verdictsTable(...named),
      failing: failingTable(...named),
      groups: groupsTable(...named),
    },
    columns,
    signal,
  )
  try {
    await table.create()
    const counts = await table.counts()
    const indexed = columns.rules.filter(({ rule }, i) => isIndexed(rule, counts[i]!))
    await table.keepFailing(indexed)
    const groups = await table.keepGroups()
    const messages = await describeErrors(load, scope, columns.rules, counts, signal)
    return columns.rules.map((judged, i) =>
      figuresOf(judged, counts[i]!, indexed.includes(judged), groups.get(judged.rule.id), messages[i]!),
    )
  } finally {
    await table.drop()
  }
}

/** True if the numbers of the rule's failing rows are kept. */
function isIndexed({ indexControl, indexThreshold = 0 }: Rule, { failing }: VerdictCounts): boolean {
  const limits = { Normal: NORMAL_INDEX_ROWS, Unlimited: Infinity, Limited: indexThreshold }
  return failing > 0 && failing <= limits[indexControl]
}

function figuresOf(
  { rule }: JudgedRule,
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
    fraction: whole === 0 ? undefined : (100 * part) / whole,
    passing,
    failing,
    isIndexed,
    groupCount,
    aggregatePass,
    aggregateFail,
    errors,
  }
}

/** Compares by multiplication, so that a fraction is not rounded over its threshold. */
export const resultOf = (part: number, whole: number, threshold: number): RuleResult => {
  if (whole === 0) return 'no rows'
  return 100 * part >= threshold * whole ? 'passed' : 'failed'
}

const errorsOf = ({ count, first }: FailedReadings, message: string | undefined): RowErrors =>
  count === 0 ? NO_ERRORS : { count, row: first, message: message ?? 'A value of this row cannot be read.' }

/** Describes the first error of each part of each rule. */
export async function describeErrors(
  load: JudgedLoad,
  { scope }: RuleScope,
  rules: readonly JudgedRule[],
  counts: readonly VerdictCounts[],
  signal: AbortSignal,
): Promise<Partial<Record<RulePart, string>>[]> {
  const firstOf = (i: number, part: RulePart): number | undefined => counts[i]!.failed[part].first
  const numbers = new Set(
    rules.flatMap((_, i) => RULE_PARTS.map((part) => firstOf(i, part)).filter((row) => row !== undefined)),
  )
  const rows = await readRows(
    load,
    [...numbers],
    scope.columns.map(({ sql }) => sql),
    signal,
  )
  return rules.map(({ compiled: { checked } }, i) => {
    const parts: Record<RulePart, Typed | undefined> = {
      rule: checked.expression,
      filter: checked.filter,
      group: checked.group,
      aggregate: checked.aggregate?.typed,
    }
    return Object.fromEntries(
      RULE_PARTS.flatMap((part) => {
        const typed = parts[part]
        const row = rows.get(firstOf(i, part) ?? 0)
        const message = typed && row && describeFailedReading(typed, row)
        return message === undefined ? [] : [[part, message]]
      }),
    )
  })
}

/**
 * Reads rows by their numbers, as the evaluator takes them.
 * @param columns SQL of the columns of the scope
 */
export async function readRows(
  { entity, warehouse }: JudgedLoad,
  numbers: readonly number[],
  columns: readonly string[],
  signal: AbortSignal,
): Promise<Map<number, readonly Value[]>> {
  const found = new Map<number, readonly Value[]>()
  if (numbers.length === 0) return found
  const { knex } = warehouse
  const query = knex(rowsTable(entity.id, entity.generation))
    .whereIn('_rowid', [...numbers])
    .select(columns.map((column, i) => knex.raw(`${column} as s${i}`)))
    .select('_rowid')
  for await (const rows of warehouse.read(query, signal))
    for (const row of rows) {
      const values = columns.map((column, i) => {
        const value = row[`s${i}`] as Value
        return column === '_rowid' ? BigInt(value as number) : value
      })
      found.set(Number(row['_rowid']), values)
    }
  return found
}
