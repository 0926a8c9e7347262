/** A word that the filter box completes. */
export interface Completion {
  readonly text: string
  readonly kind: string
}

const MAX_SHOWN = 8

const WORD = /[\p{L}_:][\p{L}\p{N}_.:]*$/u

/** Texts and names in quotes. The last one can be without its end. */
const QUOTED = /'[^']*(?:'|$)|"[^"]*(?:"|$)/g

/**
 * The word at the end of a filter that is being typed. A name in quotes can have blanks.
 * @returns undefined within a text
 */
export function wordAtEnd(typed: string): string | undefined {
  const last = typed.match(QUOTED)?.at(-1)
  const isOpen = last !== undefined && typed.endsWith(last) && (last.length === 1 || last[0] !== last.at(-1))
  if (isOpen) return last.startsWith('"') ? last : undefined
  return WORD.exec(typed)?.[0] ?? ''
}

/** True if a word is one of those that are offered, so that there is nothing to complete. */
export const isComplete = (words: readonly Completion[], word: string): boolean =>
  words.some(({ text }) => text.toLowerCase() === word.toLowerCase())

/** Words that begin with a word come first, then words that contain it. Only properties have names in quotes. */
export function matchingWords(words: readonly Completion[], word: string): Completion[] {
  const sought = word.replace(/^"/, '').toLowerCase()
  const plain = ({ text }: Completion) => text.replace(/^"/, '').toLowerCase()
  const possible = words.filter(
    ({ text, kind }) => text !== word && !(word.startsWith('"') && ['function', 'keyword'].includes(kind)),
  )
  const begin = possible.filter((entry) => plain(entry).startsWith(sought))
  const contain = possible.filter((entry) => !begin.includes(entry) && plain(entry).includes(sought))
  return [...begin, ...contain].slice(0, MAX_SHOWN)
}
