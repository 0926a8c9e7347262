import { InvalidExpression } from '../../expressions/errors.ts'
import { ScopeNames } from '../../expressions/check/scope-names.ts'
import { parseExpression } from '../../expressions/parser.ts'
import { printExpression } from '../../expressions/printer.ts'
import type { Scope } from '../../expressions/scope.ts'
import { withNames } from '../../expressions/visit.ts'
import type { Measured } from './measure.ts'

/** The normalised text of the expression and the filter of a rule, with the columnised names of its columns. */
export function printedRule({ expression, filter }: Measured, scope: Scope): string | undefined {
  const names = ScopeNames.of(scope)
  const printed = (text: string): string =>
    printExpression(withNames(parseExpression(text), (name) => names.find(name)?.column.name ?? name))
  try {
    return JSON.stringify([printed(expression), filter === undefined ? '' : printed(filter)])
  } catch (error) {
    // A rule that cannot be parsed says nothing that a suggestion says.
    if (error instanceof InvalidExpression) return undefined
    throw error
  }
}
