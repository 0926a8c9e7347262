import type { Value } from '../../../model/collection-store.ts'

/** A piece of SQL in the form of a condition's (see Condition), with the values of its placeholders. */
export interface Sql {
  readonly sql: string
  readonly values: readonly Value[]
}

/** Builds SQL from its text and further pieces: `` sql`${left} < ${right}` `` */
export function sql(texts: TemplateStringsArray, ...pieces: readonly (Sql | string)[]): Sql {
  let text = texts[0] as string
  const values: Value[] = []
  pieces.forEach((piece, index) => {
    if (typeof piece === 'string') text += piece
    else {
      text += piece.sql
      values.push(...piece.values)
    }
    text += texts[index + 1] as string
  })
  return { sql: text, values }
}

/** A value as a placeholder. */
export const bound = (value: Value): Sql => ({ sql: '?', values: [value] })

/** A balanced tree, because SQLite limits the depth of an expression to 1,000. */
export function joined(parts: readonly Sql[], by: 'and' | 'or'): Sql {
  if (parts.length === 1) return parts[0] as Sql
  const half = parts.length >> 1
  return sql`(${joined(parts.slice(0, half), by)} ${by} ${joined(parts.slice(half), by)})`
}
