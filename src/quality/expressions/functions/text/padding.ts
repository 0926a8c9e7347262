import {
  overload,
  type FunctionDeclaration,
  type Overload,
  type SizedArgument,
  type SqlArgument,
} from '../../declaration.ts'
import { DUCKDB } from '../../dialects/duckdb.ts'
import { formsOf } from '../../dialects/index.ts'
import { TRINO } from '../../dialects/trino.ts'
import { type Sql, sql } from '../../sql.ts'
import {
  isConstantText,
  MAX_TEXT_LENGTH,
  numberParameter,
  textParameter,
  type Two,
  unlessNull,
  whole,
  wholeSql,
  widestOf,
} from '../parameters.ts'
import { lengthOf, slice } from '../../../values/unicode/code-points.ts'

/** The fill that is added to a text to reach a length. */
function padding(fill: string, missing: number): string {
  const length = lengthOf(fill)
  return slice(fill.repeat(Math.ceil(missing / length)), 0, missing)
}

function padded(text: string, length: number, fill: string, isLeft: boolean): string | null {
  const missing = whole(length) - lengthOf(text)
  if (missing <= 0 || fill === '') return text
  if (whole(length) > MAX_TEXT_LENGTH) return null
  return isLeft ? padding(fill, missing) + text : text + padding(fill, missing)
}

/** Bytes of the fill that is added to reach a length. */
function filled({ constant }: SizedArgument, widest: number): number {
  const characters = typeof constant === 'number' ? whole(constant) : MAX_TEXT_LENGTH
  return characters > MAX_TEXT_LENGTH ? 0 : Math.max(0, characters) * widest
}

function overloads(isLeft: boolean): readonly Overload[] {
  const name = isLeft ? sql`lpad` : sql`rpad`
  // A routine, because it needs the text several times, which would double the SQL of nested calls.
  const inTrino = (text: SqlArgument, length: SqlArgument, fill: Sql): Sql =>
    sql`gt_${name}(${text.sql}, ${wholeSql(TRINO, length)}, ${fill}, ${MAX_TEXT_LENGTH})`
  return [
    overload({
      parameters: [textParameter('text'), numberParameter('length')],
      returns: 'text',
      longest: ([text, length]) => text.bytes + filled(length, 1),
      sql: {
        duckdb: ([text, length]) => {
          const wanted = wholeSql(DUCKDB, length)
          return unlessNull(
            [text, length],
            sql`case when length(${text.sql}) >= ${wanted} then ${text.sql} when ${wanted} <= ${MAX_TEXT_LENGTH} then ${name}(${text.sql}, cast(${wanted} as integer), ' ') end`,
          )
        },
        trino: ([text, length]) => inTrino(text, length, sql`' '`),
      },
      evaluator: () => (text: string, length: number) => padded(text, length, ' ', isLeft),
    }),
    overload({
      parameters: [textParameter('text'), numberParameter('length'), textParameter('fill')],
      returns: 'text',
      longest: ([text, length, fill]) => text.bytes + filled(length, widestOf(fill)),
      sql: {
        duckdb: ([text, length, fill]) => {
          const wanted = wholeSql(DUCKDB, length)
          const isEmpty = isConstantText(fill, (constant) => constant !== '')
            ? sql``
            : sql` or ${fill.sql} = ''`
          return unlessNull(
            [text, length, fill],
            sql`case when length(${text.sql}) >= ${wanted}${isEmpty} then ${text.sql} when ${wanted} <= ${MAX_TEXT_LENGTH} then ${name}(${text.sql}, cast(${wanted} as integer), ${fill.sql}) end`,
          )
        },
        trino: ([text, length, fill]) => inTrino(text, length, fill.sql),
      },
      evaluator: () => (text: string, length: number, fill: string) => padded(text, length, fill, isLeft),
    }),
  ]
}

const MAX_LENGTH_TEXT = '100,000 characters'

export const PADDING_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'LPAD',
    group: 'String',
    description: `The text padded on the left to this number of characters, with the fill or with blanks. A longer text does not change. Null if the length is more than ${MAX_LENGTH_TEXT}.`,
    overloads: overloads(true),
    examples: [
      { expression: 'LPAD("42", 5, "0")', result: '00042' },
      { expression: 'LPAD("é", 4, "ab")', result: 'abaé' },
      { expression: 'LPAD("12345", 3, "0")', result: '12345' },
      { expression: 'LPAD(NULL, 3)', result: null },
    ],
  },
  {
    name: 'RPAD',
    group: 'String',
    description: `The text padded on the right to this number of characters, with the fill or with blanks. A longer text does not change. Null if the length is more than ${MAX_LENGTH_TEXT}.`,
    overloads: overloads(false),
    examples: [
      { expression: 'RPAD("ab", 4) || "|"', result: 'ab  |' },
      { expression: 'RPAD("1.", 4, "😀")', result: '1.😀😀' },
      { expression: 'RPAD("a", 3, "")', result: 'a' },
    ],
  },
  {
    name: 'REPEAT',
    group: 'String',
    description: `The text repeated count times. Null if the result would have more than ${MAX_LENGTH_TEXT}.`,
    overloads: [
      overload({
        parameters: [textParameter('text'), numberParameter('count')],
        returns: 'text',
        longest: ([text, count]) => {
          const most = MAX_TEXT_LENGTH * widestOf(text)
          return typeof count.constant === 'number'
            ? Math.min(most, text.bytes * Math.max(0, whole(count.constant)))
            : most
        },
        sql: formsOf((dialect) => ([text, count]: Two) => {
          const times = sql`greatest(0, ${wholeSql(dialect, count)})`
          return unlessNull(
            [text, count],
            sql`case when length(${text.sql}) * ${times} <= ${MAX_TEXT_LENGTH} then case when ${text.sql} = '' then '' else ${dialect.texts.repeated(text.sql, times)} end end`,
          )
        }),
        evaluator: () => (text: string, count: number) => {
          const times = Math.max(0, whole(count))
          if (text === '') return ''
          return lengthOf(text) * times > MAX_TEXT_LENGTH ? null : text.repeat(times)
        },
      }),
    ],
    examples: [
      { expression: 'REPEAT("ab", 3)', result: 'ababab' },
      { expression: 'REPEAT("é", 0)', result: '' },
      { expression: 'REPEAT("a", 9999999)', result: null },
    ],
  },
]
