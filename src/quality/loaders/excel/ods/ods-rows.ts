import { ExpandsTooFar } from '../../errors.ts'
import type { CellRange } from '../cell-range.ts'
import type { PackageParts } from '../package-parts.ts'
import type { SheetRow } from '../sheet-row.ts'
import { END, MORE, ROW, type SheetRows } from '../workbook.ts'
import { xmlChunks } from '../xml/xml-chunks.ts'
import { CONTENT, MORE as MORE_BYTES, OdsReader, ROW as ROW_OF_SHEETS, SHEET } from './ods-reader.ts'

/** Repeated rows between two looks at the limits. */
const ROWS_AT_ONCE = 4096

/** The rows of one sheet of an OpenDocument spreadsheet. A row that is repeated is given so often. */
export class OdsRows implements SheetRows {
  readonly range: CellRange | undefined
  isCut = false
  readonly #parts: PackageParts
  readonly #reader: OdsReader
  readonly #chunks: AsyncGenerator<Buffer>
  readonly #partBytes: number
  #read = 0
  /** Sheets to begin before the rows: the wanted one and those before it. */
  #sheetsBefore: number
  #isOver = false
  /** How often the current row is still to be given, and how often without a look at the limits. */
  #repeats = 0
  #unseen = 0
  /** Bytes of the texts of repeated rows. */
  #repeatedBytes = 0

  /** @param sheet index of the sheet */
  constructor(parts: PackageParts, sheet: number, range: CellRange | undefined, maxRowBytes: number) {
    this.#parts = parts
    this.range = range
    this.#sheetsBefore = sheet + 1
    this.#reader = new OdsReader(maxRowBytes)
    this.#partBytes = Math.max(1, parts.sizeOf(CONTENT))
    const chunks = parts.chunks(CONTENT, () => (this.isCut = true))
    this.#chunks = xmlChunks(chunks, () => this.isCut)
  }

  get row(): SheetRow {
    return this.#reader.row
  }

  get progress(): number {
    return Math.min(1, this.#read / this.#partBytes)
  }

  async fill(): Promise<boolean> {
    if (this.#repeats > 0) return this.#checkRepeats()
    if (this.#isOver) return false
    const next = await this.#chunks.next()
    if (next.done !== true) {
      this.#read += next.value.length
      this.#reader.xml.append(next.value)
      return true
    }
    this.#isOver = true
    if (this.isCut) return false
    this.#reader.xml.finish()
    return true
  }

  next(): number {
    if (this.#repeats > 0) return this.#repeat()
    for (;;) {
      const outcome = this.#reader.next()
      if (outcome === SHEET) {
        if (this.#sheetsBefore-- > 0) continue
        this.#isOver = true
        return END
      }
      if (outcome !== ROW_OF_SHEETS) return outcome === MORE_BYTES ? MORE : END
      if (this.#sheetsBefore > 0) continue
      this.#repeats = this.#reader.times - 1
      return ROW
    }
  }

  async close(): Promise<void> {
    await this.#chunks.return(undefined)
  }

  #repeat(): number {
    if (this.#unseen === ROWS_AT_ONCE) return MORE
    this.#unseen++
    this.#repeats--
    this.row.number++
    this.#repeatedBytes += this.row.text.length
    return ROW
  }

  /** A few bytes of a file may stand for a million rows. @returns false if a preview has seen enough */
  #checkRepeats(): boolean {
    const { expandedBytes, firstBytes = Infinity } = this.#parts.limits
    if (this.#repeatedBytes > expandedBytes)
      throw new ExpandsTooFar(
        `The rows of the workbook take more than ${expandedBytes} bytes as text; split it into several files.`,
      )
    this.#unseen = 0
    this.isCut = this.#repeatedBytes >= firstBytes
    return !this.isCut
  }
}
