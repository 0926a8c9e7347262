import type { ByteWindow } from '../byte-window.ts'
import type { Framing, LongRecord } from './framing.ts'

/** Records without their header and trailer. A record that is shorter than both is empty. */
export class Trimmed implements Framing {
  readonly #records: Framing
  readonly #headerBytes: number
  readonly #trailerBytes: number

  constructor(records: Framing, headerBytes: number, trailerBytes: number) {
    this.#records = records
    this.#headerBytes = headerBytes
    this.#trailerBytes = trailerBytes
  }

  get start(): number {
    return Math.min(this.#records.start + this.#headerBytes, this.#records.end)
  }

  get end(): number {
    return Math.max(this.#records.end - this.#trailerBytes, this.start)
  }

  get wanted(): number {
    return this.#records.wanted
  }

  get long(): LongRecord | undefined {
    return this.#records.long
  }

  get rest(): string | undefined {
    return this.#records.rest
  }

  next(window: ByteWindow): number {
    return this.#records.next(window)
  }
}
