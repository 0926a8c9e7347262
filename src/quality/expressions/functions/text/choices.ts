import { inEach, overload, type FunctionDeclaration } from '../../declaration.ts'
import { formsOf } from '../../dialects/index.ts'
import { compareSql } from '../../exact/compare.ts'
import { compareExact, type Exact } from '../../exact/numbers.ts'
import { joined, sql } from '../../sql.ts'
import type { Value } from '../../value.ts'
import { always, firstOf, oneOf, sumTimes } from '../../memory.ts'
import type { Two } from '../parameters.ts'

export const CHOICE_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'COALESCE',
    group: 'Transformation',
    description: 'The first value that is not null. Null if all values are null. A blank string is not null.',
    overloads: [
      overload({
        parameters: [{ name: 'value', type: 'same' }],
        isVariadic: true,
        returns: 'same',
        longest: oneOf,
        makes: always(0),
        takesNull: true,
        // Trino's coalesce() takes no single value.
        sql: inEach((value, ...others) =>
          others.length === 0 ? value : sql`coalesce(${joined([value, ...others], ', ')})`,
        ),
        evaluator:
          () =>
          (...values: readonly Value[]) =>
            values.find((value) => value !== null) ?? null,
        lazily: (values) => (row) => {
          for (const value of values) {
            const found = value(row)
            if (found !== null) return found
          }
          return null
        },
      }),
    ],
    examples: [
      { expression: 'COALESCE(Mobile, Phone, "none")', row: { Mobile: null, Phone: '555' }, result: '555' },
      { expression: 'COALESCE(Mobile, "none")', row: { Mobile: ' ' }, result: ' ' },
      { expression: 'COALESCE(NULL, 1.5)', result: '1.5' },
      { expression: 'COALESCE(NULLIF("a", "a"), NULL)', result: null },
    ],
  },
  {
    name: 'NULLIF',
    group: 'Transformation',
    description: 'The value, or null if it equals the other value.',
    overloads: [
      overload({
        parameters: [
          { name: 'value', type: 'same' },
          { name: 'other', type: 'same' },
        ],
        returns: 'same',
        longest: firstOf,
        makes: sumTimes(2.5),
        takesNull: true,
        sql: formsOf((dialect) => ([value, other]: Two) => {
          const { structOf, withParts } = dialect.exact
          return value.type === 'exact'
            ? withParts(
                [value.sql, other.sql],
                ([one, two]) =>
                  sql`case when ${compareSql(dialect, '=', one!, two!)} or ${one!.double} is null then null else ${structOf(one!)} end`,
              )
            : dialect.once({ value: value.sql, other: other.sql }, ({ value, other }) =>
                // Trino's nullif() fails in a lambda.
                dialect.name === 'duckdb'
                  ? sql`nullif(${value}, ${other})`
                  : sql`case when ${value} = ${other} then null else ${value} end`,
              )
        }),
        evaluator: ([{ type }]) => {
          const isEqual = (value: Value, other: Value): boolean =>
            type === 'exact' && value !== null && other !== null
              ? compareExact(value as Exact, other as Exact) === 0
              : value === other
          return (value: Value, other: Value) => (isEqual(value, other) ? null : value)
        },
      }),
    ],
    examples: [
      { expression: 'NULLIF("N/A", "N/A")', result: null },
      { expression: 'NULLIF(TRIM("  "), "")', result: null },
      { expression: 'NULLIF("é", NULL)', result: 'é' },
    ],
  },
]
