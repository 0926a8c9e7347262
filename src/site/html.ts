/** What may stand in a template: everything but `Html` is escaped; undefined and false leave nothing. */
export type Content = Html | string | number | undefined | false | readonly Content[]

/** Text that is HTML already. Made by `html` alone, so that nothing gets in without being escaped. */
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
 * A template of HTML. Values are escaped for text and for attributes in quotes; write no value into a script,
 * a style or an attribute without quotes.
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
