/**
 * Letters that have no other case in the Unicode of `UPPER` and `LOWER`, but in Unicode 16 or 17, for a character class
 * of a regular expression. An engine that follows the Unicode of its Java maps them.
 */
export const NEWER_LOWER_CASE =
  '\u019b\u0264\u1c8a\ua7cd\ua7cf\ua7d3\ua7d5\ua7db\u{10d70}-\u{10d85}\u{16ebb}-\u{16ed3}'
export const NEWER_UPPER_CASE =
  '\u1c89\ua7cb\ua7cc\ua7ce\ua7d2\ua7d4\ua7da\ua7dc\u{10d50}-\u{10d65}\u{16ea0}-\u{16eb8}'
