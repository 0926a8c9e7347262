import { open } from 'node:fs/promises'
import { OtherFormat, SourceBroken } from '../../errors.ts'
import type { CellRange } from '../cell-range.ts'
import { NO_WORKBOOK, PROTECTED } from '../refusals.ts'
import type { SheetRows, Workbook } from '../workbook.ts'
import { CompoundFile } from './compound-file.ts'
import { globalsOf, TOO_OLD, type XlsGlobals, type XlsSheet } from './xls-globals.ts'
import { XlsRows } from './xls-rows.ts'

/** A workbook is held in memory. A sheet of 65,536 rows and 30 columns of texts has about 30 MB. */
const MAX_FILE_BYTES = 64 << 20

/** A workbook of Excel 97 to 2003. */
export class XlsWorkbook implements Workbook {
  readonly sheets: readonly XlsSheet[]
  readonly #bytes: Buffer
  readonly #globals: XlsGlobals
  readonly #maxRowBytes: number

  private constructor(bytes: Buffer, globals: XlsGlobals, maxRowBytes: number) {
    this.#bytes = bytes
    this.#globals = globals
    this.sheets = globals.sheets
    this.#maxRowBytes = maxRowBytes
  }

  /**
   * @param path absolute
   * @param maxRowBytes of the texts of a row
   * @throws SourceBroken, or the system's error
   */
  static async open(path: string, maxRowBytes: number): Promise<XlsWorkbook> {
    const file = await open(path)
    try {
      const { size } = await file.stat()
      if (size > MAX_FILE_BYTES)
        throw new SourceBroken(
          `The workbook has ${size} bytes, and at most ${MAX_FILE_BYTES} bytes of an xls file can be read; save it as xlsx.`,
        )
      const bytes = await workbookStream(await CompoundFile.open(file, size))
      return new XlsWorkbook(bytes, globalsOf(bytes), maxRowBytes)
    } finally {
      await file.close()
    }
  }

  async rangeOf(sheet: number): Promise<CellRange | undefined> {
    return this.rows(sheet).range
  }

  rows(sheet: number): SheetRows {
    return new XlsRows(this.#bytes, this.sheets[sheet]!.at, this.#globals, this.#maxRowBytes)
  }

  async close(): Promise<void> {}
}

async function workbookStream(file: CompoundFile): Promise<Buffer> {
  if (file.has('Workbook')) return file.stream('Workbook')
  if (file.has('EncryptedPackage')) throw new SourceBroken(PROTECTED)
  if (file.has('Book')) throw new SourceBroken(TOO_OLD)
  throw new OtherFormat(NO_WORKBOOK)
}
