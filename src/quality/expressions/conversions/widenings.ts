import { overload, type Overload, type SqlArgument } from '../declaration.ts'
import { formsOf } from '../dialects/index.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { canonical, type Exact, toDouble } from '../exact/numbers.ts'
import { DAY_MICROSECONDS } from '../limits.ts'
import { always } from '../memory.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import type { Type, Value } from '../value.ts'

const widening = <Widened extends Exclude<Value, null>>(
  from: Exclude<Type, 'null'>,
  to: Exclude<Type, 'null'>,
  form: (value: Sql, dialect: SqlDialect) => Sql,
  evaluate: (value: Widened) => Value,
  longest = 0,
): Overload =>
  overload({
    parameters: [{ name: from, type: from }],
    returns: to,
    longest: always(longest),
    sql: formsOf(
      (dialect) =>
        ([value]: readonly [SqlArgument]) =>
          form(value.sql, dialect),
    ),
    evaluator: () => evaluate,
  })

/** Bytes of the digits and the sign of 64 bits. */
const INTEGER_BYTES = 20

/** Integers above 2^53 become the nearest double. */
export const integerToDecimal = widening(
  'integer',
  'decimal',
  (value) => sql`cast(${value} as double)`,
  Number,
)

export const integerToExact = widening(
  'integer',
  'exact',
  (value, { exact }) =>
    exact.exactSql({ double: sql`cast(${value} as double)`, digits: sql`cast(${value} as varchar)` }),
  canonical,
  INTEGER_BYTES,
)

export const decimalToExact = widening(
  'decimal',
  'exact',
  (value, { exact }) => exact.exactSql({ double: value, digits: undefined }),
  (value: number) => value,
)

export const logicalToExact = widening(
  'logical',
  'exact',
  (value, { exact }) =>
    exact.exactSql({ double: sql`cast(cast(${value} as integer) as double)`, digits: undefined }),
  (value: boolean) => (value ? 1 : 0),
)

/** The nearest double. */
export const exactToDecimal = widening(
  'exact',
  'decimal',
  (value, { exact }) => exact.partsOf(value).double,
  toDouble,
)

export const logicalToInteger = widening(
  'logical',
  'integer',
  (value) => sql`cast(${value} as bigint)`,
  (value: boolean) => (value ? 1n : 0n),
)

export const logicalToDecimal = widening(
  'logical',
  'decimal',
  (value) => sql`cast(cast(${value} as integer) as double)`,
  (value: boolean) => (value ? 1 : 0),
)

const notZero = (number: Sql): Sql => sql`${number} <> 0`

/** A number is true if it is not 0. */
export const integerToLogical = widening('integer', 'logical', notZero, (value: bigint) => value !== 0n)

export const decimalToLogical = widening('decimal', 'logical', notZero, (value: number) => value !== 0)

export const exactToLogical = widening(
  'exact',
  'logical',
  (value, { exact }) => notZero(exact.partsOf(value).double),
  (value: Exact) => value !== 0,
)

/** Midnight at the start of the day. */
export const dateToTimestamp = widening(
  'date',
  'timestamp',
  (value, { types }) => sql`cast(${value} as ${verbatim(types.timestamp)})`,
  (days: number) => BigInt(days) * DAY_MICROSECONDS,
)
