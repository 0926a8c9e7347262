import type { DuckDBBlobValue, DuckDBConnection, DuckDBValue } from '@duckdb/node-api'
import { printable } from '../../../../lib/text.ts'
import type { FileDescription } from '../../decoder/queried-file.ts'
import { ParquetTooWide, ParquetUnreadable } from '../errors.ts'

/** Digits of a decimal that the engine keeps exactly. */
const MAX_DIGITS = 38

/** True for decimals of more digits: the engine reads their bytes as doubles, with wrong values. */
const IS_WIDE = `coalesce(precision > ${MAX_DIGITS} or (type like '%BYTE_ARRAY' and duckdb_type = 'DOUBLE'), false)`

/**
 * Reads the metadata of a file.
 * @param file the file as an SQL literal
 * @throws ParquetUnreadable, ParquetTooWide
 */
export async function describeFile(
  connection: DuckDBConnection,
  file: string,
  maxColumns: number,
): Promise<FileDescription> {
  const names = await namesOf(connection, file)
  if (names.length > maxColumns)
    throw new ParquetTooWide(
      `The file has ${names.length} columns, and a source has at most ${maxColumns}: write a file with fewer columns.`,
    )
  const [metadata] = await rowsOf(connection, `select num_rows from parquet_file_metadata(${file})`)
  const result = await connection.run(
    `select * from read_parquet(${file}, hive_partitioning = false) limit 0`,
  )
  const types = result.columnTypes()
  if (types.length !== names.length)
    throw new ParquetUnreadable(
      `The file is damaged: its schema has ${names.length} columns, and ${types.length} can be read; write it again.`,
    )
  return { names, types, rows: Number(metadata!['num_rows']) }
}

/** The names of the columns: the elements of the schema's first level. */
async function namesOf(connection: DuckDBConnection, file: string): Promise<string[]> {
  // Names are read as bytes, since the driver drops a leading U+FEFF of a text.
  const elements = await rowsOf(
    connection,
    `select encode(name) as name, num_children, ${IS_WIDE} as is_wide from parquet_schema(${file})`,
  )
  const names: string[] = []
  /** The number of elements that are still to come at each open level. */
  const open: number[] = []
  for (const [index, { name, num_children: children, is_wide: isWide }] of elements.entries()) {
    if (open.length === 1) names.push(Buffer.from((name as DuckDBBlobValue).bytes).toString())
    if (isWide === true)
      throw new ParquetUnreadable(
        `Column ${printable(names.at(-1)!)} has decimals of more than ${MAX_DIGITS} digits, which cannot be read exactly: write it with fewer digits, or as text.`,
      )
    if (index > 0) open[open.length - 1]!--
    if (Number(children) > 0) open.push(Number(children))
    while (open.at(-1) === 0) open.pop()
  }
  return names
}

const rowsOf = async (
  connection: DuckDBConnection,
  sql: string,
): Promise<readonly Record<string, DuckDBValue>[]> => (await connection.runAndReadAll(sql)).getRowObjects()
