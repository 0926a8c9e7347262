import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { sql } from '../../sql.ts'
import { textOf } from '../../dialects/duckdb-texts.ts'
import {
  DIGIT_CLASS,
  DIGIT_RANGES,
  LETTER_CLASSES,
  LETTER_RANGES,
  lowerCase,
  upperCase,
} from '../../../values/unicode/characters.ts'
import { slice } from '../../../values/unicode/code-points.ts'
import { firstTimes } from '../../memory.ts'
import { otherCase, textParameter } from '../parameters.ts'

/** Characters that continue a word. With the apostrophes, "don't" is one word. */
const JOINING = "'\u2019"
const WORDS = new RegExp(
  `[${LETTER_RANGES}${DIGIT_RANGES}][${LETTER_RANGES}${DIGIT_RANGES}${JOINING}]*`,
  'gu',
)
const WORD_CLASSES = LETTER_CLASSES + DIGIT_CLASS
/** Words and the text between them. */
const PARTS = `[${WORD_CLASSES}][${WORD_CLASSES}${JOINING}]*|[^${WORD_CLASSES}]+`

const WORD_START = `^[${WORD_CLASSES}]`

const proper = (text: string): string =>
  text.replace(WORDS, (word) => {
    const first = slice(word, 0, 1)
    return upperCase(first) + lowerCase(word.slice(first.length))
  })

export const CASE_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'UPPER',
    group: 'String',
    description:
      'The text in upper case. Each character becomes one character, so the length does not change.',
    overloads: [
      overload({
        parameters: [textParameter('text')],
        returns: 'text',
        longest: otherCase,
        sql: { duckdb: ([text]) => sql`upper(${text.sql})`, trino: ([text]) => sql`gt_upper(${text.sql})` },
        evaluator: () => upperCase,
      }),
    ],
    examples: [
      { expression: 'UPPER("Dr Jones")', result: 'DR JONES' },
      { expression: 'UPPER("straße é")', result: 'STRAẞE É' },
      { expression: 'UPPER(NULL)', result: null },
    ],
  },
  {
    name: 'LOWER',
    group: 'String',
    description:
      'The text in lower case. Each character becomes one character, so the length does not change.',
    overloads: [
      overload({
        parameters: [textParameter('text')],
        returns: 'text',
        longest: otherCase,
        sql: { duckdb: ([text]) => sql`lower(${text.sql})`, trino: ([text]) => sql`gt_lower(${text.sql})` },
        evaluator: () => lowerCase,
      }),
    ],
    examples: [
      { expression: 'LOWER("Dr Jones")', result: 'dr jones' },
      { expression: 'LOWER("ÉCOLE İZMİR")', result: 'école izmir' },
    ],
  },
  {
    name: 'PROPER',
    group: 'String',
    description:
      'The text with the first letter of each word in upper case and all other letters in lower case. A word consists of letters, digits and the apostrophes after them.',
    overloads: [
      overload({
        parameters: [textParameter('text')],
        returns: 'text',
        longest: otherCase,
        makes: firstTimes(90),
        sql: {
          duckdb: ([text]) =>
            textOf(
              sql`list_transform(regexp_extract_all(${text.sql}, ${PARTS}), lambda part: case when regexp_matches(part, ${WORD_START}) then upper(left(part, 1)) || lower(substring(part, 2)) else part end)`,
            ),
          trino: ([text]) => sql`gt_proper(${text.sql})`,
        },
        evaluator: () => proper,
      }),
    ],
    examples: [
      { expression: 'PROPER("mr JOHN mac-DONALD")', result: 'Mr John Mac-Donald' },
      { expression: 'PROPER("don\'t stop")', result: "Don't Stop" },
      { expression: 'PROPER("élan 2nd")', result: 'Élan 2nd' },
    ],
  },
]
