import type { DialectName } from '../../../model/warehouse/dialect.ts'
import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { joined, type Sql, sql, verbatim } from '../../sql.ts'
import type { SqlDialect } from '../../dialects/dialect.ts'
import { DUCKDB } from '../../dialects/duckdb.ts'
import { formsOf } from '../../dialects/index.ts'
import { type One, textParameter } from '../parameters.ts'
import { WHITE_SPACE } from '../../../values/unicode/white-space.ts'
import { firstOf, firstTimes } from '../../memory.ts'

const WHITE_RUN = `[${WHITE_SPACE}]+`
const RUNS = new RegExp(WHITE_RUN, 'g')

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

const trimmedOf = (trim: Sql, text: Sql): Sql => sql`${trim}(${text}, ${WHITE_SPACE})`

/**
 * DuckDB's trim takes ten times as long as a test of the ends of the text. The test does not use a regular
 * expression or IN, because then the engine would process each row of a column with few distinct values.
 */
const trimmedSql = (text: Sql, ends: readonly ((text: Sql) => Sql)[], trim: Sql): Sql =>
  DUCKDB.once({ text }, ({ text }) => {
    const isThere = joined(
      ends.map((end) => mayBeWhite(end(text))),
      ' or ',
    )
    return sql`case when ${isThere} then ${trimmedOf(trim, text)} else ${text} end`
  })

interface TextToText {
  readonly name: string
  readonly description: string
  readonly examples: FunctionDeclaration['examples']
  readonly forms: Readonly<Record<DialectName, (args: One) => Sql>>
  readonly evaluate: (text: string) => string
}

/** A trim at these ends of a text. */
const trimming = (name: 'trim' | 'ltrim' | 'rtrim', ...ends: readonly ((text: Sql) => Sql)[]) => {
  const trim = verbatim(name)
  return {
    duckdb: ([text]: One) => trimmedSql(text.sql, ends, trim),
    trino: ([text]: One) => trimmedOf(trim, text.sql),
  }
}

const ofTexts = (form: (text: Sql, texts: SqlDialect['texts']) => Sql) =>
  formsOf(
    ({ texts }) =>
      ([text]: One) =>
        form(text.sql, texts),
  )

const declared = ({ name, description, examples, forms, evaluate }: TextToText): FunctionDeclaration => ({
  name,
  group: name === 'LPACK' || name === 'COLLAPSE' ? 'Transformation' : 'String',
  description,
  overloads: [
    overload({
      parameters: [textParameter('text')],
      returns: 'text',
      longest: firstOf,
      makes: firstTimes(4),
      sql: forms,
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
    forms: trimming('trim', first, last),
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
    forms: trimming('ltrim', first),
    evaluate: (text) => trimmed(text, true, false),
    examples: [
      { expression: 'LTRIM("  a ") || "|"', result: 'a |' },
      { expression: 'LTRIM("\u3000é")', result: 'é' },
    ],
  }),
  declared({
    name: 'RTRIM',
    description: 'The text without white space at its end.',
    forms: trimming('rtrim', last),
    evaluate: (text) => trimmed(text, false, true),
    examples: [
      { expression: 'RTRIM(" a  ") || "|"', result: ' a|' },
      { expression: 'RTRIM("")', result: '' },
    ],
  }),
  declared({
    name: 'LPACK',
    description: 'The text without any white space.',
    forms: ofTexts((text, texts) => texts.rewritten(text, WHITE_RUN, '')),
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
    forms: ofTexts((text, texts) => sql`trim(${texts.rewritten(text, WHITE_RUN, ' ')}, ' ')`),
    evaluate: (text) => trimmed(text.replace(RUNS, ' '), true, true),
    examples: [
      { expression: 'COLLAPSE("  Jane   Ann\t Smith ")', result: 'Jane Ann Smith' },
      { expression: 'COLLAPSE("a\u00a0\u2003b")', result: 'a b' },
    ],
  }),
]
