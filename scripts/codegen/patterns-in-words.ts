import type { Document } from './document.ts'

/**
 * What the patterns of a document demand, for the sentences that refuse a request: a schema may say it beside its
 * `pattern`, as the rest of a sentence (`x-pattern-in-words: must be …`).
 * @throws Error where one pattern is said to demand two things
 */
export function patternsInWords(document: Document): Record<string, string> {
  const words: Record<string, string> = {}
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { pattern, 'x-pattern-in-words': said } = value as Record<string, unknown>
    if (typeof pattern === 'string' && typeof said === 'string') {
      if (words[pattern] !== undefined && words[pattern] !== said)
        throw new Error(`The pattern ${pattern} is said to demand both “${words[pattern]}” and “${said}”.`)
      words[pattern] = said
    }
    Object.values(value).forEach(visit)
  }
  visit(document)
  return words
}
