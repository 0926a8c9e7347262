import type { Span } from '../ast.ts'
import { shown, type FaultList } from '../errors.ts'
import { exactOf } from '../exact/numbers.ts'
import { keepsDigits } from './number-facts.ts'
import { operandOf, type Operand } from './operand.ts'

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n
/** Every integer of this many digits fits in 64 bits. */
const SAFE_DIGITS = 18

/**
 * A number with its sign. It is an integer if it has no decimal point and no exponent and fits in 64 bits. Otherwise
 * it is a decimal, or an exact number if a double would lose digits. Reports a number that is too large to `faults`.
 */
export function numberOf(
  { digits }: { readonly digits: string },
  sign: '+' | '-' | '',
  { start, end }: Span,
  faults: FaultList,
): Operand | undefined {
  const written = sign === '-' ? `-${digits}` : digits
  const integer = integerOf(written)
  if (integer !== undefined)
    return operandOf({ kind: 'constant', type: 'integer', value: integer, start, end })
  const number = exactOf(written)
  if (number !== null) {
    const operand = operandOf({ kind: 'constant', type: 'exact', value: number, start, end })
    if (typeof number !== 'number' || !keepsDigits(operand.numbers)) return operand
    return operandOf({ kind: 'constant', type: 'decimal', value: number, start, end })
  }
  faults.add('type', { start, end }, `${shown(written)} is too large; the largest number is about 1.8E+308.`)
  return undefined
}

function integerOf(written: string): bigint | undefined {
  if (!DIGITS.test(written)) return undefined
  const integer = BigInt(written)
  return written.length <= SAFE_DIGITS || (integer >= LEAST && integer <= GREATEST) ? integer : undefined
}

const DIGITS = /^-?[0-9]+$/
