/** Names and keywords, shared by the lexer and the printer. */

const WORDS = [
  'AND',
  'CASE',
  'ELSE',
  'END',
  'FALSE',
  'IF',
  'IN',
  'LIKE',
  'NOT',
  'NULL',
  'OR',
  'THEN',
  'TRUE',
  'WHEN',
] as const
export type Keyword = (typeof WORDS)[number]

const MAX_WORD_LENGTH = 5

/** The keyword that a bare word is, in any case. Undefined if the word is a name. */
export function keywordOf(word: string): Keyword | undefined {
  if (word.length > MAX_WORD_LENGTH || !ASCII.test(word)) return undefined
  return BY_WORD.get(word.toUpperCase())
}

/** Only ASCII words are keywords. The upper case of `ıf` and `caſe` is a keyword, but they are names. */
const ASCII = /^[A-Za-z]+$/
const BY_WORD: ReadonlyMap<string, Keyword> = new Map(WORDS.map((word) => [word, word]))

const BARE = /^[\p{L}_][\p{L}\p{N}_.]*$/u

/** A name as it is written in an expression: bare if possible, otherwise in single quotes. */
export const writtenName = (name: string): string =>
  BARE.test(name) && keywordOf(name) === undefined ? name : `'${name.replaceAll("'", "''")}'`

/** A text as it is written in an expression. */
export const writtenText = (text: string): string => `"${text.replaceAll('"', '""')}"`
