import { overload, type FunctionDeclaration, type Overload } from '../../declaration.ts'
import { compareText } from '../../../../lib/compare-text.ts'
import { joined, sql } from '../../sql.ts'
import { once } from '../../dialects/duckdb.ts'
import { bestOf } from '../../dialects/sqlite.ts'
import type { Value } from '../../value.ts'
import { always, oneOf, sumTimes } from '../../memory.ts'

type Present = Exclude<Value, null>

/** True if one value is less than another value of the type. */
const isBefore = (left: Present, right: Present): boolean =>
  typeof left === 'string' ? compareText(left, right as string) < 0 : left < right

const pick = (name: 'least' | 'greatest', isBetter: (value: Present, best: Present) => boolean): Overload =>
  overload({
    parameters: [{ name: 'value', type: 'same' }],
    isVariadic: true,
    returns: 'same',
    longest: oneOf,
    makes: always(0),
    takesNull: true,
    sql: {
      duckdb: (args) => {
        const values = joined(
          args.map((arg) => arg.sql),
          ', ',
        )
        return name === 'least' ? sql`least(${values})` : sql`greatest(${values})`
      },
      sqlite: (args) =>
        bestOf(
          name === 'least' ? 'min' : 'max',
          args.map((arg) => arg.sql),
        ),
    },
    evaluator:
      () =>
      (...values: Value[]) => {
        let best: Value = null
        for (const value of values) {
          if (value !== null && (best === null || isBetter(value, best))) best = value
        }
        return best
      },
  })

export const BOUNDS: readonly FunctionDeclaration[] = [
  {
    name: 'LEAST',
    group: 'Numeric',
    description:
      'The smallest of the values: numbers, dates, times or texts (by code point). Null values are ignored. Null if all values are null.',
    overloads: [pick('least', isBefore)],
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
    overloads: [pick('greatest', (value, best) => isBefore(best, value))],
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
        sql: {
          duckdb: ([value, lower, upper]) =>
            once(
              { value: value.sql, lower: lower.sql, upper: upper.sql },
              ({ value, lower, upper }) =>
                sql`case when ${lower} <= ${upper} and ${value} is not null
                then least(greatest(${value}, ${lower}), ${upper}) end`,
            ),
          sqlite: ([value, lower, upper]) =>
            sql`case when ${lower.sql} <= ${upper.sql} then min(max(${value.sql}, ${lower.sql}), ${upper.sql}) end`,
        },
        evaluator: () => (value: Present, lower: Present, upper: Present) =>
          isBefore(upper, lower)
            ? null
            : isBefore(value, lower)
              ? lower
              : isBefore(upper, value)
                ? upper
                : value,
      }),
    ],
    examples: [
      { expression: 'CLAMP(120, 0, 100)', result: '100' },
      { expression: 'CLAMP(-5, 0, 100)', result: '0' },
      { expression: 'CLAMP(5, 100, 0)', result: null },
    ],
  },
]
