import { html, type Content, type Html } from '../../../site/html.ts'
import type { Excerpt } from '../../model/warehouse/report-tables.ts'
import { excerpt, formExcerpt } from '../shown-text.ts'

/** Separates components. It is read as a pause. */
const SEPARATOR = html`<span class="between">, </span>`

/** A value of a join. The components of a compound value are cut earlier than a value of one component. */
export function compound(components: readonly Excerpt[]): Html {
  const show = components.length === 1 ? excerpt : formExcerpt
  const parts = components.map((component, index): Content => [index > 0 && SEPARATOR, show(component)])
  return html`${parts}`
}
