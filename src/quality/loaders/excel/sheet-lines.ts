import { LINE_LENGTH } from '../delimited/raw-lines.ts'
import { nothingWithin } from '../errors.ts'
import type { SheetLinesRequest } from './excel-task.ts'
import { findSheet } from './find-sheet.ts'
import { openWorkbook } from './open-workbook.ts'
import { lineOf } from './row-line.ts'
import { MORE, ROW } from './workbook.ts'

/**
 * The first rows of a sheet as lines of CSV from its first row and column, so that the number of a line is that of its
 * row. Each is cut at 4,096 characters.
 * @throws ReadingError, or the system's error
 */
export async function sheetLines(request: SheetLinesRequest): Promise<string[]> {
  const { path, sheet, lines, limits, firstBytes } = request
  const { expandedBytes, recordBytes } = limits
  const workbook = await openWorkbook(path, { expandedBytes, firstBytes }, recordBytes)
  try {
    const rows = workbook.rows(findSheet(workbook, sheet))
    const found: string[] = []
    try {
      while (await rows.fill()) {
        let outcome = rows.next()
        for (; outcome === ROW && rows.row.number <= lines; outcome = rows.next()) {
          while (found.length < rows.row.number - 1) found.push('')
          found.push(lineOf(rows.row, 1).slice(0, LINE_LENGTH))
        }
        if (outcome !== MORE) return found
      }
    } finally {
      await rows.close()
    }
    if (rows.isCut && found.length === 0) throw nothingWithin(firstBytes)
    return found
  } finally {
    await workbook.close()
  }
}
