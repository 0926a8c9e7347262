import type { Expression } from '../ast.ts'
import type { ExpressionFault } from '../errors.ts'
import { parseLeniently } from '../parser.ts'
import { printExpression } from '../printer.ts'
import type { Scope, ScopeColumn } from '../scope.ts'
import type { Typed } from '../typed.ts'
import type { Type } from '../value.ts'
import type { Target } from './calls.ts'
import { Checker } from './checker.ts'
import type { Functions } from './functions.ts'
import type { Operand } from './operand.ts'
import { ScopeNames } from './scope-names.ts'

/** An expression that has a meaning among the columns and functions at hand. */
export interface CheckedExpression {
  readonly typed: Typed
  readonly type: Type
  /** Those that are read, in the order in which the text names them first. */
  readonly columns: readonly ScopeColumn[]
  /** What is hardly meant, in order of place. */
  readonly warnings: readonly ExpressionFault[]
  /** The expression as the language writes it. */
  readonly printed: string
}

export type { Functions, Target }

/** This moment, in microseconds since 1970-01-01 00:00:00 UTC. */
export const instant = (): bigint => BigInt(Date.now()) * 1000n

/**
 * What an expression means among the columns of a scope.
 *
 * @param target where it will be computed, which a few functions depend on
 * @param now its instant, for NOW and TODAY: this moment unless told otherwise
 * @throws InvalidExpression with everything that is wrong with it
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
 * The same of what is to be true or false of a row; a number is true where it is not 0.
 *
 * @throws InvalidExpression with everything that is wrong with it
 */
export const checkCondition = (
  text: string,
  scope: Scope,
  functions: Functions,
  target: Target,
  now: bigint = instant(),
): CheckedExpression =>
  check(text, scope, functions, target, now, (checker, expression) => checker.condition(expression))

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
    type: typed.type,
    columns: [...checker.columns],
    warnings: checker.warnings.inOrder(),
    printed: printExpression(expression),
  }
}
