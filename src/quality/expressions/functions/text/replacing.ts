import {
  overload,
  type FunctionDeclaration,
  type SizedArgument,
  type SqlArgument,
} from '../../declaration.ts'
import { formsOf } from '../../dialects/index.ts'
import { type Sql, sql } from '../../sql.ts'
import { firstOf } from '../../memory.ts'
import { MAX_TEXT_LENGTH, textParameter, type Three, unlessNull, widestOf } from '../parameters.ts'
import { lengthOf } from '../../../values/unicode/code-points.ts'

/** Replaces all occurrences, without overlaps. Null if the text would grow too much. */
function replaced(text: string, find: string, replacement: string): string | null {
  if (find === '') return text
  const parts = text.split(find)
  const growth = (parts.length - 1) * (lengthOf(replacement) - lengthOf(find))
  return growth > MAX_TEXT_LENGTH ? null : parts.join(replacement)
}

/** True if no replacement can make the text longer. */
const cannotGrow = (find: SqlArgument, replacement: SqlArgument): boolean =>
  typeof replacement.constant === 'string' &&
  (replacement.constant === '' ||
    (typeof find.constant === 'string' && lengthOf(replacement.constant) <= lengthOf(find.constant)))

/** Bytes of a text with the maximum number of replacements. */
function rewritten([text, find, put]: readonly [SizedArgument, SizedArgument, SizedArgument]): number {
  const found = typeof find.constant === 'string' ? Buffer.byteLength(find.constant) : 1
  if (found === 0) return text.bytes
  const growth = Math.max(0, put.longest - found)
  const mostPut = (MAX_TEXT_LENGTH + text.bytes) * widestOf(put)
  return text.bytes + Math.min((text.bytes / found) * growth, mostPut)
}

export const REPLACING_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'REPLACE',
    group: 'Transformation',
    description:
      'The text with a replacement for each occurrence of find. Case matters. If find is empty, the text does not change. Null if the result would be more than 100,000 characters longer than the text.',
    overloads: [
      overload({
        parameters: [textParameter('text'), textParameter('find'), textParameter('replacement')],
        returns: 'text',
        longest: rewritten,
        makes: (args) => rewritten(args) + firstOf(args),
        sql: formsOf(({ quotient, texts }) => ([text, find, replacement]: Three) => {
          const replacedBy = (put: Sql): Sql => texts.replaced(text.sql, find.sql, put)
          const result = replacedBy(replacement.sql)
          if (cannotGrow(find, replacement)) return result
          const [found, put] = [find, replacement].map((arg) => sql`length(${arg.sql})`)
          const removed = sql`(length(${text.sql}) - length(${replacedBy(sql`''`)}))`
          const count = sql`(${quotient(removed, sql`greatest(${found!}, 1)`)})`
          return unlessNull(
            [text, find, replacement],
            sql`case when ${put!} <= ${found!} or ${count} * (${put!} - ${found!}) <= ${MAX_TEXT_LENGTH} then ${result} end`,
          )
        }),
        evaluator: () => replaced,
      }),
    ],
    examples: [
      { expression: 'REPLACE("12-34-56", "-", "")', result: '123456' },
      { expression: 'REPLACE("Straße", "ß", "ss")', result: 'Strasse' },
      { expression: 'REPLACE("abc", "", "x")', result: 'abc' },
      { expression: 'REPLACE("abc", NULL, "x")', result: null },
    ],
  },
]
