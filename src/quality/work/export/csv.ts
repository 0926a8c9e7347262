import { csvField } from '../../values/csv-fields.ts'

/** Values that a spreadsheet reads as a formula, by their first character (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/

/** A number is not a formula, although it may begin with a sign. */
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/**
 * A record of a CSV file (RFC 4180, but with LF as the line end) that is read back unchanged.
 * @param fields null is written as an empty field, an empty string in quotes. A null alone is written in quotes too,
 * because a line without characters would not be a record
 */
export const csvRecord = (fields: readonly (string | null)[]): string =>
  fields.length === 1 && fields[0] === null ? '""\n' : canonicalRecord(fields)

/** A record as `parseCanonical` and the engine read it: only null is written as an empty field, also if it is alone. */
export function canonicalRecord(fields: readonly (string | null)[]): string {
  let line = ''
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!
    if (i > 0) line += ','
    if (field !== null) line += csvField(field)
  }
  return `${line}\n`
}

/** Puts an apostrophe before a value that a spreadsheet would read as a formula. */
export function escapedFormula(value: string | null): string | null {
  return value !== null && FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value
}
