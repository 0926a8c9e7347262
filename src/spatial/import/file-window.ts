import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { ImportError } from './import-error.ts'

const FIRST_SIZE = 1 << 20

/** Maximum bytes of a feature; this much memory may be needed. */
export const MAX_FEATURE_BYTES = 200 * 1024 * 1024

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** The part of a file that is in memory. It moves over the file and grows if a feature needs it. */
export class FileWindow {
  bytes = Buffer.allocUnsafe(FIRST_SIZE)
  /** Number of filled bytes in the buffer. */
  end = 0
  readonly #handle: FileHandle
  readonly #onBytes: (bytes: number) => void
  #position = 0

  /** @throws ImportError if the file is UTF-16 */
  static async open(path: string, onBytes: (bytes: number) => void): Promise<FileWindow> {
    const window = new FileWindow(await open(path, 'r'), onBytes)
    await window.more(0)
    const { bytes, end } = window
    if (end >= 2 && (bytes.readUInt16BE(0) === 0xfeff || bytes.readUInt16BE(0) === 0xfffe)) {
      await window.close()
      throw new ImportError(`${path} is encoded in UTF-16. Convert it to UTF-8, for example with iconv.`)
    }
    if (bytes.subarray(0, Math.min(3, end)).equals(BYTE_ORDER_MARK)) {
      bytes.copyWithin(0, BYTE_ORDER_MARK.length, end)
      window.end -= BYTE_ORDER_MARK.length
    }
    return window
  }

  private constructor(handle: FileHandle, onBytes: (bytes: number) => void) {
    this.#handle = handle
    this.#onBytes = onBytes
  }

  /**
   * Discards everything before `keep`, which moves to 0, and reads more.
   *
   * @returns false at the end of the file
   */
  async more(keep: number): Promise<boolean> {
    this.bytes.copyWithin(0, keep, this.end)
    this.end -= keep
    if (this.end * 2 > this.bytes.length) {
      const larger = Buffer.allocUnsafe(this.bytes.length * 2)
      this.bytes.copy(larger, 0, 0, this.end)
      this.bytes = larger
    }
    const room = this.bytes.length - this.end
    const { bytesRead } = await this.#handle.read(this.bytes, this.end, room, this.#position)
    this.end += bytesRead
    this.#position += bytesRead
    this.#onBytes(this.#position)
    return bytesRead > 0
  }

  close(): Promise<void> {
    return this.#handle.close()
  }
}
