import {
  inEach,
  overload,
  type FunctionDeclaration,
  type Overload,
  type Parameter,
  type SqlArgument,
} from '../../declaration.ts'
import { numberParameter } from '../parameters.ts'
import { WHOLE_LIMIT_SQL } from '../../exact/exact-sql.ts'
import { canonical, type Exact, sizeOf, toDouble, wholeOf } from '../../exact/numbers.ts'
import { always, sumOf } from '../../memory.ts'
import { type ExactParts, type Sql, sql } from '../../sql.ts'
import type { SqlDialect } from '../../dialects/dialect.ts'
import { formsOf } from '../../dialects/index.ts'

const LEAST_INTEGER = -(2n ** 63n)

/** True if `a` is a multiple of `b`, except for an error of their binary forms. */
function isMultiple(a: number, b: number): boolean {
  if (Number.isInteger(a) && Number.isInteger(b)) return false
  const times = a / b
  return Math.abs(times - Math.round(times)) <= Math.min(1e-14 * Math.abs(times), 1e-3)
}

function isMultipleSql({ truncated }: SqlDialect, a: Sql, b: Sql): Sql {
  const times = sql`(${a} / ${b})`
  return sql`(${truncated(a)} <> ${a} or ${truncated(b)} <> ${b})
    and abs(${times} - round(${times})) <= least(1e-14 * abs(${times}), 1e-3)`
}

const integer = (name: string): Parameter => ({ name, type: 'integer' })

const signOverload = (type: 'integer' | 'decimal'): Overload =>
  overload({
    parameters: [{ name: 'number', type }],
    returns: 'integer',
    sql: inEach((x) => sql`cast(sign(${x}) as bigint)`),
    evaluator: () => (x: bigint | number) => (x > 0 ? 1n : x < 0 ? -1n : 0n),
  })

/** The remainder of doubles in SQL. */
const remainderSql = (dialect: SqlDialect, a: Sql, b: Sql): Sql =>
  sql`case when ${b} = 0 then null when ${isMultipleSql(dialect, a, b)} then 0e0 else ${a} % ${b} end`

const remainder = (a: number, b: number): number | null =>
  b === 0 ? null : isMultiple(a, b) ? 0 : (a % b) + 0

const EXACT_SIZE: Overload = overload({
  parameters: [{ name: 'number', type: 'exact' }],
  returns: 'exact',
  isComputed: true,
  sql: formsOf(
    ({ exact: { structOf, withParts } }) =>
      ([number]: readonly [SqlArgument]) =>
        withParts([number.sql], ([parts]) => {
          const { double, digits } = parts!
          const size = structOf({
            double: sql`abs(${double})`,
            digits: digits && sql`ltrim(${digits}, ' +-')`,
          })
          return sql`case when ${double} is not null then ${size} end`
        }),
  ),
  evaluator: () => sizeOf,
})

const exactRemainder = (a: Exact, b: Exact): Exact | null => {
  const [dividend, divisor] = [wholeOf(a), wholeOf(b)]
  if (dividend !== undefined && divisor !== undefined)
    return divisor === 0n ? null : canonical(dividend % divisor)
  return remainder(toDouble(a), toDouble(b))
}

const EXACT_REMAINDER: Overload = overload({
  parameters: [
    { name: 'number', type: 'exact' },
    { name: 'divisor', type: 'exact' },
  ],
  returns: 'exact',
  isComputed: true,
  longest: sumOf,
  makes: always(500),
  sql: formsOf((dialect) => ([a, b]: readonly [SqlArgument, SqlArgument]) => {
    const { exactSql, wholeSql, wholeStruct, withParts } = dialect.exact
    return withParts([a.sql, b.sql], (parts) => {
      const [one, other] = parts as [ExactParts, ExactParts]
      const ofDoubles = exactSql({
        double: remainderSql(dialect, one.double, other.double),
        digits: undefined,
      })
      const areSmall = sql`abs(${one.double}) < ${WHOLE_LIMIT_SQL} and abs(${other.double}) < ${WHOLE_LIMIT_SQL}`
      const ofWholes = wholeStruct(sql`${wholeSql(one)} % ${wholeSql(other)}`)
      return sql`case when ${areSmall} then ${ofDoubles} when ${other.double} <> 0 then coalesce(${ofWholes}, ${ofDoubles}) end`
    })
  }),
  evaluator: () => exactRemainder,
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
        // The smallest integer has no positive counterpart of 64 bits.
        exact: EXACT_SIZE,
        sql: formsOf(
          ({ onlyIf }) =>
            ([x]: readonly [SqlArgument]) =>
              sql`abs(${onlyIf(x.sql, (x) => sql`${x} > ${LEAST_INTEGER}`)})`,
        ),
        evaluator: () => (x: bigint) => (x === LEAST_INTEGER ? null : x < 0n ? -x : x),
      }),
      overload({
        parameters: [numberParameter('number')],
        returns: 'decimal',
        isComputed: true,
        exact: EXACT_SIZE,
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
      'The remainder of the division of the first number by the second. It has the sign of the first number. Null if the second number is zero. Whole numbers are exact to 38 digits.',
    overloads: [
      overload({
        parameters: [integer('number'), integer('divisor')],
        returns: 'integer',
        // The smallest integer has no positive counterpart, so DuckDB cannot divide it by -1. Trino cannot divide by 0.
        sql: formsOf(
          ({ once }) =>
            ([a, b]: readonly [SqlArgument, SqlArgument]) =>
              once(
                { a: a.sql, b: b.sql },
                ({ a, b }) =>
                  sql`case when ${b} <> 0 and ${a} is not null then case when ${b} = -1 then cast(0 as bigint) else ${a} % ${b} end end`,
              ),
        ),
        evaluator: () => (a: bigint, b: bigint) => (b === 0n ? null : a % b),
      }),
      overload({
        parameters: [numberParameter('number'), numberParameter('divisor')],
        returns: 'decimal',
        isComputed: true,
        exact: EXACT_REMAINDER,
        sql: formsOf(
          (dialect) =>
            ([a, b]: readonly [SqlArgument, SqlArgument]) =>
              dialect.once({ a: a.sql, b: b.sql }, ({ a, b }) => remainderSql(dialect, a, b)),
        ),
        evaluator: () => remainder,
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
