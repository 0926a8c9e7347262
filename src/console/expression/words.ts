/** A word that an expression may continue with. */
export interface Word {
  /** What is inserted. */
  readonly text: string
  /** What else it is known by, such as the human name of a column. */
  readonly also: string
  /** What it does. It is shown, and not searched. */
  readonly describes?: string
  readonly kind: 'column' | 'function' | 'keyword'
}

const MAX_SHOWN = 8

/** Words of the language of expressions that are no functions. */
export const KEYWORDS: readonly Word[] = [
  'AND',
  'OR',
  'NOT',
  'IN (',
  'NOT IN (',
  'LIKE',
  'IF',
  'CASE WHEN',
  'THEN',
  'ELSE',
  'END',
  'TRUE',
  'FALSE',
].map((text) => ({ text, also: '', kind: 'keyword' }))

const WORD = /[\p{L}_][\p{L}\p{N}_.]*$/u

/** Texts in double quotes, names in single quotes or brackets. The last one can be without its end. */
const QUOTED = /"[^"]*(?:"|$)|'[^']*(?:'|$)|\[[^\]]*(?:\]|$)/g

/**
 * The word at the end of an expression that is being typed, with the quote of a name.
 * @returns undefined within a text, which has nothing to complete
 */
export function wordAtEnd(typed: string): string | undefined {
  const last = [...typed.matchAll(QUOTED)].at(-1)
  if (last && last.index + last[0].length === typed.length) {
    const [text] = last
    const isOpen = text.length === 1 || text.at(-1) !== (text[0] === '[' ? ']' : text[0])
    if (isOpen) return text[0] === '"' ? undefined : text
  }
  return WORD.exec(typed)?.[0] ?? ''
}

/** Words that begin with what is typed come first, then words that contain it. */
export function matchingWords(words: readonly Word[], typed: string): Word[] {
  const sought = typed.replace(/^['[]/, '').toLowerCase()
  const possible = words.filter(({ text }) => text.toLowerCase() !== typed.toLowerCase())
  const begins = ({ text, also }: Word): boolean =>
    text.toLowerCase().startsWith(sought) || also.toLowerCase().startsWith(sought)
  const contains = ({ text, also }: Word): boolean =>
    text.toLowerCase().includes(sought) || also.toLowerCase().includes(sought)
  const first = possible.filter(begins)
  return [...first, ...possible.filter((word) => !begins(word) && contains(word))].slice(0, MAX_SHOWN)
}
