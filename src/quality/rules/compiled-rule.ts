import { compile } from '../expressions/compile.ts'
import { conversion } from '../expressions/conversions/index.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { sql, type Sql } from '../expressions/sql.ts'
import type { Typed } from '../expressions/typed.ts'
import type { Type } from '../expressions/value.ts'
import type { DialectName } from '../model/dialect.ts'
import type { AggregateMethod, RuleExpressions } from '../model/rule.ts'
import { checkRule, type CheckedAggregate, type CheckedRule } from './checked-rule.ts'
import { RuleInvalid, type ExpressionField } from './errors.ts'
import { failedReadingSql } from './row-errors.ts'
import type { RuleScope } from './rule-scope.ts'

/** The verdicts on a row, as the table of verdicts stores them. */
export const VERDICT = {
  FAILS: 0,
  PASSES: 1,
  /** The filter is not true. */
  LEFT_OUT: 2,
  /** Fails because a value could not be read. */
  FAILS_BY_ERROR: 3,
  /** Left out because the filter could not read a value. */
  LEFT_OUT_BY_ERROR: 4,
} as const

/** A rule in the SQL of the engine. */
export interface CompiledRule {
  readonly checked: CheckedRule
  /** One of VERDICT for each row. */
  readonly verdict: Sql
  /** The parts whose readings can fail. */
  readonly canFail: { readonly rule: boolean; readonly filter: boolean }
  /** SQL: true for each row that fails. */
  readonly fails: Sql
  /** SQL: true for each row that passes. */
  readonly passes: Sql
  /** The group as text, null for the group of null, and whether a reading fails. */
  readonly group: ComputedColumn | undefined
  readonly aggregate: (ComputedColumn & { readonly type: Type; readonly method: AggregateMethod }) | undefined
}

/** A value of each row. */
export interface ComputedColumn {
  readonly value: Sql
  /** SQL: true if a reading fails; undefined if none can. */
  readonly failed: Sql | undefined
}

/**
 * Checks and compiles a rule.
 * @throws RuleInvalid with all faults of its expressions
 */
export function compileRule(rule: RuleExpressions, ruleScope: RuleScope): CompiledRule {
  return compileChecked(checkRule(rule, ruleScope), ruleScope)
}

/** @throws RuleInvalid if an expression needs too much memory or has no form in the engine's SQL */
export function compileChecked(checked: CheckedRule, ruleScope: RuleScope): CompiledRule {
  const { dialect, memory } = ruleScope
  const at = <T>(field: ExpressionField, work: () => T): T => {
    try {
      return work()
    } catch (error) {
      if (error instanceof InvalidExpression) throw new RuleInvalid([{ field, error }])
      throw error
    }
  }
  const part = (field: ExpressionField, typed: Typed) =>
    at(field, () => ({
      value: compile(typed, dialect, memory),
      failed: failedReadingSql(typed, dialect, memory),
    }))
  const rule = part('expression', checked.expression)
  const filter = checked.filter && part('filter', checked.filter)
  const group = checked.group && part('group', checked.group)
  const { aggregate } = checked
  return {
    checked,
    verdict: verdictOf(rule, filter),
    canFail: { rule: rule.failed !== undefined, filter: filter?.failed !== undefined },
    ...selections(rule.value, filter?.value),
    group: group && { value: asText(checked.group, group.value, dialect), failed: group.failed },
    aggregate: aggregate && at('aggregate', () => compiledAggregate(aggregate, ruleScope)),
  }
}

function compiledAggregate({ typed, method }: CheckedAggregate, { dialect, memory }: RuleScope) {
  return {
    value: compile(typed, dialect, memory),
    failed: failedReadingSql(typed, dialect, memory),
    type: typed.type,
    method,
  }
}

/** The rows that fail and those that pass. Null does not pass. */
const selections = (rule: Sql, filter: Sql | undefined): Pick<CompiledRule, 'fails' | 'passes'> => ({
  fails: filter ? sql`(${filter} and coalesce(not ${rule}, true))` : sql`coalesce(not ${rule}, true)`,
  passes: filter ? sql`(${filter} and ${rule})` : rule,
})

function verdictOf(rule: ComputedColumn, filter: ComputedColumn | undefined): Sql {
  const judged = rule.failed
    ? sql`case when ${rule.value} then 1 when ${rule.value} is null and ${rule.failed} then 3 else 0 end`
    : sql`case when ${rule.value} then 1 else 0 end`
  if (!filter) return judged
  return filter.failed
    ? sql`case when ${filter.value} then ${judged} when ${filter.value} is null and ${filter.failed} then 4 else 2 end`
    : sql`case when ${filter.value} then ${judged} else 2 end`
}

const asText = (typed: Typed | undefined, value: Sql, dialect: DialectName): Sql =>
  typed === undefined ? value : textOf(typed.type, value, dialect)

/** The text of a value in the engine's SQL. */
export function textOf(type: Type, value: Sql, dialect: DialectName): Sql {
  const form = conversion(type, 'text')?.sql[dialect]
  return form === undefined ? value : form([{ type, constant: undefined, column: undefined, sql: value }])
}
