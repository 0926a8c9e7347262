import { canonicalField } from '../records/canonical-csv.ts'
import type { SheetRow } from './sheet-row.ts'

/**
 * The values of a row as a line of CSV.
 * @param left the column of the first field, unless the row has values before it
 */
export function lineOf(row: SheetRow, left: number): string {
  const first = row.columns.subarray(0, row.cells).reduce((least, column) => Math.min(least, column), left)
  const fields: string[] = []
  for (let cell = 0; cell < row.cells; cell++) {
    const field = row.columns[cell]! - first
    while (fields.length <= field) fields.push('')
    fields[field] = canonicalField(row.value(cell) || null)
  }
  return fields.join(',')
}
