/**
 * Options with which read_csv reads canonical CSV exactly: no detection, no repair, and only an unquoted empty field is
 * null.
 */
export const CANONICAL = `auto_detect = false, header = false, delim = ',', quote = '"', escape = '"', new_line = '\\n',
    comment = '', nullstr = '', allow_quoted_nulls = false, null_padding = false, strict_mode = true, parallel = false`
