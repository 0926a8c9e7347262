import type { Expression } from '../ast.ts'
import type { ExpressionFault } from '../errors.ts'
import { parseLeniently } from '../parser.ts'
import { printExpression } from '../printer.ts'
import type { Scope, ScopeColumn } from '../scope.ts'
import type { Typed } from '../typed.ts'
import { shownType, type ShownType, type Type } from '../value.ts'
import type { Target } from './calls.ts'
import { Checker } from './checker.ts'
import type { Functions } from './functions.ts'
import { converted } from './converting.ts'
import { typeOf, type Operand } from './operand.ts'
import { ScopeNames } from './scope-names.ts'

/** An expression that is valid for the columns and functions. */
export interface CheckedExpression {
  readonly typed: Typed
  readonly type: ShownType
  /** The columns that the expression reads, in order of first use in the text. */
  readonly columns: readonly ScopeColumn[]
  /** Probable mistakes, in order of position. */
  readonly warnings: readonly ExpressionFault[]
  /** The normalised form of the expression. */
  readonly printed: string
}

export type { Functions, Target }

/** The current time in microseconds since 1970-01-01 00:00:00 UTC. */
export const instant = (milliseconds = Date.now()): bigint => BigInt(milliseconds) * 1000n

/**
 * Checks an expression against the columns of a scope.
 *
 * @param target where the expression will be computed; a few functions depend on it
 * @param now the instant for NOW and TODAY, by default the current time
 * @throws InvalidExpression with all faults of the expression
 */
export const checkExpression = (
  text: string,
  scope: Scope,
  functions: Functions,
  target: Target,
  now: bigint = instant(),
): CheckedExpression =>
  check(text, scope, functions, target, now, (checker, expression) => checker.operand(expression))

/**
 * Checks a condition on a row. A number is true if it is not 0.
 *
 * @throws InvalidExpression with all faults of the condition
 */
export const checkCondition = (
  text: string,
  scope: Scope,
  functions: Functions,
  target: Target,
  now: bigint = instant(),
): CheckedExpression =>
  check(text, scope, functions, target, now, (checker, expression) => checker.condition(expression))

/**
 * Checks an expression and converts its values.
 *
 * @param typeFor the type to convert to, by the type of the values, and by whether they are numbers that are computed as
 * doubles; undefined to report `refusal`
 * @throws InvalidExpression with all faults of the expression
 */
export const checkConverted = (
  text: string,
  scope: Scope,
  functions: Functions,
  target: Target,
  typeFor: (type: Type, isInexact: boolean) => Type | undefined,
  refusal: string,
  now: bigint = instant(),
): CheckedExpression =>
  check(text, scope, functions, target, now, (checker, expression) => {
    const operand = checker.operand(expression)
    if (operand === undefined) return undefined
    const type = typeFor(typeOf(operand), operand.numbers.isInexact)
    if (type !== undefined) return converted(operand, type, checker.faults)
    checker.faults.add('type', expression, refusal)
    return undefined
  })

function check(
  text: string,
  scope: Scope,
  functions: Functions,
  target: Target,
  now: bigint,
  read: (checker: Checker, expression: Expression) => Operand | undefined,
): CheckedExpression {
  const { expression, faults } = parseLeniently(text)
  const checker = new Checker(text, ScopeNames.of(scope), functions, target, now)
  const operand = read(checker, expression)
  if (faults.count > 0) {
    faults.addUnknown(checker.faults)
    throw faults.error()
  }
  if (operand === undefined) throw checker.faults.error()
  const { typed } = operand
  return {
    typed,
    type: shownType(typed.type),
    columns: [...checker.columns],
    warnings: checker.warnings.inOrder(),
    printed: printExpression(expression),
  }
}
