import type { InvalidExpression } from '../expressions/errors.ts'
import { QualityError } from '../model/errors.ts'

/** The fields of a rule that hold an expression. */
export type ExpressionField = 'expression' | 'filter' | 'group' | 'aggregate'

/** Expressions of a rule are not valid for its entity. */
export class RuleInvalid extends QualityError {
  readonly faults: readonly { readonly field: ExpressionField; readonly error: InvalidExpression }[]

  constructor(faults: RuleInvalid['faults']) {
    super(faults.map(({ error }) => error.message).join(' '))
    this.faults = faults
  }

  /** True if all faults are unknown columns. */
  get isOfUnknownColumns(): boolean {
    return this.faults.every(({ error }) => error.isOfUnknownColumns)
  }
}
