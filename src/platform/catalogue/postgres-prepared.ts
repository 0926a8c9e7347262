/**
 * Names for statements that are sent again and again. PostgreSQL parses and plans a named statement once for each
 * connection, which takes longer than the execution of most statements of the catalogue.
 */

/** A statement gets a name when it is sent so often. Most statements that a condition or a list of ids makes are not. */
const MIN_USES = 3
/** Each connection keeps the plans of all names, which take some ten kilobytes each. */
const MAX_NAMES = 200
/** Statements whose uses are counted. */
const MAX_COUNTED = 2000

/** The best plan of a page depends on its place, which a plan for all values does not know. */
const IS_PLANNED_ONCE = /^(select|insert|update|delete|with)\b(?!.*\boffset \$)/s

const names = new Map<string, string>()
let uses = new Map<string, number>()

/** The name of a statement; undefined if it is not worth one. @param sql with numbered placeholders */
export function preparedName(sql: string): string | undefined {
  const name = names.get(sql)
  if (name !== undefined || names.size >= MAX_NAMES || !IS_PLANNED_ONCE.test(sql)) return name
  const count = (uses.get(sql) ?? 0) + 1
  if (count < MIN_USES) {
    if (uses.size >= MAX_COUNTED) uses = new Map()
    uses.set(sql, count)
    return undefined
  }
  uses.delete(sql)
  const given = `catalogue_${names.size + 1}`
  names.set(sql, given)
  return given
}
