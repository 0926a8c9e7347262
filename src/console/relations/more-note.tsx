import type { JSX } from 'preact'
import { count } from '../state/format.ts'
import { TEXTS } from '../texts.ts'

/** Says that a list goes on, and leads on. */
export function MoreNote({
  shown,
  total,
  more,
}: {
  shown: number
  total: number
  more: string
}): JSX.Element | null {
  if (shown >= total) return null
  return (
    <p class="more">
      {TEXTS.relation.more(count(shown), count(total))}{' '}
      <a class="button" href={more}>
        {TEXTS.relation.showMore}
      </a>
    </p>
  )
}
