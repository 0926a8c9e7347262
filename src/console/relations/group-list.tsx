import type { ComponentChildren, JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { Address } from '../state/address.ts'
import { count } from '../state/format.ts'
import { DatumValue } from '../parts/datum-value.tsx'
import { Value } from '../parts/value.tsx'
import { TEXTS } from '../texts.ts'
import type { Groups } from './ask-groups.ts'
import { RowsOfGroup } from './rows-of-group.tsx'
import { type Datum, MAX_ADDRESS, textOfValues, type ValueGroup, valuesOfText } from './value-groups.ts'

/** Groups of rows with the same left values. The address has the group whose rows are open. */
export function GroupList({
  repository,
  entityID,
  definition,
  of: { groups, left, right },
  address,
  children,
}: {
  repository: string
  entityID: string
  definition: string
  of: Groups
  address: Address
  /** What is to be said of a group besides its left values. */
  children?: (group: ValueGroup) => ComponentChildren
}): JSX.Element {
  const open = address.get('values')
  // Values that are too long for an address are open as long as the page is.
  const [openHere, setOpenHere] = useState<string>()
  const names = left.map(({ humanisedName }) => humanisedName)
  const rows = (values: readonly Datum[]): JSX.Element => (
    <RowsOfGroup
      repository={repository}
      entityID={entityID}
      definition={definition}
      values={values}
      right={right?.columnisedName}
    />
  )
  // The address may name a group that is beyond those that are shown.
  const elsewhere = groups.some((group) => textOfValues(group.left) === open)
    ? undefined
    : valuesOfText(open, left.length)
  return (
    <ol class="groups">
      {elsewhere && (
        <li key={open}>
          <div class="group-head">
            <LeftValues names={names} values={elsewhere} />
            <a class="button" href={address.with({ values: undefined })} aria-expanded>
              {TEXTS.sideBySide.close}
            </a>
          </div>
          {rows(elsewhere)}
        </li>
      )}
      {groups.map((group) => {
        const text = textOfValues(group.left)
        const isLong = text.length > MAX_ADDRESS
        const isOpen = text === (isLong ? openHere : open)
        const act = isOpen ? TEXTS.sideBySide.close : TEXTS.sideBySide.open
        const named = {
          'aria-expanded': isOpen,
          'aria-label': `${act}: ${wordsOf(group)}`,
        }
        const size = TEXTS.keys.rows(count(group.rows))
        return (
          <li key={text}>
            <div class="group-head">
              <LeftValues names={names} values={group.left} />
              <span class="quiet">{group.isWhole ? size : `≥ ${size}`}</span>
              {isLong ? (
                <button type="button" {...named} onClick={() => setOpenHere(isOpen ? undefined : text)}>
                  {act}
                </button>
              ) : (
                <a class="button" {...named} href={address.with({ values: isOpen ? undefined : text })}>
                  {act}
                </a>
              )}
            </div>
            {children?.(group)}
            {isOpen && rows(group.left)}
          </li>
        )
      })}
    </ol>
  )
}

const LeftValues = ({
  names,
  values,
}: {
  names: readonly string[]
  values: readonly Datum[]
}): JSX.Element => (
  <h3>
    {names.length === 0 && TEXTS.dependencies.allRows}
    {values.map((value, index) => (
      <span class="named">
        {names.length > 1 && (
          <span class="quiet">
            <Value text={names[index]!} />
          </span>
        )}
        <DatumValue of={value} />
      </span>
    ))}
  </h3>
)

/** Characters of a value that are read aloud. */
const MAX_SPOKEN = 60

const wordsOf = ({ left }: ValueGroup): string =>
  left.length === 0
    ? TEXTS.dependencies.allRows
    : left.map((value) => (value === null ? TEXTS.datum.null : value.slice(0, MAX_SPOKEN))).join(', ')
