import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ExpandsTooFar, GzipBroken } from '../errors.ts'

const CHUNK_BYTES = 1 << 20
/** RFC 1952, 2.3.1: two identification bytes and the only compression method that is defined. */
const GZIP_MAGIC = Buffer.from([0x1f, 0x8b, 0x08])

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
    const expanded = createGunzip({ chunkSize: CHUNK_BYTES })
    // An error in either stream ends the loop below with that error.
    pipeline(file, expanded, () => undefined)
    let bytes = 0
    try {
      for await (const chunk of expanded as AsyncIterable<Buffer>) {
        bytes += chunk.length
        if (bytes > this.#expandedBytes) throw new ExpandsTooFar(expandsTooFar(this.#expandedBytes))
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
    } catch (error) {
      if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error
      if (isLonger && this.#bytesRead >= this.#firstBytes) {
        this.#isCut = true
        return
      }
      throw new GzipBroken(
        `The compressed file is damaged or cut off after ${bytes} expanded bytes; compress and upload it again.`,
        { cause: error },
      )
    }
  }
}

const expandsTooFar = (limit: number) =>
  `The compressed file expands to more than ${limit} bytes; split it into several files.`
