/** What is known of the numbers of an operand before any row is read. It decides whether doubles hold their digits. */
import { readExact } from '../conversions/text-to-number.ts'
import { DOUBLE_DIGITS, type Exact, MAX_SIZE, toDouble } from '../exact/numbers.ts'
import type { ScopeColumn } from '../scope.ts'
import type { Typed, TypedCall } from '../typed.ts'
import type { Value } from '../value.ts'

export interface NumberFacts {
  /** True if a double identifies each number, so that doubles compare as the numbers do. */
  readonly isShort: boolean
  /** True if a function or a division computes the numbers as doubles, or if they have a fraction. */
  readonly isInexact: boolean
  /** No whole number is greater or less than this size. Infinity if it is unknown. */
  readonly bound: number
}

/** Below this size, doubles hold all digits of whole numbers, and their texts show these digits. */
export const SHORT_BOUND = 10 ** DOUBLE_DIGITS

/** No count, length or position and no number of days or seconds is this large. */
const COUNT_BOUND = 1e12

const NO_NUMBERS: NumberFacts = { isShort: true, isInexact: false, bound: 1 }
const ANY_NUMBERS: NumberFacts = { isShort: false, isInexact: false, bound: Infinity }
export const DOUBLES: NumberFacts = { isShort: true, isInexact: true, bound: Infinity }

/** The facts of a constant, a column, or a call of a function without numbers. */
export function factsOf(typed: Typed): NumberFacts {
  switch (typed.kind) {
    case 'constant':
      return ofConstant(typed.value)
    case 'column':
      return typed.column.raw === undefined ? ofPlain(typed.column) : ofAttribute(typed.column)
    case 'call':
      return ofResult(typed)
  }
}

function ofConstant(value: Value): NumberFacts {
  if (typeof value !== 'string')
    return typeof value === 'boolean' || value === null ? NO_NUMBERS : ofNumber(value)
  const number = readExact(value)
  return number === null ? NO_NUMBERS : ofNumber(number)
}

function ofNumber(number: Exact): NumberFacts {
  if (typeof number === 'string') return { ...ANY_NUMBERS, isInexact: true }
  const bound = Math.abs(toDouble(number))
  if (!isWhole(number)) return DOUBLES
  return { isShort: bound < SHORT_BOUND, isInexact: false, bound }
}

/** True if a sum or a product of the number can be exact. */
const isWhole = (number: number | bigint): boolean =>
  typeof number === 'bigint' || (Number.isInteger(number) && Math.abs(number) < MAX_SIZE)

function ofPlain({ type, isLarge }: ScopeColumn): NumberFacts {
  if (type === 'decimal') return DOUBLES
  if (type === 'text' || type === 'exact' || isLarge === true) return ANY_NUMBERS
  return { isShort: true, isInexact: false, bound: COUNT_BOUND }
}

function ofAttribute({ type, raw }: ScopeColumn): NumberFacts {
  if (type === 'logical') return NO_NUMBERS
  const { maxLength = Infinity, isClean = false, profiled } = raw ?? {}
  if (maxLength > DOUBLE_DIGITS) return ANY_NUMBERS
  const { numbers } = profiled?.profile ?? {}
  const isNumber = isClean && (type === 'integer' || type === 'decimal')
  const bound =
    isNumber && numbers
      ? Math.max(Math.abs(Number(numbers.min)), Math.abs(Number(numbers.max)))
      : isNumber && type === 'integer'
        ? 10 ** maxLength
        : Infinity
  return { isShort: true, isInexact: false, bound }
}

function ofResult({ type, overload: { returns } }: TypedCall): NumberFacts {
  if (returns === 'decimal') return DOUBLES
  return type === 'text' || type === 'exact' || type === 'integer' ? ANY_NUMBERS : NO_NUMBERS
}

const NUMBER_TYPES: ReadonlySet<string> = new Set(['integer', 'decimal', 'exact'])

/** The facts of a call. @param args the facts of its arguments, in the order of the parameters */
export function factsOfCall(call: TypedCall, args: readonly NumberFacts[]): NumberFacts {
  const { type, overload } = call
  const [first] = args
  if (overload.returns === 'same') return commonFacts(args)
  if (type === 'integer') {
    if (overload.reads !== undefined) return ANY_NUMBERS
    const isOfNumbers = overload.parameters.some(({ type }) => NUMBER_TYPES.has(type))
    const bound = isOfNumbers ? Math.max(COUNT_BOUND, first?.bound ?? 0) : COUNT_BOUND
    return { isShort: bound < SHORT_BOUND, isInexact: false, bound }
  }
  if (type !== 'decimal' || overload.exact === undefined || first === undefined) return ofResult(call)
  return { isShort: true, isInexact: args.some(({ isInexact }) => isInexact), bound: first.bound }
}

/** The facts of a value that is one of several values. */
export const commonFacts = (args: readonly NumberFacts[]): NumberFacts => ({
  isShort: args.every(({ isShort }) => isShort),
  isInexact: args.every(({ isInexact }) => isInexact),
  bound: Math.max(...args.map(({ bound }) => bound)),
})

/** True if the double of each number, and the text of the double, have all digits that the number has. */
export const keepsDigits = ({ isShort, isInexact, bound }: NumberFacts): boolean =>
  isShort && (isInexact || bound < SHORT_BOUND)

/** True if a function of these numbers needs all their digits. */
export const needsExact = (args: readonly NumberFacts[]): boolean =>
  // A long fraction that is written is inexact in sums only. A computed double has lost its digits.
  !args.every(keepsDigits) && !args.some(({ isInexact, isShort }) => isInexact && isShort)
