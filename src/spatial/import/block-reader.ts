import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename } from 'node:path'
import { MAX_FEATURE_BYTES } from './file-window.ts'
import { ImportError } from './import-error.ts'

const BLOCK_BYTES = 1 << 20

/** Reads any part of a file. Parts that follow each other come from one block in memory. */
export class BlockReader {
  /** Bytes of the file. */
  readonly size: number
  readonly #name: string
  readonly #handle: FileHandle
  #block = Buffer.alloc(0)
  #blockStart = 0

  static async open(path: string): Promise<BlockReader> {
    const handle = await open(path, 'r')
    return new BlockReader(basename(path), handle, (await handle.stat()).size)
  }

  private constructor(name: string, handle: FileHandle, size: number) {
    this.#name = name
    this.#handle = handle
    this.size = size
  }

  /** The bytes, if they are in memory; valid until the next `read`. */
  held(start: number, length: number): Buffer | undefined {
    const from = start - this.#blockStart
    return from >= 0 && from + length <= this.#block.length
      ? this.#block.subarray(from, from + length)
      : undefined
  }

  /**
   * The bytes, which are valid until the next call.
   *
   * @throws ImportError if the file ends before them, or if they are too many
   */
  async read(start: number, length: number): Promise<Buffer> {
    const held = this.held(start, length)
    if (held !== undefined) return held
    if (!(start >= 0 && start + length <= this.size)) {
      throw new ImportError(
        `${this.#name} is damaged: it ends at byte ${this.size}, before its data do. Copy or download it again.`,
      )
    }
    if (length > MAX_FEATURE_BYTES) {
      throw new ImportError(
        `${this.#name} is damaged, or has a part of ${length} bytes. At most ${MAX_FEATURE_BYTES} can be read.`,
      )
    }
    const block = Buffer.allocUnsafe(Math.min(Math.max(length, BLOCK_BYTES), this.size - start))
    let filled = 0
    while (filled < block.length) {
      const { bytesRead } = await this.#handle.read(block, filled, block.length - filled, start + filled)
      if (bytesRead === 0) throw new ImportError(`${this.#name} became shorter while it was read.`)
      filled += bytesRead
    }
    this.#block = block
    this.#blockStart = start
    return block.subarray(0, length)
  }

  close(): Promise<void> {
    return this.#handle.close()
  }
}
