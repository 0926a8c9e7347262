import type { Knex } from 'knex'
import { aggregateText, sumsDecimals } from '../expressions/aggregates.ts'
import { verbatim, type Sql } from '../expressions/sql.ts'
import type { Dialect } from '../model/warehouse/dialect.ts'
import type { Row, Warehouse } from '../model/warehouse/warehouse.ts'
import { rawOf, withParts } from './raw.ts'
import type { DecimalScales } from './decimal-scales.ts'
import { VERDICT } from './compiled-rule.ts'
import type { EvaluatedRule, VerdictColumns } from './verdict-columns.ts'

/** Rows in which a reading failed. */
export interface FailedReadings {
  readonly count: number
  readonly first: number | undefined
}

/** What the table of verdicts tells of a rule. */
export interface VerdictCounts {
  readonly passing: number
  readonly failing: number
  /** Distinct values, if the threshold counts them. */
  readonly passingValues: number
  readonly values: number
  readonly aggregatePass: string | undefined
  readonly aggregateFail: string | undefined
  readonly failed: Readonly<Record<'rule' | 'filter' | 'group' | 'aggregate', FailedReadings>>
}

const { FAILS, PASSES, FAILS_BY_ERROR, LEFT_OUT_BY_ERROR } = VERDICT
/** The verdicts on rows that pass, on rows that fail, and on all rows that the filter admits. */
export const PASSING = [PASSES]
export const FAILING = [FAILS, FAILS_BY_ERROR]
const ADMITTED = [FAILS, PASSES, FAILS_BY_ERROR]

/**
 * The figures of a rule over all rows, by name.
 * @param scales of the decimals that its aggregate sums
 */
export function figuresOf(
  { verdict, compiled, group, aggregate, counted }: EvaluatedRule,
  dialect: Dialect,
  scales: DecimalScales,
): Record<string, Sql> {
  const verdictIn = (verdicts: readonly number[]): string => dialect.isOneOf(verdict, verdicts)
  const rows = (condition: string): Sql => verbatim(dialect.countWhere(condition))
  const failed = (part: string, condition: string | undefined): Record<string, Sql> =>
    condition === undefined
      ? {}
      : {
          [`${part}_count`]: rows(condition),
          [`${part}_first`]: verbatim(dialect.minimumWhere(condition, '_rowid')),
        }
  const ofColumn = (column: string | undefined): string | undefined =>
    column === undefined ? undefined : dialect.both(verdictIn(ADMITTED), column)
  return {
    passing: rows(verdictIn(PASSING)),
    failing: rows(verdictIn(FAILING)),
    ...failed('rule', compiled.canFail.rule ? verdictIn([FAILS_BY_ERROR]) : undefined),
    ...failed('filter', compiled.canFail.filter ? verdictIn([LEFT_OUT_BY_ERROR]) : undefined),
    ...failed('group', ofColumn(group?.failed)),
    ...failed('aggregate', ofColumn(aggregate?.failed)),
    ...(aggregate && {
      aggregate_pass: aggregated(aggregate, verdictIn(PASSING), dialect, scales),
      aggregate_fail: aggregated(aggregate, verdictIn(FAILING), dialect, scales),
    }),
    ...(counted !== undefined && {
      passing_values: verbatim(dialect.countDistinctWhere(verdictIn(PASSING), counted)),
      values: verbatim(dialect.countDistinctWhere(verdictIn(ADMITTED), counted)),
    }),
  }
}

export function countsOf(row: Row, i: number): VerdictCounts {
  const number = (name: string): number => Number(row[`${name}_${i}`] ?? 0)
  const text = (name: string): string | undefined => (row[`${name}_${i}`] ?? undefined) as string | undefined
  const failed = (part: string): FailedReadings => {
    const first = row[`${part}_first_${i}`] ?? undefined
    return { count: number(`${part}_count`), first: first === undefined ? undefined : Number(first) }
  }
  return {
    passing: number('passing'),
    failing: number('failing'),
    passingValues: number('passing_values'),
    values: number('values'),
    aggregatePass: text('aggregate_pass'),
    aggregateFail: text('aggregate_fail'),
    failed: {
      rule: failed('rule'),
      filter: failed('filter'),
      group: failed('group'),
      aggregate: failed('aggregate'),
    },
  }
}

/** The figures of a rule in one group, in the columns of GROUPS_COLUMNS. */
export function groupFigures(
  { verdict, aggregate }: EvaluatedRule,
  dialect: Dialect,
  scales: DecimalScales,
): Record<string, Sql> {
  const count = (verdicts: readonly number[]): Sql =>
    verbatim(dialect.countWhere(dialect.isOneOf(verdict, verdicts)))
  const aggregateOf = (verdicts: readonly number[]): Sql =>
    aggregate
      ? aggregated(aggregate, dialect.isOneOf(verdict, verdicts), dialect, scales)
      : verbatim(dialect.typedNull('text'))
  return {
    passing: count(PASSING),
    failing: count(FAILING),
    aggregate_pass: aggregateOf(PASSING),
    aggregate_fail: aggregateOf(FAILING),
  }
}

/** The aggregate over some rows as text; null if no row has a value, except for Count. */
const aggregated = (
  { value, type, method }: NonNullable<EvaluatedRule['aggregate']>,
  condition: string,
  dialect: Dialect,
  scales: DecimalScales,
): Sql =>
  aggregateText(
    method,
    type,
    verbatim(dialect.valueWhere(condition, value)),
    dialect.name,
    sumsDecimals(method, type) ? scales.get(value) : undefined,
  )

/**
 * The groups in which a rule admits rows, the largest first and the group of null last, with these rows as `total`.
 * @param grouped the figures of groups, named after the place of their rule
 * @param i the place of the rule
 */
export function largestGroups(
  { knex, dialect }: Warehouse,
  grouped: Knex.QueryBuilder,
  i: number,
): Knex.QueryBuilder {
  const [passing, failing] = [`passing_${i}`, `failing_${i}`]
  return havingRows(grouped, i)
    .select({ total: knex.raw(dialect.sum(passing, failing)) })
    .orderBy([
      { column: 'total', order: 'desc' },
      { column: 'value', nulls: 'last' },
    ])
}

/** The groups in which a rule admits rows. */
export const havingRows = (grouped: Knex.QueryBuilder, i: number): Knex.QueryBuilder =>
  grouped.where((any) => void any.where(`passing_${i}`, '>', 0).orWhere(`failing_${i}`, '>', 0))

/** Figures as columns of a query, named after the place of their rule. */
export const selected = (
  knex: Knex,
  figures: Readonly<Record<string, Sql>>,
  i: number,
): Record<string, Knex.Raw> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${name}_${i}`, rawOf(knex, figure)]))

/** The table of verdicts as a query over rows. */
export const verdictsOf = (
  knex: Knex,
  rows: Knex.QueryBuilder,
  { columns, parts }: VerdictColumns,
): Knex.QueryBuilder =>
  withParts(rows, parts).select(
    '_rowid',
    Object.fromEntries(columns.map(({ column: [name], value }) => [name, rawOf(knex, value)])),
  )
