import { InvalidCopybook, shown, type Position } from './invalid-copybook.ts'
import type { SourceLine } from './source-lines.ts'

/**
 * A text word. Parentheses and colons are words of their own, so that COPY … REPLACING can replace a part of `X(10)` or
 * of `:TAG:-NAME`; `isJoined` tells which words belong together.
 */
export interface Token {
  readonly kind: 'word' | 'literal' | 'period' | 'pseudo-text delimiter' | 'end'
  /** As in the copybook; a literal with its quotes. */
  readonly text: string
  /** The text in upper case; of literals an empty string, because a literal is never a keyword. */
  readonly keyword: string
  /** True if no space or separator is between the word before and this one. */
  readonly isJoined: boolean
  readonly file: string
  readonly line: number
  readonly column: number
}

// A period before == ends pseudo-text such as ==X.==, without a space.
const FORMS =
  /(?<space>\s+|[,;](?=\s|$|==))|(?<literal>(?:[XNGZBHU]|NX|BX)?(?:"[^"]*(?:""[^"]*)*"|'[^']*(?:''[^']*)*'))|(?<pseudo>==)|(?<period>\.(?=\s|$|==))|(?<bracket>[():])|(?<word>(?:[^\s"'():=.,;]|[.,;](?!\s|$|==)|=(?!=))+)/iuy

/**
 * Splits program text into text words. Commas and semicolons that separate words are dropped.
 * @param file the name for errors
 * @throws InvalidCopybook
 */
export function tokensOf(lines: readonly SourceLine[], file: string): Token[] {
  const tokens: Token[] = []
  for (const line of lines) {
    const place = positions(line, file)
    let isJoined = false
    FORMS.lastIndex = 0
    for (let at = 0; at < line.text.length; at = FORMS.lastIndex) {
      const match = FORMS.exec(line.text)
      if (match === null)
        throw new InvalidCopybook(
          place(at),
          `The literal ${shown(line.text.slice(at))} has no end. Close its quote in the line, or continue it with a hyphen in column 7.`,
        )
      const { space, literal, pseudo, period } = match.groups as Record<string, string | undefined>
      if (space !== undefined) isJoined = false
      else {
        const text = match[0]
        const kind =
          literal !== undefined
            ? 'literal'
            : pseudo !== undefined
              ? 'pseudo-text delimiter'
              : period !== undefined
                ? 'period'
                : 'word'
        const keyword = kind === 'literal' ? '' : text.toUpperCase()
        const { line: number, column } = place(at)
        tokens.push({ kind, text, keyword, isJoined, file, line: number, column })
        isJoined = true
      }
    }
  }
  return tokens
}

/** The function that gives the position of a character of the line. It must be called with rising indices. */
function positions({ segments }: SourceLine, file: string): (at: number) => Position {
  let current = 0
  return (at) => {
    while (current + 1 < segments.length && segments[current + 1]!.start <= at) current++
    const { start, line, column } = segments[current]!
    return { file, line, column: column + at - start }
  }
}

/** Puts the words together that have no space between them, such as `X`, `(`, `10` and `)`. */
export function joinedWords(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const first = tokens[at]!
    const start = at++
    if (first.kind === 'word') while (tokens[at]?.kind === 'word' && tokens[at]!.isJoined) at++
    if (at === start + 1) joined.push(first)
    else {
      const text = tokens
        .slice(start, at)
        .map((token) => token.text)
        .join('')
      joined.push({ ...first, text, keyword: text.toUpperCase() })
    }
  }
  return joined
}
