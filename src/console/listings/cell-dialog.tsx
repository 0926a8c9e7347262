import type { ComponentChildren, JSX } from 'preact'
import type { Column } from '../../../generated/quality/sdk/typescript/src/models/Column.ts'
import type { GridRow } from '../grid/row-pages.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Result } from '../parts/result.tsx'
import { Value } from '../parts/value.tsx'
import { count } from '../state/format.ts'
import { useRequest } from '../state/use-request.ts'
import { TEXTS } from '../texts.ts'

/** Characters of a value that are shown. A browser that draws megabytes in one piece stands still. */
const MAX_SHOWN = 50_000

/** The whole value of a cell, and the other values of its row. */
export function CellDialog({
  row,
  column,
  columns,
  pageOfRow,
  details,
  askWhole,
  onClose,
}: {
  row: GridRow
  column: number
  columns: readonly Column[]
  /** The page that the row leads to. */
  pageOfRow: string | undefined
  /** Reads the whole value of a column of the row. */
  askWhole: (row: GridRow, column: string, signal: AbortSignal) => Promise<string>
  /** What is shown of the row beside its values. */
  details?: ComponentChildren
  onClose: () => void
}): JSX.Element {
  const { columnisedName, humanisedName, description } = columns[column]!
  const shown = row.values[column] ?? ''
  const isCut = row.lengths?.[columnisedName] !== undefined
  const whole = useRequest(
    async (signal) => (isCut ? askWhole(row, columnisedName, signal) : shown),
    [row.index, columnisedName],
  )
  const texts = TEXTS.cell
  return (
    <Dialog title={<Value text={humanisedName} />} onClose={onClose}>
      <p class="quiet">{description}</p>
      <Result of={whole}>
        {(value) => (
          <>
            <pre class="whole" tabIndex={0}>
              {value === '' ? (
                <span class="quiet">{texts.empty}</span>
              ) : (
                <Value whole text={value.slice(0, MAX_SHOWN)} />
              )}
            </pre>
            <p class="quiet">
              {texts.length(count([...value].length))}
              {value.length > MAX_SHOWN && ` ${texts.cut(count(MAX_SHOWN))}`}
            </p>
          </>
        )}
      </Result>
      <p class="actions">
        <button
          type="button"
          disabled={whole.value === undefined}
          onClick={() => void navigator.clipboard.writeText(whole.value!)}
        >
          {texts.copy}
        </button>
        {pageOfRow !== undefined && (
          <a class="button" href={pageOfRow}>
            {texts.open}
          </a>
        )}
      </p>
      {details}
      <h3>{texts.row}</h3>
      <dl class="record">
        {columns.map((one, index) => (
          <div>
            <dt>
              <Value text={one.humanisedName} />
            </dt>
            <dd>
              <Value text={row.values[index] ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
