import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { sql } from '../../sql.ts'
import { isConstantText, numberParameter, textParameter, unlessNull, whole, wholeSql } from '../parameters.ts'
import { codePointsBefore, lengthOf, unitOf } from '../unicode/code-points.ts'
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
        sql: { duckdb: ([text]) => sql`length(${text.sql})` },
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
        sql: {
          duckdb: ([text, part]) => sql`strpos(${text.sql}, ${part.sql})`,
        },
        evaluator: () => (text: string, part: string) => position(text, part, 1),
      }),
      overload({
        parameters: [...TEXT_AND_PART, numberParameter('start')],
        returns: 'integer',
        makes: firstTimes(2),
        sql: {
          duckdb: ([text, part, start]) => {
            const from = sql`greatest(1, ${wholeSql(start)})`
            const found = sql`strpos(substring(${text.sql}, ${from}), ${part.sql})`
            return unlessNull(
              [text, part, start],
              sql`case when ${from} > length(${text.sql}) + 1 or ${found} = 0 then 0 else ${found} + ${from} - 1 end`,
            )
          },
        },
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
        sql: {
          duckdb: ([text, part]) => sql`contains(${text.sql}, ${part.sql})`,
        },
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
        sql: {
          duckdb: ([text, part]) => sql`starts_with(${text.sql}, ${part.sql})`,
        },
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
        sql: { duckdb: ([text, part]) => sql`ends_with(${text.sql}, ${part.sql})` },
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
        sql: {
          duckdb: ([text, part]) => {
            const left = sql`(strlen(${text.sql}) - strlen(replace(${text.sql}, ${part.sql}, '')))`
            if (isConstantText(part, (constant) => constant !== ''))
              return sql`${left} // strlen(${part.sql})`
            return sql`case when ${part.sql} = '' and ${text.sql} is not null then 0 else ${left} // strlen(${part.sql}) end`
          },
        },
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
