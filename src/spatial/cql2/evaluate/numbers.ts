import type { ArithmeticOperator } from '../ast.ts'

type Numeric = number | bigint

/** The size of an integer in SQLite and in other stores. */
const BITS = 64

/** A whole number as a number if it is exact, as a bigint up to 64 bits, otherwise as the nearest double. */
export function normalized(whole: bigint): Numeric {
  const value = Number(whole)
  return Number.isSafeInteger(value) || BigInt.asIntN(BITS, whole) !== whole ? value : whole
}

/** True if the value is known to be exact. A double beyond 2^53 can be the result of rounding. */
const isExact = (value: Numeric): boolean => typeof value === 'bigint' || Number.isSafeInteger(value)

/** The result of an operator; null if it is no finite number, such as a quotient by zero. */
export function calculate(operator: ArithmeticOperator, left: Numeric, right: Numeric): Numeric | null {
  switch (operator) {
    case '+':
    case '-':
    case '*':
      return combine(operator, left, right)
    case '%':
    case 'div':
      return divide(operator, left, right)
    case '/':
      return finite(Number(left) / Number(right))
    case '^':
      return finite(Number(left) ** Number(right))
  }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

function combine(operator: '+' | '-' | '*', left: Numeric, right: Numeric): Numeric | null {
  const [one, other] = [Number(left), Number(right)]
  const result = operator === '+' ? one + other : operator === '-' ? one - other : one * other
  const isExactResult = typeof left === 'number' && typeof right === 'number' && Number.isSafeInteger(result)
  if (isExactResult || !isExact(left) || !isExact(right)) return finite(result)
  const [whole, otherWhole] = [BigInt(left), BigInt(right)]
  return normalized(
    operator === '+' ? whole + otherWhole : operator === '-' ? whole - otherWhole : whole * otherWhole,
  )
}

function divide(operator: '%' | 'div', left: Numeric, right: Numeric): Numeric | null {
  if (Number(right) === 0) return null
  if (typeof left === 'number' && typeof right === 'number') {
    const remainder = left % right
    if (operator === '%') return finite(remainder + 0)
    // The quotient of two whole numbers can be rounded to the next one; without the remainder it is exact.
    const quotient = isExact(left) && isExact(right) ? (left - remainder) / right : left / right
    return finite(Math.trunc(quotient) + 0)
  }
  if (!isExact(left) || !isExact(right)) return divide(operator, Number(left), Number(right))
  const [whole, divisor] = [BigInt(left), BigInt(right)]
  return normalized(operator === '%' ? whole % divisor : whole / divisor)
}

export const absolute = (value: Numeric): Numeric =>
  typeof value === 'number' ? Math.abs(value) : normalized(value < 0n ? -value : value)

export const floor = (value: Numeric): Numeric => (typeof value === 'number' ? Math.floor(value) : value)

export const ceiling = (value: Numeric): Numeric => (typeof value === 'number' ? Math.ceil(value) : value)

/** Half a number is rounded away from zero, as in SQL. */
export const round = (value: Numeric): Numeric =>
  typeof value === 'number' ? Math.sign(value) * Math.round(Math.abs(value)) : value
