import type { JSX } from 'preact'
import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'

/** What is to be known before the figures of a key or dependency are used. */
export function RelationNotes({
  status,
  isCurrent,
  isVerified,
  rows,
}: {
  status: string
  isCurrent: boolean
  isVerified: boolean
  /** Number of rows that were checked. */
  rows: string
}): JSX.Element {
  const texts = TEXTS.relation
  const notes = [
    !isCurrent && texts.reloaded,
    isCurrent && !isVerified && texts.unverified(count(rows)),
    status.includes('missing') && texts.missing,
  ].filter((note) => note !== false)
  return (
    <>
      {notes.map((note) => (
        <p class="note warn">{note}</p>
      ))}
    </>
  )
}
