import { join } from 'node:path'
import type { TextKind } from '../../listings/columns.ts'
import type { ShownColumn } from '../../listings/page.ts'
import type { ColumnType } from '../../model/warehouse/dialect.ts'
import type { TableColumn, Warehouse } from '../../model/warehouse/warehouse.ts'
import { ExportFailed } from '../../model/errors.ts'
import { isStoredAsShown, reselected, writeRecords, type RecordsTask } from './write-records.ts'

/** The types of a file's columns. */
const TYPES: Readonly<Record<TextKind, ColumnType>> = {
  text: 'text',
  integer: 'integer',
  decimal: 'decimal',
  other: 'text',
}

/**
 * Writes the records of a listing as a Parquet file with the engine: rows of a warehouse directly, other records by way
 * of a CSV file.
 * @param engine a warehouse of the repository
 * @returns the number of records written
 * @throws ExportFailed if the engine writes no files
 */
export async function writeParquet(task: RecordsTask, engine: Warehouse, path: string): Promise<number> {
  const { source, options, folder, signal } = task
  const { files } = engine
  if (files === undefined)
    throw new ExportFailed('The engine of this server writes no Parquet files: export another type of file.')
  const { columns, query } = source.plan(options)
  const names = namesOf(columns)
  if (source.warehouse && isStoredAsShown(columns)) {
    const { knex } = source.warehouse
    const selection = columns.map(({ column }, i) => ({ [`v${i}`]: knex.raw(column.sql) }))
    return files.writeParquet({ query: reselected(query.rows, selection), names }, path, signal)
  }
  const csv = join(folder, 'records.csv')
  const count = await writeRecords(task, csv)
  const types = columns.map(({ column }, i): TableColumn => [names[i]!, TYPES[column.textKind]])
  const read = await files.writeParquet({ csv, columns: types }, path, signal)
  if (read !== count) throw new Error(`The engine has read ${read} records where ${count} were written.`)
  return count
}

/** Makes names unique without regard to letter case, because SQL ignores letter case. */
function namesOf(columns: readonly ShownColumn[]): string[] {
  const taken = new Set<string>()
  return columns.map(({ distinctName }) => {
    let name = distinctName
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${distinctName} (${number})`
    taken.add(name.toLowerCase())
    return name
  })
}
