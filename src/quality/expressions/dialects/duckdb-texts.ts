/** Texts in DuckDB's SQL. */
import { type Sql, sql } from '../sql.ts'
import { DIGIT_CLASS, LETTER_CLASSES } from '../../values/unicode/characters.ts'
import { once } from './once.ts'
import type { TextSql } from './text-sql.ts'

/** The concatenation of the texts of a list. The engine's function duplicates its argument, like `nullif`. */
export const textOf = (texts: Sql): Sql => once({ texts }, ({ texts }) => sql`array_to_string(${texts}, '')`)

export const DUCKDB_TEXTS: TextSql = {
  bytes: (text) => sql`strlen(${text})`,
  left: (text, count) => sql`left(${text}, ${count})`,
  right: (text, count) => sql`right(${text}, ${count})`,
  reversed: (text) => textOf(sql`list_reverse(string_split(${text}, ''))`),
  repeated: (text, count) => sql`repeat(${text}, ${count})`,
  contains: (text, part) => sql`contains(${text}, ${part})`,
  endsWith: (text, part) => sql`ends_with(${text}, ${part})`,
  replaced: (text, find, replacement) => sql`replace(${text}, ${find}, ${replacement})`,
  split: (text, separator) => sql`string_split(${text}, ${separator})`,
  itemAt: (list, place) => sql`(${list})[${place}]`,
  count: (list) => sql`len(${list})`,
  rewritten: (text, pattern, replacement) => sql`regexp_replace(${text}, ${pattern}, ${replacement}, 'g')`,
  matchesIn: (text, pattern) => sql`regexp_extract_all(${text}, ${pattern})`,
  sha256: (text) => sql`sha256(${text})`,
  md5: (text) => sql`md5(${text})`,
  letters: LETTER_CLASSES,
  digits: DIGIT_CLASS,
}
