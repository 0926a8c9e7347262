import type { ReadLimits, RejectReason } from '../../model/reading.ts'
import type { TextWindow } from '../delimited/text-window.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { DETAILS } from './details.ts'
import type { ValueSkip } from './value-skip.ts'

/** The most raw bytes for a byte of UTF-8: two, for ASCII in UTF-16. */
const MAX_RAW_BYTES_OF_BYTE = 2

/** The beginning of a rejected record. */
interface Beginning {
  readonly reason: RejectReason
  readonly detail: string
  readonly line: number
  readonly offset: number
  readonly raw: Buffer
}

/** A rejected record whose end is not in the window yet. */
interface Unfinished extends Beginning {
  /** Finds the end of the record, or is the byte that ends it. */
  readonly skip: ValueSkip | number
}

/** Makes the rejected records of a pass. */
export class JsonRejects {
  last: RejectedRecord | undefined
  readonly #window: TextWindow
  readonly #limits: ReadLimits
  readonly #encoding: string
  #unfinished: Unfinished | undefined

  constructor(window: TextWindow, limits: ReadLimits, encoding: string) {
    this.#window = window
    this.#limits = limits
    this.#encoding = encoding
  }

  /** True if bytes of a section of the window are not characters. */
  isUndecodable(at: number, end: number): boolean {
    const window = this.#window
    const { base } = window
    return window.nextFault < base + end && window.faultFrom(base + at) < base + end
  }

  /** Rejects a section of the window. A section that is too long or undecodable is rejected for that reason. */
  take(at: number, end: number, line: number, reason: RejectReason, detail: string): void {
    const { recordBytes, rejectBytes } = this.#limits
    const window = this.#window
    const { base } = window
    const most = Math.min(rejectBytes, MAX_RAW_BYTES_OF_BYTE * (end - at))
    const beginning = this.#begin(at, most, line, reason, detail)
    if (end - at > recordBytes) {
      this.#finish({ ...beginning, reason: 'over-long', detail: DETAILS.tooLong(recordBytes) }, base + end)
    } else if (this.isUndecodable(at, end)) {
      const fault = window.rawOffsetOfCharacter(window.nextFault)
      const [byte] = window.raw(fault, 1)
      const sentence = DETAILS.undecodable(byte!, fault, this.#encoding)
      this.#finish({ ...beginning, reason: 'undecodable', detail: sentence }, base + end)
    } else this.#finish(beginning, base + end)
  }

  /** Begins to reject a record that is longer than the window may be. @param skip as in `Unfinished` */
  skip(at: number, line: number, skip: ValueSkip | number): void {
    const { recordBytes, rejectBytes } = this.#limits
    const beginning = this.#begin(at, rejectBytes, line, 'over-long', DETAILS.tooLong(recordBytes))
    this.#unfinished = { ...beginning, skip }
  }

  get isSkipping(): boolean {
    return this.#unfinished !== undefined
  }

  /**
   * Searches for the end of the skipped record from the window's start on.
   * @returns the index of its end, after which `last` is set; -1 if it is not in the window
   */
  advance(): number {
    const { bytes, start, end, last, base } = this.#window
    const unfinished = this.#unfinished!
    let found: number
    if (typeof unfinished.skip !== 'number') found = unfinished.skip.advance(bytes, start, end)
    else {
      found = bytes.subarray(start, end).indexOf(unfinished.skip)
      if (found >= 0) found += start
      else if (last) found = end
    }
    if (found < 0) return -1
    this.#finish(unfinished, base + found)
    this.#unfinished = undefined
    return found
  }

  #begin(at: number, most: number, line: number, reason: RejectReason, detail: string): Beginning {
    const offset = this.#window.rawOffset(this.#window.base + at)
    return { reason, detail, line, offset, raw: this.#window.raw(offset, most) }
  }

  /** @param end position in the text */
  #finish({ reason, detail, line, offset, raw }: Beginning, end: number): void {
    const length = this.#window.rawOffset(end) - offset
    this.last = { reason, detail, line, offset, length, raw: raw.subarray(0, length) }
  }
}
