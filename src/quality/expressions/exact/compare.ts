/** Comparisons of exact numbers, in the evaluator and in SQL. */
import type { ComparisonOperator } from '../ast.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { type ExactParts, joined, type Sql, sql, verbatim } from '../sql.ts'
import { allOf, WHOLE_LIMIT_SQL } from './exact-sql.ts'
import { compareExact, type Exact, toDouble, WHOLE_LIMIT, wholeOf } from './numbers.ts'

/**
 * Compares numbers at least one of which is computed. Whole numbers are compared exactly, and other numbers with a
 * tolerance.
 * @param closely the comparison of doubles with a tolerance
 */
export function compareComputed(
  left: Exact,
  right: Exact,
  closely: (left: number, right: number) => number,
): number {
  const [one, other] = [toDouble(left), toDouble(right)]
  if (Math.abs(one) < WHOLE_LIMIT && Math.abs(other) < WHOLE_LIMIT) return closely(one, other)
  const areWhole = wholeOf(left) !== undefined && wholeOf(right) !== undefined
  return areWhole ? compareExact(left, right) : closely(one, other)
}

/** Compares two numbers as read, in SQL. */
export function compareSql(
  { exact: { isPlain, exactKey } }: SqlDialect,
  operator: ComparisonOperator,
  left: ExactParts,
  right: ExactParts,
): Sql {
  const sign = verbatim(operator)
  const byDoubles = sql`${left.double} ${sign} ${right.double}`
  const arePlain = allOf([isPlain(left), isPlain(right)])
  if (arePlain === undefined) return byDoubles
  return sql`case when ${left.double} = ${right.double} and not ${arePlain} then ${exactKey(left)} ${sign} ${exactKey(right)} else ${byDoubles} end`
}

/** compareComputed() in SQL. @param closely SQL of the comparison of doubles with a tolerance */
export function compareComputedSql(
  { once, exact: { wholeSql } }: SqlDialect,
  operator: ComparisonOperator,
  left: ExactParts,
  right: ExactParts,
  closely: Sql,
): Sql {
  if (left.digits === undefined && right.digits === undefined) return closely
  const isLarge = sql`greatest(abs(${left.double}), abs(${right.double})) >= ${WHOLE_LIMIT_SQL}`
  const wholes = once(
    { one: wholeSql(left), other: wholeSql(right) },
    ({ one, other }) => sql`${one} ${verbatim(operator)} ${other}`,
  )
  return sql`case when ${isLarge} then coalesce(${wholes}, ${closely}) else ${closely} end`
}

/** `value IN (item, …)` with constant items that are numbers as read, or null. */
export function amongSql(
  { exact: { isPlain, exactKey } }: SqlDialect,
  value: ExactParts,
  items: readonly ExactParts[],
): Sql {
  const doubles = joined(
    items.map(({ double }) => double),
    ', ',
  )
  const byDoubles = sql`${value.double} in (${doubles})`
  const plain = isPlain(value)
  if (plain === undefined) return byDoubles
  const keys = joined(items.map(exactKey), ', ')
  return sql`case when ${byDoubles} and not ${plain} then ${exactKey(value)} in (${keys}) else ${byDoubles} end`
}
