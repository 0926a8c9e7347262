/**
 * Characters of names that need no quotes (rules `identifierStart` and `identifierPart` of the grammar), except
 * U+1680, which the grammar also lists as a space.
 */
const START =
  ':_A-Za-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{167f}\\u{1681}-\\u{1ffe}\\u{200c}-\\u{200d}\\u{2070}-\\u{218f}\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}'
const PART = `\\u{300}-\\u{36f}\\u{203f}-\\u{2040}.0-9${START}`

const IDENTIFIER = new RegExp(`^[${START}][${PART}]*$`, 'u')

/** An identifier at a position of a text. */
export const IDENTIFIER_AT = new RegExp(`[${START}][${PART}]*`, 'uy')

/** Spaces of the grammar (rule `whitespace`) at a position of a text. */
export const BLANKS_AT = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/y

/** True if a text can be the name of a property or a function without quotes, apart from keywords. */
export const isIdentifier = (text: string): boolean => IDENTIFIER.test(text)
