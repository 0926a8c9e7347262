import type { Span } from './ast.ts'
import type { Overload } from './declaration.ts'
import type { ScopeColumn } from './scope.ts'
import type { Type, Value } from './value.ts'

/**
 * An expression whose columns and functions are found and whose types fit: every conversion is a call of its own,
 * operators are calls too, so that there are but three kinds of node to compile and to evaluate.
 */
export type Typed = TypedConstant | TypedColumn | TypedCall

export interface TypedConstant extends Span {
  readonly kind: 'constant'
  readonly type: Type
  readonly value: Value
}

/** The stored value of a column: of a raw one its text. */
export interface TypedColumn extends Span {
  readonly kind: 'column'
  readonly type: Type
  readonly column: ScopeColumn
  /** Its place among the columns of the scope, and in the rows that are evaluated. */
  readonly index: number
}

export interface TypedCall extends Span {
  readonly kind: 'call'
  readonly type: Type
  readonly overload: Overload
  /** One for each argument, in the order of the parameters. */
  readonly args: readonly Typed[]
}
