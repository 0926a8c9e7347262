import type { ByteWindow } from '../byte-window.ts'
import { END, FOUND, type Framing, LONG, type LongRecord, MORE } from './framing.ts'

interface LineOptions {
  readonly terminatorBytes: Buffer
  /**
   * The length of the whole record at the start of the window, or the greatest length if the bytes do not say it. Only
   * if the layout has fields of binary data, in which the bytes of a terminator may occur.
   */
  readonly lengthOf: ((window: ByteWindow) => number) | undefined
  readonly recordBytes: number
  readonly rejectBytes: number
}

/** The part of a line that is longer than the limit, before its end is found. */
interface UnfinishedLine {
  readonly offset: number
  readonly raw: Buffer
}

/**
 * Records that end with a terminator. The last record needs none. If the layout has binary fields, a record of its
 * whole length may contain the bytes of the terminator: a terminator directly after that length ends the record.
 */
export class Lines implements Framing {
  start = 0
  end = 0
  wanted = 0
  long: LongRecord | undefined
  readonly #options: LineOptions
  #unfinished: UnfinishedLine | undefined
  /** Offset in the file from which the terminator is searched for; the bytes before it contain none. */
  #searched = 0

  constructor(options: LineOptions) {
    this.#options = options
  }

  next(window: ByteWindow): number {
    if (this.#unfinished) return this.#skip(window, this.#unfinished)
    const { terminatorBytes, recordBytes, rejectBytes } = this.#options
    this.start = window.start
    if (this.start === window.end && window.isLast) return END
    const end = this.#endOf(window)
    if ((end ?? window.end) - this.start > recordBytes) {
      const raw = Buffer.from(window.bytes.subarray(this.start, this.start + rejectBytes))
      this.#unfinished = { offset: window.base + this.start, raw }
      return this.#skip(window, this.#unfinished)
    }
    if (end === undefined && !window.isLast) {
      this.wanted = 2 * window.held
      return MORE
    }
    this.end = end ?? window.end
    window.start = end === undefined ? window.end : end + terminatorBytes.length
    return FOUND
  }

  /** The index of the terminator; undefined if the window does not have it. */
  #endOf(window: ByteWindow): number | undefined {
    const { terminatorBytes, lengthOf } = this.#options
    if (lengthOf) {
      const end = this.start + lengthOf(window)
      if (end + terminatorBytes.length > window.end && !window.isLast) return undefined
      if (window.bytes.subarray(end, end + terminatorBytes.length).equals(terminatorBytes)) return end
      if (end === window.end) return undefined
    }
    return this.#search(window)
  }

  #search(window: ByteWindow): number | undefined {
    const { terminatorBytes } = this.#options
    const from = Math.max(window.start, this.#searched - window.base)
    const at = window.bytes.indexOf(terminatorBytes, from)
    if (at >= 0) return at
    this.#searched = window.base + Math.max(from, window.end - terminatorBytes.length + 1)
    return undefined
  }

  #skip(window: ByteWindow, { offset, raw }: UnfinishedLine): number {
    const end = this.#search(window)
    if (end === undefined && !window.isLast) {
      // The terminator may have begun.
      window.start = Math.max(window.start, window.end - this.#options.terminatorBytes.length + 1)
      this.wanted = 0
      return MORE
    }
    const length = window.base + (end ?? window.end) - offset
    this.long = { offset, length, raw: raw.subarray(0, length) }
    this.#unfinished = undefined
    window.start = end === undefined ? window.end : end + this.#options.terminatorBytes.length
    return LONG
  }
}
