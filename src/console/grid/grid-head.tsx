import type { JSX } from 'preact'
import { Value } from '../parts/value.tsx'
import type { PlacedColumn } from './column-layout.ts'

/** A sort order of one column. */
export interface SortOrder {
  readonly column: string
  readonly isDescending: boolean
}

/** Classes of an element, without those that do not hold. */
export const classes = (...names: (string | false)[]): string => names.filter(Boolean).join(' ')

/** The id of a cell. Row -1 is the head. */
export const cellId = (label: string, row: number, column: number): string =>
  `${label}-${row}-${column}`.replaceAll(/[^\w-]/g, '_')

/** The names of the columns in sight, by which rows are sorted. */
export function GridHead({
  label,
  columns,
  width,
  sort,
  current,
  onSort,
}: {
  /** Name of the table. */
  label: string
  columns: readonly PlacedColumn[]
  /** Of all columns, in pixels. */
  width: number
  sort: SortOrder | undefined
  /** Position of the column that the keys are at. */
  current: number | undefined
  onSort: (columnisedName: string) => void
}): JSX.Element {
  return (
    <div role="rowgroup" class="grid-head" style={{ width: `${width}px` }}>
      <div role="row" class="grid-row" aria-rowindex={1}>
        {columns.map(({ column, position, x, width: columnWidth, isPinned, isNumber }) => {
          const { columnisedName, humanisedName, description } = column
          const isSorted = sort?.column === columnisedName
          return (
            <div
              key={columnisedName}
              role="columnheader"
              id={cellId(label, -1, position)}
              aria-colindex={position + 1}
              aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
              class={classes(
                'cell',
                isPinned && 'pinned',
                isNumber && 'number',
                current === position && 'current',
              )}
              style={{ left: `${x}px`, width: `${columnWidth}px` }}
              title={`${humanisedName} (${columnisedName}): ${description}`}
              onClick={() => onSort(columnisedName)}
            >
              <Value text={humanisedName} />
              {isSorted && <span aria-hidden="true">{sort.isDescending ? ' ▼' : ' ▲'}</span>}
            </div>
          )
        })}
      </div>
    </div>
  )
}
