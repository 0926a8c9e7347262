import type { BinaryOperator, ComparisonOperator, UnaryOperator } from '../ast.ts'
import type { Overload } from '../declaration.ts'
import { ARITHMETIC } from './arithmetic.ts'
import { CONCATENATION } from './concatenation.ts'
import { AND, NOT, OR } from './logic.ts'
import { NEGATION, PLUS } from './signs.ts'

export { isOfNumbers } from './arithmetic.ts'
export { caseOf } from './case.ts'
export { comparison, membership } from './comparison.ts'
export { type Computation, exactArithmetic, type ExactOperator } from './exact-arithmetic.ts'
export { LIKE } from './like.ts'

/** The overloads of the unary operators. Overload resolution chooses the overload with the lowest cost. */
export const UNARY_OPERATORS: Readonly<Record<UnaryOperator, readonly Overload[]>> = {
  '-': NEGATION,
  '+': PLUS,
  NOT: [NOT],
}

/**
 * The overloads of the binary operators. Overload resolution chooses the overload with the lowest cost. AND, OR and
 * `||` take any number of operands, so that a chain is one call. Comparisons depend on the types of both sides: see
 * comparison().
 */
export const BINARY_OPERATORS: Readonly<
  Record<Exclude<BinaryOperator, ComparisonOperator>, readonly Overload[]>
> = {
  ...ARITHMETIC,
  '||': [CONCATENATION],
  AND: [AND],
  OR: [OR],
}
