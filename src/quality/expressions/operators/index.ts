import type { BinaryOperator, ComparisonOperator, UnaryOperator } from '../ast.ts'
import type { Overload } from '../declaration.ts'
import { ARITHMETIC, NEGATION, PLUS } from './arithmetic.ts'
import { CONCATENATION } from './concatenation.ts'
import { AND, NOT, OR } from './logic.ts'

export { caseOf } from './case.ts'
export { comparison, membership } from './comparison.ts'
export { LIKE } from './like.ts'

/** What each operator before an operand can be, the first that the operand fits is taken. */
export const UNARY_OPERATORS: Readonly<Record<UnaryOperator, readonly Overload[]>> = {
  '-': NEGATION,
  '+': PLUS,
  NOT: [NOT],
}

/**
 * What each operator between operands can be, the first that they fit is taken; those of AND, OR and `||` take any
 * number of operands, so that a chain of one is one call. Comparisons depend on both sides: see comparison().
 */
export const BINARY_OPERATORS: Readonly<
  Record<Exclude<BinaryOperator, ComparisonOperator>, readonly Overload[]>
> = {
  ...ARITHMETIC,
  '||': [CONCATENATION],
  AND: [AND],
  OR: [OR],
}
