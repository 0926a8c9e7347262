import { open, rm } from 'node:fs/promises'
import type { Knex } from 'knex'
import type { Row, Warehouse } from '../model/warehouse/warehouse.ts'
import type { CsvFile, SortedRows } from '../model/warehouse/written-files.ts'
import { csvField, quotedField } from '../values/csv-fields.ts'

/**
 * Writes the rows of a query to a new file in the order of the query: CSV in UTF-8, comma, LF, double quotes doubled, no
 * header. Columns are texts and whole numbers; null is an empty unquoted field. The engine writes the file if it can,
 * otherwise this process reads the rows and writes them. A query that fails or is cancelled leaves no file.
 * @returns the number of rows
 */
export const writeCsv = (
  warehouse: Pick<Warehouse, 'files' | 'read'>,
  query: Knex.QueryBuilder | Knex.Raw,
  file: CsvFile,
  signal?: AbortSignal,
): Promise<number> =>
  warehouse.files === undefined
    ? writeRows(warehouse.read(query, signal), file)
    : warehouse.files.writeCsv(query, file, signal)

/**
 * The same for rows in an order.
 * @param isLarge true if the nodes of a cluster are to write them
 */
export const writeSorted = (
  warehouse: Pick<Warehouse, 'files' | 'read' | 'largeResults'>,
  rows: SortedRows,
  file: CsvFile,
  isLarge: boolean,
  signal?: AbortSignal,
): Promise<number> =>
  isLarge && warehouse.largeResults !== undefined
    ? warehouse.largeResults.writeCsv(rows, file, signal)
    : writeCsv(warehouse, rows.query.clone().orderBy([...rows.order]), file, signal)

async function writeRows(parts: AsyncIterable<Row[]>, { path, quoted }: CsvFile): Promise<number> {
  const always = new Set(quoted)
  const fieldOf = ([column, value]: readonly [string, unknown]): string => {
    if (value === null) return ''
    const text = typeof value === 'string' ? value : (value as number | bigint | boolean).toString()
    return always.has(column) ? quotedField(text) : csvField(text)
  }
  const file = await open(path, 'w')
  try {
    let count = 0
    try {
      for await (const rows of parts) {
        await file.writeFile(rows.map((row) => `${Object.entries(row).map(fieldOf).join(',')}\n`).join(''))
        count += rows.length
      }
    } finally {
      await file.close()
    }
    return count
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
