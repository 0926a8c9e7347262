import type { TableColumn } from '../../model/warehouse/warehouse.ts'
import { literal } from '../../../lib/sql-quotes.ts'
import { CANONICAL } from '../parquet/canonical-csv.ts'
import { COLUMN_TYPES } from './column-types.ts'

/** SQL of the rows of a canonical CSV file, in the order of the file. */
export const canonicalRows = (csv: string, columns: readonly TableColumn[]): string =>
  `SELECT * FROM read_csv(${literal(csv)}, ${CANONICAL},
    max_line_size = ${MAX_RECORD_BYTES}, buffer_size = ${MAX_RECORD_BYTES + 1},
    columns = {${columns.map(([name, type]) => `${literal(name)}: '${COLUMN_TYPES[type]}'`).join(', ')}})`

/** Bytes of the longest record that can be read back. */
const MAX_RECORD_BYTES = 64 << 20
