/** Names and keywords, as the lexer reads them and the printer writes them. */

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

/** The keyword that a bare word is, whatever its case; undefined where it is a name. */
export function keywordOf(word: string): Keyword | undefined {
  if (word.length > MAX_WORD_LENGTH || !ASCII.test(word)) return undefined
  return BY_WORD.get(word.toUpperCase())
}

/** Without it `ıf` and `caſe`, whose upper case is a keyword, would be none but names. */
const ASCII = /^[A-Za-z]+$/
const BY_WORD: ReadonlyMap<string, Keyword> = new Map(WORDS.map((word) => [word, word]))

const BARE = /^[\p{L}_][\p{L}\p{N}_.]*$/u

/** A name as it stands in an expression: bare where it can, else in single quotes. */
export const writtenName = (name: string): string =>
  BARE.test(name) && keywordOf(name) === undefined ? name : `'${name.replaceAll("'", "''")}'`

/** A text as it stands in an expression. */
export const writtenText = (text: string): string => `"${text.replaceAll('"', '""')}"`
