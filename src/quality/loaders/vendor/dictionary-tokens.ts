import { printable } from '../../../lib/text.ts'
import { InvalidDictionary, type Place } from './invalid-dictionary.ts'

export interface DictionaryToken extends Place {
  readonly kind: 'word' | 'quoted' | 'number' | 'mark' | 'end'
  /** Without quotes. */
  readonly text: string
  /** A word in upper case, or a mark; empty for other tokens, which are never keywords. */
  readonly keyword: string
}

/** A comma is white space. A word may contain hyphens, as in COBOL, but not end with one. */
const FORMS =
  /(?<space>[\s,\ufeff]+|--[^\n]*|\/\*[^]*?\*\/)|(?<word>[\p{L}_][\p{L}\p{M}\p{N}_$#@]*(?:-[\p{L}\p{M}\p{N}_$#@]+)*)|(?<number>\d+)|"(?<double>(?:[^"\n]|"")*)"|'(?<single>(?:[^'\n]|'')*)'|(?<mark>[.-])/uy

/**
 * The tokens of a Data Dictionary file, without comments and white space, with an end token.
 * @throws InvalidDictionary
 */
export function dictionaryTokens(text: string): DictionaryToken[] {
  const tokens: DictionaryToken[] = []
  let line = 1
  let column = 1
  FORMS.lastIndex = 0
  for (let at = 0; at < text.length; at = FORMS.lastIndex) {
    const place = { line, column }
    const match = FORMS.exec(text)
    if (match === null) throw new InvalidDictionary(place, unreadable(text, at))
    const { space, word, number, double, single, mark } = match.groups as Record<string, string | undefined>
    const quoted = double?.replaceAll('""', '"') ?? single?.replaceAll("''", "'")
    if (word !== undefined) tokens.push({ kind: 'word', text: word, keyword: word.toUpperCase(), ...place })
    else if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted, keyword: '', ...place })
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, keyword: '', ...place })
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark, keyword: mark, ...place })
    // Only white space and comments have line ends.
    const lines = space?.split('\n') ?? []
    if (lines.length > 1) {
      line += lines.length - 1
      column = 1
    }
    column += Array.from(lines.at(-1) ?? match[0]).length
  }
  tokens.push({ kind: 'end', text: '', keyword: '', line, column })
  return tokens
}

function unreadable(text: string, at: number): string {
  if (text.startsWith('/*', at)) return 'A comment begins here and does not end; end it with */.'
  if (text[at] === '"' || text[at] === "'")
    return `A quote opens here and is not closed in its line; close it with ${text[at]}.`
  const character = String.fromCodePoint(text.codePointAt(at)!)
  return `The character ${printable(character)} has no meaning here; put a name or picture that contains it in double quotes.`
}
