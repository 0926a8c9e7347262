/** A cell by its place in the listing. Row -1 is the head. */
export interface Cell {
  readonly row: number
  readonly column: number
}

interface Bounds {
  readonly rows: number
  readonly columns: number
  /** Rows that a page key moves by. */
  readonly page: number
  readonly hasHeader: boolean
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * The cell that a key moves to, as in the grid pattern of WAI-ARIA.
 * @returns undefined if the key does not move
 */
export function moveCell({ row, column }: Cell, key: Key, bounds: Bounds): Cell | undefined {
  if (key.altKey || key.shiftKey || bounds.columns === 0) return undefined
  const isFar = key.ctrlKey || key.metaKey
  const [lastRow, lastColumn] = [bounds.rows - 1, bounds.columns - 1]
  const top = bounds.hasHeader ? -1 : 0
  const at = (nextRow: number, nextColumn: number): Cell => ({
    row: Math.max(top, Math.min(lastRow, nextRow)),
    column: Math.max(0, Math.min(lastColumn, nextColumn)),
  })
  switch (key.key) {
    case 'ArrowDown':
      return at(isFar ? lastRow : row + 1, column)
    case 'ArrowUp':
      return at(isFar ? 0 : row - 1, column)
    case 'ArrowRight':
      return at(row, isFar ? lastColumn : column + 1)
    case 'ArrowLeft':
      return at(row, isFar ? 0 : column - 1)
    case 'PageDown':
      return at(row + bounds.page, column)
    case 'PageUp':
      return at(Math.max(0, row - bounds.page), column)
    case 'Home':
      return isFar ? at(0, 0) : at(row, 0)
    case 'End':
      return isFar ? at(lastRow, lastColumn) : at(row, lastColumn)
    default:
      return undefined
  }
}
