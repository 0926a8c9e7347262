/** The most columns and rows of a sheet. Some programs write more rows than the 1,048,576 that Excel shows. */
export const MAX_COLUMN = 16_384
export const MAX_ROW = 99_999_999

/** Cells of a sheet, all numbers from 1 and inclusive. */
export interface CellRange {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** Cells that a user names. An open side, at the limit of sheets, reaches as far as there are values. */
export interface OpenRange extends CellRange {
  readonly isLeftOpen: boolean
  readonly isRightOpen: boolean
}

export const WHOLE_SHEET: OpenRange = {
  ...{ top: 1, left: 1, bottom: MAX_ROW, right: MAX_COLUMN },
  isLeftOpen: true,
  isRightOpen: true,
}

const CELL = String.raw`\$?([A-Za-z]{1,3})?\$?(\d{1,8})?`
const RANGE = new RegExp(`^${CELL}:${CELL}$`)

/**
 * Reads a range: `B3:F200`, without an end (`B3:`), columns (`B:F`), rows (`3:200`), or columns from a row on (`B3:F`).
 * Dollar signs are ignored.
 * @returns undefined if the text is no range
 */
export function parseRange(text: string): OpenRange | undefined {
  const found = RANGE.exec(text.trim())
  if (!found) return undefined
  const [, left, top, right, bottom] = found
  if (left === undefined && top === undefined) return undefined
  const range = {
    top: top === undefined ? 1 : Number(top),
    left: left === undefined ? 1 : columnNumber(left),
    bottom: bottom === undefined ? MAX_ROW : Number(bottom),
    right: right === undefined ? MAX_COLUMN : columnNumber(right),
    isLeftOpen: left === undefined,
    isRightOpen: right === undefined,
  }
  const isRange = range.top >= 1 && range.top <= range.bottom && range.left <= range.right
  return isRange && range.right <= MAX_COLUMN ? range : undefined
}

/** `A1:F200`; of one cell `A1`. */
export const rangeText = ({ top, left, bottom, right }: CellRange): string =>
  top === bottom && left === right ? cellName(top, left) : `${cellName(top, left)}:${cellName(bottom, right)}`

export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`

/** `A` for 1, `AA` for 27. */
export function columnName(column: number): string {
  let name = ''
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(0x41 + ((rest - 1) % 26)) + name
  return name
}

/** 1 for `A`, in any letter case. */
const columnNumber = (name: string): number =>
  Array.from(name.toUpperCase()).reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 0x40, 0)
