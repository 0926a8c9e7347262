import { identifier } from '../../../lib/sql-quotes.ts'

/** Options with which COPY writes CSV as `CsvFile` has it. @param quoted columns that are always quoted */
export function csvOptions(quoted: readonly string[]): string {
  const forced = quoted.length === 0 ? '' : `, FORCE_QUOTE (${quoted.map(identifier).join(', ')})`
  return `FORMAT csv, HEADER false, DELIMITER ',', QUOTE '"', ESCAPE '"'${forced}`
}

/**
 * Options with which read_csv reads canonical CSV exactly: no detection, no repair, and only an unquoted empty field is
 * null.
 */
export const CANONICAL = `auto_detect = false, header = false, delim = ',', quote = '"', escape = '"', new_line = '\\n',
    comment = '', nullstr = '', allow_quoted_nulls = false, null_padding = false, strict_mode = true, parallel = false`
