import { DuckDBInstance } from '@duckdb/node-api'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseCanonical } from '../../../../src/quality/loaders/records/canonical-csv.ts'
import { rowsOfWorkbook } from './read-workbook.ts'

export type Rows = (string | null)[][]

type Read = (bytes: Buffer) => Promise<Rows> | Rows

const ofObjects = (objects: Record<string, string | null>[]): Rows =>
  objects.length === 0 ? [] : [Object.keys(objects[0]!), ...objects.map((object) => Object.values(object))]

const asText = (cell: unknown): string | null => {
  if (cell === null || cell === undefined) return null
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ')
  return (cell as string | number | bigint | boolean).toString()
}

/** What a file of each type holds: the names, then the records, a null as null. */
export const READ: Readonly<Record<string, Read>> = {
  csv: (bytes) => parseCanonical(bytes),
  json: (bytes) => ofObjects(JSON.parse(bytes.toString()) as Record<string, string | null>[]),
  ndjson: (bytes) =>
    ofObjects(
      bytes
        .toString()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Record<string, string | null>),
    ),
  parquet: readParquet,
  xlsx: async (bytes) => (await rowsOfWorkbook(bytes)).map((cells) => cells.map(asText)),
}

export async function readParquet(bytes: Buffer): Promise<Rows> {
  const folder = await mkdtemp(join(tmpdir(), 'groundtruth-'))
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    await writeFile(join(folder, 'file'), bytes)
    const result = await connection.runAndReadAll(`select * from read_parquet('${join(folder, 'file')}')`)
    return [result.columnNames(), ...result.getRows().map((row) => row.map(asText))]
  } finally {
    connection.disconnectSync()
    instance.closeSync()
    await rm(folder, { recursive: true })
  }
}
