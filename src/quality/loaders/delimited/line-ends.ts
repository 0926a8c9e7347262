import { CR, type DelimitedSyntax, LF, standsAt, TERMINATORS, UNSURE, YES } from './delimited-syntax.ts'
import { type Outcome, outcomeOf, QuoteWalk } from './quote-walk.ts'
import type { Terminator } from '../../model/reading.ts'
import type { TextWindow } from './text-window.ts'

/** Knows what ends the lines of a file, or finds it out from the first record. */
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
   * Looks for the first line end outside quotes.
   * @param start position in the text where the first record begins
   * @returns `ended` when the terminator is known; what is wrong with the record where it does not tell, and then
   *   `find` takes the first line end there is; undefined where more of the text is needed
   */
  detect(window: TextWindow, start: number): Outcome {
    this.#walk ??= new QuoteWalk(this.#syntax, undefined, { at: start, delimiters: 0, inQuotes: false })
    this.#walk.advance(window, start + this.#recordBytes)
    const outcome = outcomeOf(this.#walk, start, this.#recordBytes)
    if (outcome !== 'ended') return outcome
    return this.#take(window, this.#walk.at - window.base) ? outcome : undefined
  }

  /**
   * Index in the window of the first terminator, inside quotes or not; the end of the text where there is none.
   * @param search `searched`: position in the text to look from, moved along with what was looked through
   * @returns undefined where more of the text is needed
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
    // The first byte of a terminator may stand at the very end.
    search.searched = base + Math.max(from, end - Math.max(0, mark.length - 1))
    return undefined
  }

  /** Sets the terminator by what stands at an index; false where more of the text is needed. */
  #take(window: TextWindow, at: number): boolean {
    const isPair = standsAt(TERMINATORS.crlf, window, at)
    if (isPair === UNSURE) return false
    const byte = at < window.end ? window.bytes[at] : undefined
    this.terminator = isPair === YES ? 'crlf' : byte === LF ? 'lf' : byte === CR ? 'cr' : 'none'
    return true
  }
}
