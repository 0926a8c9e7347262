import { joined, type Sql, sql, verbatim } from '../../sql.ts'
import { patternForRe2j } from './pattern-for-re2j.ts'
import { canMatchNothing, Pattern, type Rewrite, rewriteOf } from './regular-expression.ts'

/**
 * REGEX_REPLACE in Trino's SQL.
 * @param text SQL that may be repeated
 * @param pattern without a fault
 * @param replacement without a fault
 */
export function rewrittenInTrino(text: Sql, pattern: string, replacement: string): Sql {
  const source = patternForRe2j(pattern)
  const rewrite = rewriteOf(replacement, new Pattern(pattern).groups)
  return canMatchNothing(pattern)
    ? rewrittenByParts(text, source, rewrite)
    : sql`regexp_replace(${text}, ${source}, ${replacementOf(rewrite)})`
}

/** A replacement in the syntax of RE2J. A digit after a number of a group is escaped too. */
const replacementOf = (rewrite: Rewrite): string =>
  rewrite.map((part) => (typeof part === 'number' ? `$${part}` : part.replace(/[\\$0-9]/g, '\\$&'))).join('')

/**
 * RE2 skips an empty match directly after another match, and RE2J does not. So the replacements are put between the
 * parts of the text, except for such matches.
 */
function rewrittenByParts(text: Sql, source: string, rewrite: Rewrite): Sql {
  const groups = [...new Set([0, ...rewrite.filter((part) => typeof part === 'number')])]
  const lists = groups.map((group) => sql`regexp_extract_all(${text}, ${source}, ${verbatim(String(group))})`)
  const before = verbatim('lists[1][place]')
  const found = (group: number): Sql => verbatim(`lists[${groups.indexOf(group) + 2}][place]`)
  const put = rewrite.map((part) =>
    typeof part === 'number' ? sql`coalesce(${found(part)}, '')` : sql`cast(${part} as varchar)`,
  )
  const isSkipped = sql`place = cardinality(lists[1]) or (place > 1 and ${found(0)} = '' and ${before} = '')`
  const pieces = sql`transform(sequence(1, cardinality(lists[1])), place -> ${before} || case when ${isSkipped} then '' else ${joined([sql`''`, ...put], ' || ')} end)`
  return sql`transform(ARRAY[ROW(regexp_split(${text}, ${source}), ${joined(lists, ', ')})], lists -> array_join(${pieces}, ''))[1]`
}
