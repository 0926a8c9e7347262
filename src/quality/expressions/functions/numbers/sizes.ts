import {
  inEach,
  overload,
  type FunctionDeclaration,
  type Overload,
  type Parameter,
} from '../../declaration.ts'
import { numberParameter } from '../parameters.ts'
import { type Sql, sql } from '../../sql.ts'
import { once, onlyIf } from '../../dialects/duckdb.ts'
import { LEAST_INTEGER as LEAST_INTEGER_SQLITE } from '../../dialects/sqlite.ts'

const LEAST_INTEGER = -(2n ** 63n)

/** True if `a` is a multiple of `b`, except for an error of their binary forms. */
function isMultiple(a: number, b: number): boolean {
  if (Number.isInteger(a) && Number.isInteger(b)) return false
  const times = a / b
  return Math.abs(times - Math.round(times)) <= Math.min(1e-14 * Math.abs(times), 1e-3)
}

function isMultipleSql(a: Sql, b: Sql): Sql {
  const times = sql`(${a} / ${b})`
  return sql`(trunc(${a}) <> ${a} or trunc(${b}) <> ${b})
    and abs(${times} - round(${times})) <= least(1e-14 * abs(${times}), 1e-3)`
}

const integer = (name: string): Parameter => ({ name, type: 'integer' })

const signOverload = (type: 'integer' | 'decimal'): Overload =>
  overload({
    parameters: [{ name: 'number', type }],
    returns: 'integer',
    sql: {
      duckdb: ([x]) => sql`cast(sign(${x.sql}) as bigint)`,
      sqlite: ([x]) => sql`(${x.sql} > 0) - (${x.sql} < 0)`,
    },
    evaluator: () => (x: bigint | number) => (x > 0 ? 1n : x < 0 ? -1n : 0n),
  })

export const SIZES: readonly FunctionDeclaration[] = [
  {
    name: 'ABS',
    group: 'Numeric',
    description: 'The number without its sign.',
    overloads: [
      overload({
        parameters: [integer('number')],
        returns: 'integer',
        sql: {
          duckdb: ([x]) => sql`abs(${onlyIf(x.sql, (x) => sql`${x} > ${LEAST_INTEGER}`)})`,
          sqlite: ([x]) => sql`abs(nullif(${x.sql}, ${LEAST_INTEGER_SQLITE}))`,
        },
        evaluator: () => (x: bigint) => (x === LEAST_INTEGER ? null : x < 0n ? -x : x),
      }),
      overload({
        parameters: [numberParameter('number')],
        returns: 'decimal',
        isComputed: true,
        sql: inEach((x) => sql`abs(${x})`),
        evaluator: () => Math.abs,
      }),
    ],
    examples: [
      { expression: 'ABS(-12.5)', result: '12.5' },
      { expression: 'ABS(0)', result: '0' },
    ],
  },
  {
    name: 'SIGN',
    group: 'Numeric',
    description: '1 for a positive number, -1 for a negative number, 0 for zero.',
    overloads: [signOverload('integer'), signOverload('decimal')],
    examples: [
      { expression: 'SIGN(-12.5)', result: '-1' },
      { expression: 'SIGN(0)', result: '0' },
    ],
  },
  {
    name: 'MOD',
    group: 'Numeric',
    description:
      'The remainder of the division of the first number by the second. It has the sign of the first number. Null if the second number is zero. Integers are exact to 64 bits.',
    overloads: [
      overload({
        parameters: [integer('number'), integer('divisor')],
        returns: 'integer',
        // The smallest integer has no positive counterpart, so the engine cannot divide it by -1.
        sql: {
          duckdb: ([a, b]) =>
            once(
              { a: a.sql, b: b.sql },
              ({ a, b }) => sql`case when ${b} = -1 then ${a} & 0 else ${a} % ${b} end`,
            ),
          sqlite: ([a, b]) => sql`${a.sql} % ${b.sql}`,
        },
        evaluator: () => (a: bigint, b: bigint) => (b === 0n ? null : a % b),
      }),
      overload({
        parameters: [numberParameter('number'), numberParameter('divisor')],
        returns: 'decimal',
        isComputed: true,
        sql: {
          duckdb: ([a, b]) =>
            once(
              { a: a.sql, b: b.sql },
              ({ a, b }) =>
                sql`case when ${b} = 0 then null when ${isMultipleSql(a, b)} then 0 else ${a} % ${b} end`,
            ),
        },
        evaluator: () => (a: number, b: number) => (b === 0 ? null : isMultiple(a, b) ? 0 : (a % b) + 0),
      }),
    ],
    examples: [
      { expression: 'MOD(7, 3)', result: '1' },
      { expression: 'MOD(-7, 3)', result: '-1' },
      { expression: 'MOD(0.3, 0.1)', result: '0' },
      { expression: 'MOD(7, 0)', result: null },
    ],
  },
]
