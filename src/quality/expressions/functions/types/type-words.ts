import { textToDate, textToTime, textToTimestamp } from '../../conversions/text-to-dates.ts'
import { textToInteger } from '../../conversions/text-to-number.ts'
import { VALUE_TYPES, type ValueType } from '../../../model/reading.ts'
import { classify } from '../../../values/value-types.ts'
import { overload, type FunctionDeclaration, type Overload, type SqlArgument } from '../../declaration.ts'
import type { SqlDialect } from '../../dialects/dialect.ts'
import { formsOf } from '../../dialects/index.ts'
import { joined, type Sql, sql } from '../../sql.ts'
import type { Value } from '../../value.ts'
import { type One, textParameter } from '../parameters.ts'
import { WHITE_SPACE } from '../../../values/unicode/white-space.ts'
import { always, firstOf } from '../../memory.ts'

/** The forms of `classify()` as regular expressions. */
const BLANK = `[${WHITE_SPACE}]*`
const BOOLEAN = ' *([tT]([rR][uU][eE])?|[fF]([aA][lL][sS][eE])?|[yY]([eE][sS])?|[nN]([oO])?) *'
const INTEGER = ' *[+-]?(0|[1-9][0-9]{0,37}) *'
/** Also matches numbers with more digits than the maximum. */
const DECIMAL =
  ' *[+-]?((0|[1-9][0-9]*)[.][0-9]*([eE][+-]?[0-9]{1,3})?|[.][0-9]+([eE][+-]?[0-9]{1,3})?|(0|[1-9][0-9]*)[eE][+-][0-9]{1,3}) *'
const MANTISSA = '[^eE]*'
const NO_DIGIT = '[^0-9]+'
const MAX_DIGITS = 38

const CONVERSIONS: Readonly<Partial<Record<ValueType, Overload>>> = {
  date: textToDate,
  time: textToTime,
  timestamp: textToTimestamp,
}

function typeSql(dialect: SqlDialect, text: SqlArgument): Sql {
  const { matches, texts } = dialect
  const value = text.sql
  /** By the form for columns that are not clean. */
  const isReadable = ({ sql: forms }: Overload): Sql =>
    sql`${forms[dialect.name]!([{ ...text, column: undefined }])} is not null`
  const mantissa = sql`regexp_extract(${value}, ${MANTISSA})`
  const digits = sql`length(${texts.rewritten(mantissa, NO_DIGIT, '')})`
  const isInteger = sql`case when ${isReadable(textToInteger)} then 'integer' else 'decimal' end`
  const isDecimal = sql`case when ${digits} <= ${MAX_DIGITS} then 'decimal' else 'text' end`
  const cases = [
    sql`${value} is null then 'null'`,
    sql`${matches(value, BLANK)} then 'blank'`,
    sql`${matches(value, BOOLEAN)} then 'boolean'`,
    sql`${matches(value, INTEGER)} then ${isInteger}`,
    sql`${matches(value, DECIMAL)} then ${isDecimal}`,
    sql`${isReadable(textToDate)} then 'date'`,
    sql`${isReadable(textToTime)} then 'time'`,
    sql`${isReadable(textToTimestamp)} then 'timestamp'`,
  ]
  return sql`case when ${joined(cases, ' when ')} else 'text' end`
}

function typeOf(text: string | null): ValueType {
  if (text === null) return 'null'
  const bytes = Buffer.from(text)
  const type = VALUE_TYPES[classify(bytes, 0, bytes.length)] as ValueType
  const conversion = CONVERSIONS[type]
  if (conversion === undefined) return type
  // A timestamp whose time zone moves it outside the years 1 to 9999 is invalid.
  const read = conversion.evaluator([{ type: 'text', constant: undefined, column: undefined }]) as (
    text: string,
  ) => Value
  return read(text) === null ? 'text' : type
}

export const TYPE_FUNCTION: FunctionDeclaration = {
  name: 'TYPE',
  group: 'Type',
  description:
    'The type of the value as profiles classify it: null, blank, boolean, integer, decimal, date, time, timestamp or text. A number with unnecessary leading zeros is a text.',
  overloads: [
    overload({
      parameters: [textParameter('value')],
      returns: 'text',
      longest: always('timestamp'.length),
      makes: (args) => 2 * firstOf(args) + 6000,
      takesNull: true,
      sql: formsOf(
        (dialect) =>
          ([text]: One) =>
            typeSql(dialect, text),
      ),
      evaluator: () => typeOf,
    }),
  ],
  examples: [
    { expression: 'TYPE("2024-01-31")', result: 'date' },
    { expression: 'TYPE("00501")', result: 'text' },
    { expression: 'TYPE("1.5e3")', result: 'decimal' },
    { expression: 'TYPE("\u00a0")', result: 'blank' },
    { expression: 'TYPE("")', result: 'blank' },
    { expression: 'TYPE(NULL)', result: 'null' },
  ],
}
