import { textToLogical } from '../../conversions/text-to-logical.ts'
import {
  decimalSql,
  integerSql,
  readExact,
  textToDecimal,
  textToExact,
} from '../../conversions/text-to-number.ts'
import { inEach, overload, type FunctionDeclaration, type Overload } from '../../declaration.ts'
import { DUCKDB } from '../../dialects/duckdb.ts'
import { TRINO } from '../../dialects/trino.ts'
import { type Exact, floorOf, toDouble } from '../../exact/numbers.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'
import { numberParameter, textParameter } from '../parameters.ts'

const LEAST = -(2n ** 63n)
const GREATEST = 2n ** 63n - 1n
/** Doubles from this limit on do not fit in 64 bits. */
const BEYOND = 2 ** 63

const floored = (number: number): bigint | null =>
  number >= -BEYOND && number < BEYOND ? BigInt(Math.floor(number)) : null

const LIMIT_SQL = verbatim('9.223372036854775808e18')

/** `floored` in DuckDB's SQL. */
const flooredSql = (number: Sql): Sql =>
  DUCKDB.once(
    { number },
    ({ number }) =>
      sql`case when ${number} >= -${LIMIT_SQL} and ${number} < ${LIMIT_SQL} then try_cast(floor(${number}) as bigint) end`,
  )

function flooredExact(exact: Exact): bigint | null {
  const floor = floorOf(exact)
  if (floor === undefined) return floored(toDouble(exact))
  return floor >= LEAST && floor <= GREATEST ? floor : null
}

/** `flooredExact` in DuckDB's SQL. */
const flooredExactSql = (number: Sql): Sql =>
  DUCKDB.exact.withParts([number], ([parts]) =>
    DUCKDB.once(
      { floor: DUCKDB.exact.floorSql(parts!), double: parts!.double },
      ({ floor, double }) =>
        sql`case when ${floor} is not null then try_cast(${floor} as bigint) else ${flooredSql(double)} end`,
    ),
  )

/** `flooredExact` by a routine of Trino. */
const flooredInTrino = (number: Sql): Sql =>
  TRINO.exact.withParts([number], ([parts]) => {
    const { double, digits } = parts!
    return sql`gt_integer(${double}, ${digits ?? TRINO.constant('text', null)})`
  })

const EXACT_TO_INT: Overload = overload({
  parameters: [{ name: 'number', type: 'exact' }],
  returns: 'integer',
  sql: {
    duckdb: ([number]) => flooredExactSql(number.sql),
    trino: ([number]) => flooredInTrino(number.sql),
  },
  evaluator: () => flooredExact,
})

/** The implicit conversion as a named function. */
const identity = (type: 'text' | 'decimal' | 'logical' | 'exact'): Overload =>
  overload({
    parameters: [{ name: 'value', type }],
    returns: type,
    sql: inEach((value) => value),
    evaluator: () => (value: string | number | bigint | boolean) => value,
  })

export const TYPE_CONVERSIONS: readonly FunctionDeclaration[] = [
  {
    name: 'TO_INT',
    group: 'Type',
    description:
      'The value as a 64-bit integer, rounded down. Null if the value is not a number or exceeds 64 bits. A text of digits is read exactly.',
    overloads: [
      overload({
        parameters: [{ name: 'integer', type: 'integer' }],
        returns: 'integer',
        sql: inEach((integer) => integer),
        evaluator: () => (integer: bigint) => integer,
      }),
      overload({
        parameters: [numberParameter('number')],
        returns: 'integer',
        exact: EXACT_TO_INT,
        sql: {
          duckdb: ([number]) => flooredSql(number.sql),
          trino: ([number]) => sql`gt_integer(${number.sql}, ${TRINO.constant('text', null)})`,
        },
        evaluator: () => floored,
      }),
      overload({
        parameters: [textParameter('text')],
        returns: 'integer',
        reads: 'a number of 64 bits',
        sql: {
          duckdb: ([text]) => {
            const number = DUCKDB.exact.exactSql({ double: decimalSql(text, DUCKDB), digits: text.sql })
            return sql`coalesce(${integerSql(text, DUCKDB)}, ${flooredExactSql(number)})`
          },
          trino: ([text]) =>
            sql`coalesce(${integerSql(text, TRINO)}, gt_integer(${decimalSql(text, TRINO)}, ${text.sql}))`,
        },
        evaluator: () => (text: string) => {
          const number = readExact(text)
          return number === null ? null : flooredExact(number)
        },
      }),
    ],
    examples: [
      { expression: 'TO_INT(-1.5)', result: '-2' },
      { expression: 'TO_INT("12.9")', result: '12' },
      { expression: 'TO_INT(" 9007199254740993 ")', result: '9007199254740993' },
      { expression: 'TO_INT("twelve")', result: null },
      { expression: 'TO_INT(TRUE)', result: '1' },
    ],
  },
  {
    name: 'TO_DECIMAL',
    group: 'Type',
    description: 'The value as a number. Null if the value is not a number.',
    overloads: [
      { ...identity('decimal'), exact: identity('exact') },
      { ...textToDecimal, exact: textToExact },
    ],
    examples: [
      { expression: 'TO_DECIMAL("00501")', result: '501' },
      { expression: 'TO_DECIMAL(" 1.50 ")', result: '1.5' },
      { expression: 'TO_DECIMAL("1,5")', result: null },
    ],
  },
  {
    name: 'TO_TEXT',
    group: 'Type',
    description:
      'The value as text: whole numbers and numbers as read with all digits, other numbers with up to 15 digits, dates as 2024-01-31, times as 09:30:00, true as 1.',
    overloads: [identity('text')],
    examples: [
      { expression: 'TO_TEXT(1 / 4)', result: '0.25' },
      { expression: 'TO_TEXT(2 > 1)', result: '1' },
      { expression: 'TO_TEXT(NULL)', result: null },
    ],
  },
  {
    name: 'TO_LOGICAL',
    group: 'Type',
    description:
      'The value as true or false: true, false, yes, no, t, f, y, n in any case, 1 and 0. A number other than 0 is true. Null if the value has none of these forms.',
    overloads: [identity('logical'), textToLogical],
    examples: [
      { expression: 'TO_LOGICAL("Yes")', result: '1' },
      { expression: 'TO_LOGICAL(0)', result: '0' },
      { expression: 'TO_LOGICAL("perhaps")', result: null },
    ],
  },
]
