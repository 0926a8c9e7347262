import { checkEncoding } from '../values/encodings.ts'
import { type DataFault, InvalidData } from '../model/errors.ts'
import type { DelimitedFormat, Terminator } from '../model/reading.ts'
import { InvalidSource } from './errors.ts'
import { type OptionWords, readOptions } from './delimited/delimited-options.ts'

/** The format of a delimited file in the words of `connectInfo`. */
export interface DelimitedWords extends OptionWords {
  readonly delimiter?: string | undefined
  readonly quote?: string | undefined
  readonly terminator?: string | undefined
  readonly encoding?: string | undefined
  /** Origin of the names. `names`: the first record; `ddl`: a schema file; `none`: no names. */
  readonly attr?: string | undefined
}

/** A fault of a member of `connectInfo`. */
export const faultOfWord = (name: string, detail: string): InvalidData =>
  new InvalidData([{ pointer: `/data/connectInfo/${name}`, detail }])

/** Words for characters. All other delimiters are written as the character itself. */
const CHARACTERS: Readonly<Record<string, string>> = {
  NUL: '\0',
  comma: ',',
  pipe: '|',
  TAB: '\t',
  backtick: '`',
  slash: '/',
  'double quote': '"',
  'single quote': "'",
  backslash: '\\',
}

/** The words and characters that the contract has for `delimiter`. */
export const DELIMITER_WORDS: readonly string[] = [
  ...[
    'NUL',
    'comma',
    'pipe',
    'TAB',
    'backtick',
    'slash',
    '!',
    'double quote',
    '£',
    '$',
    '^',
    '&',
    '*',
    '(',
    ')',
  ],
  ...['-', '_', '+', '=', '{', '}', ';', ':', 'single quote', '@', '#', '~', '<', '>', '?', 'backslash', '¬'],
]

/** The words that the contract has for `quote`; NUL means that nothing is quoted. */
export const QUOTE_WORDS: readonly string[] = [
  'NUL',
  'backtick',
  'double quote',
  'single quote',
  'backslash',
  'slash',
]

export const TERMINATOR_WORDS: readonly Terminator[] = ['lf', 'cr', 'crlf', 'none']
export const ATTR_WORDS: readonly string[] = ['none', 'names', 'ddl']

/** The characters by lower-case word and by character. */
function charactersBy(words: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    words.flatMap((word) => {
      const character = CHARACTERS[word] ?? word
      return [
        [word.toLowerCase(), character],
        [character, character],
      ] as const
    }),
  )
}

const DELIMITERS = charactersBy(DELIMITER_WORDS)
const QUOTES = charactersBy(QUOTE_WORDS)
const WORDS_BY_CHARACTER = new Map(Object.entries(CHARACTERS).map(([word, character]) => [character, word]))

/**
 * Converts the words to characters. Letter case does not matter, and a delimiter or quote may also be given as the
 * character itself. The defaults are comma, double quote, the terminator of the file, utf-8 and no names.
 * @throws InvalidSource with all faults, EncodingUnknown
 */
export function delimitedFormat(words: DelimitedWords): DelimitedFormat {
  const faults: DataFault[] = []
  const refuse = (field: keyof DelimitedWords, detail: string): void => {
    faults.push({ pointer: `/data/connectInfo/${field}`, detail })
  }
  const delimiter = delimiterOf(words.delimiter ?? 'comma')
  if (delimiter === undefined) {
    refuse(
      'delimiter',
      `The delimiter must be a word for a character, such as comma, pipe or TAB, or one to ${MAX_DELIMITER} characters that are no letters, no digits and no line ends.`,
    )
  }
  const quote = QUOTES.get(folded(words.quote ?? 'double quote'))
  if (quote === undefined) {
    refuse(
      'quote',
      `The quote must be one of ${QUOTE_WORDS.join(', ')}, or the character that a word stands for.`,
    )
  }
  if (delimiter !== undefined && quote !== undefined && quote !== '\0' && delimiter.startsWith(quote)) {
    refuse(
      'quote',
      'The delimiter is the quote, or begins with it. Give another quote, or NUL if nothing is quoted.',
    )
  }
  const terminator = words.terminator?.toLowerCase() as Terminator | undefined
  if (terminator !== undefined && !TERMINATOR_WORDS.includes(terminator)) {
    refuse(
      'terminator',
      `The terminator must be one of ${TERMINATOR_WORDS.join(', ')}. Leave it out to detect it from the file.`,
    )
  }
  const attr = (words.attr ?? 'none').toLowerCase()
  if (!ATTR_WORDS.includes(attr)) {
    refuse(
      'attr',
      `attr must be one of ${ATTR_WORDS.join(', ')}: no names, names in the first line, or names in a DDL file.`,
    )
  }
  const options = readOptions(words, refuse)
  if (delimiter === undefined || quote === undefined || faults.length > 0) throw new InvalidSource(faults)
  const encoding = words.encoding ?? 'utf-8'
  checkEncoding(encoding)
  return {
    encoding,
    delimiter,
    ...(words.delimiter === undefined && { isDefaultDelimiter: true }),
    quote: quote === '\0' ? undefined : quote,
    terminator,
    header: attr === 'names',
    ...options,
  }
}

const MAX_DELIMITER = 8

/** Undefined if the text is no delimiter. A letter or digit would divide values. */
function delimiterOf(text: string): string | undefined {
  const character = DELIMITERS.get(folded(text))
  if (character !== undefined) return character
  return [...text].length <= MAX_DELIMITER && /^[^\p{L}\p{N}\r\n\ufffd]+$/u.test(text) ? text : undefined
}

/** Letter case of words does not matter. The contract's characters have no case. */
const folded = (word: string): string => word.toLowerCase()

/** The contract's word for a delimiter or a quote, for the listing of entities; undefined means no quote. */
export const wordOf = (character: string | undefined): string =>
  WORDS_BY_CHARACTER.get(character ?? '\0') ?? (character as string)
