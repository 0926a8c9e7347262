import { InvalidDdl } from './errors.ts'

export interface DdlToken {
  /** A word that may be a keyword, a name in quotes of some kind, or anything else: numbers, texts, punctuation. */
  readonly kind: 'word' | 'quoted' | 'other' | 'end'
  /** The name without its quotes. */
  readonly text: string
  /** A word in upper case, punctuation as it is; empty for quoted names, which are no keywords. */
  readonly keyword: string
  readonly line: number
}

const FORMS =
  /(?<space>\s+|--[^\n]*|\/\*[^]*?\*\/)|(?<word>[\p{L}_][\p{L}\p{M}\p{N}_$#@]*)|"(?<double>(?:[^"]|"")*)"|`(?<back>(?:[^`]|``)*)`|\[(?<bracket>(?:[^\]]|\]\])*)\]|(?<other>'(?:[^']|'')*'|\d[\w.]*|(?!\/\*)[^\s"'`[])/uy

/**
 * The tokens of a text in SQL, without comments and blanks, and one for its end. A name may stand in double quotes,
 * backticks or brackets, with the closing one doubled within.
 * @throws InvalidDdl where a quote or a comment is never closed
 */
export function ddlTokens(text: string): DdlToken[] {
  const tokens: DdlToken[] = []
  let line = 1
  FORMS.lastIndex = 0
  for (let at = 0; at < text.length; at = FORMS.lastIndex) {
    const match = FORMS.exec(text)
    if (match === null)
      throw new InvalidDdl(line, `A quote or comment opens here and is never closed: ${text.slice(at, at + 20)}`)
    const { space, word, double, back, bracket, other } = match.groups as Record<string, string | undefined>
    const quoted =
      double?.replaceAll('""', '"') ?? back?.replaceAll('``', '`') ?? bracket?.replaceAll(']]', ']')
    if (word !== undefined) tokens.push({ kind: 'word', text: word, keyword: word.toUpperCase(), line })
    else if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted, keyword: '', line })
    else if (space === undefined)
      tokens.push({ kind: 'other', text: other as string, keyword: other as string, line })
    line += match[0].split('\n').length - 1
  }
  return [...tokens, { kind: 'end', text: '', keyword: '', line }]
}
