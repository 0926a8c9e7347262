import { eachForm, inEach, overload, type Overload, type SqlArgument } from '../declaration.ts'
import { DAY_MICROSECONDS, isDate, isDateSql, isTimestamp, isTimestampSql } from '../limits.ts'
import { type Sql, sql, verbatim } from '../sql.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { formsOf } from '../dialects/index.ts'
import type { Type, Value } from '../value.ts'

export type ArithmeticOperator = '+' | '-' | '*' | '/'

const parameters = (left: Exclude<Type, 'null'>, right: Exclude<Type, 'null'>): Overload['parameters'] => [
  { name: 'left', type: left },
  { name: 'right', type: right },
]

type Operands = readonly SqlArgument[]

/** Two operands in SQL. */
const operands = (args: readonly SqlArgument[]): [Sql, Sql] => args.map(({ sql }) => sql) as [Sql, Sql]

const finite = (number: number): number | null => (Number.isFinite(number) ? number + 0 : null)

/** True if the operator is an operator of two numbers. */
export const isOfNumbers = ({ parameters: [left, right] }: Overload): boolean =>
  left?.type === 'decimal' && right?.type === 'decimal'

/**
 * The engine returns infinity or NaN for results that are null in the language. Infinity and NaN stay non-finite in
 * later additions, subtractions, multiplications and divisions, except in a divisor. So in a chain of operators, the
 * SQL tests only the final result and the divisors.
 */
const decimals = (operator: ArithmeticOperator, compute: (left: number, right: number) => number): Overload =>
  overload({
    parameters: parameters('decimal', 'decimal'),
    returns: 'decimal',
    isComputed: true,
    sql: formsOf(({ finite }) => (args: Operands) => {
      const [left, right] = operands(args)
      const second = operator === '/' ? right : (right.unguarded ?? right)
      const number = sql`${left.unguarded ?? left} ${verbatim(operator)} ${second}`
      const unguarded = sql`(${number})`
      return { ...finite(number), unguarded }
    }),
    evaluator: () => (left: number, right: number) => finite(compute(left, right)),
  })

/** More days than the range of dates has, so that the count of days fits in 64 bits. */
const MAX_DAYS = 4_000_000

/** A number of days later or earlier. The fraction of a day is dropped. */
const dateAnd = (sign: '+' | '-'): Overload =>
  overload({
    parameters: parameters('date', 'decimal'),
    returns: 'date',
    sql: formsOf((dialect) => (args: Operands) => {
      const [date, days] = operands(args)
      const whole = sql`cast(${dialect.truncated(within(dialect, days))} as integer)`
      const moved = sql`date_diff('day', date '1970-01-01', ${date}) ${verbatim(sign)} ${whole}`
      return dialect.dateOf(dialect.onlyIf(moved, isDateSql))
    }),
    evaluator: () => (date: number, days: number) => {
      const moved = date + Math.trunc(sign === '+' ? days : -days)
      return isDate(moved) ? moved + 0 : null
    },
  })

/** A number of days later or earlier, to the microsecond. */
const timestampAnd = (sign: '+' | '-'): Overload =>
  overload({
    parameters: parameters('timestamp', 'decimal'),
    returns: 'timestamp',
    sql: formsOf((dialect) => (args: Operands) => {
      const [timestamp, days] = operands(args)
      const step = sql`cast(round(${within(dialect, days)} * ${DAY}) as bigint)`
      const moved = sql`${dialect.microseconds(timestamp)} ${verbatim(sign)} ${step}`
      return dialect.timestampOf(dialect.onlyIf(moved, isTimestampSql))
    }),
    evaluator: () => (timestamp: bigint, days: number) => {
      if (Math.abs(days) > MAX_DAYS) return null
      const size = BigInt(Math.round(Math.abs(days) * Number(DAY_MICROSECONDS)))
      const moved = days < 0 === (sign === '+') ? timestamp - size : timestamp + size
      return isTimestamp(moved) ? moved : null
    },
  })

const within = ({ onlyIf }: SqlDialect, days: Sql): Sql =>
  onlyIf(days, (days) => sql`abs(${days}) <= ${verbatim(String(MAX_DAYS))}`)

/** A day in microseconds, as a double. */
const DAY = verbatim(Number(DAY_MICROSECONDS).toExponential())

/** The overload with swapped operands. */
const swapped = (ordered: Overload): Overload => ({
  ...ordered,
  parameters: ordered.parameters.toReversed(),
  sql: eachForm(ordered.sql, (form) => (args) => form(args.toReversed())),
  evaluator: (args) => {
    const call = ordered.evaluator(args.toReversed()) as (...values: Value[]) => Value
    return (left: Value, right: Value) => call(right, left)
  },
})

const daysBetweenDates: Overload = overload({
  parameters: parameters('date', 'date'),
  returns: 'decimal',
  sql: inEach((later, earlier) => sql`cast(date_diff('day', ${earlier}, ${later}) as double)`),
  evaluator: () => (later: number, earlier: number) => later - earlier,
})

const daysBetweenTimestamps: Overload = overload({
  parameters: parameters('timestamp', 'timestamp'),
  returns: 'decimal',
  isComputed: true,
  sql: formsOf(({ microseconds }) => (args: Operands) => {
    const [later, earlier] = operands(args)
    return sql`cast(${microseconds(later)} - ${microseconds(earlier)} as double) / ${DAY}`
  }),
  evaluator: () => (later: bigint, earlier: bigint) => Number(later - earlier) / Number(DAY_MICROSECONDS),
})

/** The overloads of each operator. Overload resolution chooses the overload with the lowest cost. */
export const ARITHMETIC: Readonly<Record<ArithmeticOperator, readonly Overload[]>> = {
  '+': [
    decimals('+', (left, right) => left + right),
    dateAnd('+'),
    timestampAnd('+'),
    swapped(dateAnd('+')),
    swapped(timestampAnd('+')),
  ],
  '-': [
    decimals('-', (left, right) => left - right),
    dateAnd('-'),
    timestampAnd('-'),
    daysBetweenDates,
    daysBetweenTimestamps,
  ],
  '*': [decimals('*', (left, right) => left * right)],
  '/': [decimals('/', (left, right) => left / right)],
}
