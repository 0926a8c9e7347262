import { SourceBroken } from '../errors.ts'
import type { CellText } from './cell-text.ts'

/** The most strings, and the most bytes of them. A workbook repeats no string, so the limits are those of its memory. */
const MAX_STRINGS = 1 << 24
const MAX_STRING_BYTES = 256 << 20
/** Bytes of a block of strings, and strings of a block of places: a block is allocated once and never copied. */
const BLOCK_BYTES = 8 << 20
const BLOCK_STRINGS = 1 << 16

/** The strings that the cells of a workbook share, as UTF-8 outside of the heap. */
export class StringTable {
  count = 0
  readonly #blocks: Buffer[] = []
  /** Bytes of the last block that are in use. */
  #used = 0
  #bytes = 0
  /** By block of strings, three numbers for each: the block of bytes, the start in it, and the length. */
  readonly #places: Int32Array[] = []

  /**
   * Adds a whole text as the next string.
   * @throws SourceBroken if there are more strings, or more bytes, than a workbook may have
   */
  add({ bytes, length }: CellText): void {
    this.#bytes += length
    if (this.count === MAX_STRINGS || this.#bytes > MAX_STRING_BYTES)
      throw new SourceBroken(
        `The workbook has more than ${MAX_STRINGS} different texts, or more than ${MAX_STRING_BYTES} bytes of them; split it into several files, or save the sheet as CSV.`,
      )
    if (this.#blocks.length === 0 || this.#used + length > BLOCK_BYTES) {
      // A string may be longer than a block.
      this.#blocks.push(Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, length)))
      this.#used = 0
    }
    const at = this.count % BLOCK_STRINGS
    if (at === 0) this.#places.push(new Int32Array(3 * BLOCK_STRINGS))
    const places = this.#places.at(-1)!
    bytes.copy(this.#blocks.at(-1)!, this.#used, 0, length)
    places[3 * at] = this.#blocks.length - 1
    places[3 * at + 1] = this.#used
    places[3 * at + 2] = length
    this.#used += length
    this.count++
  }

  /** Appends a string to a text. @param index below `count` */
  appendTo(text: CellText, index: number): void {
    const places = this.#places[Math.floor(index / BLOCK_STRINGS)]!
    const at = 3 * (index % BLOCK_STRINGS)
    const start = places[at + 1]!
    text.append(this.#blocks[places[at]!]!, start, start + places[at + 2]!)
  }
}
