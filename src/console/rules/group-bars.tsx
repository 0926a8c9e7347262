import type { JSX } from 'preact'
import { Value } from '../parts/value.tsx'
import { count, percent } from '../state/format.ts'
import { TEXTS } from '../texts.ts'

/** A group of rows, with how many of them pass and fail. */
export interface RuleGroup {
  /** Null for the group of null. */
  readonly value: string | null
  readonly passing: number
  readonly failing: number
}

const WIDTH = 200
const HEIGHT = 14

/**
 * Groups as bars: their length is the number of rows, and the dark part those that fail.
 * @param pageOf the page of the failing rows of a group; undefined if there is none
 */
export function GroupBars({
  groups,
  pageOf,
}: {
  groups: readonly RuleGroup[]
  pageOf?: (group: string | null) => string
}): JSX.Element {
  const largest = Math.max(1, ...groups.map(({ passing, failing }) => passing + failing))
  const texts = TEXTS.rules
  return (
    <ul class="bars">
      {groups.map(({ value, passing, failing }) => {
        const rows = passing + failing
        const bar = (
          <>
            <span class="bar-name">
              {value === null || value.trim() === '' ? (
                <em class="quiet">{texts.ofGroup(value)}</em>
              ) : (
                <Value text={value} />
              )}
            </span>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
              <rect class="good" width={(WIDTH * rows) / largest} height={HEIGHT} rx="2" />
              <rect
                class="bad"
                width={failing === 0 ? 0 : Math.max(2, (WIDTH * failing) / largest)}
                height={HEIGHT}
                rx="2"
              />
            </svg>
            <span class="bar-figure">
              {texts.failOfRows(count(failing), count(rows), percent((100 * failing) / Math.max(1, rows)))}
            </span>
          </>
        )
        return <li>{pageOf && failing > 0 ? <a href={pageOf(value)}>{bar}</a> : <div>{bar}</div>}</li>
      })}
    </ul>
  )
}
