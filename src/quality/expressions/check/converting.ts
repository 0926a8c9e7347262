import { conversion } from '../conversions/index.ts'
import type { ParameterType } from '../declaration.ts'
import type { FaultList } from '../errors.ts'
import { shown } from '../errors.ts'
import type { Typed } from '../typed.ts'
import type { Type } from '../value.ts'
import { foldedConversion } from './folding.ts'
import { familyOf, operandOf, typeOf, type Operand } from './operand.ts'

/** How much a conversion changes: of ways to call a function the one that changes least is taken. */
export const FIT = { EXACT: 0, WIDER: 1, OTHER: 2, AS_TEXT: 3, READ: 4 } as const
export type Fit = (typeof FIT)[keyof typeof FIT]

/** How an operand becomes a value of the type by itself; undefined where it does not. */
export function fitOf(operand: Operand, to: Exclude<ParameterType, 'same'>): Fit | undefined {
  const from = typeOf(operand)
  if (from === to || from === 'null' || to === 'any') return FIT.EXACT
  if (stepsOf(operand, to) === undefined) return undefined
  if (to === 'text') return FIT.AS_TEXT
  if (from === 'text') return FIT.READ
  return familyOf(from) === familyOf(to) && from !== 'logical' && to !== 'logical' ? FIT.WIDER : FIT.OTHER
}

/**
 * The operand as a value of the type, which it fits.
 * A constant text that is none is told to `faults`, and undefined is given.
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
    faults.add('type', typed, `"${shown(String(typed.value))}" is ${FORMS[to] ?? 'not a value of this type'}.`)
    return undefined
  }
  return operandOf(result, operand.isComputed && to === 'decimal')
}

const FORMS: Readonly<Partial<Record<Type, string>>> = {
  integer: 'not a number; write digits, such as 12',
  decimal: 'not a number; write digits, such as 12.5',
  logical: 'neither true nor false; write TRUE or FALSE',
  date: 'not a date; write it as "2024-01-31"',
  time: 'not a time; write it as "09:30:00"',
  timestamp: 'not a date with a time; write it as "2024-01-31 09:30:00"',
}

/** The types on the way, the last being `to`; none where it is that already; undefined where there is no way. */
function stepsOf(operand: Operand, to: Type): readonly Type[] | undefined {
  const { attribute, typed } = operand
  const from = typeOf(operand)
  if (typed.type === to || from === 'null') return []
  if (attribute === undefined) {
    const isPossible =
      conversion(typed.type, to) !== undefined || (to === 'integer' && wholeOf(typed) !== undefined)
    return isPossible ? [to] : undefined
  }
  // Truth is written in words and numbers in digits, so that one is read as what it is before it becomes the other.
  if (from !== to && from !== 'text' && (from === 'logical' || to === 'logical')) {
    return familyOf(from) === familyOf(to) ? [from, to] : undefined
  }
  if (from === 'timestamp' && to === 'date') return undefined
  if (from !== 'text' && familyOf(from) !== familyOf(to)) return undefined
  return conversion('text', to, attribute) === undefined ? undefined : [to]
}

/** The integer that a constant decimal is: `1 + 1`. */
function wholeOf(typed: Typed): bigint | undefined {
  if (typed.kind !== 'constant' || typed.type !== 'decimal' || typed.value === null) return undefined
  const number = typed.value as number
  return Number.isSafeInteger(number) ? BigInt(number) : undefined
}
