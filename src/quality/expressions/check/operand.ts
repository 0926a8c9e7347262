import type { ScopeColumn } from '../scope.ts'
import type { Typed } from '../typed.ts'
import type { Type } from '../value.ts'

/** A part of an expression whose type is known. */
export interface Operand {
  readonly typed: Typed
  /** Of a bare attribute: its values are texts, and are read as what its partner asks for. */
  readonly attribute: ScopeColumn | undefined
  /** A number that is computed: it is compared to 14 digits, also where it came through a choice. */
  readonly isComputed: boolean
}

export const operandOf = (typed: Typed, isComputed = false): Operand => ({
  typed,
  attribute: typed.kind === 'column' && typed.column.raw !== undefined ? typed.column : undefined,
  isComputed,
})

/** What its values are, or are read as where nothing else is asked for. */
export const typeOf = ({ typed, attribute }: Operand): Type => attribute?.type ?? typed.type

/** Types that are brought to one another without a word. */
export type Family = 'number' | 'moment' | 'time' | 'text' | 'null'

const FAMILIES: Readonly<Record<Type, Family>> = {
  integer: 'number',
  decimal: 'number',
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
  logical: 'a logical value',
  date: 'a date',
  time: 'a time',
  timestamp: 'a timestamp',
  null: 'null',
}
