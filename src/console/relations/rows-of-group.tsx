import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { entityPage } from '../entities/entity-name.ts'
import { type NumberedSource, rowsOfValuesSource } from '../listings/conflict-sources.ts'
import { Result } from '../parts/result.tsx'
import { count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'
import { chooseRows, compareRows } from './compare-rows.ts'
import { SideBySide } from './side-by-side.tsx'
import { MAX_ADDRESS, textOfValues, type Datum } from './value-groups.ts'

/** Rows that stand side by side. */
const MAX_ROWS = 8
/** Rows among which those of each right value are sought. */
const MAX_CANDIDATES = 10_000
/** The rows with some left values side by side, with a link to all of them. */
export function RowsOfGroup({
  repository,
  entityID,
  definition,
  values,
  right,
}: {
  repository: string
  entityID: string
  /** The id of the key or dependency. */
  definition: string
  values: readonly Datum[]
  /** The column of the right attribute; undefined for a key. */
  right: string | undefined
}): JSX.Element {
  const element = useRef<HTMLDivElement>(null)
  const text = textOfValues(values)
  const source = rowsOfValuesSource(repository, entityID, definition, values)
  const asked = useRequest(
    (signal) => askRows(source, right, signal),
    [repository, entityID, definition, text, right],
  )
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), [asked.value])
  const start = entityPage(repository, entityID)
  const path = right === undefined ? 'duplicatekeys' : 'conflictdependencies'
  const all = `${start}/rows/${path}?${new URLSearchParams({ attribute: definition, values: text }).toString()}`
  const texts = TEXTS.sideBySide
  return (
    <div class="rows-of-group" ref={element}>
      <Result of={asked}>
        {({ columns, rows, total }) => (
          <>
            <SideBySide
              label={texts.label}
              rows={rows.map((row) => ({
                title: texts.row(count(row[0])),
                href: `${start}/rows?${new URLSearchParams({ where: `${columns[0]!.columnisedName} = ${row[0]!}` }).toString()}`,
              }))}
              attributes={compareRows(
                columns.slice(1).map(({ humanisedName }) => humanisedName),
                rows.map((row) => row.slice(1)),
              )}
              determined={columns.find(({ columnisedName }) => columnisedName === right)?.humanisedName}
            />
            <p class="quiet">
              {rows.length < total &&
                (right === undefined ? texts.first : texts.some)(count(rows.length), count(total))}{' '}
              {text.length <= MAX_ADDRESS && <a href={all}>{texts.table}</a>}
            </p>
          </>
        )}
      </Result>
    </div>
  )
}

async function askRows(source: NumberedSource, right: string | undefined, signal: AbortSignal) {
  const first = await source.ask({ pageSize: MAX_ROWS }, signal)
  const total = Number(first.metadata.totalCount)
  const { columns } = first
  const rowsOf = (answer: typeof first) => answer.rows.map(({ dataRow = [] }) => dataRow)
  if (right === undefined || total <= MAX_ROWS) {
    const rows = rowsOf(first)
    if (right === undefined) return { columns, rows, total }
    const at = columns.findIndex(({ columnisedName }) => columnisedName === right)
    const order = chooseRows(
      rows.map((row) => ({ row: row[0]!, right: row[at] ?? '' })),
      MAX_ROWS,
    )
    return { columns, rows: inOrder(rows, order), total }
  }
  const number = columns[0]!.columnisedName
  const candidates = rowsOf(await source.ask({ columns: [number, right], pageSize: MAX_CANDIDATES }, signal))
  const order = chooseRows(
    candidates.map(([row = '', value = '']) => ({ row, right: value })),
    MAX_ROWS,
  )
  const rows = rowsOf(await source.askRecords(order.map(Number), signal))
  return { columns, rows: inOrder(rows, order), total }
}

const inOrder = (rows: readonly string[][], order: readonly string[]): string[][] =>
  [...rows].sort((one, other) => order.indexOf(one[0]!) - order.indexOf(other[0]!))
