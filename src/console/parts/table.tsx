import type { ComponentChildren, JSX } from 'preact'

/** A column of a short table. */
export interface TableColumn<Row> {
  readonly title: string
  readonly isNumber?: boolean
  /** Its texts stay in one line. */
  readonly isShort?: boolean
  readonly of: (row: Row) => ComponentChildren
}

/** A table of few rows, all of which are in the page. It scrolls sideways in a narrow window. */
export function Table<Row>({
  label,
  columns,
  rows,
  empty,
}: {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** The sentence that stands in place of an empty table. */
  empty: ComponentChildren
}): JSX.Element {
  if (rows.length === 0) return <p class="empty">{empty}</p>
  return (
    <div class="table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th scope="col" class={isNumber ? 'number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              {columns.map(({ of, isNumber, isShort }) => (
                <td class={isNumber ? 'number' : isShort ? 'short' : undefined}>{of(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
