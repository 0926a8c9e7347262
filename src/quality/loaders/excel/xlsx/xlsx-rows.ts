import type { SourceBroken } from '../../errors.ts'
import { type CellRange, MAX_COLUMN, MAX_ROW, parseRange } from '../cell-range.ts'
import { xmlString } from '../cell-text.ts'
import type { PackageParts } from '../package-parts.ts'
import { NUMBER } from '../serial-date.ts'
import type { Extent } from '../sheet-extent.ts'
import { SheetRow } from '../sheet-row.ts'
import { END, MORE, ROW, type SheetRows } from '../workbook.ts'
import { xmlChunks } from '../xml/xml-chunks.ts'
import { codeOf } from '../xml/xml-bytes.ts'
import { CLOSE, MORE as MORE_TOKENS, OPEN, TEXT, XmlReader } from '../xml/xml-reader.ts'
import { columnOf, convertValue, digitsIn, ERROR, INLINE, NUMERIC, SHARED, trim } from './cell-value.ts'
import { KnownRows } from './known-rows.ts'
import type { SharedStrings } from './shared-strings.ts'

export interface XlsxRowsOptions {
  readonly strings: SharedStrings
  /** By index of a cell's style, see `cellFormats`. */
  readonly formats: Uint8Array
  readonly is1904: boolean
  /** See `Workbook.rows`. */
  readonly known: (() => Extent) | undefined
  readonly maxRowBytes: number
}

const codes = (...names: readonly string[]) => names.map(codeOf)
const [DIMENSION, DATA, ROW_ELEMENT, CELL, VALUE, TEXT_ELEMENT, PHONETIC] = codes(
  ...['dimension', 'sheetData', 'row', 'c', 'v', 't', 'rPh'],
) as [number, number, number, number, number, number, number]
const [REFERENCE, STYLE, TYPE, RANGE] = codes('r', 's', 't', 'ref') as [number, number, number, number]
/** The usual content of a cell, with its end. */
const VALUE_LEAF = ['<v>', '</v></c>'].map((tags) => Buffer.from(tags)) as [Buffer, Buffer]
const INLINE_LEAF = ['<is><t>', '</t></is></c>'].map((tags) => Buffer.from(tags)) as [Buffer, Buffer]

/** Before, within and after the rows. */
const [BEFORE, WITHIN, AFTER] = [0, 1, 2]

/** The rows of a sheet of Office Open XML (ISO/IEC 29500-1, 18.3). */
export class XlsxRows implements SheetRows {
  readonly row: SheetRow
  range: CellRange | undefined
  isCut = false
  readonly #options: XlsxRowsOptions
  readonly #xml = new XmlReader()
  readonly #chunks: AsyncGenerator<Buffer>
  readonly #knownRows = new KnownRows()
  readonly #partBytes: number
  #read = 0
  #isOver = false
  #place = BEFORE
  #lastRow = 0
  /** Depth of the open element; 0 if none is open. */
  #rowDepth = 0
  #cellDepth = 0
  #phoneticDepth = 0
  /** Of the element whose text is that of the cell. */
  #textDepth = 0
  #column = 0
  #type: number = NUMERIC
  #format: number = NUMBER
  /** Start of the cell's value in the text of the row. */
  #start = 0
  #hasText = false
  /** Cells of the row whose strings are not read yet, each with the index of its string. */
  readonly #waiting: number[] = []
  /** The highest of these indices; -1 if there is none. */
  #needed = -1
  /** True if the row is complete but for these strings. */
  #isAwaitingStrings = false

  /** @param part the name of the sheet's part */
  constructor(parts: PackageParts, part: string, options: XlsxRowsOptions) {
    this.#options = options
    this.row = new SheetRow(options.maxRowBytes)
    this.#partBytes = Math.max(1, parts.sizeOf(part))
    const chunks = parts.chunks(part, () => (this.isCut = true))
    this.#chunks = xmlChunks(chunks, () => this.isCut)
  }

  get progress(): number {
    return Math.min(1, this.#read / this.#partBytes)
  }

  get isBeforeRows(): boolean {
    return this.#place === BEFORE
  }

  async fill(): Promise<boolean> {
    const { strings } = this.#options
    if (this.#isAwaitingStrings) {
      await strings.readBeyond(this.#needed)
      if (this.#needed < strings.count) return true
      if (strings.isCut) this.isCut = true
      else throw this.#broken(`a reference to the text ${this.#needed} of only ${strings.count} texts`)
      return false
    }
    const next = await this.#chunks.next()
    if (next.done !== true) {
      this.#read += next.value.length
      this.#xml.append(this.#wanted(next.value))
      return true
    }
    if (this.isCut || this.#isOver) return false
    this.#isOver = true
    this.#xml.finish()
    return true
  }

  next(): number {
    if (this.#isAwaitingStrings && this.#placeStrings()) return ROW
    const xml = this.#xml
    for (;;) {
      const token = xml.next()
      if (token === TEXT) {
        if (this.#textDepth > 0) this.#takeText()
      } else if (token === OPEN) this.#open()
      else if (token === CLOSE) {
        if (!this.#close()) continue
        if (this.#needed < 0) return ROW
        this.#isAwaitingStrings = true
        return MORE
      } else return token === MORE_TOKENS ? MORE : END
    }
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined)
  }

  /** What has to be parsed of a chunk. */
  #wanted(chunk: Buffer): Buffer {
    const { known } = this.#options
    return known === undefined || this.#place !== WITHIN ? chunk : this.#knownRows.without(chunk, known())
  }

  #open(): void {
    const xml = this.#xml
    const { name, depth } = xml
    if (this.#cellDepth > 0) {
      if (name === PHONETIC && this.#phoneticDepth === 0) this.#phoneticDepth = depth
      else if (name === (this.#type === INLINE ? TEXT_ELEMENT : VALUE) && this.#phoneticDepth === 0)
        this.#textDepth = depth
    } else if (this.#rowDepth > 0) {
      if (name === CELL) this.#beginCell(depth)
    } else if (this.#place === WITHIN) {
      if (name === ROW_ELEMENT) this.#beginRow(depth)
    } else if (name === DATA && this.#place === BEFORE) this.#place = WITHIN
    else if (name === DIMENSION && this.#place === BEFORE)
      while (xml.nextAttribute()) if (xml.attribute === RANGE) this.range = dimensionOf(xmlString(xml))
  }

  /** @returns true at the end of a row that has values */
  #close(): boolean {
    const { name, depth } = this.#xml
    if (depth < this.#textDepth) this.#textDepth = 0
    if (depth < this.#phoneticDepth) this.#phoneticDepth = 0
    if (this.#cellDepth > depth) {
      this.#cellDepth = 0
      if (this.#hasText) this.#endCell()
    } else if (this.#rowDepth > depth) {
      this.#rowDepth = 0
      return this.row.cells > 0
    } else if (name === DATA && this.#rowDepth === 0) this.#place = AFTER
    return false
  }

  #beginRow(depth: number): void {
    const xml = this.#xml
    let number = this.#lastRow + 1
    while (xml.nextAttribute()) if (xml.qualified === REFERENCE) number = this.#rowNumber()
    if (number <= this.#lastRow) throw this.#broken(`row ${number} after row ${this.#lastRow}`)
    if (number > MAX_ROW) throw this.#broken(`a row beyond ${MAX_ROW}`)
    this.#lastRow = number
    this.#rowDepth = depth
    this.#column = 0
    this.row.begin(number)
  }

  /** Some programs write numbers of rows as `5.0`. */
  #rowNumber(): number {
    const text = xmlString(this.#xml)
    if (!/^\d{1,10}(\.0+)?$/.test(text)) throw this.#broken('a row without a number')
    return Number(text)
  }

  #beginCell(depth: number): void {
    const xml = this.#xml
    this.#column++
    let type: number = NUMERIC
    let style = 0
    while (xml.nextAttribute()) {
      if (xml.qualified === REFERENCE) this.#column = columnOf(xml)
      else if (xml.qualified === STYLE) style = digitsIn(xml.bytes, xml.start, xml.end)
      else if (xml.qualified === TYPE) type = xml.valueCode()
    }
    if (this.#column > MAX_COLUMN) throw this.#broken(`a cell beyond column ${MAX_COLUMN}`)
    this.#type = type
    this.#format = this.#options.formats[style] ?? NUMBER
    this.#cellDepth = depth
    this.#start = this.row.text.length
    this.#hasText = false
    const [opening, closing] = type === INLINE ? INLINE_LEAF : VALUE_LEAF
    if (!xml.takeLeaf(opening, closing)) return
    this.#cellDepth = 0
    this.#takeText()
    if (this.#hasText) this.#endCell()
  }

  #takeText(): void {
    if (this.#xml.start === this.#xml.end) return
    this.#hasText = true
    if (this.#options.known === undefined) this.row.text.appendXml(this.#xml)
  }

  #endCell(): void {
    const { row } = this
    if (this.#options.known === undefined) {
      let isWaiting = false
      if (this.#type === SHARED) isWaiting = this.#takeShared()
      else convertValue(row.text, this.#start, this.#type, this.#format, this.#options.is1904)
      if (row.text.length === this.#start && !isWaiting) return
    }
    if (!row.add(this.#column, this.#start, this.#type === ERROR))
      throw this.#broken(`more than ${MAX_COLUMN} cells in row ${row.number}`)
  }

  /** @returns true if the string is not read yet */
  #takeShared(): boolean {
    const { text, cells } = this.row
    const { strings } = this.#options
    trim(text, this.#start)
    const index = digitsIn(text.bytes, this.#start, text.length)
    if (index < 0) throw this.#broken('a cell with a text that has no number')
    text.length = this.#start
    if (index < strings.count) {
      strings.appendTo(text, index)
      return false
    }
    this.#waiting.push(cells, index)
    this.#needed = Math.max(this.#needed, index)
    return true
  }

  /** Gives the cells that wait the strings that were read. @returns true if the row has values */
  #placeStrings(): boolean {
    const { row } = this
    for (let at = 0; at < this.#waiting.length; at += 2) {
      const start = row.text.length
      this.#options.strings.appendTo(row.text, this.#waiting[at + 1]!)
      row.place(this.#waiting[at]!, start)
    }
    this.#waiting.length = 0
    this.#needed = -1
    this.#isAwaitingStrings = false
    row.compact()
    return row.cells > 0
  }

  #broken(what: string): SourceBroken {
    return this.#xml.broken(what)
  }
}

/** The range that a sheet says it has: `A1:F200`, or `A1` of a single cell. */
const dimensionOf = (text: string): CellRange | undefined =>
  parseRange(text.includes(':') ? text : `${text}:${text}`)
