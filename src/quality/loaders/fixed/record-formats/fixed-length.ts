import type { ByteWindow } from '../byte-window.ts'
import { END, FOUND, type Framing, MORE } from './framing.ts'

/** Records of one length. The last record is shorter if the file's length is no multiple of it. */
export class FixedLength implements Framing {
  start = 0
  end = 0
  readonly wanted: number
  readonly long = undefined

  constructor(length: number) {
    this.wanted = length
  }

  next(window: ByteWindow): number {
    this.start = window.start
    this.end = window.start + this.wanted
    if (this.end > window.end) {
      if (!window.isLast) return MORE
      if (this.start === window.end) return END
      this.end = window.end
    }
    window.start = this.end
    return FOUND
  }
}
