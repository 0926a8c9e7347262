import type { ReadLimits } from '../../model/reading.ts'
import type { ByteSource } from '../records/byte-source.ts'
import { ByteWindow } from './byte-window.ts'
import type { Framing } from './record-formats/framing.ts'

/** What Frames needs of a ByteSource. */
export type Bytes = Pick<ByteSource, 'chunks' | 'bytesRead' | 'compression' | 'isCut'>

export type RecordLimits = Pick<ReadLimits, 'recordBytes' | 'rejectBytes'>

/** The bytes of the records of a file. */
export class Frames {
  readonly window: ByteWindow
  /** The record found last. */
  readonly framing: Framing
  readonly #source: Bytes
  readonly #chunks: AsyncGenerator<Buffer>

  /** @param offset of the first byte of the source in the file */
  constructor(source: Bytes, framing: Framing, offset = 0) {
    this.window = new ByteWindow(offset)
    this.#source = source
    this.#chunks = source.chunks()
    this.framing = framing
  }

  /** Reads at least as many bytes as the framing wants. @returns false if there are no more */
  async fill(): Promise<boolean> {
    const { window } = this
    if (window.isLast) return false
    const chunks: Buffer[] = []
    for (let held = window.held; chunks.length === 0 || held < this.framing.wanted;) {
      const chunk = await this.#chunks.next()
      if (chunk.done) {
        // If the bytes were cut, the rest may be an incomplete record.
        if (this.#source.isCut) return chunks.length > 0 && this.#append(chunks)
        window.isLast = true
        return this.#append(chunks)
      }
      chunks.push(chunk.value)
      held += chunk.value.length
    }
    return this.#append(chunks)
  }

  #append(chunks: readonly Buffer[]): true {
    if (chunks.length > 0) this.window.append(chunks)
    return true
  }

  /** Takes the next record. @returns an outcome of `Framing.next` */
  next(): number {
    return this.framing.next(this.window)
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined)
  }
}
