/**
 * Allowed values in a template. Everything except `Html` is escaped; undefined and false render as nothing.
 */
export type Content = Html | string | number | undefined | false | readonly Content[]

/** Text that is already HTML. Only `html` creates it, so that all values are escaped. */
export class Html {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * A template of HTML. Values are escaped for text and for quoted attributes. Never insert a value into a
 * script, a style or an unquoted attribute.
 */
export function html(strings: TemplateStringsArray, ...values: Content[]): Html {
  return new Html(strings.reduce((text, literal, index) => text + rendered(values[index - 1]) + literal))
}

function rendered(value: Content): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.toString()
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ENTITIES[character]!)
  if (typeof value === 'number') return String(value)
  return value.map(rendered).join('')
}
