import type { JSX } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import { useWords } from '../expression/use-words.ts'
import { ExpressionBox } from '../expression/expression-box.tsx'
import { Grid } from '../grid/grid.tsx'
import type { SortOrder } from '../grid/grid-head.tsx'
import type { GridRow, PageRequest } from '../grid/row-pages.ts'
import { useAddress } from '../state/address.ts'
import { TEXTS } from '../texts.ts'
import { CellDialog } from './cell-dialog.tsx'
import { ColumnsDialog } from './columns-dialog.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { type ListingSource, namedValues } from './source.ts'

/** Characters of a value that the table asks for. A page of whole values may have a hundred megabytes. */
const CELL_CHARACTERS = 250

/**
 * A listing as a table with a condition, an order, chosen and pinned columns, and an export. The address has all of
 * these: `where`, `sort`, `columns`, `pinned`.
 */
export function ListingView({ source }: { source: ListingSource }): JSX.Element {
  const address = useAddress()
  const where = address.get('where')
  const chosen = address.get('columns')?.split(',')
  const sort = sortOf(address.get('sort'))
  const pinned = address.get('pinned')?.split(',') ?? source.pinned ?? []
  const [typed, setTyped] = useState(where ?? '')
  // The way back and forward leads to other conditions.
  useEffect(() => setTyped(where ?? ''), [where])
  const [faulty, setFaulty] = useState<string>()
  const [columns, setColumns] = useState<readonly Column[]>([])
  const [all, setAll] = useState<readonly Column[]>([])
  const [opened, setOpened] = useState<{ row: GridRow; column: number; columns: readonly Column[] }>()
  const [dialog, setDialog] = useState<'columns' | 'export'>()
  const words = useWords(source.repository, all.length > 0 ? all : columns)
  const options = {
    ...(chosen && { columns: chosen }),
    ...(sort && { sort: [sort.isDescending ? `${sort.column}:desc` : sort.column] }),
  }
  const identity = JSON.stringify([source.identity, where, chosen, sort])
  const ask = (page: PageRequest, signal: AbortSignal) => {
    const { where: condition, ...place } = page
    return source.ask(
      {
        ...options,
        ...place,
        shorten: CELL_CHARACTERS,
        ...(condition !== undefined && { where: condition }),
      },
      signal,
    )
  }
  /** The whole value of a cell whose start the table has. */
  const askWhole = async ({ index }: GridRow, column: string, signal: AbortSignal): Promise<string> => {
    const place = { pageStart: index + 1, pageSize: 1, ...(where !== undefined && { where }) }
    const { rows } = await source.ask({ ...options, ...place, columns: [column] }, signal)
    return rows[0]?.dataRow?.[0] ?? ''
  }
  const onLoaded = useCallback(
    (_total: number, loaded: readonly Column[]) => {
      setColumns(loaded)
      // Those that were chosen are not all.
      if (chosen === undefined) setAll(loaded)
    },
    [chosen === undefined],
  )
  const texts = TEXTS.listing
  const apply = (): void => {
    if (faulty !== typed) address.set({ where: typed.trim() })
  }
  return (
    <>
      <form
        class="bar"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        {source.place && (
          <>
            <div class="grow">
              <ExpressionBox
                label={texts.where}
                hint={texts.whereHint}
                repository={source.repository}
                place={{ ...source.place, purpose: 'condition' }}
                words={words}
                value={typed}
                onInput={setTyped}
                onChecked={(checked, text) => setFaulty(checked?.valid === false ? text : undefined)}
                onApply={apply}
              />
            </div>
            <button type="submit" class="primary">
              {texts.apply}
            </button>
            {where !== undefined && (
              <button
                type="button"
                onClick={() => {
                  setTyped('')
                  address.set({ where: undefined })
                }}
              >
                {texts.all}
              </button>
            )}
          </>
        )}
        <button type="button" onClick={() => setDialog('columns')}>
          {texts.columns}
        </button>
        {source.exportTo && (
          <button type="button" onClick={() => setDialog('export')}>
            {texts.export}
          </button>
        )}
      </form>
      <Grid
        label={source.title}
        identity={identity}
        ask={ask}
        where={where}
        sort={sort}
        hasRowNumbers={source.hasRowNumbers === true}
        pinned={pinned}
        onSort={(order) => address.set({ sort: textOf(order) })}
        hrefOf={(row, of) => source.pageOfRow?.(namedValues(of, row.values), row.url)}
        onOpen={(row, column, of) => setOpened({ row, column, columns: of })}
        onLoaded={onLoaded}
      />
      {opened && (
        <CellDialog
          {...opened}
          askWhole={askWhole}
          details={source.detailsOf?.(namedValues(opened.columns, opened.row.values))}
          pageOfRow={source.pageOfRow?.(namedValues(opened.columns, opened.row.values), opened.row.url)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {dialog === 'columns' && (
        <ColumnsDialog
          source={source}
          shown={columns.map(({ columnisedName }) => columnisedName)}
          pinned={pinned}
          onChoose={(names, held, isAll) => {
            address.set({ columns: isAll ? undefined : names.join(','), pinned: held.join(',') })
            setDialog(undefined)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'export' && source.exportTo && (
        <ExportDialog
          source={source}
          exportTo={source.exportTo}
          options={{
            ...(chosen && { columns: chosen }),
            ...(where !== undefined && { where }),
            ...(sort && {
              sort: [{ column: sort.column, direction: sort.isDescending ? 'desc' : 'asc' }],
            }),
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  )
}

function sortOf(text: string | undefined): SortOrder | undefined {
  if (text === undefined) return undefined
  const isDescending = text.endsWith(':desc')
  return { column: isDescending ? text.slice(0, -':desc'.length) : text, isDescending }
}

const textOf = (order: SortOrder | undefined): string | undefined =>
  order && (order.isDescending ? `${order.column}:desc` : order.column)
