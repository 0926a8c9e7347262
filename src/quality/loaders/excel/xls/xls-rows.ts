import type { CellRange } from '../cell-range.ts'
import { NUMBER, serialText } from '../serial-date.ts'
import { SheetRow } from '../sheet-row.ts'
import { END, MORE, ROW, type SheetRows } from '../workbook.ts'
import { BIFF, BiffRecords, BiffStrings, errorText } from './biff-records.ts'
import { damagedXls } from './compound-file.ts'
import type { XlsGlobals } from './xls-globals.ts'

/** Records between a formula and its text ([MS-XLS] 2.1.7.20.6): shared formulas, arrays and tables. */
const BETWEEN = new Set([0x4bc, 0x221, 0x236])

const COLUMNS = 256
/** A place in the index of cells: row, column and the index of the record, which is below this number. */
const PLACE = 2 ** 28
/** Cells of the index at first. */
const FIRST_CELLS = 1024

/** Rows between two looks at the caller, who reports progress. */
const ROWS_AT_ONCE = 4096

/** The rows of a sheet. Some programs write the cells in any order, so an index of them is made first. */
export class XlsRows implements SheetRows {
  readonly row: SheetRow
  readonly range: CellRange | undefined
  readonly isCut = false
  readonly #records: BiffRecords
  readonly #globals: XlsGlobals
  readonly #cells: Float64Array
  #at = 0
  #pause = 0

  /** @param start the index of the sheet's first record */
  constructor(bytes: Buffer, start: number, globals: XlsGlobals, maxRowBytes: number) {
    this.row = new SheetRow(maxRowBytes)
    this.#globals = globals
    const { cells, range } = indexOf(bytes, start)
    this.#cells = cells
    this.range = range
    this.#records = new BiffRecords(bytes)
  }

  get progress(): number {
    return this.#cells.length === 0 ? 1 : this.#at / this.#cells.length
  }

  async fill(): Promise<boolean> {
    this.#pause = ROWS_AT_ONCE
    return this.#at < this.#cells.length
  }

  next(): number {
    const cells = this.#cells
    const { row } = this
    while (this.#at < cells.length) {
      if (this.#pause-- === 0) return MORE
      const number = rowOf(cells[this.#at]!)
      row.begin(number + 1)
      while (this.#at < cells.length && rowOf(cells[this.#at]!) === number) this.#take(cells[this.#at++]!)
      if (row.cells > 0) return ROW
    }
    return END
  }

  async close(): Promise<void> {}

  #take(place: number): void {
    const records = this.#records
    records.end = place % PLACE
    records.next()
    const { bytes, start, end, type } = records
    const column = bytes.readUInt16LE(start + 2) + 1
    const format = (at: number) => this.#globals.formats[bytes.readUInt16LE(at)] ?? NUMBER
    switch (type) {
      case BIFF.labelShared: {
        const index = bytes.readUInt32LE(start + 6)
        const { strings } = this.#globals
        if (index >= strings.count) throw damagedXls('a cell has a text that is missing')
        const from = this.row.text.length
        strings.appendTo(this.row.text, index)
        this.#add(column, from, false)
        return
      }
      case BIFF.number:
        this.#addNumber(column, bytes.readDoubleLE(start + 6), format(start + 4))
        return
      case BIFF.rk:
        this.#addNumber(column, rkNumber(bytes.readInt32LE(start + 6)), format(start + 4))
        return
      case BIFF.multipleRk:
        for (let at = start + 4, next = column; at + 6 <= end - 2; at += 6)
          this.#addNumber(next++, rkNumber(bytes.readInt32LE(at + 2)), format(at))
        return
      case BIFF.booleanOrError: {
        const isError = bytes[start + 7] === 1
        this.#addText(
          column,
          isError ? errorText(bytes[start + 6]!) : booleanText(bytes[start + 6]!),
          isError,
        )
        return
      }
      case BIFF.label:
        this.#addString(column, start + 6)
        return
      default:
        this.#takeFormula(column, start, format(start + 4))
    }
  }

  /** The result of a formula: a double, or what its first byte says if its last two bytes are FFFF. */
  #takeFormula(column: number, start: number, format: number): void {
    const { bytes } = this.#records
    if (bytes.readUInt16LE(start + 12) !== 0xffff) {
      this.#addNumber(column, bytes.readDoubleLE(start + 6), format)
      return
    }
    const kind = bytes[start + 6]
    const value = bytes[start + 8]!
    if (kind === 1) this.#addText(column, booleanText(value), false)
    else if (kind === 2) this.#addText(column, errorText(value), true)
    else if (kind === 0) {
      const records = this.#records
      while (records.next() && BETWEEN.has(records.type));
      if (records.type === BIFF.string) this.#addString(column, records.start)
    }
  }

  #addString(column: number, at: number): void {
    const from = this.row.text.length
    new BiffStrings(this.#records, at).appendTo(this.row.text)
    this.#add(column, from, false)
  }

  #addNumber(column: number, number: number, format: number): void {
    const text = format === NUMBER ? undefined : serialText(number, format, this.#globals.is1904)
    this.#addText(column, text ?? String(number).replace('e', 'E'), false)
  }

  #addText(column: number, text: string, isError: boolean): void {
    const from = this.row.text.length
    this.row.text.appendText(text)
    this.#add(column, from, isError)
  }

  #add(column: number, from: number, isError: boolean): void {
    if (column > COLUMNS) throw damagedXls(`it has a cell beyond column ${COLUMNS}`)
    if (this.row.text.length === from) return
    if (!this.row.add(column, from, isError)) throw damagedXls(`row ${this.row.number} has too many cells`)
  }
}

const rowOf = (place: number): number => Math.floor(place / (PLACE * COLUMNS))
const booleanText = (value: number): string => (value === 0 ? 'false' : 'true')

const DOUBLE = new DataView(new ArrayBuffer(8))

/** A number in 30 bits: an integer or the upper half of a double, both also as hundredths ([MS-XLS] 2.5.217). */
function rkNumber(rk: number): number {
  let number: number
  if ((rk & 2) !== 0) number = rk >> 2
  else {
    DOUBLE.setInt32(0, rk & ~3)
    number = DOUBLE.getFloat64(0)
  }
  return (rk & 1) === 0 ? number : number / 100
}

/** Bytes that a record of each type has at least. */
const CELL_TYPES = new Map<number, number>([
  [BIFF.labelShared, 10],
  [BIFF.number, 14],
  [BIFF.rk, 10],
  [BIFF.multipleRk, 12],
  [BIFF.booleanOrError, 8],
  [BIFF.label, 9],
  [BIFF.formula, 14],
])

/** The cells of a sheet in the order of rows and columns, and the range of them. */
function indexOf(bytes: Buffer, start: number): { cells: Float64Array; range: CellRange | undefined } {
  const records = new BiffRecords(bytes, start)
  if (start >= bytes.length || !records.next() || records.type !== BIFF.begin)
    throw damagedXls('one of its sheets has no beginning')
  let cells = new Float64Array(FIRST_CELLS)
  let count = 0
  let isSorted = true
  let [left, right] = [Infinity, 0]
  // Charts in a sheet have records of their own.
  let depth = 1
  while (depth > 0) {
    const at = records.end
    if (!records.next()) throw damagedXls('the end of one of its sheets is missing')
    if (records.type === BIFF.begin) depth++
    else if (records.type === BIFF.eof) depth--
    const minBytes = depth === 1 ? CELL_TYPES.get(records.type) : undefined
    if (minBytes === undefined) continue
    records.need(minBytes)
    const column = bytes.readUInt16LE(records.start + 2)
    if (column >= COLUMNS) throw damagedXls(`it has a cell beyond column ${COLUMNS}`)
    const place = (bytes.readUInt16LE(records.start) * COLUMNS + column) * PLACE + at
    if (count > 0 && place < cells[count - 1]!) isSorted = false
    if (count === cells.length) {
      const grown = new Float64Array(2 * count)
      grown.set(cells)
      cells = grown
    }
    cells[count++] = place
    left = Math.min(left, column + 1)
    const last = records.type === BIFF.multipleRk ? bytes.readUInt16LE(records.end - 2) : column
    right = Math.max(right, last + 1)
  }
  const found = cells.subarray(0, count)
  if (!isSorted) found.sort()
  if (count === 0) return { cells: found, range: undefined }
  return { cells: found, range: { top: rowOf(found[0]!) + 1, left, bottom: rowOf(found.at(-1)!) + 1, right } }
}
