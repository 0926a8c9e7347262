import { pictureOf, splitHidden } from '../../lib/hidden-characters.ts'
import { html, type Content, type Html } from '../../site/html.ts'
import { counted } from './figures.ts'
import type { Excerpt } from '../model/warehouse/report-tables.ts'

/** Characters of a value, and of a mask or pattern. Longer texts are cut and shown with their length. */
const VALUE_CHARACTERS = 100
const FORM_CHARACTERS = 60

/** A string of the data as escaped HTML, with hidden characters made visible. */
export function visible(text: string): Html {
  const parts: Content[] = splitHidden(text).map(({ text: part, isHidden }) =>
    isHidden ? html`<span class="hidden">${pictureOf(part)}</span>` : part,
  )
  // Isolated, so that right-to-left text does not affect the text around the value.
  return html`<bdi class="value">${parts}</bdi>`
}

/** The same as text without markup, for an SVG drawing or another format than HTML. */
export const visibleText = (text: string): string =>
  splitHidden(text)
    .map(({ text: part, isHidden }) => (isHidden ? pictureOf(part) : part))
    .join('')

/** A value, with its length if it is cut. */
export const excerpt = (value: Excerpt): Html => cutTo(VALUE_CHARACTERS, value)

/** A mask or a pattern, with its length if it is cut. */
export const formExcerpt = (form: Excerpt): Html => cutTo(FORM_CHARACTERS, form)

/** Stands for an empty string, which would not be seen. */
const EMPTY = html`<span class="share">empty string</span>`

function cutTo(most: number, { text, length }: Excerpt): Html {
  if (text === '') return EMPTY
  const cut = cutAt(text, most)
  if (cut === text && length <= most) return visible(text)
  return html`${visible(cut)}<span class="cut">… ${counted(length, 'character')}</span>`
}

/** A text of a profile. It ends in `…` if it was cut. */
export const shown = (text: string): Html => (text === '' ? EMPTY : visible(brief(text, VALUE_CHARACTERS)))

/** A text for use in a sentence. */
export function brief(text: string, most = FORM_CHARACTERS): string {
  const cut = cutAt(text, most)
  return cut === text ? text : `${cut}…`
}

/** The first characters (code points) of a text. */
function cutAt(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = Array.from(text.slice(0, 2 * most + 1))
  return characters.length <= most ? text : characters.slice(0, most).join('')
}
