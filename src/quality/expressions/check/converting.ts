import { conversion } from '../conversions/index.ts'
import type { ParameterType } from '../declaration.ts'
import type { FaultList } from '../errors.ts'
import { shown } from '../errors.ts'
import { type Exact, wholeOf as wholeNumberOf } from '../exact/numbers.ts'
import type { Typed } from '../typed.ts'
import type { Type } from '../value.ts'
import { foldedConversion } from './folding.ts'
import { familyOf, operandOf, typeOf, type Operand } from './operand.ts'

/** The cost of a conversion. Overload resolution chooses the overload with the lowest cost. */
export const FIT = { EXACT: 0, WIDER: 1, OTHER: 2, AS_TEXT: 3, READ: 4 } as const
export type Fit = (typeof FIT)[keyof typeof FIT]

/** The cost of an implicit conversion of the operand to the type. Undefined if there is no such conversion. */
export function fitOf(operand: Operand, to: Exclude<ParameterType, 'same'>): Fit | undefined {
  const from = typeOf(operand)
  if (from === to || from === 'null' || to === 'any') return FIT.EXACT
  if (stepsOf(operand, to) === undefined) return undefined
  if (to === 'text') return FIT.AS_TEXT
  if (from === 'text') return FIT.READ
  return familyOf(from) === familyOf(to) && from !== 'logical' && to !== 'logical' ? FIT.WIDER : FIT.OTHER
}

/**
 * The operand converted to a type that it fits.
 * Reports a constant text that cannot be converted to `faults`, and returns undefined.
 */
export function converted(operand: Operand, to: Type, faults: FaultList): Operand | undefined {
  const { typed } = operand
  const { start, end } = typed
  if (typed.type === 'null') return operandOf({ kind: 'constant', type: to, value: null, start, end })
  let result: Typed = typed
  for (const type of stepsOf(operand, to) ?? []) {
    const column = result === typed ? operand.attribute : undefined
    const overload = conversion(result.type, type, column)
    if (overload === undefined) {
      result = { ...result, type, value: wholeOf(result) } as Typed
    } else {
      result = foldedConversion({ kind: 'call', type, overload, args: [result], start, end })
    }
  }
  if (
    typed.kind === 'constant' &&
    typed.type === 'text' &&
    typed.value !== null &&
    result.kind === 'constant' &&
    result.value === null
  ) {
    faults.add(
      'type',
      typed,
      `"${shown(String(typed.value))}" is ${FORMS[to] ?? 'not a value of this type'}.`,
    )
    return undefined
  }
  return operandOf(result, operand.isComputed && (to === 'decimal' || to === 'exact'), () => operand.numbers)
}

const FORMS: Readonly<Partial<Record<Type, string>>> = {
  integer: 'not a number; write digits, such as 12',
  decimal: 'not a number; write digits, such as 12.5',
  exact: 'not a number; write digits, such as 12.5',
  logical: 'neither true nor false; write TRUE or FALSE',
  date: 'not a date; write it as "2024-01-31"',
  time: 'not a time; write it as "09:30:00"',
  timestamp: 'not a date with a time; write it as "2024-01-31 09:30:00"',
}

/**
 * The steps of the conversion, ending with `to`. Empty if the operand already has the type. Undefined if there is no
 * conversion.
 */
function stepsOf(operand: Operand, to: Type): readonly Type[] | undefined {
  const { attribute, typed } = operand
  const from = typeOf(operand)
  if (typed.type === to || from === 'null') return []
  if (attribute === undefined) {
    const isPossible =
      conversion(typed.type, to) !== undefined || (to === 'integer' && wholeOf(typed) !== undefined)
    return isPossible ? [to] : undefined
  }
  // Logical values are written as words and numbers as digits. Read the text by its own type first, then convert.
  if (from !== to && from !== 'text' && (from === 'logical' || to === 'logical')) {
    return familyOf(from) === familyOf(to) ? [from, to] : undefined
  }
  if (from === 'timestamp' && to === 'date') return undefined
  if (from !== 'text' && familyOf(from) !== familyOf(to)) return undefined
  return conversion('text', to, attribute) === undefined ? undefined : [to]
}

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n

/** The integer value of a constant number, such as `1 + 1`. Undefined if the number is not an integer of 64 bits. */
function wholeOf(typed: Typed): bigint | undefined {
  if (typed.kind !== 'constant' || typed.value === null) return undefined
  if (typed.type !== 'decimal' && typed.type !== 'exact') return undefined
  const whole = wholeNumberOf(typed.value as Exact)
  return whole !== undefined && whole >= LEAST && whole <= GREATEST ? whole : undefined
}
