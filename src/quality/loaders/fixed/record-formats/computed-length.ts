import { BadRecordLength } from '../../errors.ts'
import type { ByteWindow } from '../byte-window.ts'
import type { Positions } from '../positions.ts'
import { cutRecord } from '../reject-details.ts'
import { END, FOUND, type Framing, MORE } from './framing.ts'

/** Records whose length follows from their numbers of occurrences (DEPENDING ON). Nothing stands between them. */
export class ComputedLength implements Framing {
  start = 0
  end = 0
  wanted = 0
  readonly long = undefined
  rest: string | undefined
  readonly #positions: Positions
  readonly #headerBytes: number
  readonly #trailerBytes: number

  /**
   * @param headerBytes bytes of each record before its fields
   * @param trailerBytes bytes of each record after its fields
   */
  constructor(positions: Positions, headerBytes: number, trailerBytes: number) {
    this.#positions = positions
    this.#headerBytes = headerBytes
    this.#trailerBytes = trailerBytes
  }

  next(window: ByteWindow): number {
    if (window.held === 0) return window.isLast ? END : MORE
    this.start = window.start
    const positions = this.#positions
    const fault = positions.locate(window.bytes, window.start + this.#headerBytes, window.end)
    const isMeasured = positions.missing === 0
    if (isMeasured && fault !== undefined)
      throw new BadRecordLength(
        `${fault} The length of the record at offset ${window.base + window.start} depends on this number: check the copybook, the encoding and the record format.`,
      )
    this.wanted = isMeasured
      ? this.#headerBytes + positions.length + this.#trailerBytes
      : this.#headerBytes + positions.missing
    if (window.held < this.wanted) {
      if (!window.isLast) return MORE
      this.rest = cutRecord(window.held, this.wanted, isMeasured)
    }
    this.end = Math.min(window.start + this.wanted, window.end)
    window.start = this.end
    return FOUND
  }
}
