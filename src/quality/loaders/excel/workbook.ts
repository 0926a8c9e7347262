import type { CellRange } from './cell-range.ts'
import type { Extent } from './sheet-extent.ts'
import type { SheetRow } from './sheet-row.ts'

export type SheetState = 'visible' | 'hidden' | 'veryHidden'

/** A sheet of cells. Sheets of charts and of macros are none. */
export interface SheetInfo {
  readonly name: string
  /** `veryHidden`: a macro hid the sheet, and Excel does not offer to show it. */
  readonly state: SheetState
}

/** A file of sheets, of any format. Sheets are named by their index, from 0. */
export interface Workbook {
  readonly sheets: readonly SheetInfo[]
  /**
   * The range that a sheet says it has, which may be wrong; undefined if it says none.
   * @throws ReadingError
   */
  rangeOf(sheet: number): Promise<CellRange | undefined>
  /**
   * The rows of a sheet from its first. Several readings may be open.
   * @param known undefined: all values. Otherwise only the places of values are wanted, and rows may be left out whose
   * values are all in these columns. It is called again and again.
   */
  rows(sheet: number, known?: () => Extent): SheetRows
  close(): Promise<void>
}

/** Outcomes of `SheetRows.next`. */
export const ROW = 0
/** `fill` must be awaited before the next call. */
export const MORE = 1
export const END = 2

/** The rows of a sheet that have values, in order. `fill` is awaited first, as with `RecordSource`. */
export interface SheetRows {
  /** The current row, after ROW. It is reused for each row. */
  readonly row: SheetRow
  /** As `Workbook.rangeOf`, known with the first row. */
  readonly range: CellRange | undefined
  /** The part of the sheet that was read, from 0 to 1. */
  readonly progress: number
  /** True if the rows ended before the sheet, because of a limit of a preview. */
  readonly isCut: boolean
  /**
   * Waits for more data.
   * @returns false if there is none
   * @throws ReadingError, or the system's error
   */
  fill(): Promise<boolean>
  /** @returns ROW, MORE or END */
  next(): number
  close(): Promise<void>
}
