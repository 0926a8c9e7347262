import type { JSX } from 'preact'
import type { Status } from '../listings/dependency-sources.ts'
import { Choice } from '../parts/choice.tsx'
import type { Address } from '../state/address.ts'
import { TEXTS } from '../texts.ts'

const STATUSES: readonly Status[] = ['all', 'permanent', 'discovered']

/** The status that the last part of a path names, as in the API: `…/keys/permanent`. */
export function statusOf(path: string): Status {
  const last = path.slice(path.lastIndexOf('/') + 1)
  return STATUSES.find((status) => status !== 'all' && status === last) ?? 'all'
}

/** Chooses the records of a status. @param base the path of all records */
export function StatusFilter({ base, address }: { base: string; address: Address }): JSX.Element {
  const current = statusOf(address.path)
  const query = address.with({}).slice(address.path.length)
  return (
    <Choice
      label={TEXTS.filters.status}
      of={STATUSES.map((status) => ({
        href: `${base}${status === 'all' ? '' : `/${status}`}${query}`,
        title: TEXTS.filters[status],
        isHere: status === current,
      }))}
    />
  )
}

/** The status of a record, and what is to be known before its figures are used. */
export function StatusBadges({
  status,
  isCurrent,
  isVerified = true,
}: {
  /** As the API has it, such as `Permanent, attribute missing`. */
  status: string
  isCurrent: boolean
  isVerified?: boolean
}): JSX.Element {
  const { badges } = TEXTS.relation
  return (
    <span class="badges">
      <span class={status.startsWith('Permanent') ? 'badge strong' : 'badge'}>{status}</span>
      {!isCurrent && <span class="badge warn">{badges.reloaded}</span>}
      {!isVerified && <span class="badge">{badges.unverified}</span>}
    </span>
  )
}
