import { textToLogical } from '../../conversions/text-to-logical.ts'
import {
  decimalSql,
  integerSql,
  readDecimal,
  readInteger,
  textToDecimal,
} from '../../conversions/text-to-number.ts'
import { inEach, overload, type FunctionDeclaration, type Overload } from '../../declaration.ts'
import { type Sql, sql, verbatim } from '../../sql.ts'
import { once } from '../../dialects/duckdb.ts'
import { numberParameter, textParameter } from '../parameters.ts'

/** Decimals from this limit on do not fit in 64 bits. */
const BEYOND = 2 ** 63

const floored = (number: number): bigint | null =>
  number >= -BEYOND && number < BEYOND ? BigInt(Math.floor(number)) : null

const flooredSql = (number: Sql): Sql =>
  once(
    { number },
    ({ number }) =>
      sql`case when ${number} >= ${verbatim('-9223372036854775808.0::double')} and ${number} < ${verbatim('9223372036854775808.0::double')} then cast(floor(${number}) as bigint) end`,
  )

/** The implicit conversion as a named function. */
const identity = (type: 'text' | 'decimal' | 'logical'): Overload =>
  overload({
    parameters: [{ name: 'value', type }],
    returns: type,
    sql: inEach((value) => value),
    evaluator: () => (value: string | number | boolean) => value,
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
        sql: { duckdb: ([number]) => flooredSql(number.sql) },
        evaluator: () => floored,
      }),
      overload({
        parameters: [textParameter('text')],
        returns: 'integer',
        reads: 'a number of 64 bits',
        sql: { duckdb: ([text]) => sql`coalesce(${integerSql(text)}, ${flooredSql(decimalSql(text))})` },
        evaluator: () => (text: string) => {
          const number = readDecimal(text)
          return readInteger(text) ?? (number === null ? null : floored(number))
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
    overloads: [identity('decimal'), textToDecimal],
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
      'The value as text: integers without a decimal point, decimals with up to 15 digits, dates as 2024-01-31, times as 09:30:00, true as 1.',
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
