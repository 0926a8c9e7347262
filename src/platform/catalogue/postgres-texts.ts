/**
 * PostgreSQL stores no U+0000 in a text. So U+0000 is stored as U+0001 U+0001, and U+0001 as U+0001 U+0002. The order of
 * texts by code point stays, different texts stay different, and all other texts are stored as they are.
 */
// eslint-disable-next-line no-control-regex -- these characters are what the module is about
const ESCAPED = /[\0\u0001]/g
// eslint-disable-next-line no-control-regex -- as above
const STORED = /\u0001[\u0001\u0002]/g

/** The text that is stored for a text. */
export const storedText = (text: string): string =>
  text.replace(ESCAPED, (character) => (character === '\0' ? '\u0001\u0001' : '\u0001\u0002'))

/** The text that was stored. */
export const textOf = (stored: string): string =>
  stored.includes('\u0001')
    ? stored.replace(STORED, (pair) => (pair === '\u0001\u0001' ? '\0' : '\u0001'))
    : stored
