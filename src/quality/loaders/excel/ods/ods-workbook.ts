import { SourceBroken } from '../../errors.ts'
import type { CellRange } from '../cell-range.ts'
import type { PackageParts } from '../package-parts.ts'
import { PROTECTED } from '../refusals.ts'
import type { SheetInfo, SheetRows, Workbook } from '../workbook.ts'
import { xmlChunks } from '../xml/xml-chunks.ts'
import { CONTENT, OdsReader, ROW, SHEET } from './ods-reader.ts'
import { OdsRows } from './ods-rows.ts'

const MANIFEST = 'META-INF/manifest.xml'
/** The most sheets that are listed. */
const MAX_SHEETS = 10_000

interface OdsSheet extends SheetInfo {
  /** The range of its values. */
  readonly range: CellRange | undefined
}

/** An OpenDocument spreadsheet, `.ods`. */
export class OdsWorkbook implements Workbook {
  readonly sheets: readonly OdsSheet[]
  readonly #parts: PackageParts
  readonly #maxRowBytes: number

  private constructor(parts: PackageParts, sheets: readonly OdsSheet[], maxRowBytes: number) {
    this.#parts = parts
    this.sheets = sheets
    this.#maxRowBytes = maxRowBytes
  }

  /**
   * @param maxRowBytes of the texts of a row
   * @throws SourceBroken
   */
  static async open(parts: PackageParts, maxRowBytes: number): Promise<OdsWorkbook> {
    if (parts.has(MANIFEST) && (await parts.bytes(MANIFEST)).includes('encryption-data'))
      throw new SourceBroken(PROTECTED)
    return new OdsWorkbook(parts, await sheetsOf(parts, maxRowBytes), maxRowBytes)
  }

  async rangeOf(sheet: number): Promise<CellRange | undefined> {
    return this.sheets[sheet]!.range
  }

  rows(sheet: number): SheetRows {
    return new OdsRows(this.#parts, sheet, this.sheets[sheet]!.range, this.#maxRowBytes)
  }

  async close(): Promise<void> {
    this.#parts.close()
  }
}

/** The sheets stand one after the other in one part, so it is read as a whole. */
async function sheetsOf(parts: PackageParts, maxRowBytes: number): Promise<OdsSheet[]> {
  const reader = new OdsReader(maxRowBytes)
  const sheets: { name: string; state: 'visible' | 'hidden'; range: CellRange | undefined }[] = []
  const take = (): void => {
    for (let outcome = reader.next(); outcome === SHEET || outcome === ROW; outcome = reader.next()) {
      if (outcome === SHEET) {
        if (sheets.length === MAX_SHEETS) throw reader.xml.broken(`more than ${MAX_SHEETS} sheets`)
        const { name, isHidden } = reader
        sheets.push({ name, state: isHidden ? 'hidden' : 'visible', range: undefined })
      } else {
        const sheet = sheets.at(-1)!
        sheet.range = rangeWith(sheet.range, reader)
      }
    }
  }
  for await (const chunk of xmlChunks(parts.chunks(CONTENT))) {
    reader.xml.append(chunk)
    take()
  }
  reader.xml.finish()
  take()
  return sheets
}

function rangeWith(range: CellRange | undefined, { row, times }: OdsReader): CellRange {
  let { left, right } = range ?? { left: Infinity, right: 0 }
  for (let cell = 0; cell < row.cells; cell++) {
    left = Math.min(left, row.columns[cell]!)
    right = Math.max(right, row.columns[cell]!)
  }
  return { top: range?.top ?? row.number, left, bottom: row.number + times - 1, right }
}
