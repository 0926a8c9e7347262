import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { DuckDBInstance } from '@duckdb/node-api'
import { identifier, literal } from '../../../lib/sql-quotes.ts'
import type { ColumnType } from '../../model/warehouse/dialect.ts'
import type { TableColumn } from '../../model/warehouse/warehouse.ts'
import { CANONICAL, csvOptions } from './canonical-csv.ts'
import type { ParquetFile, ParquetTask, SortedCsvFile } from './parquet-task.ts'

/** The types of columns of Parquet files. Other engines read them all. */
const PARQUET_TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'VARCHAR',
  integer: 'BIGINT',
  'large integer': 'DECIMAL(38, 0)',
  'small integer': 'INTEGER',
  'tiny integer': 'INTEGER',
  decimal: 'DOUBLE',
  exact: 'STRUCT(d DOUBLE, t VARCHAR)',
  logical: 'BOOLEAN',
  date: 'DATE',
  time: 'TIME',
  timestamp: 'TIMESTAMP',
  bytes: 'BLOB',
}

/**
 * The engine counts up to 1.5 MB for each column of a file as used, most of which it never touches: files of 2,000
 * columns need a limit of 3,000 MB, and the process takes 230 MB.
 */
const COUNTED_COLUMN_MB = 2

/** Bytes of the longest record that can be read back. */
const MAX_RECORD_BYTES = 64 << 20

/** Columns are compressed and sorted in parallel. More threads would need more memory. */
const SORTING_THREADS = '2'

/** Writes files one after the other. @returns the number of rows of each file */
export async function* writeParquetFiles({
  files,
  memoryMb,
}: ParquetTask): AsyncGenerator<number, void, undefined> {
  const columns = Math.max(...files.map((file) => file.columns.length))
  const isSorting = files.some((file) => 'from' in file)
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${memoryMb + COUNTED_COLUMN_MB * columns}MB`,
    threads: isSorting ? SORTING_THREADS : '1',
    temp_directory: tmpdir(),
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  for (const file of files) {
    const statement = 'from' in file ? sortedCsv(file) : await parquetOf(file)
    yield (await connection.run(statement)).rowsChanged
  }
}

function sortedCsv({ from, columns, order, quoted, path }: SortedCsvFile): string {
  const sorted = order.map((by) => `${identifier(by.column)} ${by.order}`).join(', ')
  return `COPY (
    SELECT ${columns.map(identifier).join(', ')} FROM read_parquet([${from.map(literal).join(', ')}]) ORDER BY ${sorted}
  ) TO ${literal(path)} (${csvOptions(quoted)})`
}

async function parquetOf({ pieces, columns, order, path }: ParquetFile): Promise<string> {
  const sizes = await Promise.all(pieces.map(async (piece) => (await stat(piece)).size))
  // With a buffer as large as a file or a record, no record is split between two buffers.
  const largest = Math.min(Math.max(...sizes), MAX_RECORD_BYTES)
  return `COPY (
    SELECT ${columns.map(converted).join(', ')}
    FROM read_csv([${pieces.map(literal).join(', ')}], ${CANONICAL},
      max_line_size = ${largest}, buffer_size = ${largest + 1},
      columns = {${columns.map(read).join(', ')}})
    ${order === undefined ? '' : `ORDER BY ${identifier(order)}`}
  ) TO ${literal(path)} (FORMAT parquet, COMPRESSION zstd, PRESERVE_ORDER true)`
}

const read = ([name, type]: TableColumn): string =>
  `${literal(name)}: '${PARQUET_TYPES[type === 'bytes' ? 'text' : type]}'`

function converted([name, type]: TableColumn): string {
  const column = identifier(name)
  return type === 'bytes' ? `unhex(coalesce(${column}, '')) AS ${column}` : column
}
