/** What an unquoted field must not hold. A mark of the byte order at its start would be taken for that of the file. */
const NEEDS_QUOTES = /[",\r\n]|^\ufeff/

/** What a spreadsheet takes for a formula: by its first character (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/

/** A number is none, although it may begin with a sign. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/**
 * A record of a file that is read back as it was written (RFC 4180, but for LF at the end).
 * @param fields null or the empty text for no value
 */
export function csvRecord(fields: readonly (string | null)[]): string {
  // A line of nothing would be none.
  if (fields.length === 1 && !fields[0]) return '""\n'
  let line = ''
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] ?? ''
    if (i > 0) line += ','
    line += NEEDS_QUOTES.test(field) ? `"${field.replaceAll('"', '""')}"` : field
  }
  return `${line}\n`
}

/** The value with an apostrophe before it, where a spreadsheet would take it for a formula. */
export function escapedFormula(value: string | null): string | null {
  return value !== null && FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
}
