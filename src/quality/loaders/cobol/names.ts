import type { QualifiedName } from './data-entry.ts'
import { InvalidCopybook, shown } from './invalid-copybook.ts'
import { MAX_NAME_CHARACTERS } from './limits.ts'
import type { TokenReader } from './token-reader.ts'
import type { Token } from './tokens.ts'
import { usageOf } from './usage.ts'

const CLAUSE_WORDS = new Set(
  'PIC PICTURE USAGE OCCURS REDEFINES RENAMES SIGN LEADING TRAILING SYNC SYNCHRONIZED JUST JUSTIFIED BLANK VALUE VALUES IS EXTERNAL GLOBAL VOLATILE'.split(
    ' ',
  ),
)

/** Letters, digits, hyphens, and what compilers allow beyond: _ @ # $, and the colons of a placeholder as :TAG:. */
const NAME = /^(?=[^\p{L}]*\p{L})[\p{L}\p{N}_@#$:](?:[\p{L}\p{M}\p{N}_@#$:-]*[\p{L}\p{M}\p{N}_@#$:])?$/u

/** True if a clause begins with the word, which therefore is not a name. */
export const isClauseWord = ({ kind, keyword }: Token): boolean =>
  kind === 'word' && (CLAUSE_WORDS.has(keyword) || usageOf(keyword) !== undefined)

/**
 * Reads the name of an item.
 * @throws InvalidCopybook
 */
export function readName(reader: TokenReader): Token {
  const { token } = reader
  if (token.kind !== 'word' || isClauseWord(token)) throw reader.unexpected('the name of an item')
  if (token.text.length > MAX_NAME_CHARACTERS)
    throw new InvalidCopybook(
      token,
      `The name ${shown(token.text)} has more than ${MAX_NAME_CHARACTERS} characters. Shorten it.`,
    )
  if (!NAME.test(token.text))
    throw new InvalidCopybook(
      token,
      `${shown(token.text)} is not a name. A name consists of letters, digits and hyphens, has a letter, and neither begins nor ends with a hyphen.`,
    )
  return reader.next()
}

/**
 * Reads the name of an item, with its groups after OF or IN.
 * @throws InvalidCopybook
 */
export function readQualifiedName(reader: TokenReader): QualifiedName {
  const token = readName(reader)
  const groups: Token[] = []
  while (reader.takes('OF', 'IN')) groups.push(readName(reader))
  return { token, groups }
}

/** Skips names up to the end of a list of names. */
export function skipNames(reader: TokenReader, isEnd: (token: Token) => boolean): void {
  do readQualifiedName(reader)
  while (canBeName(reader.token) && !isEnd(reader.token))
}

/** A number is the level of the next entry, if the period of this one is missing. */
const canBeName = (token: Token) => token.kind === 'word' && !isClauseWord(token) && !/^\d+$/.test(token.text)
