import type { ComparisonOperator } from '../ast.ts'
import { compareText } from '../../../lib/compare-text.ts'
import { inEach, overload, type Overload, type SqlArgument } from '../declaration.ts'
import { type ExactParts, joined, type Sql, sql, verbatim } from '../sql.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { formsOf } from '../dialects/index.ts'
import { amongSql, compareComputed, compareComputedSql, compareSql } from '../exact/compare.ts'
import { compareExact, type Exact, WHOLE_LIMIT } from '../exact/numbers.ts'
import type { Type, Value } from '../value.ts'

type Comparable = Exclude<Type, 'null'>

/** Returns a number below, equal to or above 0. */
type Order = (left: never, right: never) => number

/** Days, microseconds, integers and logical values have the order of JavaScript. */
const plainly = (left: number, right: number): number => (left < right ? -1 : left > right ? 1 : 0)

const ANSWERS: Readonly<Record<ComparisonOperator, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '<>': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
}

/**
 * True if two numbers, at least one of which is computed, are equal to 14 digits. The difference is at most a
 * thousandth in any case.
 */
const areClose = (left: number, right: number): boolean =>
  Math.abs(left - right) <= Math.min(1e-14 * Math.max(Math.abs(left), Math.abs(right)), 0.001)

const areCloseSql = (left: Sql, right: Sql): Sql =>
  sql`abs(${left} - ${right}) <= least(1e-14 * greatest(abs(${left}), abs(${right})), 1e-3)`

const closely = (left: number, right: number): number => (areClose(left, right) ? 0 : left < right ? -1 : 1)

/** @param isClose of the same numbers */
function closeSql(operator: ComparisonOperator, left: Sql, right: Sql, isClose: Sql): Sql {
  switch (operator) {
    case '=':
      return isClose
    case '<>':
      return sql`not (${isClose})`
    case '<':
    case '>':
      return sql`${left} ${verbatim(operator)} ${right} and not (${isClose})`
    case '<=':
      return sql`${left} < ${right} or ${isClose}`
    case '>=':
      return sql`${left} > ${right} or ${isClose}`
  }
}

/** The order of two exact numbers, at least one of which is computed. */
const closelyExact = (left: Exact, right: Exact): number => compareComputed(left, right, closely)

function orderOf(type: Comparable, isComputed: boolean): Order {
  switch (type) {
    case 'text':
      return compareText
    case 'decimal':
      return isComputed ? closely : plainly
    case 'exact':
      return isComputed ? closelyExact : compareExact
    default:
      return plainly
  }
}

const parameters = (type: Comparable) =>
  [
    { name: 'left', type },
    { name: 'right', type },
  ] as const

/** A comparison of two exact numbers. */
const exactComparison = (operator: ComparisonOperator, isComputed: boolean): Overload => {
  const answer = ANSWERS[operator]
  const order = isComputed ? closelyExact : compareExact
  return overload({
    parameters: parameters('exact'),
    returns: 'logical',
    sql: formsOf((dialect) => ([left, right]: readonly [SqlArgument, SqlArgument]) => {
      const { partsOf, withParts } = dialect.exact
      if (!isComputed || !(isSmall(left) || isSmall(right)))
        return withParts([left.sql, right.sql], ([one, other]) =>
          orderSql(dialect, operator, isComputed, one!, other!),
        )
      return dialect.once(
        { left: partsOf(left.sql).double, right: partsOf(right.sql).double },
        ({ left, right }) => closeSql(operator, left, right, areCloseSql(left, right)),
      )
    }),
    evaluator: () => (left: Exact, right: Exact) => answer(order(left, right)),
  })
}

/** True for a constant that is compared by its double, because it differs from every larger whole number. */
const isSmall = ({ constant }: SqlArgument): boolean =>
  typeof constant === 'number' && Math.abs(constant) < WHOLE_LIMIT

function orderSql(
  dialect: SqlDialect,
  operator: ComparisonOperator,
  isComputed: boolean,
  left: ExactParts,
  right: ExactParts,
): Sql {
  if (!isComputed) return compareSql(dialect, operator, left, right)
  const isClose = areCloseSql(left.double, right.double)
  const closely = closeSql(operator, left.double, right.double, isClose)
  return compareComputedSql(dialect, operator, left, right, sql`(${closely})`)
}

/**
 * A comparison of two values of one type. Texts are compared by code point. False is less than true.
 * @param isComputed true if one of two numbers is computed, so that numbers that differ only by rounding are equal
 */
export function comparison(operator: ComparisonOperator, type: Comparable, isComputed: boolean): Overload {
  if (type === 'exact') return exactComparison(operator, isComputed)
  const isClose = isComputed && type === 'decimal'
  const answer = ANSWERS[operator]
  const order = orderOf(type, isComputed) as (left: Value, right: Value) => number
  return overload({
    parameters: parameters(type),
    returns: 'logical',
    ...(operator === '=' && !isClose && { isEquality: true }),
    sql: isClose
      ? formsOf(
          ({ once }) =>
            ([left, right]: readonly [SqlArgument, SqlArgument]) =>
              once({ left: left.sql, right: right.sql }, ({ left, right }) =>
                closeSql(operator, left, right, areCloseSql(left, right)),
              ),
        )
      : inEach((left, right) => sql`${left} ${verbatim(operator)} ${right}`),
    evaluator: () => (left: Value, right: Value) => answer(order(left, right)),
  })
}

/**
 * `value IN (item, …)`: true if an item equals the value. Otherwise null if the value or an item is null, else false.
 * @param isComputed see comparison()
 */
export function membership(type: Comparable, isComputed: boolean): Overload {
  const isClose = isComputed && type === 'decimal'
  return overload({
    parameters: [
      { name: 'value', type },
      { name: 'item', type },
    ],
    isVariadic: true,
    returns: 'logical',
    makes: (args) => 32 * args.length,
    takesNull: true,
    sql: formsOf((dialect) => (args: readonly [SqlArgument, ...SqlArgument[]]) => {
      const sqls = args.map(({ sql }) => sql)
      if (type === 'exact') return exactMembershipSql(dialect, args, isComputed)
      const [value, ...items] = sqls as [Sql, ...Sql[]]
      const areConstant = args.slice(1).every(({ constant }) => constant !== undefined)
      if (!isClose) {
        // Trino gives wrong answers if several computed items are null.
        return areConstant || dialect.name === 'duckdb'
          ? sql`${value} in (${joined(items, ', ')})`
          : dialect.isAny(value, items, (value, item) => sql`${value} = ${item}`)
      }
      if (areConstant) {
        return dialect.once({ value }, ({ value }) => {
          const tests = items.map((item) => areCloseSql(value, item))
          return joined(tests, ' or ')
        })
      }
      return dialect.isAny(value, items, areCloseSql)
    }),
    evaluator: (args) => {
      const constants = args.slice(1).map(({ constant }) => constant)
      const isNear = isComputed && (type === 'decimal' || type === 'exact')
      if (!isNear && constants.every((constant) => constant !== undefined)) return amongConstants(constants)
      const order = orderOf(type, isComputed)
      const isEqual = (left: never, right: never): boolean => order(left, right) === 0
      return (value: Value, ...items: Value[]) => {
        if (value === null) return null
        let answer: boolean | null = false
        for (const item of items) {
          if (item === null) answer = null
          else if (isEqual(value as never, item as never)) return true
        }
        return answer
      }
    },
  })
}

function exactMembershipSql(
  dialect: SqlDialect,
  [value, ...items]: readonly [SqlArgument, ...SqlArgument[]],
  isComputed: boolean,
): Sql {
  const sqls = items.map((item) => item.sql)
  const areConstant = items.every(({ constant }) => constant !== undefined)
  const { partsOf, withParts } = dialect.exact
  if (areConstant && !isComputed)
    return withParts([value.sql], ([one]) => amongSql(dialect, one!, sqls.map(partsOf)))
  return withParts([value.sql, ...sqls], ([one, ...others]) =>
    joined(
      others.map((other) => sql`(${orderSql(dialect, '=', isComputed, one!, other)})`),
      ' or ',
    ),
  )
}

const amongConstants = (constants: readonly Value[]): ((value: Value) => Value) => {
  const items = new Set(constants)
  const otherwise = items.has(null) ? null : false
  return (value) => (value === null ? null : items.has(value) || otherwise)
}
