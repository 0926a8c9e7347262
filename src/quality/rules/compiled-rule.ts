import { asText } from '../expressions/aggregates.ts'
import { allOf, cases, isNull, unlessTrue } from '../expressions/combine.ts'
import { compile, type CompilingEngine } from '../expressions/compile.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { type EvaluatedPart, EvaluatedParts } from '../expressions/evaluated-parts.ts'
import { verbatim, type Sql } from '../expressions/sql.ts'
import type { Memory } from '../expressions/memory.ts'
import type { Typed } from '../expressions/typed.ts'
import type { Type } from '../expressions/value.ts'
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
  /** The parts whose tables must be made before the SQL is run, by `makeParts`. */
  readonly evaluated: readonly EvaluatedPart[]
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
  const { memory } = ruleScope
  const evaluated = new EvaluatedParts(ruleScope.tableOfPart)
  const engine = { ...ruleScope.engine, evaluated }
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
      value: compile(typed, engine, memory),
      failed: failedReadingSql(typed, engine, memory),
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
    group: group && { value: asText(checked.group.type, group.value, engine.name), failed: group.failed },
    aggregate: aggregate && at('aggregate', () => compiledAggregate(aggregate, engine, memory)),
    evaluated: evaluated.all,
  }
}

function compiledAggregate({ typed, method }: CheckedAggregate, engine: CompilingEngine, memory: Memory) {
  return {
    value: compile(typed, engine, memory),
    failed: failedReadingSql(typed, engine, memory),
    type: typed.type,
    method,
  }
}

/** The rows that fail and those that pass. Null does not pass. */
const selections = (rule: Sql, filter: Sql | undefined): Pick<CompiledRule, 'fails' | 'passes'> => ({
  fails: filter ? allOf([filter, unlessTrue(rule)]) : unlessTrue(rule),
  passes: filter ? allOf([filter, rule]) : rule,
})

function verdictOf(rule: ComputedColumn, filter: ComputedColumn | undefined): Sql {
  const evaluated = decided(rule, stored('PASSES'), stored('FAILS_BY_ERROR'), stored('FAILS'))
  return filter ? decided(filter, evaluated, stored('LEFT_OUT_BY_ERROR'), stored('LEFT_OUT')) : evaluated
}

const stored = (verdict: keyof typeof VERDICT): Sql => verbatim(String(VERDICT[verdict]))

/** One of three results: if the condition is true, if a value of it cannot be read, and otherwise. */
const decided = ({ value, failed }: ComputedColumn, ifTrue: Sql, ifFailed: Sql, otherwise: Sql): Sql =>
  cases(
    [
      { when: value, then: ifTrue },
      ...(failed ? [{ when: allOf([isNull(value), failed]), then: ifFailed }] : []),
    ],
    otherwise,
  )
