import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { compareSql } from '../../exact/compare.ts'
import { DUCKDB } from '../../dialects/duckdb.ts'
import { compareExact, type Exact } from '../../exact/numbers.ts'
import { joined, sql } from '../../sql.ts'
import { once } from '../../dialects/once.ts'
import type { Value } from '../../value.ts'
import { always, firstOf, oneOf, sumTimes } from '../../memory.ts'

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
        sql: {
          duckdb: (values) =>
            sql`coalesce(${joined(
              values.map((value) => value.sql),
              ', ',
            )})`,
        },
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
        sql: {
          duckdb: ([value, other]) =>
            value.type === 'exact'
              ? DUCKDB.exact.withParts(
                  [value.sql, other.sql],
                  ([one, two]) =>
                    sql`case when ${compareSql(DUCKDB, '=', one!, two!)} or ${one!.double} is null then null else ${DUCKDB.exact.structOf(one!)} end`,
                )
              : once(
                  { value: value.sql, other: other.sql },
                  ({ value, other }) => sql`nullif(${value}, ${other})`,
                ),
        },
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
