import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { formsOf } from '../../dialects/index.ts'
import { type One, textParameter } from '../parameters.ts'
import { DIGIT_RANGES, LETTER_RANGES } from '../../../values/unicode/characters.ts'

/** @param kept the member of TextSql that has the classes of these characters in SQL */
const keeping = (kept: 'letters' | 'digits', ranges: string): FunctionDeclaration['overloads'] => {
  const others = new RegExp(`[^${ranges}]+`, 'gu')
  return [
    overload({
      parameters: [textParameter('text')],
      returns: 'text',
      sql: formsOf(
        ({ texts }) =>
          ([text]: One) =>
            texts.rewritten(text.sql, `[^${texts[kept]}]+`, ''),
      ),
      evaluator: () => (text: string) => text.replace(others, ''),
    }),
  ]
}

export const KEEPING_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'DIGITS_ONLY',
    group: 'Transformation',
    description: 'The digits of the text, of any script, without all other characters.',
    overloads: keeping('digits', DIGIT_RANGES),
    examples: [
      { expression: 'DIGITS_ONLY("(555) 123-4567")', result: '5551234567' },
      { expression: 'DIGITS_ONLY("½ ٣ ²")', result: '٣' },
      { expression: 'DIGITS_ONLY("none")', result: '' },
    ],
  },
  {
    name: 'LETTERS_ONLY',
    group: 'Transformation',
    description:
      'The letters of the text, of any script, with their combining marks, without all other characters.',
    overloads: keeping('letters', LETTER_RANGES),
    examples: [
      { expression: 'LETTERS_ONLY("O\'Neil, 3rd")', result: 'ONeilrd' },
      { expression: 'LETTERS_ONLY("Škoda 北京 42")', result: 'Škoda北京' },
      { expression: 'LETTERS_ONLY(NULL)', result: null },
    ],
  },
]
