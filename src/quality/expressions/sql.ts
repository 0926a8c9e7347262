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

/** Parts so short, and of so few bytes made, that writing them out again costs less than a name. */
const SHORT = 64
const LITTLE = 1000

/**
 * SQL that needs its parts more than once. Long parts are named, so that an expression within expressions does not
 * double with each level, and computed once. The engine doubles arguments itself where a function is a macro of it
 * (`nullif`, `array_to_string`). `body` may hold nothing else that holds columns, nor a subquery.
 */
export function once<Name extends string>(
  parts: Readonly<Record<Name, Sql>>,
  body: (parts: Readonly<Record<Name, Sql>>) => Sql,
): Sql {
  const names = Object.keys(parts) as Name[]
  const isLittle = ({ text, made = 0 }: Sql): boolean => text.length <= SHORT && made <= LITTLE
  if (names.every((name) => isLittle(parts[name]))) return body(parts)
  const fields = joined(
    names.map((name) => sql`${verbatim(`"${name}"`)}: ${parts[name]}`),
    ', ',
  )
  const named = Object.fromEntries(names.map((name) => [name, verbatim(`part."${name}"`)])) as Record<
    Name,
    Sql
  >
  return sql`list_transform([{${fields}}], lambda part: ${body(named)})[1]`
}

/** The value where it meets the condition, else null: written once, however long it is. */
export const onlyIf = (value: Sql, condition: (value: Sql) => Sql): Sql =>
  sql`list_filter([${value}], lambda part: ${condition(verbatim('part'))})[1]`

/** The texts of a list in one. The engine's function for it doubles its argument, as `nullif` does. */
export const textOf = (texts: Sql): Sql => once({ texts }, ({ texts }) => sql`array_to_string(${texts}, '')`)

const isSql = (value: Sql | Binding): value is Sql => typeof value === 'object' && value !== null
