import { html, type Html } from '../../site/html.ts'
import type { AttributeProfile } from '../model/profile.ts'
import { count, percent } from './figures.ts'

/** The parts of the bar: rows with values, blank rows and null rows. */
const PARTS = [
  { name: 'Values', key: 'values' },
  { name: 'Blank', key: 'blanks' },
  { name: 'Null', key: 'nulls' },
] as const

/** Number of rows with a value that is neither null nor blank. */
export const filled = ({ rows, nulls, blanks }: AttributeProfile): number => rows - nulls - blanks

/** The bar alone, for places that show the numbers next to it. */
export function completenessBar(profile: AttributeProfile): Html {
  const { rows, nulls, blanks } = profile
  const numbers = { values: filled(profile), blanks, nulls }
  let at = 0
  return html`<svg class="stacked" height="10" aria-hidden="true">
    ${PARTS.map(({ key }) => {
      const width = rows === 0 ? 0 : (100 * numbers[key]) / rows
      const start = at
      at += width
      return (
        width > 0 &&
        html`<rect class="${key}" x="${start.toFixed(3)}%" width="${width.toFixed(3)}%" height="10" />`
      )
    })}
  </svg>`
}

/** The bar with its legend. */
export function completeness(profile: AttributeProfile): Html {
  const numbers = { values: filled(profile), blanks: profile.blanks, nulls: profile.nulls }
  return html`<div class="completeness">
    ${completenessBar(profile)}
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
