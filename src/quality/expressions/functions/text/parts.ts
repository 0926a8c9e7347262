import { overload, type FunctionDeclaration, type SizedArgument } from '../../declaration.ts'
import { firstOf, firstTimes } from '../../memory.ts'
import { type Sql, sql } from '../../sql.ts'
import { formsOf } from '../../dialects/index.ts'
import {
  beginningOf,
  isConstantText,
  numberParameter,
  type One,
  textParameter,
  type Three,
  type Two,
  unlessNull,
  whole,
  wholeSql,
} from '../parameters.ts'
import { lengthOf, slice } from '../../../values/unicode/code-points.ts'
import { WHITE_SPACE } from '../../../values/unicode/white-space.ts'

const WORDS = new RegExp(`[^${WHITE_SPACE}]+`, 'g')
const WORD = `[^${WHITE_SPACE}]+`

/** The part with a number, counted from 1, or from -1 backwards. Null if there is no such part. */
const partOf = (parts: readonly string[], number: number): string | null =>
  parts[number > 0 ? number - 1 : number < 0 ? parts.length + number : -1] ?? null

const wordsOf = (text: string): readonly string[] => text.match(WORDS) ?? []

/** If the separator is empty, the text is the only part. */
const split = (text: string, separator: string): readonly string[] =>
  separator === '' ? [text] : text.split(separator)

/** The characters from `start` on. Positions before the first character count but hold none, as in standard SQL. */
function substring(text: string, start: number, length: number): string {
  const from = Math.max(start, 1)
  const count = start + length - from
  return count > 0 ? slice(text, from - 1, count) : ''
}

const atLeast = (least: Sql, number: Sql): Sql => sql`greatest(${least}, ${number})`

const reverse = (text: string): string => Array.from(text).reverse().join('')

/** Bytes of an item of a list of texts. The engine doubles the capacity of a list when it grows. */
const ITEM_BYTES = 48
/** A word and its separator have at least one byte each. */
const WORD_BYTES = 2

/**
 * Bytes of the list of the parts of a text and of the requested part. `each` is the minimum number of bytes of a
 * part.
 */
const listed = ({ bytes }: SizedArgument, each: number): number =>
  2 * bytes + ITEM_BYTES * (1 + (each > 0 ? bytes / each : 0))

export const PART_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'SUBSTRING',
    group: 'String',
    description:
      'The part of the text from position start, counted from 1, with length characters or to the end of the text. Positions before the first character count toward the length but hold no characters.',
    overloads: [
      overload({
        parameters: [textParameter('text'), numberParameter('start')],
        returns: 'text',
        longest: firstOf,
        sql: formsOf(
          (dialect) =>
            ([text, start]: Two) =>
              unlessNull(
                [text, start],
                sql`substring(${text.sql}, ${atLeast(sql`1`, wholeSql(dialect, start))})`,
              ),
        ),
        evaluator: () => (text: string, start: number) =>
          slice(text, Math.max(whole(start), 1) - 1, text.length),
      }),
      overload({
        parameters: [textParameter('text'), numberParameter('start'), numberParameter('length')],
        returns: 'text',
        longest: ([text, , length]) => beginningOf(text, length),
        sql: formsOf((dialect) => ([text, start, length]: Three) => {
          const [from, count] = [wholeSql(dialect, start), wholeSql(dialect, length)]
          const visible = sql`${count} + least(${from}, 1) - 1`
          return unlessNull(
            [text, start, length],
            sql`substring(${text.sql}, ${atLeast(sql`1`, from)}, ${atLeast(sql`0`, visible)})`,
          )
        }),
        evaluator: () => (text: string, start: number, length: number) =>
          substring(text, whole(start), whole(length)),
      }),
    ],
    examples: [
      { expression: 'SUBSTRING("AB-1234", 4)', result: '1234' },
      { expression: 'SUBSTRING("Zürich 😀!", 2, 3)', result: 'üri' },
      { expression: 'SUBSTRING("abc", 0, 2)', result: 'a' },
      { expression: 'SUBSTRING("abc", 9)', result: '' },
      { expression: 'SUBSTRING("abc", NULL)', result: null },
    ],
  },
  {
    name: 'LEFT',
    group: 'String',
    description: 'The first count characters of the text. The whole text if it is not longer.',
    overloads: [
      overload({
        parameters: [textParameter('text'), numberParameter('count')],
        returns: 'text',
        longest: ([text, count]) => beginningOf(text, count),
        sql: formsOf(
          (dialect) =>
            ([text, count]: Two) =>
              unlessNull(
                [text, count],
                dialect.texts.left(text.sql, atLeast(sql`0`, wholeSql(dialect, count))),
              ),
        ),
        evaluator: () => (text: string, count: number) => slice(text, 0, Math.max(whole(count), 0)),
      }),
    ],
    examples: [
      { expression: 'LEFT("GB12 3456", 2)', result: 'GB' },
      { expression: 'LEFT("😀é", 1)', result: '😀' },
      { expression: 'LEFT("abc", -1)', result: '' },
    ],
  },
  {
    name: 'RIGHT',
    group: 'String',
    description: 'The last count characters of the text. The whole text if it is not longer.',
    overloads: [
      overload({
        parameters: [textParameter('text'), numberParameter('count')],
        returns: 'text',
        longest: ([text, count]) => beginningOf(text, count),
        sql: formsOf(
          (dialect) =>
            ([text, count]: Two) =>
              unlessNull(
                [text, count],
                dialect.texts.right(text.sql, atLeast(sql`0`, wholeSql(dialect, count))),
              ),
        ),
        evaluator: () => (text: string, count: number) => {
          const most = Math.max(whole(count), 0)
          const before = lengthOf(text) - most
          return before <= 0 ? text : slice(text, before, most)
        },
      }),
    ],
    examples: [
      { expression: 'RIGHT("4929123456781881", 4)', result: '1881' },
      { expression: 'RIGHT("é", 5)', result: 'é' },
      { expression: 'RIGHT(NULL, 2)', result: null },
    ],
  },
  {
    name: 'REVERSE',
    group: 'String',
    description: 'The characters of the text in reverse order.',
    overloads: [
      overload({
        parameters: [textParameter('text')],
        returns: 'text',
        makes: firstTimes(135),
        sql: formsOf(
          ({ texts }) =>
            ([text]: One) =>
              texts.reversed(text.sql),
        ),
        evaluator: () => reverse,
      }),
    ],
    examples: [
      { expression: 'REVERSE("abc")', result: 'cba' },
      { expression: 'REVERSE("a😀é")', result: 'é😀a' },
      { expression: 'REVERSE("")', result: '' },
    ],
  },
  {
    name: 'SPLIT',
    group: 'String',
    description:
      'One part of the text between separators, numbered from 1. -1 is the last part, -2 the part before it. Null if the text has no such part.',
    overloads: [
      overload({
        parameters: [textParameter('text'), textParameter('separator'), numberParameter('number')],
        returns: 'text',
        longest: firstOf,
        makes: ([text, separator]) => {
          const parting = typeof separator.constant === 'string' ? Buffer.byteLength(separator.constant) : 1
          return listed(text, parting)
        },
        sql: formsOf((dialect) => ([text, separator, number]: Three) => {
          const { texts } = dialect
          const parts = texts.split(text.sql, separator.sql)
          const always = isConstantText(separator, (constant) => constant !== '')
            ? parts
            : sql`case when ${separator.sql} = '' then ${dialect.listOf([text.sql])} else ${parts} end`
          return unlessNull([text, separator, number], texts.itemAt(always, wholeSql(dialect, number)))
        }),
        evaluator: () => (text: string, separator: string, number: number) =>
          partOf(split(text, separator), whole(number)),
      }),
    ],
    examples: [
      { expression: 'SPLIT("a;b;;d", ";", 2)', result: 'b' },
      { expression: 'SPLIT("a;b;;d", ";", 3)', result: '' },
      { expression: 'SPLIT("jane@example.com", "@", -1)', result: 'example.com' },
      { expression: 'SPLIT("a;b", ";", 3)', result: null },
    ],
  },
  {
    name: 'WORD',
    group: 'String',
    description:
      'One word of the text, numbered from 1. -1 is the last word. White space separates words. Null if the text has no such word.',
    overloads: [
      overload({
        parameters: [textParameter('text'), numberParameter('number')],
        returns: 'text',
        longest: firstOf,
        makes: ([text]) => listed(text, WORD_BYTES),
        sql: formsOf((dialect) => ([text, number]: Two) => {
          const { texts } = dialect
          return unlessNull(
            [text, number],
            texts.itemAt(texts.matchesIn(text.sql, WORD), wholeSql(dialect, number)),
          )
        }),
        evaluator: () => (text: string, number: number) => partOf(wordsOf(text), whole(number)),
      }),
    ],
    examples: [
      { expression: 'WORD(" Jane  Ann Smith", 2)', result: 'Ann' },
      { expression: 'WORD("Jane Ann Smith", -1)', result: 'Smith' },
      { expression: 'WORD("   ", 1)', result: null },
    ],
  },
  {
    name: 'WORDS',
    group: 'String',
    description: 'The number of words in the text. White space separates words.',
    overloads: [
      overload({
        parameters: [textParameter('text')],
        returns: 'integer',
        makes: ([text]) => listed(text, WORD_BYTES),
        sql: formsOf(
          ({ texts }) =>
            ([text]: One) =>
              texts.count(texts.matchesIn(text.sql, WORD)),
        ),
        evaluator: () => (text: string) => BigInt(wordsOf(text).length),
      }),
    ],
    examples: [
      { expression: 'WORDS(" Jane  Ann-Marie Smith ")', result: '3' },
      { expression: 'WORDS("\u2003")', result: '0' },
    ],
  },
]
