import {
  overload,
  type Argument,
  type FunctionDeclaration,
  type Overload,
  type SqlArgument,
} from '../../declaration.ts'
import { compareText } from '../../../../lib/compare-text.ts'
import { type ExactParts, type Sql, sql } from '../../sql.ts'
import { compareSql } from '../../exact/compare.ts'
import type { SqlDialect } from '../../dialects/dialect.ts'
import { formsOf } from '../../dialects/index.ts'
import { compareExact, type Exact } from '../../exact/numbers.ts'
import type { Value } from '../../value.ts'
import { always, oneOf, sumTimes } from '../../memory.ts'

type Present = Exclude<Value, null>

type IsBefore = (left: Present, right: Present) => boolean

/** Returns a function that is true if one value is less than another value of the type. */
const beforeOf = ({ type }: Argument): IsBefore => {
  if (type === 'exact') return (left, right) => compareExact(left as Exact, right as Exact) < 0
  return (left, right) => (typeof left === 'string' ? compareText(left, right as string) < 0 : left < right)
}

const pick = (
  name: 'least' | 'greatest',
  isBetter: (isBefore: IsBefore, value: Present, best: Present) => boolean,
): Overload =>
  overload({
    parameters: [{ name: 'value', type: 'same' }],
    isVariadic: true,
    returns: 'same',
    longest: oneOf,
    makes: always(0),
    takesNull: true,
    sql: formsOf(({ exact, extreme }) => (args: readonly [SqlArgument, ...SqlArgument[]]) => {
      const values = args.map((arg) => arg.sql)
      return args[0].type === 'exact' ? exact.extreme(name, values) : extreme(name, values)
    }),
    evaluator: ([first]) => {
      const isBefore = beforeOf(first)
      return (...values: Value[]) => {
        let best: Value = null
        for (const value of values) {
          if (value !== null && (best === null || isBetter(isBefore, value, best))) best = value
        }
        return best
      }
    },
  })

/** The limits of a range of exact numbers. */
const clampedExact = (dialect: SqlDialect, value: Sql, lower: Sql, upper: Sql): Sql => {
  const { structOf, withParts } = dialect.exact
  return withParts([value, lower, upper], (parts) => {
    const [number, low, high] = parts as [ExactParts, ExactParts, ExactParts]
    return sql`case when ${compareSql(dialect, '<=', low, high)} and ${number.double} is not null
      then case when ${compareSql(dialect, '<', number, low)} then ${structOf(low)} when ${compareSql(dialect, '<', high, number)} then ${structOf(high)} else ${structOf(number)} end end`
  })
}

export const BOUNDS: readonly FunctionDeclaration[] = [
  {
    name: 'LEAST',
    group: 'Numeric',
    description:
      'The smallest of the values: numbers, dates, times or texts (by code point). Null values are ignored. Null if all values are null.',
    overloads: [pick('least', (isBefore, value, best) => isBefore(value, best))],
    examples: [
      { expression: 'LEAST(3, 1.5, 2)', result: '1.5' },
      { expression: 'LEAST("b", "a")', result: 'a' },
      { expression: 'LEAST(3, NULL)', result: '3' },
    ],
  },
  {
    name: 'GREATEST',
    group: 'Numeric',
    description:
      'The largest of the values: numbers, dates, times or texts (by code point). Null values are ignored. Null if all values are null.',
    overloads: [pick('greatest', (isBefore, value, best) => isBefore(best, value))],
    examples: [
      { expression: 'GREATEST(3, 1.5, 2)', result: '3' },
      { expression: 'GREATEST(TO_DATE("2024-01-31"), TO_DATE("2024-02-01"))', result: '2024-02-01' },
      { expression: 'GREATEST(3, NULL)', result: '3' },
    ],
  },
  {
    name: 'CLAMP',
    group: 'Numeric',
    description:
      'The value limited to the range between two bounds: the lower bound if the value is below it, the upper bound if it is above. Takes numbers, dates, times or texts. Null if the lower bound is above the upper bound.',
    overloads: [
      overload({
        parameters: [
          { name: 'value', type: 'same' },
          { name: 'lower', type: 'same' },
          { name: 'upper', type: 'same' },
        ],
        returns: 'same',
        longest: oneOf,
        makes: sumTimes(2.5),
        sql: formsOf(
          (dialect) =>
            ([value, lower, upper]: readonly [SqlArgument, SqlArgument, SqlArgument]) =>
              value.type === 'exact'
                ? clampedExact(dialect, value.sql, lower.sql, upper.sql)
                : dialect.once(
                    { value: value.sql, lower: lower.sql, upper: upper.sql },
                    ({ value, lower, upper }) =>
                      sql`case when ${lower} <= ${upper} and ${value} is not null
                then least(greatest(${value}, ${lower}), ${upper}) end`,
                  ),
        ),
        evaluator: ([first]) => {
          const isBefore = beforeOf(first)
          return (value: Present, lower: Present, upper: Present) =>
            isBefore(upper, lower)
              ? null
              : isBefore(value, lower)
                ? lower
                : isBefore(upper, value)
                  ? upper
                  : value
        },
      }),
    ],
    examples: [
      { expression: 'CLAMP(120, 0, 100)', result: '100' },
      { expression: 'CLAMP(-5, 0, 100)', result: '0' },
      { expression: 'CLAMP(5, 100, 0)', result: null },
    ],
  },
]
