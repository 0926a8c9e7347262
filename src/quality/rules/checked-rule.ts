import { checkCondition, checkConverted, checkExpression } from '../expressions/check/index.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import type { Typed } from '../expressions/typed.ts'
import type { Type } from '../expressions/value.ts'
import type { AggregateMethod, RuleExpressions } from '../model/rule.ts'
import { RuleInvalid, type ExpressionField } from './errors.ts'
import { attributesOverRows, type RuleScope } from './rule-scope.ts'

/** The expressions of a rule with resolved columns, functions and types. */
export interface CheckedRule {
  readonly expression: Typed
  readonly filter: Typed | undefined
  readonly group: Typed | undefined
  readonly aggregate: CheckedAggregate | undefined
}

export interface CheckedAggregate {
  readonly typed: Typed
  readonly method: AggregateMethod
}

const NUMBERS: Readonly<Partial<Record<Type, Type>>> = {
  integer: 'integer',
  decimal: 'decimal',
  exact: 'exact',
  logical: 'integer',
  null: 'decimal',
}

/**
 * The type of the aggregated values, by the type of the expression. The sum of numbers is exact unless they are computed
 * as doubles.
 */
const TYPE_FOR: Readonly<Record<AggregateMethod, (type: Type, isInexact: boolean) => Type | undefined>> = {
  Sum: (type, isInexact) => (type === 'decimal' && !isInexact ? 'exact' : NUMBERS[type]),
  Average: (type) => (type === 'exact' ? 'decimal' : NUMBERS[type]),
  Maximum: ordered,
  Minimum: ordered,
  Count: (type) => type,
}

function ordered(type: Type, isInexact: boolean): Type | undefined {
  if (type === 'logical') return 'integer'
  return type === 'decimal' && !isInexact ? 'exact' : type
}

const NO_NUMBER =
  'Sum and Average need numbers; aggregate an expression of numbers, or choose Maximum, Minimum or Count.'

/**
 * Checks the expressions of a rule.
 * @throws RuleInvalid with all faults of all expressions
 */
export function checkRule(rule: RuleExpressions, { scope, now }: RuleScope): CheckedRule {
  const faults: { field: ExpressionField; error: InvalidExpression }[] = []
  const checked = <T extends string | undefined>(
    field: ExpressionField,
    text: T,
    check: (text: string) => { readonly typed: Typed },
  ): Typed | undefined => {
    if (text === undefined) return undefined
    try {
      return check(text).typed
    } catch (error) {
      if (!(error instanceof InvalidExpression)) throw error
      faults.push({ field, error })
      return undefined
    }
  }
  const condition = (text: string) => checkCondition(text, scope, FUNCTIONS, 'sql', now)
  const { aggregateMethod: method = 'Sum' } = rule
  const expression = checked('expression', rule.expression, condition)
  const filter = checked('filter', rule.filter, condition)
  const group = checked('group', rule.group, (text) => checkExpression(text, scope, FUNCTIONS, 'sql', now))
  const typed = checked('aggregate', rule.aggregate, (text) =>
    checkConverted(text, scope, FUNCTIONS, 'sql', TYPE_FOR[method], NO_NUMBER, now),
  )
  if (faults.length > 0 || expression === undefined) throw new RuleInvalid(faults)
  return { expression, filter, group, aggregate: typed && { typed, method } }
}

/**
 * The ids of the attributes that functions such as AVERAGE and IS_UNIQUE read in a rule with a filter. They are over
 * the rows that the filter admits, so that they need statistics of these rows.
 */
export function attributesOverAdmitted({ expression, filter, group, aggregate }: CheckedRule): number[] {
  if (!filter) return []
  return [expression, group, aggregate?.typed].flatMap((typed) => (typed ? attributesOverRows(typed) : []))
}
