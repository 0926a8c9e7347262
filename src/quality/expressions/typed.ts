import type { Span } from './ast.ts'
import type { Overload } from './declaration.ts'
import type { ScopeColumn } from './scope.ts'
import type { Type, Value } from './value.ts'

/**
 * An expression with resolved columns, functions and types. Conversions and operators are calls, so that there are
 * only three kinds of node to compile and to evaluate.
 */
export type Typed = TypedConstant | TypedColumn | TypedCall

export interface TypedConstant extends Span {
  readonly kind: 'constant'
  readonly type: Type
  readonly value: Value
}

/** The stored value of a column. A raw column has a text. */
export interface TypedColumn extends Span {
  readonly kind: 'column'
  readonly type: Type
  readonly column: ScopeColumn
  /** The index of the column in the scope and in the evaluated rows. */
  readonly index: number
}

export interface TypedCall extends Span {
  readonly kind: 'call'
  readonly type: Type
  readonly overload: Overload
  /** One element for each argument, in the order of the parameters. */
  readonly args: readonly Typed[]
}
