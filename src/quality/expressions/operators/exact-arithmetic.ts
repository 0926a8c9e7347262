import { overload, type Overload, type SqlArgument } from '../declaration.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { formsOf } from '../dialects/index.ts'
import {
  canonical,
  type Exact,
  isComputable,
  MAX_COMPUTED_SIZE,
  MAX_WHOLE_DIGITS,
  toDouble,
  WHOLE_LIMIT,
  wholeOf,
} from '../exact/numbers.ts'
import { always } from '../memory.ts'
import { type ExactParts, type Sql, sql, verbatim } from '../sql.ts'
import type { Value } from '../value.ts'

export type ExactOperator = '+' | '-' | '*'

/** Additions, subtractions and multiplications of numbers, which are given by their indexes. */
export type Computation =
  number | { readonly operator: ExactOperator; readonly left: Computation; readonly right: Computation }

/** Computes a value of a computation from the values of its numbers. */
function fold<T>(
  computation: Computation,
  numberAt: (index: number) => T,
  combine: (operator: ExactOperator, left: T, right: T) => T,
): T {
  if (typeof computation === 'number') return numberAt(computation)
  const { operator, left, right } = computation
  return combine(operator, fold(left, numberAt, combine), fold(right, numberAt, combine))
}

type Doubles = (numbers: readonly number[]) => number

const DOUBLES: Readonly<Record<ExactOperator, (left: Doubles, right: Doubles) => Doubles>> = {
  '+': (left, right) => (numbers) => left(numbers) + right(numbers),
  '-': (left, right) => (numbers) => left(numbers) - right(numbers),
  '*': (left, right) => (numbers) => left(numbers) * right(numbers),
}

const WHOLES: Readonly<Record<ExactOperator, (left: bigint, right: bigint) => bigint>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
}

/** The result of an operator. Undefined if it has too many digits. */
function computable(
  left: bigint | undefined,
  right: bigint | undefined,
  operator: (left: bigint, right: bigint) => bigint,
): bigint | undefined {
  if (left === undefined || right === undefined) return undefined
  const result = operator(left, right)
  return isComputable(result) ? result : undefined
}

/** The size of a result is at most the product or the sum of the sizes of its parts. */
const sizeOperator = (operator: ExactOperator): ExactOperator => (operator === '*' ? '*' : '+')

const infix = (operator: ExactOperator, left: Sql, right: Sql): Sql =>
  sql`(${left} ${verbatim(operator)} ${right})`

/** The type whose operations fail if a result has more than 38 digits. */
const DIGITS_38 = verbatim(`decimal(${MAX_WHOLE_DIGITS}, 0)`)

/**
 * The result of numbers that are all whole. Null if it or an intermediate result has too many digits.
 * @param isComputed true if all intermediate results fit in 128 bits
 */
function wholeResult(
  { mapped, listOf, exact }: SqlDialect,
  computation: Computation,
  numbers: readonly ExactParts[],
  isComputed: Sql,
): Sql {
  const wholes = mapped(listOf(numbers.map(exact.structOf)), (part) => {
    const whole = exact.wholeSql({ double: sql`${part}.d`, digits: sql`${part}.t` })
    return sql`cast(${whole} as ${DIGITS_38})`
  })
  // The engine may compute a branch that it does not take, so null numbers prevent an overflow.
  const large = mapped(listOf([sql`case when ${isComputed} then ${wholes} end`]), (part) => {
    const result = fold(computation, (i) => sql`${part}[${verbatim(String(i + 1))}]`, infix)
    return exact.wholeStruct(sql`try(${result})`)
  })
  return sql`${large}[1]`
}

/** Bytes of a whole number with its sign. */
const WHOLE_BYTES = MAX_WHOLE_DIGITS + 1
const MADE_BYTES = 500

/**
 * A computation with numbers of any size. If all numbers are whole, the result is exact to 38 digits. Otherwise it is
 * a double. A chain of operators is one computation, so that the SQL tests the sizes once. The size of each part is at
 * most the size of the whole, because 1 is added to the size of each number.
 */
export const exactArithmetic = (computation: Computation, count: number): Overload =>
  overload({
    parameters: Array.from({ length: count }, () => ({ name: 'number', type: 'exact' }) as const),
    returns: 'exact',
    isComputed: true,
    longest: always(WHOLE_BYTES),
    makes: always(MADE_BYTES * count),
    sql: formsOf((dialect) => (args: readonly SqlArgument[]) => {
      const { computed, withParts } = dialect.exact
      return withParts(
        args.map((arg) => arg.sql),
        (numbers) => {
          const double = fold(computation, (i) => numbers[i]!.double, infix)
          const size = fold(
            computation,
            (i) => sql`(abs(${numbers[i]!.double}) + 1)`,
            (operator, left, right) => infix(sizeOperator(operator), left, right),
          )
          return computed(double, size, (isComputed) =>
            wholeResult(dialect, computation, numbers, isComputed),
          )
        },
      )
    }),
    evaluator: () => {
      const double = fold<Doubles>(
        computation,
        (i) => (numbers) => numbers[i]!,
        (operator, left, right) => DOUBLES[operator](left, right),
      )
      const size = fold<Doubles>(
        computation,
        (i) => (numbers) => Math.abs(numbers[i]!) + 1,
        (operator, left, right) => DOUBLES[sizeOperator(operator)](left, right),
      )
      return (...exact: Exact[]): Value => {
        const numbers = exact.map(toDouble)
        const result = double(numbers)
        const bound = size(numbers)
        if (bound >= WHOLE_LIMIT && bound < MAX_COMPUTED_SIZE) {
          const wholes = exact.map(wholeOf)
          if (wholes.every((whole) => whole !== undefined)) {
            const whole = fold<bigint | undefined>(
              computation,
              (i) => wholes[i]!,
              (operator, left, right) => computable(left, right, WHOLES[operator]),
            )
            if (whole !== undefined) return canonical(whole)
          }
        }
        return Number.isFinite(result) ? result + 0 : null
      }
    },
  })
