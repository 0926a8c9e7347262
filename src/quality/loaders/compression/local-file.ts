import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { PackedFile } from './packed-file.ts'

const CHUNK_BYTES = 1 << 20

/** A file of the server that is open. */
export class LocalFile implements PackedFile {
  readonly length: number
  #bytesRead = 0
  readonly #file: FileHandle

  private constructor(file: FileHandle, length: number) {
    this.#file = file
    this.length = length
  }

  /** @param path absolute */
  static async open(path: string): Promise<LocalFile> {
    const file = await open(path)
    try {
      return new LocalFile(file, (await file.stat()).size)
    } catch (error) {
      await file.close()
      throw error
    }
  }

  /** The first bytes of a file. @param path absolute */
  static async head(path: string, count: number): Promise<Buffer> {
    const file = await LocalFile.open(path)
    try {
      return await file.read(0, count)
    } finally {
      await file.close()
    }
  }

  get bytesRead(): number {
    return this.#bytesRead
  }

  async read(start: number, end: number): Promise<Buffer> {
    const bytes = Buffer.alloc(Math.max(0, Math.min(end, this.length) - start))
    let length = 0
    while (length < bytes.length) {
      const { bytesRead } = await this.#file.read(bytes, length, bytes.length - length, start + length)
      if (bytesRead === 0) break
      length += bytesRead
    }
    return bytes.subarray(0, length)
  }

  /** The end of the stream closes the file. */
  section(start: number, end: number): Readable {
    if (start === end) return Readable.from([])
    const section = this.#file.createReadStream({
      start,
      // Streams of Node include their last byte.
      end: end - 1,
      highWaterMark: CHUNK_BYTES,
    })
    return section.on('data', (chunk) => (this.#bytesRead += chunk.length)).pause()
  }

  /** Waits until an open section has ended. */
  close(): Promise<void> {
    return this.#file.close()
  }
}
