import { inEach, overload, type Overload, type SqlArgument } from '../declaration.ts'
import type { SqlDialect } from '../dialects/dialect.ts'
import { formsOf } from '../dialects/index.ts'
import { type Exact, negated } from '../exact/numbers.ts'
import { sumOf } from '../memory.ts'
import { type Sql, sql } from '../sql.ts'
import type { Value } from '../value.ts'

const LEAST_INTEGER = -(2n ** 63n)

type NumberType = 'integer' | 'decimal'

const ofNumber = (
  type: NumberType,
  form: (number: Sql, dialect: SqlDialect) => Sql,
  evaluate: (number: never) => Value,
): Overload =>
  overload({
    parameters: [{ name: 'number', type }],
    returns: type,
    sql: formsOf(
      (dialect) =>
        ([number]: readonly [SqlArgument]) =>
          form(number.sql, dialect),
    ),
    evaluator: () => evaluate,
  })

const negative = (number: Sql): Sql => sql`-${number}`
const unchanged = (number: Sql): Sql => number

const EXACT_NEGATION: Overload = overload({
  parameters: [{ name: 'number', type: 'exact' }],
  returns: 'exact',
  longest: (args) => sumOf(args) + 1,
  sql: formsOf(
    ({ exact: { structOf, withParts } }) =>
      ([number]: readonly [SqlArgument]) =>
        withParts([number.sql], ([parts]) => {
          const { double, digits } = parts!
          const negatedDigits =
            digits &&
            sql`case when starts_with(ltrim(${digits}), '-') then ltrim(${digits}, ' -') else '-' || ltrim(${digits}, ' +') end`
          const struct = structOf({ double: sql`-${double}`, digits: negatedDigits })
          return sql`case when ${double} is not null then ${struct} end`
        }),
  ),
  evaluator: () => negated,
})

const EXACT_PLUS: Overload = overload({
  parameters: [{ name: 'number', type: 'exact' }],
  returns: 'exact',
  sql: inEach((number) => number),
  evaluator: () => (number: Exact) => number,
})

/**
 * The negation of an integer is an integer, so that all digits are exact. The smallest integer has no positive
 * counterpart of 64 bits, so integers of that size are negated as exact numbers.
 */
export const NEGATION: readonly Overload[] = [
  {
    ...ofNumber(
      'integer',
      (number, { onlyIf }) => sql`-${onlyIf(number, (value) => sql`${value} > ${LEAST_INTEGER}`)}`,
      (number: bigint) => (number === LEAST_INTEGER ? null : -number),
    ),
    exact: EXACT_NEGATION,
  },
  {
    ...ofNumber('decimal', negative, (number: number) => -number + 0),
    exact: EXACT_NEGATION,
  },
]

const itself = (type: NumberType): Overload => ofNumber(type, unchanged, (number: number | bigint) => number)

/** Returns the number unchanged. A plus sign requires a number as its operand. */
export const PLUS: readonly Overload[] = [itself('integer'), { ...itself('decimal'), exact: EXACT_PLUS }]
