import { overload, type Overload, type SqlArgument } from '../declaration.ts'
import { sql, verbatim } from '../sql.ts'
import { formsOf } from '../dialects/index.ts'
import { firstTimes } from '../memory.ts'

const TRUE_WORDS = ['true', 'yes', 't', 'y', '1']
const FALSE_WORDS = ['false', 'no', 'f', 'n', '0']

const LOGICALS = new Map([
  ...TRUE_WORDS.map((word) => [word, true] as const),
  ...FALSE_WORDS.map((word) => [word, false] as const),
])

const WORD_FORM = /^ *([A-Za-z01]{1,5}) *$/

/**
 * True or false for the words of `classify()` in any case and for 1 and 0, with optional blanks around them. Null for
 * any other text.
 */
export function readLogical(text: string): boolean | null {
  const word = WORD_FORM.exec(text)?.[1]
  return word === undefined ? null : (LOGICALS.get(word.toLowerCase()) ?? null)
}

const listed = (words: readonly string[]) => verbatim(words.map((word) => `'${word}'`).join(', '))

export const textToLogical: Overload = overload({
  parameters: [{ name: 'text', type: 'text' }],
  returns: 'logical',
  reads: 'true or false',
  makes: firstTimes(5),
  sql: formsOf(
    ({ once, trimmed }) =>
      ([text]: readonly [SqlArgument]) =>
        once(
          // The lower() of engines maps no other letter to these letters.
          { word: sql`lower(${trimmed(text.sql)})` },
          ({ word }) =>
            sql`case when ${word} in (${listed(TRUE_WORDS)}) then true when ${word} in (${listed(FALSE_WORDS)}) then false end`,
        ),
  ),
  evaluator: () => readLogical,
})
