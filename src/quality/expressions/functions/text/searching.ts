import { inEach, overload, type FunctionDeclaration } from '../../declaration.ts'
import { formsOf } from '../../dialects/index.ts'
import { sql } from '../../sql.ts'
import {
  isConstantText,
  numberParameter,
  textParameter,
  type Three,
  type Two,
  unlessNull,
  whole,
  wholeSql,
} from '../parameters.ts'
import { codePointsBefore, lengthOf, unitOf } from '../../../values/unicode/code-points.ts'
import { firstTimes } from '../../memory.ts'

function position(text: string, part: string, start: number): bigint {
  const before = Math.max(start, 1) - 1
  // The engine finds the empty string before each character and at the end.
  if (before > lengthOf(text)) return 0n
  const at = text.indexOf(part, unitOf(text, before))
  return at < 0 ? 0n : BigInt(codePointsBefore(text, at) + 1)
}

const occurrences = (text: string, part: string): bigint =>
  part === '' ? 0n : BigInt(text.split(part).length - 1)

const TEXT_AND_PART = [textParameter('text'), textParameter('part')] as const

export const SEARCH_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'LENGTH',
    group: 'String',
    description: 'The number of characters (code points) in the text.',
    overloads: [
      overload({
        parameters: [textParameter('text')],
        returns: 'integer',
        sql: inEach((text) => sql`length(${text})`),
        evaluator: () => (text: string) => BigInt(lengthOf(text)),
      }),
    ],
    examples: [
      { expression: 'LENGTH("Zürich")', result: '6' },
      { expression: 'LENGTH("😀 ")', result: '2' },
      { expression: 'LENGTH("")', result: '0' },
      { expression: 'LENGTH(NULL)', result: null },
    ],
  },
  {
    name: 'POSITION',
    group: 'String',
    description:
      'The position of the first occurrence of the part in the text, counted from 1. 0 if the text does not contain the part. With start, occurrences before that position are ignored.',
    overloads: [
      overload({
        parameters: TEXT_AND_PART,
        returns: 'integer',
        sql: inEach((text, part) => sql`strpos(${text}, ${part})`),
        evaluator: () => (text: string, part: string) => position(text, part, 1),
      }),
      overload({
        parameters: [...TEXT_AND_PART, numberParameter('start')],
        returns: 'integer',
        makes: firstTimes(2),
        sql: formsOf((dialect) => ([text, part, start]: Three) => {
          const from = sql`greatest(1, ${wholeSql(dialect, start)})`
          const found = sql`strpos(substring(${text.sql}, ${from}), ${part.sql})`
          return unlessNull(
            [text, part, start],
            sql`case when ${from} > length(${text.sql}) + 1 or ${found} = 0 then 0 else ${found} + ${from} - 1 end`,
          )
        }),
        evaluator: () => (text: string, part: string, start: number) => position(text, part, whole(start)),
      }),
    ],
    examples: [
      { expression: 'POSITION("jane@example.com", "@")', result: '5' },
      { expression: 'POSITION("ÄÖ😀-1-2", "-")', result: '4' },
      { expression: 'POSITION("ÄÖ😀-1-2", "-", 5)', result: '6' },
      { expression: 'POSITION("abc", "x")', result: '0' },
    ],
  },
  {
    name: 'CONTAINS',
    group: 'String',
    description: 'True if the text contains the part. Every text contains the empty string.',
    overloads: [
      overload({
        parameters: TEXT_AND_PART,
        returns: 'logical',
        sql: formsOf(
          ({ texts }) =>
            ([text, part]: Two) =>
              texts.contains(text.sql, part.sql),
        ),
        evaluator: () => (text: string, part: string) => text.includes(part),
      }),
    ],
    examples: [
      { expression: 'CONTAINS("12 High Street", "Street")', result: '1' },
      { expression: 'CONTAINS("Straße", "S")', result: '1' },
      { expression: 'CONTAINS("Straße", "SS")', result: '0' },
      { expression: 'CONTAINS(NULL, "a")', result: null },
    ],
  },
  {
    name: 'STARTS_WITH',
    group: 'String',
    description: 'True if the text begins with the part.',
    overloads: [
      overload({
        parameters: TEXT_AND_PART,
        returns: 'logical',
        sql: inEach((text, part) => sql`starts_with(${text}, ${part})`),
        evaluator: () => (text: string, part: string) => text.startsWith(part),
      }),
    ],
    examples: [
      { expression: 'STARTS_WITH("Dr Jones", "Dr ")', result: '1' },
      { expression: 'STARTS_WITH("éa", "e")', result: '0' },
    ],
  },
  {
    name: 'ENDS_WITH',
    group: 'String',
    description: 'True if the text ends with the part.',
    overloads: [
      overload({
        parameters: TEXT_AND_PART,
        returns: 'logical',
        sql: formsOf(
          ({ texts }) =>
            ([text, part]: Two) =>
              texts.endsWith(text.sql, part.sql),
        ),
        evaluator: () => (text: string, part: string) => text.endsWith(part),
      }),
    ],
    examples: [
      { expression: 'ENDS_WITH("report.csv", ".csv")', result: '1' },
      { expression: 'ENDS_WITH("a", "")', result: '1' },
    ],
  },
  {
    name: 'COUNT_OF',
    group: 'String',
    description: 'The number of occurrences of the part in the text, without overlaps. 0 for an empty part.',
    overloads: [
      overload({
        parameters: TEXT_AND_PART,
        returns: 'integer',
        makes: firstTimes(1),
        sql: formsOf(({ quotient, texts: { bytes } }) => ([text, part]: Two) => {
          const found = sql`(${bytes(text.sql)} - ${bytes(sql`replace(${text.sql}, ${part.sql}, '')`)})`
          const count = quotient(found, bytes(part.sql))
          return isConstantText(part, (constant) => constant !== '')
            ? count
            : sql`case when ${part.sql} = '' and ${text.sql} is not null then 0 else ${count} end`
        }),
        evaluator: () => occurrences,
      }),
    ],
    examples: [
      { expression: 'COUNT_OF("a,b,,c", ",")', result: '3' },
      { expression: 'COUNT_OF("aaaa", "aa")', result: '2' },
      { expression: 'COUNT_OF("éé", "")', result: '0' },
    ],
  },
]
