import { type CellRange, rangeText } from './cell-range.ts'
import type { DetectedSheet, SheetsRequest } from './excel-task.ts'
import { openWorkbook } from './open-workbook.ts'

/** The most sheets that a preview tells, and the sheets whose ranges are looked up. */
const MAX_SHEETS_TOLD = 1000
const MAX_RANGES = 100

/**
 * The sheets of a workbook in their order.
 * @throws ReadingError, or the system's error
 */
export async function sheetsOf({ path, limits }: SheetsRequest): Promise<DetectedSheet[]> {
  const { expandedBytes, recordBytes } = limits
  const workbook = await openWorkbook(path, { expandedBytes }, recordBytes)
  try {
    const told: DetectedSheet[] = []
    for (const [index, { name, state }] of workbook.sheets.slice(0, MAX_SHEETS_TOLD).entries()) {
      // A sheet that cannot be opened is told without its range.
      const range = index < MAX_RANGES ? await rangeOf(() => workbook.rangeOf(index)) : undefined
      told.push({ name, state, range: range && rangeText(range) })
    }
    return told
  } finally {
    await workbook.close()
  }
}

async function rangeOf(find: () => Promise<CellRange | undefined>): Promise<CellRange | undefined> {
  try {
    return await find()
  } catch {
    return undefined
  }
}
