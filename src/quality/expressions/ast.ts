/** Expressions as parsed. They are not resolved: columns, functions and types are unknown here. */

/** A range of the text in UTF-16 units, from `start` to before `end`. */
export interface Span {
  readonly start: number
  readonly end: number
}

export type UnaryOperator = '-' | '+' | 'NOT'
export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>='
export type BinaryOperator = 'OR' | 'AND' | ComparisonOperator | '||' | '+' | '-' | '*' | '/'

export type Expression =
  /** Digits as written, with an optional decimal point or exponent. */
  | ({ readonly kind: 'number'; readonly digits: string } & Span)
  | ({ readonly kind: 'text'; readonly text: string } & Span)
  | ({ readonly kind: 'word'; readonly word: 'TRUE' | 'FALSE' | 'NULL' } & Span)
  /** A column, bare or quoted. */
  | ({ readonly kind: 'name'; readonly name: string } & Span)
  | ({ readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression } & Span)
  | ({
      readonly kind: 'binary'
      readonly operator: BinaryOperator
      readonly left: Expression
      readonly right: Expression
    } & Span)
  | ({
      readonly kind: 'like'
      readonly isNegated: boolean
      readonly value: Expression
      readonly pattern: Expression
    } & Span)
  | ({
      readonly kind: 'in'
      readonly isNegated: boolean
      readonly value: Expression
      readonly items: readonly Expression[]
    } & Span)
  /** `IF … THEN … ELSE …` is a case with one branch and `isIf`. */
  | ({
      readonly kind: 'case'
      readonly isIf: boolean
      readonly branches: readonly { readonly when: Expression; readonly then: Expression }[]
      readonly otherwise: Expression | undefined
    } & Span)
  | ({
      readonly kind: 'call'
      readonly name: string
      readonly nameSpan: Span
      readonly args: readonly Expression[]
    } & Span)
