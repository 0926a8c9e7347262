import { type FileHandle, open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { isFull } from '../../../lib/full-disk.ts'
import { printable } from '../../../lib/text.ts'
import { SourceUnreadable } from '../errors.ts'
import { type AttemptTimes, backOff, PROGRESS_BYTES, told, TransientFault } from '../http/attempts.ts'
import { bodyOf, type HttpHeaders } from '../http/http-get.ts'
import { ADDRESS_TIMES, type AddressedFile } from './addressed-file.ts'
import { type Answered, readAnswer } from './answered-bytes.ts'

export interface DownloadRequest {
  /** Absolute. The file is created. */
  readonly path: string
  /** Bytes of a whole file at most. */
  readonly maxBytes: number
  /** The error for a longer file. @param bytes its length, as far as the server tells it */
  readonly tooLong: (bytes: number | undefined) => Error
  /** Bytes from the beginning that are enough; undefined: the whole file. */
  readonly firstBytes?: number | undefined
  /** @param total undefined if the server does not tell it */
  readonly onBytes?: ((bytes: number, total: number | undefined) => void) | undefined
  readonly times?: AttemptTimes | undefined
}

export interface Downloaded {
  /** Length of the file on this server. */
  readonly bytes: number
  /** False if the file is only the beginning. */
  readonly isWhole: boolean
}

/**
 * Writes a file of another server into a file of this server. After a broken connection the download goes on at the byte
 * where it ended, if the server says that the file is still the same; otherwise it begins anew. So the file is never
 * joined from two versions. Its length is the length that the server tells.
 * @throws SourceFileUnknown, SourceUnreadable, the error of `tooLong`, or the signal's reason
 */
export async function download(
  file: AddressedFile,
  request: DownloadRequest,
  signal: AbortSignal,
): Promise<Downloaded> {
  const target = await open(request.path, 'wx', 0o600)
  try {
    return await new Download(file, request, target, signal).run()
  } catch (error) {
    if (!isFull(error)) throw error
    throw new SourceUnreadable('The disk of the server is full; free some space and read the file again.', {
      cause: error,
    })
  } finally {
    await target.close()
  }
}

class Download {
  readonly #file: AddressedFile
  readonly #request: DownloadRequest
  readonly #target: FileHandle
  readonly #signal: AbortSignal
  readonly #times: AttemptTimes
  /** Bytes in the target. */
  #at = 0
  /** The strong entity tag of the version that the target has; undefined if the server does not tell one. */
  #version: string | undefined
  /** True if the server cannot give the beginning alone. */
  #isWithoutRanges = false

  constructor(file: AddressedFile, request: DownloadRequest, target: FileHandle, signal: AbortSignal) {
    this.#file = file
    this.#request = request
    this.#target = target
    this.#signal = signal
    this.#times = request.times ?? ADDRESS_TIMES
  }

  async run(): Promise<Downloaded> {
    const { retries } = this.#times
    let furthest = 0
    for (let failures = 0; ;) {
      try {
        return await this.#attempt()
      } catch (error) {
        this.#signal.throwIfAborted()
        if (!(error instanceof TransientFault)) throw error
        if (this.#at - furthest >= PROGRESS_BYTES) failures = 0
        furthest = Math.max(furthest, this.#at)
        if (failures === retries)
          throw new SourceUnreadable(
            `${error.message} After ${failures} further attempts the download of ${printable(this.#file.name)} ended at byte ${this.#at}.`,
            { cause: error },
          )
        await backOff(failures++, this.#times, this.#signal)
      }
    }
  }

  async #attempt(): Promise<Downloaded> {
    if (this.#version === undefined) await this.#restart()
    const response = await this.#file.open(this.#headers(), this.#times, this.#signal)
    try {
      const answered = readAnswer(this.#file, response)
      if (answered === 'no such bytes') return await this.#withoutBytes(response)
      const isContinued = answered.start > 0 && answered.version === this.#version
      if (answered.start !== (isContinued ? this.#at : 0)) return await this.#changed()
      // A server without ranges, and one whose file has changed, send the file from its beginning.
      if (!isContinued) await this.#restart()
      this.#version = answered.version
      return await this.#write(response, answered)
    } finally {
      response.destroy()
    }
  }

  #headers(): HttpHeaders {
    const { firstBytes } = this.#request
    // Ranges count the bytes of the encoded content, so an encoding would change their meaning.
    const headers = { 'Accept-Encoding': 'identity' }
    const last = firstBytes === undefined ? '' : firstBytes - 1
    if (this.#at > 0) return { ...headers, Range: `bytes=${this.#at}-${last}`, 'If-Range': this.#version! }
    return last === '' || this.#isWithoutRanges ? headers : { ...headers, Range: `bytes=0-${last}` }
  }

  async #write(response: IncomingMessage, { end, total }: Answered): Promise<Downloaded> {
    const { firstBytes = Infinity, maxBytes, tooLong, onBytes } = this.#request
    if (firstBytes === Infinity && total !== undefined && total > maxBytes) throw tooLong(total)
    const pieces = bodyOf(response, this.#times, this.#signal)
    try {
      while (this.#at < firstBytes) {
        const next = await told(this.#file.host, () => pieces.next())
        if (next.done === true) break
        const piece = next.value.subarray(0, firstBytes - this.#at)
        if (this.#at + piece.length > Math.min(maxBytes, firstBytes)) throw tooLong(undefined)
        await this.#writeAt(piece)
        onBytes?.(this.#at, total)
      }
    } finally {
      await pieces.return(undefined)
    }
    if (end !== undefined && this.#at !== Math.min(end, firstBytes))
      throw new TransientFault(
        `${this.#file.host} sent ${this.#at} bytes, and its answer says that there are ${end}.`,
      )
    const isWhole = total === undefined ? this.#at < firstBytes : this.#at === total
    if (!isWhole && this.#at < firstBytes)
      throw new TransientFault(`${this.#file.host} sent ${this.#at} of ${total} bytes.`)
    return { bytes: this.#at, isWhole }
  }

  /** Writes at a place of its own, since a truncated file keeps its current position. */
  async #writeAt(piece: Buffer): Promise<void> {
    for (let from = 0; from < piece.length;) {
      const { bytesWritten } = await this.#target.write(piece, from, piece.length - from, this.#at)
      from += bytesWritten
      this.#at += bytesWritten
    }
  }

  /** The status 416. An empty file has no first byte. */
  async #withoutBytes(response: IncomingMessage): Promise<Downloaded> {
    if (this.#at > 0) return this.#changed()
    if (response.headers['content-range'] === 'bytes */0') return { bytes: 0, isWhole: true }
    if (this.#isWithoutRanges)
      throw new SourceUnreadable(
        `${this.#file.host} does not give ${printable(this.#file.name)} (status 416); check the path.`,
      )
    this.#isWithoutRanges = true
    return this.#attempt()
  }

  async #changed(): Promise<never> {
    await this.#restart()
    throw new TransientFault(
      `${this.#file.host} changed ${printable(this.#file.name)} while it was read; read it again when no program writes it.`,
    )
  }

  async #restart(): Promise<void> {
    await this.#target.truncate(0)
    this.#at = 0
    this.#version = undefined
  }
}
