import type { JSX } from 'preact'
import type { Fault } from '../api/fault.ts'
import { FaultNote } from '../parts/fault-note.tsx'
import { Value } from '../parts/value.tsx'
import { TEXTS } from '../texts.ts'
import type { Member } from './source-fields.ts'

/** Choices that are shown as buttons. */
const MAX_CHOICES = 60

const PLACE = '/data/connectInfo/'

/** Why a source cannot be read, and what would fit it: its type, a table, a sheet, a member. */
export function SourceFault({
  fault,
  again,
  onChoose,
}: {
  fault: Fault
  again: () => void
  onChoose: (member: Member | 'type', value: string) => void
}): JSX.Element {
  // The sentence of a fault that has the whole problem is told once.
  const { errors = [] } = fault.problem
  const isOfSource = fault.status === 409 || fault.status === 400
  const told = {
    ...fault,
    ...(isOfSource && { title: TEXTS.load.unreadable }),
    errors: fault.errors.filter(({ detail }) => detail !== fault.detail),
  }
  return (
    <>
      <FaultNote fault={told} {...(!isOfSource && { again })} />
      {errors.map(({ pointer, choices }) => {
        if (choices === undefined || !pointer?.startsWith(PLACE)) return null
        const member = pointer.slice(PLACE.length) as Member | 'type'
        return (
          <div class="fitting">
            <p id={`fits-${member}`}>{TEXTS.load.fits(TEXTS.load.members[member])}</p>
            <p class="actions" role="group" aria-labelledby={`fits-${member}`}>
              {choices.slice(0, MAX_CHOICES).map((value) => (
                <button type="button" onClick={() => onChoose(member, value)}>
                  {member === 'type' ? TEXTS.load.ofType(value) : <Value text={value} />}
                </button>
              ))}
            </p>
          </div>
        )
      })}
    </>
  )
}
