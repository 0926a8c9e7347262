/** A value that the text of a query does not hold, but only says the place of. */
export type Binding = string | number | bigint | boolean | null

/** A part of a query: text with a `?` for each of its bindings. */
export interface Sql {
  readonly text: string
  readonly bindings: readonly Binding[]
  /** Bytes of text that the engine makes for a row of what was put in, counted each time that it was; none if left out. */
  readonly made?: number
  /** Of a number that is null where it is not finite: what it is without that, for where it is asked of the result. */
  readonly unguarded?: Sql
}

/**
 * Puts parts of a query together: `` sql`lower(${value})` ``. What is not a part becomes a binding, so no text of a
 * user gets into the text of a query; a regular expression is such a binding too, since a `?` in the text is a place.
 */
export function sql(strings: TemplateStringsArray, ...values: readonly (Sql | Binding)[]): Sql {
  let text = strings[0] as string
  const bindings: Binding[] = []
  let made = 0
  values.forEach((value, i) => {
    const part = isSql(value) ? value : { text: '?', bindings: [value] }
    text += part.text + (strings[i + 1] as string)
    bindings.push(...part.bindings)
    made += madeFor(part)
  })
  return { text, bindings, made }
}

/** Text of ours: names of columns and tables, never anything that a client sent. */
export const verbatim = (text: string): Sql => ({ text, bindings: [] })

/** Parts in a row: `joined(items, ', ')`. */
export const joined = (parts: readonly Sql[], separator: string): Sql => ({
  text: parts.map(({ text }) => text).join(separator),
  bindings: parts.flatMap(({ bindings }) => bindings),
  made: parts.reduce((sum, part) => sum + madeFor(part), 0),
})

const madeFor = ({ made = 0 }: Sql): number => made

const isSql = (value: Sql | Binding): value is Sql => typeof value === 'object' && value !== null
