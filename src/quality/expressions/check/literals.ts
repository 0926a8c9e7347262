import type { Span } from '../ast.ts'
import { shown, type FaultList } from '../errors.ts'
import { operandOf, type Operand } from './operand.ts'

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n
/** So many digits are within 64 bits whatever they are. */
const SAFE_DIGITS = 18

/**
 * A number with the sign before it: without point and exponent and within 64 bits an integer, else a decimal.
 * One that is too large for a decimal is told to `faults`.
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
  const number = Number(written)
  if (Number.isFinite(number))
    return operandOf({ kind: 'constant', type: 'decimal', value: number + 0, start, end })
  faults.add('type', { start, end }, `${shown(written)} is too large; the largest number is about 1.8E+308.`)
  return undefined
}

function integerOf(written: string): bigint | undefined {
  if (!DIGITS.test(written)) return undefined
  const integer = BigInt(written)
  return written.length <= SAFE_DIGITS || (integer >= LEAST && integer <= GREATEST) ? integer : undefined
}

const DIGITS = /^-?[0-9]+$/
