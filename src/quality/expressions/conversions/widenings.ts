import { overload, type Overload } from '../declaration.ts'
import { DAY_MICROSECONDS } from '../limits.ts'
import { type Sql, sql } from '../sql.ts'
import type { Type, Value } from '../value.ts'

const widening = <Widened extends Exclude<Value, null>>(
  from: Exclude<Type, 'null'>,
  to: Exclude<Type, 'null'>,
  duckdb: (value: Sql) => Sql,
  evaluate: (value: Widened) => Value,
): Overload =>
  overload({
    parameters: [{ name: from, type: from }],
    returns: to,
    sql: { duckdb: ([value]) => duckdb(value.sql) },
    evaluator: () => evaluate,
  })

/** Above 2^53 the nearest double. */
export const integerToDecimal = widening(
  'integer',
  'decimal',
  (value) => sql`cast(${value} as double)`,
  Number,
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

/** A number is true where it is not 0. */
export const integerToLogical = widening(
  'integer',
  'logical',
  (value) => sql`${value} <> 0`,
  (value: bigint) => value !== 0n,
)

export const decimalToLogical = widening(
  'decimal',
  'logical',
  (value) => sql`${value} <> 0`,
  (value: number) => value !== 0,
)

/** The midnight that the day begins with. */
export const dateToTimestamp = widening(
  'date',
  'timestamp',
  (value) => sql`cast(${value} as timestamp)`,
  (days: number) => BigInt(days) * DAY_MICROSECONDS,
)
