import type { Steps } from '../../../lib/steps.ts'
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

/**
 * In this order: spaces and separators, a literal, a pseudo-text delimiter, a period, a bracket or colon, a word. A
 * period before == ends pseudo-text such as ==X.==, without a space.
 */
const FORMS =
  /\s+|[,;](?=\s|$|==)|(?:[XNGZBHU]|NX|BX)?(?:"[^"]*(?:""[^"]*)*"|'[^']*(?:''[^']*)*')|==|\.(?=\s|$|==)|[():]|(?:[^\s"'():=.,;]|[.,;](?!\s|$|==)|=(?!=))+/iuy

/**
 * Splits program text into text words. Commas and semicolons that separate words are dropped.
 * @param file the name for errors
 * @throws InvalidCopybook
 */
export function* tokensOf(lines: readonly SourceLine[], file: string): Steps<Token[]> {
  const tokens: Token[] = []
  for (const line of lines) {
    const place = positions(line, file)
    let isJoined = false
    for (let at = 0; at < line.text.length;) {
      yield
      // Other copybooks are split in the turns between.
      FORMS.lastIndex = at
      if (!FORMS.test(line.text))
        throw new InvalidCopybook(
          place(at),
          `The literal ${shown(line.text.slice(at))} has no end. Close its quote in the line, or continue it with a hyphen in column 7.`,
        )
      const text = line.text.slice(at, FORMS.lastIndex)
      const kind = kindOf(text)
      if (kind !== undefined) {
        const keyword = kind === 'literal' ? '' : text.toUpperCase()
        const { line: number, column } = place(at)
        tokens.push({ kind, text, keyword, isJoined, file, line: number, column })
      }
      isJoined = kind !== undefined
      at += text.length
    }
  }
  return tokens
}

/** @returns undefined for spaces and separators */
function kindOf(text: string): Token['kind'] | undefined {
  const last = text.charAt(text.length - 1)
  if (last === '"' || last === "'") return 'literal'
  if (text === '.') return 'period'
  if (text === '==') return 'pseudo-text delimiter'
  return text === ',' || text === ';' || last.trim() === '' ? undefined : 'word'
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
export function* joinedWords(tokens: readonly Token[]): Steps<Token[]> {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    yield
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
