import type { Span } from '../ast.ts'
import { type Computation, exactArithmetic } from '../operators/index.ts'
import { callOf, type CheckContext, type OverloadMatch } from './calls.ts'
import { DOUBLES, keepsDigits, SHORT_BOUND } from './number-facts.ts'
import { operandOf, type Operand, type OperandComputation } from './operand.ts'

/**
 * A sum, a difference or a product. Doubles compute it if they hold all digits, or if an operand has lost digits
 * already. Otherwise it becomes one exact computation together with its operands.
 * @param match the overload for doubles
 */
export function arithmetic(
  match: OverloadMatch,
  computation: OperandComputation,
  span: Span,
  context: CheckContext,
): Operand | undefined {
  const { operator, left, right } = computation
  const [one, other] = [left.numbers, right.numbers]
  const bound = operator === '*' ? one.bound * other.bound : one.bound + other.bound
  const isInexact = one.isInexact || other.isInexact
  if (isInexact || (keepsDigits(one) && keepsDigits(other) && bound < SHORT_BOUND)) {
    const result = callOf(match, [left, right], span, context)
    if (result === undefined || isInexact) return result && operandOf(result.typed, true, () => DOUBLES)
    return operandOf(result.typed, true, () => ({ isShort: true, isInexact, bound }), computation)
  }
  const numbers: Operand[] = []
  const shape = shapeOf(computation, numbers)
  const overload = exactArithmetic(shape, numbers.length)
  const result = callOf({ overload, same: undefined, cost: 0 }, numbers, span, context)
  return result && operandOf(result.typed, true, () => result.numbers, computation)
}

/** The computation of numbers by their indexes. Appends the numbers to a list. */
function shapeOf({ operator, left, right }: OperandComputation, numbers: Operand[]): Computation {
  const part = (operand: Operand): Computation =>
    operand.computation === undefined ? numbers.push(operand) - 1 : shapeOf(operand.computation, numbers)
  return { operator, left: part(left), right: part(right) }
}
