import { Readable } from 'node:stream'
import type { PackedFile } from '../compression/packed-file.ts'
import { type HdfsFile, readHdfsFile } from './hdfs-file.ts'
import type { WebHdfs } from './webhdfs.ts'

const CHUNK_BYTES = 1 << 20

/** A file of HDFS that is open: its first bytes are on their way, and other bytes can be requested. */
export class RemoteFile implements PackedFile {
  readonly #hdfs: WebHdfs
  readonly #file: HdfsFile
  readonly #signal: AbortSignal
  /** The bytes from the beginning, without those of the head. */
  readonly #pieces: AsyncGenerator<Buffer>
  readonly #head: Buffer[] = []
  #bytesRead = 0

  /**
   * @param end the bytes from the beginning end here
   * @param signal ends the reading
   */
  constructor(hdfs: WebHdfs, file: HdfsFile, end: number, signal: AbortSignal) {
    this.#hdfs = hdfs
    this.#file = file
    this.#signal = signal
    this.#pieces = readHdfsFile(hdfs, file, Math.min(file.length, end), signal)
  }

  get length(): number {
    return this.#file.length
  }

  get bytesRead(): number {
    return this.#bytesRead
  }

  /** Waits for the first bytes. They are given again by the chunks from the beginning. */
  async head(count: number): Promise<Buffer> {
    for (let bytes = 0; bytes < count; bytes += this.#head.at(-1)!.length) {
      const piece = await this.#pieces.next()
      if (piece.done) break
      this.#head.push(piece.value)
    }
    return Buffer.concat(this.#head).subarray(0, count)
  }

  /** The bytes from the beginning. Call it once. */
  async *fromBeginning(): AsyncGenerator<Buffer> {
    for (const piece of this.#head) yield this.#counted(piece)
    for await (const piece of this.#pieces) yield this.#counted(piece)
  }

  async read(start: number, end: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of this.#section(start, Math.min(end, this.length))) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  section(start: number, end: number): Readable {
    const pieces = start === 0 ? this.fromBeginning() : this.#between(start, end)
    return Readable.from(pieces, { objectMode: false, highWaterMark: CHUNK_BYTES })
  }

  /** Closes the connection of the bytes from the beginning. */
  async close(): Promise<void> {
    await this.#pieces.return(undefined)
  }

  async *#between(start: number, end: number): AsyncGenerator<Buffer> {
    // Another connection is opened, and the first one would be idle.
    await this.close()
    for await (const piece of this.#section(start, end)) yield this.#counted(piece)
  }

  #section(start: number, end: number): AsyncGenerator<Buffer> {
    return readHdfsFile(this.#hdfs, this.#file, end, this.#signal, start)
  }

  #counted(piece: Buffer): Buffer {
    this.#bytesRead += piece.length
    return piece
  }
}
