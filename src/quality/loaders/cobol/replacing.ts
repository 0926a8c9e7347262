import type { Steps } from '../../../lib/steps.ts'
import type { Token } from './tokens.ts'

/** One replacement of a REPLACING phrase. */
export interface Replacement {
  /** `words`: text words are replaced. Otherwise the begin or the end of single words. */
  readonly kind: 'words' | 'leading' | 'trailing'
  /** At least one token; exactly one for `leading` and `trailing`. */
  readonly from: readonly Token[]
  readonly to: readonly Token[]
}

/**
 * Replaces text words from left to right. What was inserted is not replaced again.
 * @param onWord called for each word of the result, to limit its size
 */
export function* replaceTokens(
  tokens: readonly Token[],
  replacements: readonly Replacement[],
  onWord: (word: Token) => void,
): Steps<Token[]> {
  const parts = replacements.filter(({ kind }) => kind !== 'words')
  const byFirst = new Map<string, Replacement[]>()
  for (const replacement of replacements.filter(({ kind }) => kind === 'words')) {
    const first = comparable(replacement.from[0]!)
    byFirst.set(first, [...(byFirst.get(first) ?? []), replacement])
  }
  const result: Token[] = []
  // A word that follows removed words is joined to what was before them.
  let removed: Token | undefined
  const put = (token: Token) => {
    onWord(token)
    result.push(removed === undefined ? token : { ...token, isJoined: removed.isJoined && token.isJoined })
    removed = undefined
  }
  for (let at = 0; at < tokens.length;) {
    yield
    const token = tokens[at]!
    const found = byFirst.get(comparable(token))?.find(({ from }) => matches(tokens, at, from))
    const inserted = found === undefined ? withReplacedPart(token, parts) : inPlaceOf(token, found.to)
    for (const word of inserted) put(word)
    if (inserted.length === 0) removed ??= token
    at += found?.from.length ?? 1
  }
  return result
}

/** The inserted words with the position of the first replaced word, where errors in them are shown. */
const inPlaceOf = ({ isJoined, file, line, column }: Token, words: readonly Token[]): Token[] =>
  words.map((word, index) => ({
    ...word,
    isJoined: index === 0 ? isJoined : word.isJoined,
    file,
    line,
    column,
  }))

const comparable = ({ kind, text, keyword }: Token) => (kind === 'literal' ? text : keyword)

function matches(tokens: readonly Token[], at: number, from: readonly Token[]): boolean {
  return from.every((word, index) => {
    const token = tokens[at + index]
    return token !== undefined && token.kind === word.kind && comparable(token) === comparable(word)
  })
}

/** The word with its first matching part replaced; no word if nothing is left. */
function withReplacedPart(token: Token, replacements: readonly Replacement[]): Token[] {
  if (token.kind !== 'word') return [token]
  for (const { kind, from, to } of replacements) {
    const part = from[0]!.keyword
    const isLeading = kind === 'leading'
    if (isLeading ? token.keyword.startsWith(part) : token.keyword.endsWith(part)) {
      const inserted = to[0]?.text ?? ''
      const rest = isLeading ? token.text.slice(part.length) : token.text.slice(0, -part.length)
      const text = isLeading ? inserted + rest : rest + inserted
      return text === '' ? [] : [{ ...token, text, keyword: text.toUpperCase() }]
    }
  }
  return [token]
}
