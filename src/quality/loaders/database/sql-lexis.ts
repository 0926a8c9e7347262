/** What a dialect makes of a character that opens a quote. */
export interface Quote {
  /** The character that closes it. */
  readonly close: string
  /** True if the closing character is data where it is doubled. */
  readonly isDoubled: boolean
  readonly kind: 'text' | 'name'
  /**
   * True if a backslash before the closing character escapes it in some modes of the server and is data in others. A
   * condition with such a backslash is refused, since nobody can say where its quote ends.
   */
  readonly hasUnsureBackslashes: boolean
  /** True if some servers read the character as no quote. The content may then be letters, digits and blanks only. */
  readonly isUnsure: boolean
}

/** How a dialect divides the text of a statement into quotes, words and symbols. */
export interface Lexis {
  /** By the character that opens the quote. */
  readonly quotes: Readonly<Record<string, Quote>>
  /** A word from its first character; sticky. */
  readonly word: RegExp
  /** PostgreSQL's `E'…'`, in which a backslash always escapes the next character. */
  readonly hasEscapeTexts: boolean
  /** PostgreSQL's `$tag$…$tag$`. */
  readonly hasDollarQuotes: boolean
  /** Oracle's `q'[…]'` and `nq'[…]'`. */
  readonly hasAlternativeQuotes: boolean
  /** Words that open a special quote on some servers if a quote follows at once, in lower case. */
  readonly unsurePrefixes: ReadonlySet<string>
  /** True if a number must have the characters of numbers only: the database ends it before others, and a word begins. */
  readonly hasNumbersOfDigitsOnly: boolean
  /** Characters that may not stand outside quotes: comments, parameters and variables of the dialect. */
  readonly refused: string
}

const PLAIN_TEXT: Quote = {
  close: "'",
  isDoubled: true,
  kind: 'text',
  hasUnsureBackslashes: false,
  isUnsure: false,
}
const PLAIN_NAME: Quote = { ...PLAIN_TEXT, close: '"', kind: 'name' }
const BACKTICK_NAME: Quote = { ...PLAIN_NAME, close: '`' }
const BRACKET_NAME: Quote = { ...PLAIN_NAME, close: ']', isDoubled: false }
const ESCAPED_TEXT: Quote = { ...PLAIN_TEXT, hasUnsureBackslashes: true }

const WORD = /[\p{L}\p{M}\p{N}_]+/uy
const WORD_WITH_DOLLAR = /[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_$]*/uy
/** Trino's words have letters of ASCII only, so that no other letter can stand for one of them in another case. */
const WORD_OF_TRINO = /[A-Za-z0-9_]+/y
const WORD_OF_ORACLE = /[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_$#]*/uy
const WORD_OF_DB2 = /[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_$#@]*/uy

const STANDARD: Lexis = {
  quotes: { "'": PLAIN_TEXT, '"': PLAIN_NAME },
  word: WORD,
  hasEscapeTexts: false,
  hasDollarQuotes: false,
  hasAlternativeQuotes: false,
  hasNumbersOfDigitsOnly: false,
  unsurePrefixes: new Set(),
  refused: '`?:@#$',
}

export const LEXIS_OF_POSTGRESQL: Lexis = {
  ...STANDARD,
  // `standard_conforming_strings` decides about a backslash.
  quotes: { "'": ESCAPED_TEXT, '"': PLAIN_NAME },
  word: WORD_WITH_DOLLAR,
  hasEscapeTexts: true,
  hasDollarQuotes: true,
  // The others are operators, and `::` is a cast.
  refused: '`$',
}

export const LEXIS_OF_MARIADB: Lexis = {
  ...STANDARD,
  // NO_BACKSLASH_ESCAPES decides about a backslash, ANSI_QUOTES about double quotes.
  quotes: {
    "'": ESCAPED_TEXT,
    '"': { ...ESCAPED_TEXT, close: '"' },
    '`': BACKTICK_NAME,
  },
  word: WORD_WITH_DOLLAR,
  refused: '?:@#$',
}

export const LEXIS_OF_SQLITE: Lexis = {
  ...STANDARD,
  quotes: { "'": PLAIN_TEXT, '"': PLAIN_NAME, '`': BACKTICK_NAME, '[': BRACKET_NAME },
  word: WORD_WITH_DOLLAR,
  // A parameter such as `$a(…)` swallows quotes and parentheses.
  refused: '?:@#$',
}

export const LEXIS_OF_ORACLE: Lexis = { ...STANDARD, word: WORD_OF_ORACLE, hasAlternativeQuotes: true }

export const LEXIS_OF_DB2: Lexis = { ...STANDARD, word: WORD_OF_DB2 }

export const LEXIS_OF_TRINO: Lexis = { ...STANDARD, word: WORD_OF_TRINO, hasNumbersOfDigitsOnly: true }

/** What all servers read in the same way: the server behind a generic connection is not known. */
export const LEXIS_OF_ANY: Lexis = {
  ...STANDARD,
  quotes: {
    "'": ESCAPED_TEXT,
    '"': { ...PLAIN_NAME, hasUnsureBackslashes: true },
    '`': { ...BACKTICK_NAME, isUnsure: true },
    '[': { ...BRACKET_NAME, isUnsure: true },
  },
  unsurePrefixes: new Set(['e', 'q', 'nq', 'u']),
  refused: '?:@#$',
}
