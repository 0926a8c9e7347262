import { overload, type Overload } from '../declaration.ts'
import { DAY_MICROSECONDS } from '../limits.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import type { DialectName } from '../../model/dialect.ts'
import type { Type, Value } from '../value.ts'

const widening = <Widened extends Exclude<Value, null>>(
  from: Exclude<Type, 'null'>,
  to: Exclude<Type, 'null'>,
  forms: Readonly<Record<DialectName, (value: Sql) => Sql>>,
  evaluate: (value: Widened) => Value,
): Overload =>
  overload({
    parameters: [{ name: from, type: from }],
    returns: to,
    sql: { duckdb: ([value]) => forms.duckdb(value.sql), sqlite: ([value]) => forms.sqlite(value.sql) },
    evaluator: () => evaluate,
  })

/** Integers above 2^53 become the nearest double. */
export const integerToDecimal = widening(
  'integer',
  'decimal',
  { duckdb: (value) => sql`cast(${value} as double)`, sqlite: (value) => sql`cast(${value} as real)` },
  Number,
)

export const logicalToInteger = widening(
  'logical',
  'integer',
  { duckdb: (value) => sql`cast(${value} as bigint)`, sqlite: (value) => value },
  (value: boolean) => (value ? 1n : 0n),
)

export const logicalToDecimal = widening(
  'logical',
  'decimal',
  {
    duckdb: (value) => sql`cast(cast(${value} as integer) as double)`,
    sqlite: (value) => sql`cast(${value} as real)`,
  },
  (value: boolean) => (value ? 1 : 0),
)

const notZero = (number: Sql): Sql => sql`${number} <> 0`

/** A number is true if it is not 0. */
export const integerToLogical = widening(
  'integer',
  'logical',
  { duckdb: notZero, sqlite: notZero },
  (value: bigint) => value !== 0n,
)

export const decimalToLogical = widening(
  'decimal',
  'logical',
  { duckdb: notZero, sqlite: notZero },
  (value: number) => value !== 0,
)

/** Midnight at the start of the day. */
export const dateToTimestamp = widening(
  'date',
  'timestamp',
  {
    duckdb: (value) => sql`cast(${value} as timestamp)`,
    sqlite: (value) => sql`${value} * ${verbatim(String(DAY_MICROSECONDS))}`,
  },
  (days: number) => BigInt(days) * DAY_MICROSECONDS,
)
