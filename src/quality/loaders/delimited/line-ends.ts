import { CR, type DelimitedSyntax, LF, standsAt, TERMINATORS, UNSURE, YES } from './delimited-syntax.ts'
import { type Outcome, outcomeOf, QuoteWalk } from './quote-walk.ts'
import type { Terminator } from '../../model/reading.ts'
import type { TextWindow } from './text-window.ts'

/** The terminator of a file: given, or detected from the first record. */
export class LineEnds {
  terminator: Terminator | undefined
  readonly #syntax: DelimitedSyntax
  readonly #recordBytes: number
  #walk: QuoteWalk | undefined

  constructor(syntax: DelimitedSyntax, terminator: Terminator | undefined, recordBytes: number) {
    this.#syntax = syntax
    this.terminator = terminator
    this.#recordBytes = recordBytes
  }

  /**
   * Searches for the first line end outside quotes.
   * @param start position of the first record in the text
   * @returns `ended` if the terminator is known; the record's fault if it has no such line end, and then `find` takes
   *   the first line end of the text; undefined if more of the text is needed
   */
  detect(window: TextWindow, start: number): Outcome {
    this.#walk ??= new QuoteWalk(this.#syntax, undefined, { at: start, delimiters: 0, inQuotes: false })
    this.#walk.advance(window, start + this.#recordBytes)
    const outcome = outcomeOf(this.#walk, start, this.#recordBytes)
    if (outcome !== 'ended') return outcome
    return this.#take(window, this.#walk.at - window.base) ? outcome : undefined
  }

  /**
   * Index in the window of the first terminator, inside quotes or not; the end of the text if there is none.
   * @param search `searched`: position in the text to search from; the search moves it forward
   * @returns undefined if more of the text is needed
   */
  find(window: TextWindow, search: { searched: number }): number | undefined {
    const { bytes, base, end, last } = window
    const from = search.searched - base
    if (this.terminator === undefined) {
      let at = from
      while (at < end && bytes[at] !== LF && bytes[at] !== CR) at++
      search.searched = base + at
      if (at === end && !last) return undefined
      return this.#take(window, at) ? at : undefined
    }
    const mark = TERMINATORS[this.terminator]
    const found = mark.length === 0 ? -1 : bytes.subarray(from, end).indexOf(mark)
    if (found >= 0) return from + found
    if (last) return end
    // The text at hand may end with the first byte of a terminator.
    search.searched = base + Math.max(from, end - Math.max(0, mark.length - 1))
    return undefined
  }

  /** Sets the terminator to the line end at an index; false if more of the text is needed. */
  #take(window: TextWindow, at: number): boolean {
    const isPair = standsAt(TERMINATORS.crlf, window, at)
    if (isPair === UNSURE) return false
    const byte = at < window.end ? window.bytes[at] : undefined
    this.terminator = isPair === YES ? 'crlf' : byte === LF ? 'lf' : byte === CR ? 'cr' : 'none'
    return true
  }
}
