import { bound, sql, type Sql } from '../../shared/filters/sql.ts'

/** SQLite tries all places of each `%` in turn, so that more of them could take very long. */
const MAX_WILDCARDS = 2
/** SQLite's own limit is 50,000 bytes. */
const MAX_LENGTH = 10_000

/** SQLite would end a pattern at NUL. */
const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text) && !text.includes('\0')

/** True for texts with a character beyond ASCII: they have more bytes in UTF-8. GLOB takes three times as long. */
const hasOtherThanAscii = (text: Sql): Sql => sql`length(${text}) <> length(cast(${text} as blob))`

/** A pattern of LIKE as SQL, in which letter case matters; undefined if it has too many `%`. */
export function likeSql(text: Sql, pattern: string): Sql | undefined {
  if (!isSimple(pattern)) return undefined
  return sql`${text} glob ${bound(globOf(pattern))}`
}

/**
 * A superset of the texts whose folded form matches a folded pattern; undefined for all. SQLite ignores the
 * case of ASCII only, so that every text with other characters belongs to it.
 */
export function foldedLikeSql(text: Sql, pattern: string): Sql | undefined {
  if (!isAscii(pattern) || !isSimple(pattern)) return undefined
  return sql`(${text} like ${bound(pattern)} escape '\\' or ${hasOtherThanAscii(text)})`
}

/** The same for texts that are equal. */
export function foldedEqualSql(text: Sql, wanted: string): Sql | undefined {
  if (!isAscii(wanted)) return undefined
  return sql`(${text} = ${bound(wanted)} collate nocase or ${hasOtherThanAscii(text)})`
}

const isSimple = (pattern: string): boolean =>
  pattern.length <= MAX_LENGTH && pattern.replace(/\\./gsu, '').split('%').length - 1 <= MAX_WILDCARDS

/** The same pattern for GLOB, which has no escape character. */
function globOf(pattern: string): string {
  return pattern.replace(/\\(.)|([%_*?[])/gsu, (_, escaped: string | undefined, special: string) => {
    if (escaped === undefined && special === '%') return '*'
    if (escaped === undefined && special === '_') return '?'
    const character = escaped ?? special
    return '*?['.includes(character) ? `[${character}]` : character
  })
}
