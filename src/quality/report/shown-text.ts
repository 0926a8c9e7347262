import { html, type Content, type Html } from '../../site/html.ts'
import { counted } from './figures.ts'
import type { Excerpt } from '../model/warehouse/report-tables.ts'

/** Characters of a value, and of a mask or pattern. Longer texts are cut and shown with their length. */
const VALUE_CHARACTERS = 100
const FORM_CHARACTERS = 60

/**
 * Characters that are invisible or change how their neighbours are shown: control and format characters (including
 * direction marks), leading, trailing and repeated blanks, blanks other than U+0020, separators, and characters without
 * a glyph. A joiner between the parts of an emoji is not included.
 */
const HIDDEN =
  /^ +| +$| {2,}|[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0\ufdd0-\ufdef\ufffe\uffff]|(?! )\p{Zs}|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d|(?!\u200d)\p{Cf}/gu

const BLANK = 0x20

/** A string of the data as escaped HTML, with hidden characters made visible. */
export function visible(text: string): Html {
  const parts: Content[] = []
  let end = 0
  for (const { 0: hidden, index } of text.matchAll(HIDDEN)) {
    parts.push(text.slice(end, index), html`<span class="hidden">${pictureOf(hidden)}</span>`)
    end = index + hidden.length
  }
  parts.push(text.slice(end))
  // Isolated, so that right-to-left text does not affect the text around the value.
  return html`<bdi class="value">${parts}</bdi>`
}

/** The same as text without markup, for an SVG drawing or another format than HTML. */
export const visibleText = (text: string): string => text.replace(HIDDEN, (hidden) => pictureOf(hidden))

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

const ESCAPES: Readonly<Record<number, string>> = { 9: '\\t', 10: '\\n', 13: '\\r' }

/** A middle dot for each blank, `\n` for a line feed, otherwise the code point, such as `U+202E`. */
function pictureOf(hidden: string): string {
  const point = hidden.codePointAt(0)!
  if (point === BLANK) return '·'.repeat(hidden.length)
  return ESCAPES[point] ?? `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}
