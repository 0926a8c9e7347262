import type { ReadLimits } from '../../model/reading.ts'
import type { RecordSource } from '../records/record-source.ts'
import type { ExcelRecordsRequest } from './excel-task.ts'
import { findSheet } from './find-sheet.ts'
import { openWorkbook } from './open-workbook.ts'
import { SheetRecords } from './sheet-records.ts'

/**
 * Opens the records of a sheet.
 * @param firstBytes the most bytes that are read, expanded; undefined: all
 * @throws ReadingError, or the system's error
 */
export async function openExcel(
  { path, sheet, format, fileBytes }: ExcelRecordsRequest,
  limits: ReadLimits,
  firstBytes: number | undefined,
): Promise<RecordSource> {
  const { expandedBytes, recordBytes } = limits
  const workbook = await openWorkbook(path, { expandedBytes, firstBytes }, recordBytes)
  try {
    const index = findSheet(workbook, sheet)
    return new SheetRecords({
      ...format,
      limits,
      fileBytes,
      open: (known) => workbook.rows(index, known),
      close: () => workbook.close(),
    })
  } catch (error) {
    await workbook.close()
    throw error
  }
}
