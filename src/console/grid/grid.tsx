import type { JSX, TargetedKeyboardEvent } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks'
import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import { type Fault, faultOf } from '../api/fault.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { Value } from '../parts/value.tsx'
import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'
import { layOutColumns, visibleColumns } from './column-layout.ts'
import { cellId, classes, GridHead, type SortOrder } from './grid-head.tsx'
import { type AskPage, type GridRow, RowPages } from './row-pages.ts'
import { ROW_HEIGHT, ScrollPlace } from './scroll-place.ts'
import { type Cell, moveCell } from './moves.ts'

export interface GridProps {
  /** The name of the table, which is read aloud. */
  readonly label: string
  /** Changes with everything that `ask` depends on. */
  readonly identity: string
  readonly ask: AskPage
  readonly where?: string | undefined
  readonly sort?: SortOrder | undefined
  /** True if unsorted rows are in the order of their numbers. */
  readonly hasRowNumbers?: boolean
  /** Columns that stay in sight, by their columnised names. */
  readonly pinned?: readonly string[]
  readonly onSort?: (order: SortOrder | undefined) => void
  /** The page that a row leads to, by a link in its first cell. */
  readonly hrefOf?: (row: GridRow, columns: readonly Column[]) => string | undefined
  /** A cell was opened by Enter or a double click. */
  readonly onOpen: (row: GridRow, column: number, columns: readonly Column[]) => void
  /** The first page is there. */
  readonly onLoaded?: (total: number, columns: readonly Column[]) => void
}

/** A table of any number of rows: only those in sight are in the page. */
export function Grid(props: GridProps): JSX.Element {
  const {
    label,
    identity,
    ask,
    where,
    sort,
    hasRowNumbers = false,
    pinned = NONE,
    onSort,
    onOpen,
    hrefOf,
  } = props
  const [, draw] = useReducer((round: number) => round + 1, 0)
  const [fault, setFault] = useState<Fault>()
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 })
  const [size, setSize] = useState({ width: 0, height: 0 })
  const element = useRef<HTMLDivElement>(null)
  const place = useMemo(() => new ScrollPlace(), [identity])
  const left = useRef(0)
  const expected = useRef(0)
  const pages = useMemo(() => {
    const made: RowPages = new RowPages(ask, {
      where,
      isInOrder: hasRowNumbers && sort === undefined,
      onChange: (error) => {
        if (error !== undefined) void faultOf(error).then(setFault)
        draw(0)
      },
    })
    return made
  }, [identity])

  useEffect(() => {
    setFault(undefined)
    // Who sorts by the keyboard stays in the head.
    setCell((now) => (now.row === -1 ? now : { row: 0, column: 0 }))
    if (element.current) element.current.scrollTop = 0
    pages.want(0, 1)
    return () => pages.close()
  }, [pages])

  const { total, columns } = pages
  useEffect(() => {
    if (total !== undefined) props.onLoaded?.(total, columns)
  }, [total, columns])

  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width, height })
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])

  place.measure(total ?? 0, Math.max(0, size.height - ROW_HEIGHT))
  const [from, to] = place.visible()
  useEffect(() => {
    if (total === undefined) return
    // Rows beyond the window, so that slow scrolling waits for nothing.
    const pause = setTimeout(() => pages.want(from - 30, to + 60), place.isToScale ? 0 : 60)
    return () => clearTimeout(pause)
  }, [pages, total, from, to])

  const layout = useMemo(() => layOutColumns(columns, pages, pinned), [columns, pages, pinned])
  const shown = visibleColumns(layout, left.current, size.width)

  /** Sets the scroll bar to the place. The event that follows is not a person's. */
  const sync = (): void => {
    const { current } = element
    if (!current) return
    current.scrollTop = place.scrollTop
    expected.current = current.scrollTop
    draw(0)
  }
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const onScroll = (): void => {
      left.current = current.scrollLeft
      if (Math.abs(current.scrollTop - expected.current) >= 1) place.scrolledTo(current.scrollTop)
      expected.current = current.scrollTop
      draw(0)
    }
    const onWheel = (event: WheelEvent): void => {
      if (place.isToScale || event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      place.moveBy(rowsOf(event, place.rowsInWindow))
      sync()
    }
    current.addEventListener('scroll', onScroll, { passive: true })
    current.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      current.removeEventListener('scroll', onScroll)
      current.removeEventListener('wheel', onWheel)
    }
  }, [place])

  const focusCell = (next: Cell): void => {
    setCell(next)
    if (next.row >= 0) place.reveal(next.row)
    const column = layout.columns[next.column]
    const { current } = element
    if (current && column && !column.isPinned) {
      const start = column.x - layout.pinnedWidth
      if (start < current.scrollLeft) current.scrollLeft = start
      else if (column.x + column.width > current.scrollLeft + size.width)
        current.scrollLeft = column.x + column.width - size.width
    }
    sync()
    element.current?.focus()
  }

  const open = (at: Cell): void => {
    const row = pages.row(at.row)
    const column = layout.columns[at.column]
    if (row && column) onOpen(row, column.index, columns)
  }

  const sortBy = (name: string): void => {
    if (!onSort) return
    if (sort?.column !== name) onSort({ column: name, isDescending: false })
    else onSort(sort.isDescending ? undefined : { column: name, isDescending: true })
  }

  const onKeyDown = (event: TargetedKeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (cell.row === -1) sortBy(layout.columns[cell.column]!.column.columnisedName)
      else open(cell)
      return
    }
    const next = moveCell(cell, event, {
      rows: total ?? 0,
      columns: layout.columns.length,
      page: place.rowsInWindow,
      hasHeader: onSort !== undefined,
    })
    if (!next) return
    event.preventDefault()
    focusCell(next)
  }

  const rows = []
  for (let index = from; index < to; index++) {
    const row = pages.row(index)
    rows.push(
      <div
        key={index}
        role="row"
        class={index % 2 ? 'grid-row odd' : 'grid-row'}
        aria-rowindex={index + 2}
        style={{ transform: `translateY(${place.scrollTop + place.offsetOf(index)}px)` }}
      >
        {shown.map(({ column, position, x, width, isPinned, isNumber, index: valueIndex }) => {
          const isCurrent = cell.row === index && cell.column === position
          return (
            <div
              key={column.columnisedName}
              role="gridcell"
              id={cellId(label, index, position)}
              aria-colindex={position + 1}
              class={classes('cell', isPinned && 'pinned', isNumber && 'number', isCurrent && 'current')}
              style={{ left: `${x}px`, width: `${width}px` }}
              onClick={() => focusCell({ row: index, column: position })}
              onDblClick={() => open({ row: index, column: position })}
            >
              {row ? (
                <CellValue
                  text={row.values[valueIndex] ?? ''}
                  href={position === 0 ? hrefOf?.(row, columns) : undefined}
                />
              ) : (
                <span class="waiting" />
              )}
            </div>
          )
        })}
      </div>,
    )
  }
  const currentId = cellId(label, cell.row, cell.column)
  return (
    <>
      {fault && (
        <FaultNote
          fault={fault}
          again={() => {
            setFault(undefined)
            pages.retry()
          }}
        />
      )}
      <div
        ref={element}
        class="grid"
        // A grid without columns would have no rows.
        role={columns.length > 0 ? 'grid' : 'region'}
        tabIndex={0}
        aria-label={label}
        aria-rowcount={columns.length > 0 ? (total ?? 0) + 1 : undefined}
        aria-colcount={columns.length > 0 ? columns.length : undefined}
        aria-busy={total === undefined && !fault}
        aria-activedescendant={total ? currentId : undefined}
        onKeyDown={onKeyDown}
      >
        {columns.length > 0 && (
          <GridHead
            label={label}
            columns={shown}
            width={layout.width}
            sort={sort}
            current={cell.row === -1 ? cell.column : undefined}
            onSort={sortBy}
          />
        )}
        <div
          role={rows.length > 0 ? 'rowgroup' : undefined}
          class="grid-body"
          style={{ width: `${layout.width}px`, height: `${place.height}px` }}
        >
          {rows}
        </div>
      </div>
      {total === 0 && <p class="empty">{where === undefined ? TEXTS.grid.nothing : TEXTS.grid.empty}</p>}
      <p class="quiet" role="status">
        {total !== undefined &&
          total > 0 &&
          TEXTS.grid.place(count(Math.min(total, from + 1)), count(to), count(total))}
      </p>
    </>
  )
}

/** The value of a cell. The keys of the table lead to it, so its link is no stop of its own. */
function CellValue({ text, href }: { text: string; href: string | undefined }): JSX.Element {
  const value = <Value text={text} />
  if (href === undefined) return value
  return (
    <a href={href} tabIndex={-1}>
      {text === '' ? TEXTS.grid.emptyValue : value}
    </a>
  )
}

const NONE: readonly string[] = []

/** The rows that a turn of the wheel moves by. */
function rowsOf({ deltaY, deltaMode }: WheelEvent, rowsInWindow: number): number {
  if (deltaMode === WheelEvent.DOM_DELTA_LINE) return deltaY
  if (deltaMode === WheelEvent.DOM_DELTA_PAGE) return deltaY * rowsInWindow
  return deltaY / ROW_HEIGHT
}
