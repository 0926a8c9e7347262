/** A value that is passed to a query as a parameter. */
export type Binding = string | number | bigint | boolean | null

/** A part of a query: text with a `?` for each binding. */
export interface Sql {
  readonly text: string
  readonly bindings: readonly Binding[]
  /**
   * Bytes of text that the engine creates for a row to compute the inserted parts, counted for each insertion. None
   * by default.
   */
  readonly made?: number
  /**
   * For a number that is null if it is not finite: the SQL without this test, for expressions that test their result.
   */
  readonly unguarded?: Sql
  /** For an exact number: the SQL of its parts, so that operators need not build and read a struct. */
  readonly parts?: ExactParts
}

/** An exact number in SQL. See `exact/duckdb.ts`. */
export interface ExactParts {
  /** The nearest double. Null if the number is null. */
  readonly double: Sql
  /** The text that has all digits. Undefined if the double is the number. */
  readonly digits: Sql | undefined
}

/**
 * Combines parts of a query: `` sql`lower(${value})` ``. Every value that is not a part becomes a binding, so text of
 * a user never becomes part of the text of a query. Regular expressions are bindings too, because a `?` in the text
 * marks a binding.
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

/** Text of the product itself: names of columns and tables. Never use it for text of a client. */
export const verbatim = (text: string): Sql => ({ text, bindings: [] })

/** Joins parts: `joined(items, ', ')`. */
export const joined = (parts: readonly Sql[], separator: string): Sql => ({
  text: parts.map(({ text }) => text).join(separator),
  bindings: parts.flatMap(({ bindings }) => bindings),
  made: parts.reduce((sum, part) => sum + madeFor(part), 0),
})

const madeFor = ({ made = 0 }: Sql): number => made

const isSql = (value: Sql | Binding): value is Sql => typeof value === 'object' && value !== null
