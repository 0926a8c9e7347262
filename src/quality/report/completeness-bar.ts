import { html, type Html } from '../../site/html.ts'
import type { AttributeProfile } from '../model/profile.ts'
import { linked } from './drawing-link.ts'
import { count, counted, percent } from './figures.ts'

/** The parts of the bar: rows with values, blank rows and null rows. */
const PARTS = [
  { name: 'Values', key: 'values' },
  { name: 'Blank', key: 'blanks' },
  { name: 'Null', key: 'nulls' },
] as const

/** A part of the bar. */
export type CompletenessPart = (typeof PARTS)[number]['key']
/** The address to which a part of the bar leads. */
export type CompletenessLinks = (part: CompletenessPart) => string | undefined
type Counts = Pick<AttributeProfile, 'rows' | 'nulls' | 'blanks'>

/** Number of rows with a value that is neither null nor blank. */
export const filled = ({ rows, nulls, blanks }: Counts): number => rows - nulls - blanks

/** The bar alone, for places that show the numbers next to it. */
export function completenessBar(profile: Counts, linkOf?: CompletenessLinks): Html {
  const { rows, nulls, blanks } = profile
  const numbers = { values: filled(profile), blanks, nulls }
  let at = 0
  const role = linkOf ? html`role="group" aria-label="Completeness"` : html`aria-hidden="true"`
  return html`<svg class="stacked" height="10" ${role}>
    ${PARTS.map(({ name, key }) => {
      const width = rows === 0 ? 0 : (100 * numbers[key]) / rows
      const start = at
      at += width
      if (width === 0) return undefined
      const place = html`x="${percents(start)}" width="${percents(width)}"`
      const drawn = html`<rect class="${key}" ${place} height="10" />`
      const href = linkOf?.(key)
      return linked(
        drawn,
        href === undefined ? undefined : { href, name: `${name}: ${counted(numbers[key], 'row')}` },
      )
    })}
  </svg>`
}

const percents = (share: number): string => `${share.toFixed(3)}%`

/** The bar with its legend. */
export function completeness(profile: Counts, linkOf?: CompletenessLinks): Html {
  const numbers = { values: filled(profile), blanks: profile.blanks, nulls: profile.nulls }
  return html`<div class="completeness">
    ${completenessBar(profile, linkOf)}
    <dl class="legend">
      ${PARTS.map(
        ({ name, key }) =>
          html`<div class="${numbers[key] === 0 ? 'none' : 'some'}">
            <dt><span class="key ${key}"></span>${name}</dt>
            <dd>
              ${count(numbers[key])}
              ${numbers[key] > 0 && html`<span class="share">${percent(numbers[key], profile.rows)}</span>`}
            </dd>
          </div>`,
      )}
    </dl>
  </div>`
}
