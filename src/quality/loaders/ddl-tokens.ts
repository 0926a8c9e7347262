import { InvalidDdl } from './errors.ts'

export interface DdlToken {
  /** A word (keyword or name), a quoted name, another token (number, string, punctuation), or the end. */
  readonly kind: 'word' | 'quoted' | 'other' | 'end'
  /** The name without its quotes. */
  readonly text: string
  /** A word in upper case, or punctuation; empty for quoted names, which are never keywords. */
  readonly keyword: string
  readonly line: number
}

const FORMS =
  /(?<space>\s+|--[^\n]*|\/\*[^]*?\*\/)|(?<word>[\p{L}_][\p{L}\p{M}\p{N}_$#@]*)|"(?<double>(?:[^"]|"")*)"|`(?<back>(?:[^`]|``)*)`|\[(?<bracket>(?:[^\]]|\]\])*)\]|(?<other>'(?:[^']|'')*'|\d[\w.]*|(?!\/\*)[^\s"'`[])/uy

/**
 * The tokens of an SQL text, without comments and white space, with an end token. A name may be quoted with double
 * quotes, backticks or brackets. The closing character is doubled inside the name.
 * @throws InvalidDdl if a quote or a comment is never closed
 */
export function ddlTokens(text: string): DdlToken[] {
  const tokens: DdlToken[] = []
  let line = 1
  FORMS.lastIndex = 0
  for (let at = 0; at < text.length; at = FORMS.lastIndex) {
    const match = FORMS.exec(text)
    if (match === null)
      throw new InvalidDdl(
        line,
        `A quote or comment opens here and is never closed: ${text.slice(at, at + 20)}`,
      )
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
