import { MAX_COLUMN } from './cell-range.ts'
import { CellText } from './cell-text.ts'

/** A row of a sheet: the cells that have values, in the order of the file. Empty texts are no values. */
export class SheetRow {
  /** From 1. */
  number = 0
  cells = 0
  /** By cell: the column, from 1, and the value as indices into the bytes of `text`. */
  readonly columns = new Int32Array(MAX_COLUMN)
  readonly starts = new Int32Array(MAX_COLUMN)
  readonly ends = new Int32Array(MAX_COLUMN)
  /** By cell: 1 if the value is an error such as `#N/A`. */
  readonly errors = new Uint8Array(MAX_COLUMN)
  readonly text = new CellText()
  /** True if the texts are longer than a record may be. The cells beyond have empty values. */
  isLong = false
  /** Bytes of the texts that were dropped. */
  dropped = 0
  readonly #maxBytes: number

  /** @param maxBytes of the texts */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  begin(number: number): void {
    this.number = number
    this.cells = 0
    this.text.length = 0
    this.isLong = false
    this.dropped = 0
  }

  /**
   * Adds a cell whose value was appended to the text.
   * @param start of the value in the text
   * @returns false if the row has more cells than a sheet has columns
   */
  add(column: number, start: number, isError: boolean): boolean {
    const { cells } = this
    if (cells === MAX_COLUMN) return false
    this.columns[cells] = column
    this.errors[cells] = isError ? 1 : 0
    this.cells++
    this.place(cells, start)
    return true
  }

  /** Gives a cell the value that was appended to the text. */
  place(cell: number, start: number): void {
    const { text } = this
    this.starts[cell] = start
    this.ends[cell] = text.length
    if (text.length <= this.#maxBytes) return
    this.isLong = true
    this.dropped += text.length - start
    this.ends[cell] = start
    text.length = start
  }

  /** Removes the cells whose values are empty. */
  compact(): void {
    if (this.isLong) return
    let kept = 0
    for (let cell = 0; cell < this.cells; cell++) {
      if (this.starts[cell] === this.ends[cell]) continue
      this.columns[kept] = this.columns[cell]!
      this.starts[kept] = this.starts[cell]!
      this.ends[kept] = this.ends[cell]!
      this.errors[kept++] = this.errors[cell]!
    }
    this.cells = kept
  }

  /** The value of a cell. @param cell its index in the row */
  value(cell: number): string {
    return this.text.bytes.toString('utf8', this.starts[cell], this.ends[cell])
  }
}
