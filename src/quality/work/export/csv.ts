/** Characters that need quotes. A U+FEFF at the start of a field could be read as the file's byte order mark. */
const NEEDS_QUOTES = /[",\r\n]|^\ufeff/

/** Values that a spreadsheet reads as a formula, by their first character (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/

/** A number is not a formula, although it may begin with a sign. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/**
 * A record of a CSV file (RFC 4180, but with LF as the line end) that is read back unchanged.
 * @param fields null and the empty string are both written as an empty field
 */
export function csvRecord(fields: readonly (string | null)[]): string {
  // A line without characters would not be a record.
  if (fields.length === 1 && !fields[0]) return '""\n'
  let line = ''
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i] ?? ''
    if (i > 0) line += ','
    line += NEEDS_QUOTES.test(field) ? `"${field.replaceAll('"', '""')}"` : field
  }
  return `${line}\n`
}

/** Puts an apostrophe before a value that a spreadsheet would read as a formula. */
export function escapedFormula(value: string | null): string | null {
  return value !== null && FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
}
