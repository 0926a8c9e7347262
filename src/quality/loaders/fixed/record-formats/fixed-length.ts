import { cutFile } from '../reject-details.ts'
import type { ByteWindow } from '../byte-window.ts'
import { END, FOUND, type Framing, MORE } from './framing.ts'

/** Records of one length. The last record is shorter if the file's length is no multiple of it. */
export class FixedLength implements Framing {
  start = 0
  end = 0
  readonly wanted: number
  readonly long = undefined
  rest: string | undefined
  readonly #fileHeaderBytes: number

  /** @param fileHeaderBytes offset of the first record in the file */
  constructor(length: number, fileHeaderBytes: number) {
    this.wanted = length
    this.#fileHeaderBytes = fileHeaderBytes
  }

  next(window: ByteWindow): number {
    this.start = window.start
    this.end = window.start + this.wanted
    if (this.end > window.end) {
      if (!window.isLast) return MORE
      if (this.start === window.end) return END
      this.end = window.end
      const length = window.base + window.end - this.#fileHeaderBytes
      this.rest = cutFile(length, this.wanted, window.held)
    }
    window.start = this.end
    return FOUND
  }
}
