import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import type { RowPages } from './row-pages.ts'

/** A column with its place. */
export interface PlacedColumn {
  readonly column: Column
  /** Index of its values in a row. */
  readonly index: number
  /** Index among the columns as they are shown. */
  readonly position: number
  /** Pixels from the left edge. */
  readonly x: number
  readonly width: number
  readonly isPinned: boolean
  /** True if the first values are numbers, which are aligned to the right. */
  readonly isNumber: boolean
}

export interface ColumnLayout {
  /** In the order in which they are shown: pinned columns first. */
  readonly columns: readonly PlacedColumn[]
  readonly width: number
  readonly pinnedWidth: number
}

/** Rows that the widths are taken from. */
const SAMPLE = 50
/** Pixels of a wide character of the fonts that systems have. */
const CHARACTER = 9.8
const PADDING = 28
const MIN_WIDTH = 72
const MAX_WIDTH = 320

const NUMBER = /^-?[\d.,]+$/

/** Gives each column a width by its name and its first values. */
export function layOutColumns(
  columns: readonly Column[],
  pages: Pick<RowPages, 'row'>,
  pinned: readonly string[],
): ColumnLayout {
  const sample = Array.from({ length: SAMPLE }, (_, index) => pages.row(index)?.values).filter(
    (values) => values !== undefined,
  )
  const isPinned = ({ columnisedName }: Column): boolean => pinned.includes(columnisedName)
  const ordered = columns
    .map((column, index) => ({ column, index }))
    .sort((one, other) => Number(isPinned(other.column)) - Number(isPinned(one.column)))
  let x = 0
  let pinnedWidth = 0
  const placed = ordered.map(({ column, index }, position) => {
    const values = sample.map((row) => row[index] ?? '').filter((value) => value !== '')
    const longest = Math.max(column.humanisedName.length + 2, ...values.map((value) => value.length))
    const width = Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest * CHARACTER + PADDING)))
    const isNumber = values.length > 0 && values.every((value) => NUMBER.test(value))
    const result = { column, index, position, x, width, isPinned: isPinned(column), isNumber }
    x += width
    if (result.isPinned) pinnedWidth = x
    return result
  })
  return { columns: placed, width: x, pinnedWidth }
}

/** The columns in sight: the pinned ones, moved to the left edge, and those of the window. */
export function visibleColumns({ columns }: ColumnLayout, left: number, width: number): PlacedColumn[] {
  return columns.flatMap((column) => {
    if (column.isPinned) return [{ ...column, x: column.x + left }]
    return column.x + column.width >= left && column.x <= left + width ? [column] : []
  })
}
