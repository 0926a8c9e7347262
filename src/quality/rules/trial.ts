import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { ServedLoad } from '../listings/served-load.ts'
import { rowsTable } from '../model/warehouse/load-tables.ts'
import { RULE_PARTS, type Rule, type RulePart, type RuleResult } from '../model/rule.ts'
import { shareOf } from '../model/share.ts'
import { describeErrors, resultOf } from './analysis.ts'
import { compileChecked, type CompiledRule } from './compiled-rule.ts'
import { type DecimalScales, readScales } from './decimal-scales.ts'
import { needParts } from './make-parts.ts'
import { explainRows, type FailingRow } from './failing-rows.ts'
import { attributesOverRows, type RuleScope } from './rule-scope.ts'
import { verdictColumns, type EvaluatedRule } from './verdict-columns.ts'
import {
  countsOf,
  FAILING,
  figuresOf,
  groupFigures,
  largestGroups,
  selected,
  verdictsOf,
} from './verdict-figures.ts'

/** The rows on which a rule is tried. */
export interface Sample {
  readonly kind: 'first' | 'random'
  /** Maximum number of rows. */
  readonly rows: number
}

/** The outcome of a rule on a sample. */
export interface Trial {
  readonly result: RuleResult
  /** Percentage of the rows or values that pass; undefined if there are none. */
  readonly fraction: number | undefined
  readonly passing: number
  readonly failing: number
  /** Rows that the filter leaves out. */
  readonly leftOut: number
  readonly errors: readonly {
    readonly part: RulePart
    readonly count: number
    readonly row: number
    readonly message: string
  }[]
  readonly groups: { readonly count: number; readonly largest: readonly TrialGroup[] } | undefined
  readonly aggregates: TrialAggregates | undefined
  readonly failingRows: readonly FailingRow[]
  readonly warnings: readonly string[]
}

export interface TrialGroup {
  /** Null for the group of null. */
  readonly value: string | null
  readonly passing: number
  readonly failing: number
  readonly aggregates: TrialAggregates | undefined
}

/** Aggregates as text over the rows that pass and over those that fail; null if no row has a value. */
export interface TrialAggregates {
  readonly passing: string | null
  readonly failing: string | null
}

const MAX_GROUPS = 20
const MAX_FAILING_ROWS = 10

const OVER_ADMITTED =
  'Functions over all rows, such as AVERAGE and IS_UNIQUE, are computed here over all rows of the entity. A run computes them over the rows that the filter admits.'

/**
 * Evaluates a rule on a sample of the rows of a load. The engine evaluates it, and nothing stays written.
 * @throws the errors of the warehouse
 */
export async function tryRule(
  load: ServedLoad,
  scope: RuleScope,
  { rule, compiled }: { readonly rule: Rule; readonly compiled: CompiledRule },
  sample: Sample,
  signal: AbortSignal,
): Promise<Trial> {
  const rows = sampled(load, sample)
  if (compiled.evaluated.length === 0) return tryOn(rows, load, scope, { rule, compiled }, signal)
  // The parts that the evaluator computes are computed for the sample alone.
  const trial = `trial_${randomBytes(6).toString('hex')}`
  const tableOfPart = (part: string): string => scope.tableOfPart(`${trial}_${part}`)
  const own = { ...scope, tableOfPart }
  const again = compileChecked(compiled.checked, own)
  try {
    await needParts(load, again.evaluated, { rows, signal })
    return await tryOn(rows, load, own, { rule, compiled: again }, signal)
  } finally {
    await load.warehouse.drop(again.evaluated.map(({ table }) => table))
  }
}

/** @param rows of the sample */
async function tryOn(
  rows: Knex.QueryBuilder,
  load: ServedLoad,
  scope: RuleScope,
  { rule, compiled }: { readonly rule: Rule; readonly compiled: CompiledRule },
  signal: AbortSignal,
): Promise<Trial> {
  const layout = verdictColumns([{ rule, compiled }])
  const evaluated = layout.rules[0]!
  const { knex, dialect } = load.warehouse
  const verdicts = verdictsOf(knex, rows.clone(), layout)
  const from = () => knex.from(verdicts.clone().as('verdicts'))
  const read = (query: Knex.QueryBuilder) => rowsOf(load, query, signal)

  const scales = await readScales(load.warehouse, from(), [evaluated], read)
  const figures = selected(knex, figuresOf(evaluated, dialect, scales), 0)
  const [totals = {}] = await read(from().count({ total: '*' }).select(figures))
  const counts = countsOf(totals, 0)
  const { passing, failing, passingValues, values, failed } = counts
  const [part, whole] = rule.thresholdOf === 'values' ? [passingValues, values] : [passing, passing + failing]
  const [messages = {}] = await describeErrors(load, [evaluated], [counts], signal)
  const numbers = await read(
    from().whereIn(evaluated.verdict, FAILING).orderBy('_rowid').limit(MAX_FAILING_ROWS).select('_rowid'),
  )
  return {
    result: resultOf(part, whole, rule.threshold),
    fraction: shareOf(part, whole),
    passing,
    failing,
    leftOut: Number(totals['total']) - passing - failing,
    errors: RULE_PARTS.flatMap((name) => {
      const { count, first } = failed[name]
      const message = messages[name] ?? 'A value of this row cannot be read.'
      return first === undefined ? [] : [{ part: name, count, row: first, message }]
    }),
    groups: evaluated.group && (await groupsOf(load, from(), evaluated, scales, signal)),
    aggregates: evaluated.aggregate && {
      passing: counts.aggregatePass ?? null,
      failing: counts.aggregateFail ?? null,
    },
    failingRows: await explainRows(
      load,
      scope,
      compiled.checked,
      rule.expression,
      numbers.map((row) => Number(row['_rowid'])),
      signal,
    ),
    warnings: warningsOf(compiled),
  }
}

/** The rows of a sample. All queries of a trial read the same rows, since they have the same seed. */
function sampled(load: ServedLoad, { kind, rows }: Sample): Knex.QueryBuilder {
  const { entity, warehouse } = load
  if (kind === 'random') return randomRows(load, rows, Math.floor(Math.random() * 2 ** 31))
  const all = warehouse.knex(rowsTable(entity.id, entity.generation))
  // Rows are numbered from 1 without gaps.
  return rows >= entity.loadedRows ? all : all.where('_rowid', '<=', rows)
}

/** Some rows from the whole entity, each with the same probability. The seed selects them. */
export function randomRows({ entity, warehouse }: ServedLoad, rows: number, seed: number): Knex.QueryBuilder {
  const { knex, dialect } = warehouse
  const table = rowsTable(entity.id, entity.generation)
  const all = knex(table)
  if (rows >= entity.loadedRows) return all
  const order = dialect.scrambled('_rowid', seed)
  return all.whereIn('_rowid', knex(table).select('_rowid').orderByRaw(order).limit(rows))
}

async function groupsOf(
  load: ServedLoad,
  verdicts: Knex.QueryBuilder,
  evaluated: EvaluatedRule,
  scales: DecimalScales,
  signal: AbortSignal,
): Promise<NonNullable<Trial['groups']>> {
  const { knex, dialect } = load.warehouse
  const value = evaluated.group!.value
  const grouped = verdicts
    .select({ value })
    .select(selected(knex, groupFigures(evaluated, dialect, scales), 0))
    .groupBy(value)
  const largest = largestGroups(load.warehouse, knex.from(grouped.as('grouped')), 0)
    .limit(MAX_GROUPS)
    .select('*', { group_count: knex.raw(dialect.rowsOfQuery()) })
  const rows = await rowsOf(load, largest, signal)
  return {
    count: Number(rows[0]?.['group_count'] ?? 0),
    largest: rows.map((row) => ({
      value: row['value'] as string | null,
      passing: Number(row['passing_0']),
      failing: Number(row['failing_0']),
      aggregates: evaluated.aggregate && {
        passing: row['aggregate_pass_0'] as string | null,
        failing: row['aggregate_fail_0'] as string | null,
      },
    })),
  }
}

const warningsOf = ({ checked: { filter, expression, group, aggregate } }: CompiledRule): string[] => {
  const isOverRows = [expression, group, aggregate?.typed].some(
    (typed) => typed !== undefined && attributesOverRows(typed).length > 0,
  )
  return filter && isOverRows ? [OVER_ADMITTED] : []
}

async function rowsOf(
  { warehouse }: ServedLoad,
  query: Knex.QueryBuilder,
  signal: AbortSignal,
): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for await (const some of warehouse.read(query, signal)) rows.push(...some)
  return rows
}
