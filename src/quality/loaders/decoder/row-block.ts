import type { DecodedRows } from '../isolated/decoded-file.ts'
import type { RowChunk } from './chunk.ts'

/** Bytes after which a block is full; the last row may exceed it. */
const BLOCK_BYTES = 1 << 20
/** Values of a block. */
const BLOCK_VALUES = 1 << 16

/** Collects rows in memory that is used for each block again. */
export class RowBlock {
  readonly #columns: number
  readonly #maxRows: number
  readonly #starts: Int32Array
  readonly #lengths: Int32Array
  #bytes = Buffer.allocUnsafeSlow(2 * BLOCK_BYTES)
  #rows = 0
  #at = 0

  constructor(columns: number) {
    this.#columns = columns
    this.#maxRows = Math.max(1, Math.floor(BLOCK_VALUES / columns))
    this.#starts = new Int32Array(this.#maxRows * columns)
    this.#lengths = new Int32Array(this.#maxRows * columns)
  }

  get isFull(): boolean {
    return this.#at >= BLOCK_BYTES || this.#rows === this.#maxRows
  }

  get isEmpty(): boolean {
    return this.#rows === 0
  }

  add(chunk: RowChunk, row: number): void {
    const wanted = this.#at + chunk.total(row)
    if (wanted > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(wanted)
      this.#bytes.copy(larger, 0, 0, this.#at)
      this.#bytes = larger
    }
    const cell = this.#rows++ * this.#columns
    this.#at = chunk.copy(row, this.#bytes, this.#at, this.#starts, this.#lengths, cell)
  }

  /** The rows so far, valid until the next call of `add`. */
  take(): DecodedRows {
    const values = this.#rows * this.#columns
    const taken: DecodedRows = {
      kind: 'rows',
      rows: this.#rows,
      bytes: this.#bytes,
      starts: this.#starts.subarray(0, values),
      lengths: this.#lengths.subarray(0, values),
    }
    this.#rows = 0
    this.#at = 0
    return taken
  }
}
