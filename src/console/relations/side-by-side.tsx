import type { JSX } from 'preact'
import type { ComparedAttribute, ComparedCell } from './compare-rows.ts'
import { TEXTS } from '../texts.ts'
import { DatumValue } from '../parts/datum-value.tsx'
import { Value } from '../parts/value.tsx'

/** A row that stands beside others. */
export interface HeadOfRow {
  readonly title: string
  readonly href: string
}

/** Rows as columns, so that the values of an attribute stand side by side. What differs comes first and is marked. */
export function SideBySide({
  label,
  rows,
  attributes,
  determined,
}: {
  label: string
  rows: readonly HeadOfRow[]
  attributes: readonly ComparedAttribute[]
  /** The name of the attribute whose values contradict each other. It comes first. */
  determined?: string | undefined
}): JSX.Element {
  const texts = TEXTS.sideBySide
  const isFirst = ({ name }: ComparedAttribute): boolean => name === determined
  const differing = attributes
    .filter(({ differs }) => differs)
    .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
  const equal = attributes.filter(({ differs }) => !differs)
  return (
    <div class="table side-by-side" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.attribute}</th>
            {rows.map(({ title, href }) => (
              <th scope="col">
                <a href={href}>{title}</a>
              </th>
            ))}
          </tr>
        </thead>
        {differing.length > 0 && (
          <Body title={texts.differing} width={rows.length} attributes={differing} determined={determined} />
        )}
        {equal.length > 0 && (
          <Body
            title={differing.length > 0 ? texts.equal : texts.allEqual}
            width={rows.length}
            attributes={equal}
          />
        )}
      </table>
    </div>
  )
}

const Body = ({
  title,
  width,
  attributes,
  determined,
}: {
  title: string
  width: number
  attributes: readonly ComparedAttribute[]
  determined?: string | undefined
}): JSX.Element => (
  <tbody>
    <tr class="part">
      <th scope="rowgroup" colSpan={width + 1}>
        <span>{title}</span>
      </th>
    </tr>
    {attributes.map(({ name, differs, cells }) => (
      <tr class={!differs ? 'equal' : name === determined ? 'determined' : undefined}>
        <th scope="row">
          <Value text={name} />
        </th>
        {cells.map((cell) => (
          <td>
            <Cell of={cell} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

/** A listing shows null like the empty text, so a cell does not say which of them it is. */
function Cell({ of: { text, isMarked } }: { of: ComparedCell }): JSX.Element {
  const value = text === '' ? <span class="absent">{TEXTS.datum.blank}</span> : <DatumValue of={text} />
  return isMarked ? <mark>{value}</mark> : value
}
