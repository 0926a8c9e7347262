import { checkNames } from '../expressions/check/names-only.ts'
import { InvalidExpression } from '../expressions/errors.ts'
import { FUNCTIONS } from '../expressions/functions/index.ts'
import { parseExpression } from '../expressions/parser.ts'
import { printExpression } from '../expressions/printer.ts'
import { withNames } from '../expressions/visit.ts'
import type { RuleExpressions } from '../model/rule.ts'
import { RuleInvalid, type ExpressionField } from './errors.ts'

const FIELDS: readonly ExpressionField[] = ['expression', 'filter', 'group', 'aggregate']

/**
 * Checks the expressions of a library rule: their syntax and their names. The types of library attributes are not
 * known.
 * @param attributes the names of the library attributes
 * @returns the names that the expressions use
 * @throws RuleInvalid with all faults of all expressions
 */
export function checkLibraryRule(rule: RuleExpressions, attributes: readonly string[]): ReadonlySet<string> {
  const used = new Set<string>()
  const faults: { field: ExpressionField; error: InvalidExpression }[] = []
  for (const field of FIELDS) {
    const text = rule[field]
    if (text === undefined) continue
    try {
      for (const name of checkNames(text, attributes, FUNCTIONS)) used.add(name)
    } catch (error) {
      if (!(error instanceof InvalidExpression)) throw error
      faults.push({ field, error })
    }
  }
  if (faults.length > 0) throw new RuleInvalid(faults)
  return used
}

/** The expressions of a rule in other names. */
export interface TranslatedRule {
  readonly expressions: RuleExpressions
  /** The names that have no other name. They stay as they are. */
  readonly missing: readonly string[]
}

/**
 * Translates the names of a rule.
 * @param rule checked: its expressions can be parsed
 * @param names the other names by the names
 */
export function translateRule(rule: RuleExpressions, names: ReadonlyMap<string, string>): TranslatedRule {
  const missing = new Set<string>()
  const nameOf = (name: string): string => {
    const other = names.get(name)
    if (other === undefined) missing.add(name)
    return other ?? name
  }
  const translated = <T extends string | undefined>(text: T): T =>
    text === undefined ? text : (printExpression(withNames(parseExpression(text), nameOf)) as T)
  const { expression, filter, group, groupLimit, aggregate, aggregateMethod } = rule
  const expressions = {
    expression: translated(expression),
    filter: translated(filter),
    group: translated(group),
    groupLimit,
    aggregate: translated(aggregate),
    aggregateMethod,
  }
  return { expressions, missing: [...missing] }
}
