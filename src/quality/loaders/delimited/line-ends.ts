import {
  CR,
  type DelimitedSyntax,
  type KnownBytes,
  LF,
  standsAt,
  TERMINATORS,
  UNSURE,
  YES,
} from './delimited-syntax.ts'
import { type Outcome, outcomeOf, QuoteWalk } from './quote-walk.ts'
import type { Terminator } from '../../model/reading.ts'
import type { TextWindow } from './text-window.ts'

/**
 * The line ends that end records. A given terminator ends them alone. Without one, CR LF and LF both end records, and CR
 * too if the first line outside quotes ends with it: files of several origins mix them.
 */
export class LineEnds {
  /** As given, or that of the first line; undefined until it is known. */
  terminator: Terminator | undefined
  /** Records that another line end than `terminator` has ended. */
  others = 0
  readonly #isGiven: boolean
  readonly #syntax: DelimitedSyntax
  readonly #recordBytes: number
  #walk: QuoteWalk | undefined

  constructor(syntax: DelimitedSyntax, terminator: Terminator | undefined, recordBytes: number) {
    this.#syntax = syntax
    this.terminator = terminator
    this.#isGiven = terminator !== undefined
    this.#recordBytes = recordBytes
  }

  /** The line ends, each of which ends a record. */
  get marks(): readonly Buffer[] {
    if (this.terminator === undefined) return [TERMINATORS.lf, TERMINATORS.cr]
    if (this.#isGiven) return [TERMINATORS[this.terminator]]
    return this.terminator === 'cr' ? [TERMINATORS.lf, TERMINATORS.cr] : [TERMINATORS.lf, TERMINATORS.crlf]
  }

  /** True if each LF that does not follow a CR ends a record. */
  get isEndedByLf(): boolean {
    return !this.#isGiven || this.terminator === 'lf'
  }

  /** The number of bytes of the line end at an index: 0 if there is none, UNSURE if more of the text is needed. */
  lengthAt(window: KnownBytes, at: number): number {
    const { terminator } = this
    if (this.#isGiven) {
      const mark = TERMINATORS[terminator!]
      const found = standsAt(mark, window, at)
      return found === YES ? mark.length : found
    }
    if (at >= window.end) return window.last ? 0 : UNSURE
    const byte = window.bytes[at]
    if (byte === LF) return 1
    if (byte !== CR) return 0
    if (at + 1 >= window.end && !window.last) return UNSURE
    if (at + 1 < window.end && window.bytes[at + 1] === LF) return 2
    return terminator === 'cr' ? 1 : 0
  }

  /** Moves the start of a window behind the line end at an index, or to the end of the text, and counts the line end. */
  pass(window: TextWindow, at: number): void {
    const length = at < window.end ? this.lengthAt(window, at) : 0
    this.count(window, at, length)
    window.start = at + length
  }

  /** Counts the line end of a record. @param length as `lengthAt` has it */
  count({ bytes }: KnownBytes, at: number, length: number): void {
    if (length === 0 || this.#isGiven) return
    const found = length === 2 ? 'crlf' : bytes[at] === LF ? 'lf' : 'cr'
    if (found !== this.terminator) this.others++
  }

  /**
   * Searches for the first line end outside quotes.
   * @param start position of the first record in the text
   * @returns `ended` if the terminator is known; the record's fault if it has no such line end, and then `find` takes
   *   the first line end of the text; undefined if more of the text is needed
   */
  detect(window: TextWindow, start: number): Outcome {
    this.#walk ??= new QuoteWalk(this.#syntax, this.marks, { at: start, delimiters: 0, inQuotes: false })
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
    if (!this.#isGiven) return this.#findAny(window, search)
    const mark = TERMINATORS[this.terminator]
    const found = mark.length === 0 ? -1 : bytes.subarray(from, end).indexOf(mark)
    if (found >= 0) return from + found
    if (last) return end
    // The text at hand may end with the first byte of a terminator.
    search.searched = base + Math.max(from, end - Math.max(0, mark.length - 1))
    return undefined
  }

  #findAny(window: TextWindow, search: { searched: number }): number | undefined {
    const { bytes, base, end, last } = window
    for (let at = search.searched - base; at < end; at++) {
      if (bytes[at] !== LF && bytes[at] !== CR) continue
      const length = this.lengthAt(window, at)
      if (length > 0) return at
      if (length === UNSURE) {
        search.searched = base + at
        return undefined
      }
    }
    if (last) return end
    search.searched = base + end
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
