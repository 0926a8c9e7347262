import type { Knex } from 'knex'
import type { TableColumn } from '../../model/warehouse.ts'
import { literal } from './literal.ts'

/**
 * Options with which read_csv reads canonical CSV exactly: no detection, no repair, and only an unquoted empty field is
 * null.
 */
export const CANONICAL = `auto_detect = false, header = false, delim = ',', quote = '"', escape = '"', new_line = '\\n',
    comment = '', nullstr = '', allow_quoted_nulls = false, null_padding = false, strict_mode = true, parallel = false`

/** The rows of a canonical CSV file, in the order of the file. */
export const canonicalRows = (
  knex: Knex,
  { csv, columns }: { readonly csv: string; readonly columns: readonly TableColumn[] },
): Knex.Raw =>
  knex.raw(
    `SELECT * FROM read_csv(?, ${CANONICAL}, max_line_size = ?, buffer_size = ?,
      columns = {${columns.map(([name, type]) => `${literal(name).replaceAll('?', '\\?')}: '${type}'`).join(', ')}})`,
    [csv, MAX_RECORD_BYTES, MAX_RECORD_BYTES + 1],
  )

/** Bytes of the longest record that can be read back. */
const MAX_RECORD_BYTES = 64 << 20
