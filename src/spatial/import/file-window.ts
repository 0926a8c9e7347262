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
    const encoding = utf16Of(bytes.subarray(0, end))
    if (encoding !== undefined) {
      await window.close()
      throw new ImportError(
        `${path} is encoded in UTF-16. Convert it to UTF-8, for example with: iconv -f ${encoding} -t UTF-8 old > new`,
      )
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

/** The name of the encoding for iconv if a text is UTF-16, with a byte order mark or without; otherwise undefined. */
function utf16Of(bytes: Buffer): string | undefined {
  const [first, second, third, fourth] = bytes
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe)) return 'UTF-16'
  // A text that starts with two characters of ASCII.
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'UTF-16LE'
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'UTF-16BE' : undefined
}
