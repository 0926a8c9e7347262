import { join } from 'node:path'
import type { TextKind } from '../../listings/columns.ts'
import type { ShownColumn } from '../../listings/page.ts'
import type { ColumnType } from '../../model/warehouse/dialect.ts'
import type { TableColumn } from '../../model/warehouse/warehouse.ts'
import { writeParquet } from '../../stores/parquet/write-parquet.ts'
import { isStoredAsShown, reselected, writeRecords, type RecordsTask } from './write-records.ts'

/** The types of a file's columns. */
const TYPES: Readonly<Record<TextKind, ColumnType>> = {
  text: 'text',
  integer: 'integer',
  decimal: 'decimal',
  other: 'text',
}

/** Memory of the process that converts a CSV file, in MB. */
const CONVERTING_MB = 500

/**
 * Writes the records of a listing as a Parquet file: rows of a warehouse by its engine if it writes files, other records
 * by way of a CSV file.
 * @returns the number of records written
 */
export async function exportParquet(task: RecordsTask, path: string): Promise<number> {
  const { source, options, folder, signal } = task
  const { columns, query } = source.plan(options)
  const names = namesOf(columns)
  const { warehouse } = source
  if (warehouse?.files !== undefined && isStoredAsShown(columns)) {
    const { files, knex } = warehouse
    const selection = columns.map(({ column }, i) => ({ [`v${i}`]: knex.raw(column.sql) }))
    return files.writeParquet(reselected(query.rows, selection), names, path, signal)
  }
  const csv = join(folder, 'records.csv')
  const count = await writeRecords(task, csv)
  const types = columns.map(({ column }, i): TableColumn => [names[i]!, TYPES[column.textKind]])
  const [read] = await writeParquet([{ pieces: [csv], columns: types, path }], CONVERTING_MB, signal)
  if (read !== count) throw new Error(`A Parquet file has ${read} records where ${count} were written.`)
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
