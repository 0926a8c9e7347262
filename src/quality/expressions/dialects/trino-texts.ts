/** Texts in Trino's SQL. The routines `gt_…` are those of `values/trino/routines/text-forms.ts`. */
import { plainRangesOf } from '../../values/unicode/characters.ts'
import { DIGITS, LETTERS } from '../../values/unicode/tables.ts'
import { sql } from '../sql.ts'
import type { TextSql } from './text-sql.ts'

export const TRINO_TEXTS: TextSql = {
  bytes: (text) => sql`length(to_utf8(${text}))`,
  left: (text, count) => sql`substr(${text}, 1, ${count})`,
  right: (text, count) => sql`gt_right(${text}, ${count})`,
  reversed: (text) => sql`reverse(${text})`,
  repeated: (text, count) => sql`rpad(${text}, length(${text}) * ${count}, ${text})`,
  contains: (text, part) => sql`(strpos(${text}, ${part}) > 0)`,
  // Before the first character, substr() counts from the end, and never gives a text of the length of the part.
  endsWith: (text, part) => sql`(substr(${text}, length(${text}) - length(${part}) + 1) = ${part})`,
  replaced: (text, find, replacement) => sql`gt_replace(${text}, ${find}, ${replacement})`,
  split: (text, separator) => sql`split(${text}, ${separator})`,
  itemAt: (list, place) => sql`gt_item(${list}, ${place})`,
  count: (list) => sql`cardinality(${list})`,
  rewritten: (text, pattern, replacement) => sql`regexp_replace(${text}, ${pattern}, ${replacement})`,
  matchesIn: (text, pattern) => sql`regexp_extract_all(${text}, ${pattern})`,
  sha256: (text) => sql`lower(to_hex(sha256(to_utf8(${text}))))`,
  md5: (text) => sql`lower(to_hex(md5(to_utf8(${text}))))`,
  // The engine's own classes follow Unicode 6.
  letters: plainRangesOf(LETTERS),
  digits: plainRangesOf(DIGITS),
}
