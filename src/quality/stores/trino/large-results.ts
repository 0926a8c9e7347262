import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Knex } from 'knex'
import { identifier, literal } from '../../../lib/sql-quotes.ts'
import { PieceDamaged } from '../../model/warehouse/warehouse.ts'
import type { CsvFile, LargeResults, SortedRows } from '../../model/warehouse/written-files.ts'
import { writeSortedCsv } from '../parquet/write-parquet.ts'
import { withLiterals } from './literals.ts'
import { discardTables, NewTable, type TableMaking } from './load/new-table.ts'

/** A table costs several statements. A result that is read costs the work of one thread for each row. */
const MIN_ROWS = 100_000

/** A column has many values if so many of its first rows have a value of their own. A sketch of all rows is slow. */
const SAMPLE_ROWS = 100_000
const MANY_IN_SAMPLE = 5_000
/** Columns that one statement counts. */
const COLUMNS_AT_ONCE = 200

/**
 * Results that Trino writes to a table of its own. The coordinator sends the rows of a query through one connection, as
 * text, and sorts them before. The nodes write Parquet files in parallel, which this server reads and sorts.
 * @param memoryMb memory of the process that sorts
 */
export const largeResults = (
  making: () => TableMaking,
  memoryMb: number,
  stopped: (signal: AbortSignal | undefined) => AbortSignal,
): LargeResults => ({
  minRows: MIN_ROWS,
  manyValued: (rows, columns, signal) => manyValued(rows, columns, making(), signal),
  writeCsv: (rows, file, signal) => writeCsv(rows, file, making(), memoryMb, stopped(signal)),
})

async function writeCsv(
  { query, columns, order }: SortedRows,
  file: CsvFile,
  making: TableMaking,
  memoryMb: number,
  signal: AbortSignal,
): Promise<number> {
  const table = new NewTable('result', making)
  const copies = join(dirname(file.path), `result-${randomUUID()}`)
  try {
    await table.createAs(unsorted(query), signal)
    const { paths, rows } = await filesOf(table, making, signal)
    if (paths.length === 0) {
      await writeFile(file.path, '', { flag: 'wx' })
      return 0
    }
    await mkdir(copies)
    const from = await making.storage.fetch(paths, copies, signal)
    const written = await writeSortedCsv({ from, columns, order, ...file }, memoryMb, signal)
    if (written !== rows)
      throw new PieceDamaged(`A result has ${written} rows where the cluster has written ${rows}.`)
    return rows
  } catch (error) {
    await rm(file.path, { force: true })
    throw error
  } finally {
    await rm(copies, { recursive: true, force: true })
    // The result is written, or its failure is told, also if Trino cannot drop the table now.
    await discardTables([table], new Set(), making.logger)
  }
}

async function manyValued(
  rows: string,
  columns: readonly string[],
  { run }: TableMaking,
  signal: AbortSignal,
): Promise<string[]> {
  const many: string[] = []
  for (let from = 0; from < columns.length; from += COLUMNS_AT_ONCE) {
    const some = columns.slice(from, from + COLUMNS_AT_ONCE)
    const counted = some.map((column) => `approx_distinct(${identifier(column)}) AS ${identifier(column)}`)
    const [row] = await run(
      `SELECT ${counted.join(', ')} FROM ${identifier(rows)} WHERE "_rowid" <= ${SAMPLE_ROWS}`,
      signal,
    )
    many.push(...some.filter((column) => Number(row![column]) >= MANY_IN_SAMPLE))
  }
  return many
}

function unsorted(query: Knex.QueryBuilder): string {
  const { sql, bindings } = query.toSQL().toNative()
  return withLiterals(sql, bindings)
}

/** The files of a table, by their paths in the storage, and the number of their rows. */
async function filesOf(
  { hidden, name }: NewTable,
  { run, storage }: TableMaking,
  signal: AbortSignal,
): Promise<{ paths: string[]; rows: number }> {
  const files = await run(
    `SELECT file_path, record_count FROM ${identifier(`${hidden}$files`)} WHERE content = 0`,
    signal,
  )
  let rows = 0
  const paths = files.map(({ file_path: path, record_count: count }) => {
    rows += Number(count)
    if (typeof path !== 'string' || !path.startsWith(storage.location))
      throw new PieceDamaged(`The files of the table ${literal(name)} are not in the storage.`)
    return path.slice(storage.location.length)
  })
  return { paths, rows }
}
