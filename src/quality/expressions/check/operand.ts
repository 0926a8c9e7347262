import type { ScopeColumn } from '../scope.ts'
import type { Typed } from '../typed.ts'
import type { ExactOperator } from '../operators/index.ts'
import type { Type } from '../value.ts'
import { factsOf, type NumberFacts } from './number-facts.ts'

/** A part of an expression whose type is known. */
export interface Operand {
  readonly typed: Typed
  /**
   * The attribute, if the operand is the bare name of one. Its values are texts, which are converted to the type of
   * the other operand.
   */
  readonly attribute: ScopeColumn | undefined
  /**
   * True for a computed number, also if it was chosen by a CASE or a function. Computed numbers are compared to 14
   * digits.
   */
  readonly isComputed: boolean
  readonly numbers: NumberFacts
  /** The operator and the operands, if the operand is a sum, a difference or a product that can be exact. */
  readonly computation: OperandComputation | undefined
}

export interface OperandComputation {
  readonly operator: ExactOperator
  readonly left: Operand
  readonly right: Operand
}

class LazyOperand implements Operand {
  readonly typed: Typed
  readonly attribute: ScopeColumn | undefined
  readonly isComputed: boolean
  readonly computation: OperandComputation | undefined
  readonly #factsOfNumbers: (() => NumberFacts) | undefined
  #numbers: NumberFacts | undefined

  constructor(
    typed: Typed,
    isComputed: boolean,
    factsOfNumbers: (() => NumberFacts) | undefined,
    computation: OperandComputation | undefined,
  ) {
    this.typed = typed
    this.attribute = typed.kind === 'column' && typed.column.raw !== undefined ? typed.column : undefined
    this.isComputed = isComputed
    this.computation = computation
    this.#factsOfNumbers = factsOfNumbers
  }

  /** Most operands are not computed with, so their facts are not needed. */
  get numbers(): NumberFacts {
    return (this.#numbers ??= this.#factsOfNumbers?.() ?? factsOf(this.typed))
  }
}

/** @param factsOfNumbers by default the facts of a constant, a column or a call without numbers */
export const operandOf = (
  typed: Typed,
  isComputed = false,
  factsOfNumbers?: () => NumberFacts,
  computation?: OperandComputation,
): Operand => new LazyOperand(typed, isComputed, factsOfNumbers, computation)

/** The type of the values, or the type that they are converted to by default. */
export const typeOf = ({ typed, attribute }: Operand): Type => attribute?.type ?? typed.type

/** Groups of types with implicit conversions between them. */
export type Family = 'number' | 'moment' | 'time' | 'text' | 'null'

const FAMILIES: Readonly<Record<Type, Family>> = {
  integer: 'number',
  decimal: 'number',
  exact: 'number',
  logical: 'number',
  date: 'moment',
  timestamp: 'moment',
  time: 'time',
  text: 'text',
  null: 'null',
}

export const familyOf = (type: Type): Family => FAMILIES[type]

/** The type as part of a sentence. */
export const TYPE_WORDS: Readonly<Record<Type, string>> = {
  text: 'a text',
  integer: 'an integer',
  decimal: 'a number',
  exact: 'a number',
  logical: 'a logical value',
  date: 'a date',
  time: 'a time',
  timestamp: 'a timestamp',
  null: 'null',
}
