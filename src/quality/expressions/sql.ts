/** A value that the text of a query does not hold, but only says the place of. */
export type Binding = string | number | bigint | boolean | null

/** A part of a query: text with a `?` for each of its bindings. */
export interface Sql {
  readonly text: string
  readonly bindings: readonly Binding[]
}

/**
 * Puts parts of a query together: `` sql`lower(${value})` ``. What is not a part becomes a binding, so no text of a
 * user gets into the text of a query; a regular expression is such a binding too, since a `?` in the text is a place.
 */
export function sql(strings: TemplateStringsArray, ...values: readonly (Sql | Binding)[]): Sql {
  let text = strings[0] as string
  const bindings: Binding[] = []
  values.forEach((value, i) => {
    const part = isSql(value) ? value : { text: '?', bindings: [value] }
    text += part.text + (strings[i + 1] as string)
    bindings.push(...part.bindings)
  })
  return { text, bindings }
}

/** Text of ours: names of columns and tables, never anything that a client sent. */
export const verbatim = (text: string): Sql => ({ text, bindings: [] })

/** Parts in a row: `joined(items, ', ')`. */
export const joined = (parts: readonly Sql[], separator: string): Sql => ({
  text: parts.map(({ text }) => text).join(separator),
  bindings: parts.flatMap(({ bindings }) => bindings),
})

const isSql = (value: Sql | Binding): value is Sql => typeof value === 'object' && value !== null
