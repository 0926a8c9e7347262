import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { sql } from '../../sql.ts'
import { textParameter } from '../parameters.ts'
import { DIGIT_CLASS, DIGIT_RANGES, LETTER_CLASSES, LETTER_RANGES } from '../unicode/characters.ts'

interface Kept {
  readonly classes: string
  readonly ranges: string
}

const keeping = ({ classes, ranges }: Kept): FunctionDeclaration['overloads'] => {
  const others = new RegExp(`[^${ranges}]+`, 'gu')
  return [
    overload({
      parameters: [textParameter('text')],
      returns: 'text',
      sql: { duckdb: ([text]) => sql`regexp_replace(${text.sql}, ${`[^${classes}]+`}, '', 'g')` },
      evaluator: () => (text: string) => text.replace(others, ''),
    }),
  ]
}

export const KEEPING_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'DIGITS_ONLY',
    group: 'Transformation',
    description: 'The digits of the text, of any script, without all other characters.',
    overloads: keeping({ classes: DIGIT_CLASS, ranges: DIGIT_RANGES }),
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
    overloads: keeping({ classes: LETTER_CLASSES, ranges: LETTER_RANGES }),
    examples: [
      { expression: 'LETTERS_ONLY("O\'Neil, 3rd")', result: 'ONeilrd' },
      { expression: 'LETTERS_ONLY("Škoda 北京 42")', result: 'Škoda北京' },
      { expression: 'LETTERS_ONLY(NULL)', result: null },
    ],
  },
]
