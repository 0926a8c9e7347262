import { createHash } from 'node:crypto'
import { overload, type FunctionDeclaration } from '../../declaration.ts'
import { formsOf } from '../../dialects/index.ts'
import { type One, textParameter } from '../parameters.ts'
import { always } from '../../memory.ts'

/** The longest hash, in hexadecimal digits. */
const DIGEST_BYTES = 64

const hashing = (algorithm: 'sha256' | 'md5'): FunctionDeclaration['overloads'] => [
  overload({
    parameters: [textParameter('text')],
    returns: 'text',
    longest: always(DIGEST_BYTES),
    sql: formsOf(
      ({ texts }) =>
        ([text]: One) =>
          texts[algorithm](text.sql),
    ),
    evaluator: () => (text: string) => createHash(algorithm).update(text).digest('hex'),
  }),
]

export const HASH_FUNCTIONS: readonly FunctionDeclaration[] = [
  {
    name: 'SHA256',
    group: 'Transformation',
    description: 'The SHA-256 hash of the text in UTF-8, as 64 hexadecimal digits in lower case.',
    overloads: hashing('sha256'),
    examples: [
      {
        expression: 'SHA256("é")',
        result: '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c',
      },
      { expression: 'LEFT(SHA256(""), 8)', result: 'e3b0c442' },
      { expression: 'SHA256(NULL)', result: null },
    ],
  },
  {
    name: 'MD5',
    group: 'Transformation',
    description:
      'The MD5 hash of the text in UTF-8, as 32 hexadecimal digits in lower case. Use it to compare texts, not for security.',
    overloads: hashing('md5'),
    examples: [
      { expression: 'MD5("abc")', result: '900150983cd24fb0d6963f7d28e17f72' },
      { expression: 'MD5("")', result: 'd41d8cd98f00b204e9800998ecf8427e' },
    ],
  },
]
