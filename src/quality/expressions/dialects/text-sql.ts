import type { Sql } from '../sql.ts'

/**
 * Texts and lists of texts in the SQL of an engine. Arguments and results are SQL, and characters are code points.
 * Patterns are regular expressions of the product's own, which RE2 and every engine understand alike.
 */
export interface TextSql {
  /** The number of bytes of a text in UTF-8. */
  readonly bytes: (text: Sql) => Sql
  /** The first characters of a text. The count is not negative. */
  readonly left: (text: Sql, count: Sql) => Sql
  readonly right: (text: Sql, count: Sql) => Sql
  readonly reversed: (text: Sql) => Sql
  /** A text that is repeated. The text is not empty and the count is not negative. */
  readonly repeated: (text: Sql, count: Sql) => Sql
  readonly contains: (text: Sql, part: Sql) => Sql
  readonly endsWith: (text: Sql, part: Sql) => Sql
  /** The text with a replacement for each occurrence of `find`. If `find` is empty, the text does not change. */
  readonly replaced: (text: Sql, find: Sql, replacement: Sql) => Sql
  /** The parts of a text between separators, which are not empty. */
  readonly split: (text: Sql, separator: Sql) => Sql
  /** An item of a list, counted from 1, or from -1 backwards. Null if the list has no such item. */
  readonly itemAt: (list: Sql, place: Sql) => Sql
  readonly count: (list: Sql) => Sql
  /** The text with a replacement, without references to groups, for each match of a pattern. */
  readonly rewritten: (text: Sql, pattern: string, replacement: string) => Sql
  /** The list of the matches of a pattern. */
  readonly matchesIn: (text: Sql, pattern: string) => Sql
  /** The hash in lower case hexadecimal digits. */
  readonly sha256: (text: Sql) => Sql
  readonly md5: (text: Sql) => Sql
  /** Letters and marks, for character classes of patterns. See LETTER_RANGES. */
  readonly letters: string
  /** Decimal digits. See DIGIT_RANGES. */
  readonly digits: string
}
