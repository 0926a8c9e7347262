import { type FileHandle, open } from 'node:fs/promises'
import { GZIP_MAGIC, gunzip } from '../gunzip.ts'

const CHUNK_BYTES = 1 << 20

/** Limits on reading a source file. */
export interface ByteLimits {
  /** Bytes that a compressed file may expand to; more bytes are an error. */
  readonly expandedBytes: number
  /** Reading stops after this many bytes, of the file or expanded; undefined: at the end of the file. */
  readonly firstBytes?: number | undefined
}

/** The bytes of a source file, in order, expanded if the file is compressed with gzip (one member or several). */
export class ByteSource {
  readonly compressed: boolean
  readonly #file: FileHandle
  readonly #expandedBytes: number
  readonly #firstBytes: number
  #bytesRead = 0
  #isCut = false

  private constructor(file: FileHandle, compressed: boolean, { expandedBytes, firstBytes }: ByteLimits) {
    this.#file = file
    this.compressed = compressed
    this.#expandedBytes = expandedBytes
    this.#firstBytes = firstBytes ?? Infinity
  }

  /**
   * @param path absolute
   * @throws the system's error if the file cannot be opened or read
   */
  static async open(path: string, limits: ByteLimits): Promise<ByteSource> {
    const file = await open(path)
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(GZIP_MAGIC.length), 0, GZIP_MAGIC.length, 0)
      const compressed = bytesRead === GZIP_MAGIC.length && buffer.equals(GZIP_MAGIC)
      return new ByteSource(file, compressed, limits)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** Bytes of the file itself read so far. */
  get bytesRead(): number {
    return this.#bytesRead
  }

  /** True if the chunks ended before the file did, because of `firstBytes`. */
  get isCut(): boolean {
    return this.#isCut
  }

  /**
   * Call it once. Leaving the loop closes the file.
   * @throws ExpandsTooFar, GzipBroken, or the system's error
   */
  async *chunks(): AsyncGenerator<Buffer> {
    const { size } = await this.#file.stat()
    const isLonger = size > this.#firstBytes
    const end = isLonger ? this.#firstBytes - 1 : Infinity
    const file = this.#file.createReadStream({ start: 0, end, highWaterMark: CHUNK_BYTES })
    file.on('data', (chunk) => (this.#bytesRead += chunk.length)).pause()
    if (!this.compressed) {
      yield* file
      this.#isCut = isLonger
      return
    }
    let bytes = 0
    for await (const chunk of gunzip(
      file,
      this.#expandedBytes,
      () => isLonger && this.#bytesRead >= this.#firstBytes,
    )) {
      bytes += chunk.length
      const tooMuch = bytes - this.#firstBytes
      if (tooMuch > 0) {
        yield chunk.subarray(0, chunk.length - tooMuch)
        this.#isCut = true
        return
      }
      yield chunk
    }
    // The bytes read may be several complete members.
    this.#isCut = isLonger
  }
}
