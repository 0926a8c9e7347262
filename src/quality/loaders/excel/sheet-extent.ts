import type { CellRange, OpenRange } from './cell-range.ts'
import type { SheetRow } from './sheet-row.ts'

/** The first and the last column with a value. */
export interface Extent {
  readonly left: number
  readonly right: number
}

export const NOTHING: Extent = { left: Infinity, right: 0 }

/** The columns of a row that have values in a range, together with those that others have. */
export function extentOf({ cells, columns }: SheetRow, range: CellRange, { left, right }: Extent): Extent {
  for (let cell = 0; cell < cells; cell++) {
    const column = columns[cell]!
    if (column < range.left || column > range.right) continue
    if (column < left) left = column
    if (column > right) right = column
  }
  return { left, right }
}

/**
 * True if no row can have other columns than these: the range is closed, or the sheet says that it has no others.
 * @param said the range that the sheet says it has
 */
export function isKnown(found: Extent, said: CellRange | undefined, range: OpenRange): boolean {
  const saidLeft = said && Math.max(said.left, range.left)
  const saidRight = said && Math.min(said.right, range.right)
  return (!range.isLeftOpen || saidLeft === found.left) && (!range.isRightOpen || saidRight === found.right)
}
