import type { Knex } from 'knex'
import { sql, verbatim, type Sql } from '../expressions/sql.ts'
import type { Type } from '../expressions/value.ts'
import type { DialectName } from '../model/dialect.ts'
import type { AggregateMethod } from '../model/rule.ts'
import type { Row } from '../model/warehouse.ts'
import { exactAggregate } from '../expressions/exact/aggregates.ts'
import { textOf, VERDICT } from './compiled-rule.ts'
import type { JudgedRule } from './verdict-columns.ts'

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
export const passes = (verdict: string): string => `${verdict} = ${PASSES}`
export const fails = (verdict: string): string => `${verdict} in (${FAILS}, ${FAILS_BY_ERROR})`
const isAdmitted = (verdict: string): string => `${verdict} in (${FAILS}, ${PASSES}, ${FAILS_BY_ERROR})`

/** The value in the rows that meet a condition; aggregates leave out the null of all other rows. */
const where = (condition: string, value: string): string => `case when ${condition} then ${value} end`

/** A part of a query with its bindings. */
export const rawOf = (knex: Knex, { text, bindings }: Sql): Knex.Raw =>
  knex.raw(text, bindings as Knex.RawBinding[])

/** The figures of a rule over all rows, by name. */
export function figuresOf(
  { verdict, compiled, group, aggregate, counted }: JudgedRule,
  dialect: DialectName,
): Record<string, Sql> {
  const rows = (condition: string): Sql => verbatim(`count(${where(condition, '1')})`)
  const failed = (part: string, condition: string | undefined): Record<string, Sql> =>
    condition === undefined
      ? {}
      : {
          [`${part}_count`]: rows(condition),
          [`${part}_first`]: verbatim(`min(${where(condition, '_rowid')})`),
        }
  const ofColumn = (column: string | undefined): string | undefined =>
    column === undefined ? undefined : `${isAdmitted(verdict)} and ${column}`
  return {
    passing: rows(passes(verdict)),
    failing: rows(fails(verdict)),
    ...failed('rule', compiled.canFail.rule ? `${verdict} = ${FAILS_BY_ERROR}` : undefined),
    ...failed('filter', compiled.canFail.filter ? `${verdict} = ${LEFT_OUT_BY_ERROR}` : undefined),
    ...failed('group', ofColumn(group?.failed)),
    ...failed('aggregate', ofColumn(aggregate?.failed)),
    ...(aggregate && {
      aggregate_pass: aggregated(aggregate, passes(verdict), dialect),
      aggregate_fail: aggregated(aggregate, fails(verdict), dialect),
    }),
    ...(counted !== undefined && {
      passing_values: verbatim(`count(distinct ${where(passes(verdict), counted)})`),
      values: verbatim(`count(distinct ${where(isAdmitted(verdict), counted)})`),
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

/** The figures of a rule in one group, in the columns of GROUPS_COLUMNS with the place of the rule. */
export function groupFigures({ verdict, aggregate }: JudgedRule, i: number, dialect: DialectName): Sql[] {
  const none = verbatim('cast(null as varchar)')
  const named = (figure: Sql, name: string): Sql => sql`${figure} as ${verbatim(`${name}_${i}`)}`
  return [
    named(verbatim(`count(${where(passes(verdict), '1')})`), 'passing'),
    named(verbatim(`count(${where(fails(verdict), '1')})`), 'failing'),
    named(aggregate ? aggregated(aggregate, passes(verdict), dialect) : none, 'aggregate_pass'),
    named(aggregate ? aggregated(aggregate, fails(verdict), dialect) : none, 'aggregate_fail'),
  ]
}

const AGGREGATES: Readonly<Record<AggregateMethod, (value: string) => string>> = {
  Sum: (value) => `sum(${value})`,
  Average: (value) => `avg(${value})`,
  Maximum: (value) => `max(${value})`,
  Minimum: (value) => `min(${value})`,
  Count: (value) => `count(${value})`,
}

/** The type of an aggregate over values of a type. */
const typeOfAggregate = (method: AggregateMethod, type: Type): Type => {
  if (method === 'Count') return 'integer'
  return method === 'Average' ? 'decimal' : type
}

/** The aggregate over some rows as text; null if no row has a value, except for Count. */
function aggregated(
  { value, type, method }: NonNullable<JudgedRule['aggregate']>,
  condition: string,
  dialect: DialectName,
): Sql {
  const taken = where(condition, value)
  if (type === 'exact' && method !== 'Count') return exactAggregate(method, verbatim(taken))
  const figure = verbatim(AGGREGATES[method](taken))
  return textOf(typeOfAggregate(method, type), figure, dialect)
}
