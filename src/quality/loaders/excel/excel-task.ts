/** What a thread reads of a workbook. All these types can be sent between threads. */
import type { ReadLimits } from '../../model/reading.ts'
import type { OpenRange } from './cell-range.ts'
import type { SheetInfo } from './workbook.ts'

/** What of a sheet is read. */
export interface SheetFormat {
  readonly range: OpenRange
  /** Rows of the range above the names or the first record. */
  readonly skipRows: number
  /** True if the first row has the names of the columns. */
  readonly header: boolean
  /** True if an error such as `#N/A` rejects its record; otherwise it is null. */
  readonly rejectsErrors: boolean
}

/** A workbook, and what of it is read. */
export interface ExcelFile {
  /** Absolute. */
  readonly path: string
  /** A name, or a number from 1; undefined: the first visible sheet. */
  readonly sheet: string | undefined
}

/** The records of a sheet. */
export interface ExcelRecordsRequest extends ExcelFile {
  readonly kind: 'excel'
  readonly format: SheetFormat
  /** Bytes of the file, for the progress. */
  readonly fileBytes: number
}

/** A workbook whose sheets are listed. */
export interface SheetsRequest {
  /** Absolute. */
  readonly path: string
  readonly limits: ReadLimits
}

/** A sheet whose first rows are shown. */
export interface SheetLinesRequest extends ExcelFile {
  readonly lines: number
  readonly limits: ReadLimits
  /** The most bytes that are read, expanded. */
  readonly firstBytes: number
}

/** A sheet of a workbook as a preview tells it. */
export interface DetectedSheet extends SheetInfo {
  /** The range of its cells, such as `A1:F200`, as the file says it; undefined if it says none. */
  readonly range: string | undefined
}
