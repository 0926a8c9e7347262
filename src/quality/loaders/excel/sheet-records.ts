import type { ReadLimits } from '../../model/reading.ts'
import { charactersIn } from '../../values/canonical-bytes.ts'
import { FileTooWide, HeaderUnreadable } from '../errors.ts'
import {
  END,
  MORE,
  PLAIN,
  RECORD,
  type RecordSource,
  REJECT,
  type SourceRecord,
  SPECIAL,
} from '../records/record-source.ts'
import type { RejectedRecord } from '../records/rejected-record.ts'
import { cellName, MAX_ROW } from './cell-range.ts'
import type { SheetFormat } from './excel-task.ts'
import { lineOf } from './row-line.ts'
import { noValues } from './no-values.ts'
import { type Extent, extentOf, isKnown, NOTHING } from './sheet-extent.ts'
import type { SheetRow } from './sheet-row.ts'
import { MORE as MORE_ROWS, ROW, type SheetRows } from './workbook.ts'

export interface SheetRecordsOptions extends SheetFormat {
  readonly limits: Pick<ReadLimits, 'columns' | 'rejectBytes' | 'recordBytes'>
  /** Bytes of the file, for the progress. */
  readonly fileBytes: number
  /** Opens the sheet at its beginning, see `Workbook.rows`. The columns may take a reading of their own. */
  readonly open: (known?: () => Extent) => SheetRows
  /** Releases what all readings of the sheet share. */
  readonly close: () => Promise<void>
}

/** The part of the time that a reading takes which finds the columns only. */
const MEASURED_SHARE = 1 / 3

/** Bits of a byte: it needs quotes in CSV, it is not ASCII. */
const QUOTED = 1
const HIGH = 2
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? 0 : HIGH))
for (const character of '",\r\n') BITS[character.charCodeAt(0)] = QUOTED

/**
 * The records of a sheet: the rows of the range that have values. The first of them has the names, if there are any.
 *
 * An open range reaches from the first to the last column that has values in these rows. Few sheets tell them before
 * their last row, so a first reading finds them. It is left out if the range that the sheet says it has is that of its
 * first row; should the sheet be wrong, the records with values beside it are rejected.
 */
export class SheetRecords implements RecordSource, SourceRecord {
  columns: number | undefined
  names: readonly string[] | undefined
  rejected: RejectedRecord | undefined
  readonly terminator = undefined
  readonly compressed = false
  fields = 0
  starts = new Int32Array(0)
  ends = new Int32Array(0)
  flags = new Uint8Array(0)
  readonly quote = undefined
  isAscii = true
  size = 0
  readonly #options: SheetRecordsOptions
  readonly #rows: SheetRows
  /** The reading that finds the columns. */
  #measured: SheetRows | undefined
  /** The share of the work that the reading of the columns was. */
  #measuredShare = 0
  #told = 0
  #left: number
  #right: number
  /** Rows up to this one are not read. */
  readonly #skipped: number
  /** The first row waits until the columns are known. */
  #isWaiting = false
  #isOver = false

  constructor(options: SheetRecordsOptions) {
    this.#options = options
    this.#rows = options.open()
    this.#left = options.range.left
    this.#right = options.range.right
    this.#skipped = options.range.top - 1 + options.skipRows
  }

  get record(): SourceRecord {
    return this
  }

  get bytes(): Buffer {
    return this.#rows.row.text.bytes
  }

  get isCut(): boolean {
    return this.#rows.isCut
  }

  get reasonWithoutColumns(): string | undefined {
    return this.columns === undefined && !this.isCut ? noValues(this.#options) : undefined
  }

  get bytesRead(): number {
    const share = this.#measuredShare
    const read =
      this.#measured === undefined
        ? share + (1 - share) * this.#rows.progress
        : share * this.#measured.progress
    // The first row was read before the columns, and progress never goes back.
    this.#told = Math.max(this.#told, this.#isOver ? 1 : read)
    return Math.floor(this.#options.fileBytes * this.#told)
  }

  async fill(): Promise<boolean> {
    if (this.#measured !== undefined) {
      await this.#measure(this.#measured)
      return true
    }
    if (!this.#isOver && (await this.#rows.fill())) return true
    this.#isOver = !this.#rows.isCut
    return false
  }

  next(): number {
    if (this.#measured !== undefined) return MORE
    if (this.#isWaiting) {
      this.#isWaiting = false
      if (this.#options.header) this.#takeNames()
      else return this.#take()
    }
    for (;;) {
      const outcome = this.#rows.next()
      if (outcome !== ROW) return outcome === MORE_ROWS ? MORE : END
      const { row } = this.#rows
      if (row.number > this.#options.range.bottom) {
        this.#isOver = true
        return END
      }
      if (row.number <= this.#skipped || !this.#hasValues(row)) continue
      if (this.columns !== undefined) return this.#take()
      this.#isWaiting = true
      if (!this.#findColumns(row)) return MORE
      return this.next()
    }
  }

  length(): number {
    if (this.isAscii) return this.size
    let length = 0
    for (let field = 0; field < this.fields; field++)
      length += charactersIn(this.bytes, this.starts[field]!, this.ends[field]!)
    return length
  }

  text(field: number): string {
    return this.bytes.toString('utf8', this.starts[field], this.ends[field])
  }

  async close(): Promise<void> {
    await this.#measured?.close()
    await this.#rows.close()
    await this.#options.close()
  }

  /** True if the row has a value in the range. */
  #hasValues({ cells, columns }: SheetRow): boolean {
    const { left, right } = this.#options.range
    for (let cell = 0; cell < cells; cell++)
      if (columns[cell]! >= left && columns[cell]! <= right) return true
    return false
  }

  /**
   * Finds the columns from the first row.
   * @returns false if a reading of all rows has to find them
   */
  #findColumns(row: SheetRow): boolean {
    const { range, open } = this.#options
    const found = extentOf(row, range, NOTHING)
    if (!isKnown(found, this.#rows.range, range)) {
      ;[this.#left, this.#right] = [found.left, found.right]
      this.#measured = open(() => this.#known())
      this.#measuredShare = MEASURED_SHARE
      return false
    }
    this.#setColumns(found.left, found.right)
    return true
  }

  /** What the reading of the columns need not find. Rows are numbered as far as their numbers decide if they count. */
  #known(): Extent {
    const isCounting = this.#options.range.bottom < MAX_ROW || this.#measured!.row.number <= this.#skipped
    return isCounting ? NOTHING : { left: this.#left, right: this.#right }
  }

  /** Reads on for the columns. */
  async #measure(rows: SheetRows): Promise<void> {
    const { range } = this.#options
    if (await rows.fill())
      for (;;) {
        const outcome = rows.next()
        if (outcome === MORE_ROWS) return
        if (outcome !== ROW || rows.row.number > range.bottom) break
        if (rows.row.number <= this.#skipped) continue
        const { left, right } = extentOf(rows.row, range, { left: this.#left, right: this.#right })
        ;[this.#left, this.#right] = [left, right]
      }
    await rows.close()
    this.#measured = undefined
    this.#setColumns(this.#left, this.#right)
  }

  /** A side of the range that is not open decides itself. */
  #setColumns(left: number, right: number): void {
    const { range, limits } = this.#options
    this.#left = range.isLeftOpen ? left : range.left
    this.#right = range.isRightOpen ? right : range.right
    const columns = this.#right - this.#left + 1
    if (columns > limits.columns)
      throw new FileTooWide(
        `The sheet has ${columns} columns, and an entity has at most ${limits.columns}; name a range with fewer columns.`,
      )
    this.columns = columns
    this.fields = columns
    this.starts = new Int32Array(columns)
    this.ends = new Int32Array(columns)
    this.flags = new Uint8Array(columns)
  }

  #takeNames(): void {
    const { row } = this.#rows
    const { recordBytes } = this.#options.limits
    if (row.isLong)
      throw new HeaderUnreadable(
        `Row ${row.number} should have the names of the columns, and is longer than ${recordBytes} bytes. Set attr to none, or name a range.`,
      )
    const names = new Array<string>(this.columns!).fill('')
    for (let cell = 0; cell < row.cells; cell++) {
      const field = row.columns[cell]! - this.#left
      if (field >= 0 && field < names.length && row.errors[cell] === 0) names[field] = row.value(cell)
    }
    this.names = names
  }

  #take(): number {
    const { row } = this.#rows
    const { range, rejectsErrors, limits } = this.#options
    if (row.isLong) return this.#reject('over-long', `The row is longer than ${limits.recordBytes} bytes.`)
    this.starts.fill(0)
    this.ends.fill(0)
    this.flags.fill(PLAIN)
    const { bytes } = row.text
    let size = 0
    let seen = 0
    for (let cell = 0; cell < row.cells; cell++) {
      const column = row.columns[cell]!
      if (column < this.#left || column > this.#right) {
        // Values beside a closed range are not asked for.
        if (column < range.left || column > range.right) continue
        return this.#reject('ragged', this.#besideColumns(row.number, column))
      }
      const start = row.starts[cell]!
      const end = row.ends[cell]!
      if (row.errors[cell] === 1) {
        if (!rejectsErrors) continue
        const name = cellName(row.number, column)
        return this.#reject('bad field', `The cell ${name} has the error ${row.value(cell).slice(0, 20)}.`)
      }
      let bits = 0
      for (let at = start; at < end; at++) bits |= BITS[bytes[at]!]!
      const field = column - this.#left
      this.starts[field] = start
      this.ends[field] = end
      this.flags[field] = (bits & QUOTED) === 0 ? PLAIN : SPECIAL
      seen |= bits
      size += end - start
    }
    this.isAscii = (seen & HIGH) === 0
    this.size = size
    return RECORD
  }

  #besideColumns(row: number, column: number): string {
    const name = cellName(row, column)
    return `The cell ${name} has a value, beside the columns of the sheet, which says that it has no more. Name a range that contains the cell, or leaves it out.`
  }

  #reject(reason: RejectedRecord['reason'], detail: string): number {
    const { row } = this.#rows
    const line = lineOf(row, this.#left)
    const raw = Buffer.from(line)
    this.rejected = {
      reason,
      detail,
      line: row.number,
      offset: row.number - 1,
      length: raw.length + row.dropped,
      raw: raw.subarray(0, this.#options.limits.rejectBytes),
    }
    return REJECT
  }
}
