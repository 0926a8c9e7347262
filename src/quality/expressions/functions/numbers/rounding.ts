import {
  overload,
  type FunctionDeclaration,
  type Overload,
  type Parameter,
  type SqlArgument,
} from '../../declaration.ts'
import type { SqlDialect } from '../../dialects/dialect.ts'
import { formsOf } from '../../dialects/index.ts'
import { WHOLE_LIMIT_SQL } from '../../exact/exact-sql.ts'
import { type Exact, toDouble } from '../../exact/numbers.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'
import type { Value } from '../../value.ts'

/**
 * Numbers are rounded by their decimal text: in binary, 1.005 is a little less than 1.005, and 3 times 0.1 is a
 * little more than 0.3. A number that differs from an integer, or from a half, by at most the tolerance of computed
 * numbers (1e-14 of the number, at most 0.001) counts as that integer or half. All steps are basic operations of IEEE
 * 754, so that both engines agree.
 */
const RELATIVE_TOLERANCE = 1e-14
const MAX_TOLERANCE = 1e-3

/** All doubles from here on are integers. */
const WHOLE_FROM = 2 ** 52

/** Rounds a number to the nearest integer, half away from zero. */
const nearest = (x: number): number => {
  const size = Math.abs(x)
  const whole = Math.floor(size)
  return Math.sign(x) * (size - whole >= 0.5 ? whole + 1 : whole)
}

const slack = (x: number): number => Math.min(RELATIVE_TOLERANCE * Math.abs(x), MAX_TOLERANCE)
const slackSql = (x: Sql): Sql => sql`least(1e-14 * abs(${x}), 1e-3)`

/** Moves a number away from zero by the tolerance. */
const outward = (x: number): number =>
  x + Math.min(Math.max(RELATIVE_TOLERANCE * x, -MAX_TOLERANCE), MAX_TOLERANCE)
const outwardSql = (x: Sql): Sql => sql`(${x} + least(greatest(1e-14 * ${x}, -1e-3), 1e-3))`

/** A double has no more than this many exact digits after the point. */
const MAX_DIGITS = 15n

export const digitsParameter = (name: string, least: bigint): Parameter => ({
  name,
  type: 'integer',
  kind: 'constant',
  refuse: (value) =>
    value === null || ((value as bigint) >= least && (value as bigint) <= MAX_DIGITS)
      ? undefined
      : `The number of digits must be an integer from ${least} to ${MAX_DIGITS}.`,
})

/**
 * A number rounded half away from zero to a number of digits after the point. Negative digits round before the point.
 */
export function rounded(x: number, digits: number): number {
  const scale = 10 ** Math.abs(digits)
  const limit = digits < 0 ? WHOLE_FROM * scale : WHOLE_FROM / scale
  if (Math.abs(x) >= limit) return x
  return digits < 0 ? nearest(outward(x / scale)) * scale + 0 : nearest(outward(x * scale)) / scale + 0
}

/** rounded() in SQL. */
export function roundedSql(x: Sql, digits: number): Sql {
  if (digits === 0) return sql`round(${outwardSql(x)})`
  const scale = 10 ** Math.abs(digits)
  const [limit, to, from] = digits < 0 ? [WHOLE_FROM * scale, '/', '*'] : [WHOLE_FROM / scale, '*', '/']
  const scaled = (operator: string, value: Sql) =>
    sql`(${value} ${verbatim(`${operator} 1e${Math.abs(digits)}`)})`
  const result = scaled(from, sql`round(${outwardSql(scaled(to, x))})`)
  return sql`case when abs(${x}) < ${verbatim(limit.toExponential())} then ${result} else ${x} end`
}

type Rounding = (x: Sql, dialect: SqlDialect) => Sql

const toWhole = (rounding: Rounding, evaluate: (x: number) => number): Overload => ({
  ...overload({
    parameters: [{ name: 'number', type: 'decimal' }],
    returns: 'decimal',
    sql: formsOf(
      (dialect) =>
        ([x]: readonly [SqlArgument]) =>
          dialect.once({ x: x.sql }, ({ x }) => rounding(x, dialect)),
    ),
    evaluator: () => (x: number) => evaluate(x) + 0,
  }),
  exact: overload({
    parameters: [{ name: 'number', type: 'exact' }],
    returns: 'exact',
    sql: formsOf(
      (dialect) =>
        ([x]: readonly [SqlArgument]) =>
          wholeKept(dialect, x.sql, rounding),
    ),
    evaluator: () => (x: Exact) => (typeof x === 'bigint' ? x : evaluate(toDouble(x)) + 0),
  }),
})

/** A large whole number as it is, and every other number rounded as a double. */
function wholeKept(dialect: SqlDialect, number: Sql, rounding: Rounding): Sql {
  const { exactSql, structOf, wholeSql, withParts } = dialect.exact
  return withParts([number], ([parts]) => {
    const { double } = parts!
    const rounded = exactSql({ double: rounding(double, dialect), digits: undefined })
    const isLarge = sql`abs(${double}) >= ${WHOLE_LIMIT_SQL} and ${wholeSql(parts!)} is not null`
    return sql`case when ${isLarge} then ${structOf(parts!)} else ${rounded} end`
  })
}

const digitsOf = (argument: { readonly constant: Value | undefined } | undefined): number =>
  Number(argument?.constant ?? 0)

type Rounded = readonly [SqlArgument, SqlArgument?]

/** Digits before the point are rounded as doubles. */
const EXACT_ROUND: Overload = overload({
  parameters: [{ name: 'number', type: 'exact' }, digitsParameter('digits', -MAX_DIGITS)],
  optional: 1,
  returns: 'exact',
  sql: formsOf((dialect) => ([x, digits]: Rounded) => {
    if (digits?.constant === null) return dialect.constant('exact', null)
    const places = digitsOf(digits)
    if (places >= 0) return wholeKept(dialect, x.sql, (double) => roundedSql(double, places))
    return dialect.once({ x: dialect.exact.partsOf(x.sql).double }, ({ x }) =>
      dialect.exact.exactSql({ double: roundedSql(x, places), digits: undefined }),
    )
  }),
  evaluator: ([, digits]) => {
    const places = digitsOf(digits)
    return (x: Exact) => (typeof x === 'bigint' && places >= 0 ? x : rounded(toDouble(x), places))
  },
})

export const ROUNDING: readonly FunctionDeclaration[] = [
  {
    name: 'ROUND',
    group: 'Numeric',
    description:
      'The nearest number with so many digits behind the point (none where they are left out), a half away from ' +
      'zero. Negative digits round before the point: -2 to hundreds. It rounds the number that one sees: ' +
      '1.005 to two digits is 1.01, though in binary it is a little less.',
    overloads: [
      overload({
        parameters: [{ name: 'number', type: 'decimal' }, digitsParameter('digits', -MAX_DIGITS)],
        optional: 1,
        returns: 'decimal',
        exact: EXACT_ROUND,
        sql: formsOf(
          ({ once }) =>
            ([x, digits]: Rounded) =>
              digits?.constant === null
                ? sql`cast(null as double)`
                : once({ x: x.sql }, ({ x }) => roundedSql(x, digitsOf(digits))),
        ),
        evaluator: ([, digits]) => {
          const places = digitsOf(digits)
          return (x: number) => rounded(x, places)
        },
      }),
    ],
    examples: [
      { expression: 'ROUND(2.5)', result: '3' },
      { expression: 'ROUND(-2.5)', result: '-3' },
      { expression: 'ROUND(1.005, 2)', result: '1.01' },
      { expression: 'ROUND(1250, -2)', result: '1300' },
      { expression: 'ROUND(Net, 1)', result: null, row: { Net: null } },
    ],
  },
  {
    name: 'FLOOR',
    group: 'Numeric',
    description: 'The largest integer that is not greater than the number.',
    overloads: [
      toWhole(
        (x) => sql`floor(${x} + ${slackSql(x)})`,
        (x) => Math.floor(x + slack(x)),
      ),
    ],
    examples: [
      { expression: 'FLOOR(2.7)', result: '2' },
      { expression: 'FLOOR(-2.1)', result: '-3' },
      { expression: 'FLOOR(0.29 * 100)', result: '29' },
    ],
  },
  {
    name: 'CEILING',
    group: 'Numeric',
    description: 'The smallest integer that is not less than the number.',
    overloads: [
      toWhole(
        (x) => sql`ceil(${x} - ${slackSql(x)})`,
        (x) => Math.ceil(x - slack(x)),
      ),
    ],
    examples: [
      { expression: 'CEILING(2.1)', result: '3' },
      { expression: 'CEILING(-2.7)', result: '-2' },
      { expression: 'CEILING(0.1 * 30)', result: '3' },
    ],
  },
  {
    name: 'TRUNCATE',
    group: 'Numeric',
    description: 'The number without its fraction, rounded toward zero.',
    overloads: [
      toWhole(
        (x, { truncated }) => truncated(outwardSql(x)),
        (x) => Math.trunc(outward(x)),
      ),
    ],
    examples: [
      { expression: 'TRUNCATE(2.7)', result: '2' },
      { expression: 'TRUNCATE(-2.7)', result: '-2' },
    ],
  },
]
