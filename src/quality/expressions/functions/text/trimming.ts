import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { joined, type Sql, sql } from '../../sql.ts'
import { once } from '../../dialects/once.ts'
import { textParameter } from '../parameters.ts'
import { WHITE_SPACE } from '../unicode/white-space.ts'
import { firstOf, firstTimes } from '../../memory.ts'

const RUNS = new RegExp(`[${WHITE_SPACE}]+`, 'g')

const isWhite = (text: string, at: number): boolean => WHITE_SPACE.includes(text[at]!)

function trimmed(text: string, left: boolean, right: boolean): string {
  let [start, end] = [0, text.length]
  if (left) while (start < end && isWhite(text, start)) start++
  if (right) while (end > start && isWhite(text, end - 1)) end--
  return text.slice(start, end)
}

const first = (text: Sql): Sql => sql`ord(${text})`
const last = (text: Sql): Sql => sql`ord(${text}[-1])`

/** True for every white-space code point and for a few others. */
const mayBeWhite = (code: Sql): Sql =>
  sql`${code} <= 32 or (${code} >= 133 and (${code} = 133 or ${code} = 160 or ${code} = 5760 or (${code} >= 8192 and ${code} <= 8287) or ${code} = 12288))`

/**
 * The engine's trim takes ten times as long as a test of the ends of the text. The test does not use a regular
 * expression or IN, because then the engine would process each row of a column with few distinct values.
 */
const trimmedSql = (text: Sql, ends: readonly ((text: Sql) => Sql)[], trim: Sql): Sql =>
  once({ text }, ({ text }) => {
    const isThere = joined(
      ends.map((end) => mayBeWhite(end(text))),
      ' or ',
    )
    return sql`case when ${isThere} then ${trim}(${text}, ${WHITE_SPACE}) else ${text} end`
  })

interface TextToText {
  readonly name: string
  readonly description: string
  readonly examples: FunctionDeclaration['examples']
  readonly duckdb: (text: Sql) => Sql
  readonly evaluate: (text: string) => string
}

const declared = ({ name, description, examples, duckdb, evaluate }: TextToText): FunctionDeclaration => ({
  name,
  group: name === 'LPACK' || name === 'COLLAPSE' ? 'Transformation' : 'String',
  description,
  overloads: [
    overload({
      parameters: [textParameter('text')],
      returns: 'text',
      longest: firstOf,
      makes: firstTimes(4),
      sql: { duckdb: ([text]) => duckdb(text.sql) },
      evaluator: () => evaluate,
    }),
  ],
  examples,
})

export const TRIMMING_FUNCTIONS: readonly FunctionDeclaration[] = [
  declared({
    name: 'TRIM',
    description:
      'The text without white space at its start and end. White space is what Unicode defines as such, including blanks, tabs and line ends.',
    duckdb: (text) => trimmedSql(text, [first, last], sql`trim`),
    evaluate: (text) => trimmed(text, true, true),
    examples: [
      { expression: 'TRIM("  a b ")', result: 'a b' },
      { expression: 'TRIM("\t\u00a0")', result: '' },
      { expression: 'TRIM(NULL)', result: null },
    ],
  }),
  declared({
    name: 'LTRIM',
    description: 'The text without white space at its start.',
    duckdb: (text) => trimmedSql(text, [first], sql`ltrim`),
    evaluate: (text) => trimmed(text, true, false),
    examples: [
      { expression: 'LTRIM("  a ") || "|"', result: 'a |' },
      { expression: 'LTRIM("\u3000é")', result: 'é' },
    ],
  }),
  declared({
    name: 'RTRIM',
    description: 'The text without white space at its end.',
    duckdb: (text) => trimmedSql(text, [last], sql`rtrim`),
    evaluate: (text) => trimmed(text, false, true),
    examples: [
      { expression: 'RTRIM(" a  ") || "|"', result: ' a|' },
      { expression: 'RTRIM("")', result: '' },
    ],
  }),
  declared({
    name: 'LPACK',
    description: 'The text without any white space.',
    duckdb: (text) => sql`regexp_replace(${text}, ${`[${WHITE_SPACE}]+`}, '', 'g')`,
    evaluate: (text) => text.replace(RUNS, ''),
    examples: [
      { expression: 'LPACK(" AB 12 CD ")', result: 'AB12CD' },
      { expression: 'LPACK("   ")', result: '' },
      { expression: 'LPACK(NULL)', result: null },
    ],
  }),
  declared({
    name: 'COLLAPSE',
    description:
      'The text without white space at its start and end, and with one blank for each run of white space inside.',
    duckdb: (text) => sql`trim(regexp_replace(${text}, ${`[${WHITE_SPACE}]+`}, ' ', 'g'), ' ')`,
    evaluate: (text) => trimmed(text.replace(RUNS, ' '), true, true),
    examples: [
      { expression: 'COLLAPSE("  Jane   Ann\t Smith ")', result: 'Jane Ann Smith' },
      { expression: 'COLLAPSE("a\u00a0\u2003b")', result: 'a b' },
    ],
  }),
]
