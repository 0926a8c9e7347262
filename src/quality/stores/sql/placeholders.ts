/** A name in double quotes, a literal in single quotes, or a placeholder. */
const QUOTED_OR_PLACEHOLDER = /"[^"]*"|'[^']*'|\?/g

/** Replaces the placeholders of a statement. A `?` in a name or in a literal is no placeholder. */
export function replacePlaceholders(sql: string, replacement: (index: number) => string): string {
  let count = 0
  return sql.replace(QUOTED_OR_PLACEHOLDER, (part) => (part === '?' ? replacement(count++) : part))
}
