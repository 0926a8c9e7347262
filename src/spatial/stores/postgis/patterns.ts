import { bound, sql, type Sql } from '../shared/filters/sql.ts'
import { isStorable } from './key-texts.ts'

/** PostgreSQL tries all places of each `%` in turn, so that more of them could take very long. */
const MAX_WILDCARDS = 4
const MAX_LENGTH = 10_000

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** True for texts with a character beyond ASCII: they have more bytes in UTF-8. */
const hasOtherThanAscii = (text: Sql): Sql => sql`octet_length(${text}) <> char_length(${text})`

/** A pattern of LIKE as SQL, in which letter case matters; undefined if it has too many `%`. */
export const likeSql = (text: Sql, pattern: string): Sql | undefined =>
  isSimple(pattern) ? sql`${text} like cast(${bound(pattern)} as text) escape '\\'` : undefined

/**
 * A superset of the texts whose folded form matches a folded pattern; undefined for all. With code points PostgreSQL
 * ignores the case of ASCII only, so that every text with other characters belongs to it.
 */
export function foldedLikeSql(text: Sql, pattern: string): Sql | undefined {
  if (!isAscii(pattern) || !isSimple(pattern)) return undefined
  return sql`(${text} ilike cast(${bound(pattern)} as text) escape '\\' or ${hasOtherThanAscii(text)})`
}

/** The same for texts that are equal. */
export function foldedEqualSql(text: Sql, wanted: string): Sql | undefined {
  if (!isAscii(wanted)) return undefined
  return sql`(lower(${text}) = lower(cast(${bound(wanted)} as text) collate pg_catalog."C") or ${hasOtherThanAscii(text)})`
}

const isSimple = (pattern: string): boolean =>
  pattern.length <= MAX_LENGTH &&
  isStorable(pattern) &&
  pattern.replace(/\\./gsu, '').split('%').length - 1 <= MAX_WILDCARDS
