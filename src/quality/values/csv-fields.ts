/**
 * Fields that need quotes. Without them an empty string would be null. A U+FEFF at the start of a field could be read as
 * the file's byte order mark.
 */
const NEEDS_QUOTES = /[",\r\n]|^\ufeff|^$/

/** A field of canonical CSV in quotes. */
export const quotedField = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A field of canonical CSV, in quotes if necessary. */
export const csvField = (text: string): string => (NEEDS_QUOTES.test(text) ? quotedField(text) : text)
