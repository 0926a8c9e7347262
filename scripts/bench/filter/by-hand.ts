/**
 * A process of its own: asks the warehouse's file, which no other process has open, what the service was asked, by SQL
 * that was written by hand, and copies its rows to files. Sends a ByHand:
 * `node by-hand.ts <database> <entity> <folder> <memory in MB> <threads> <questions as JSON>`.
 */
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { timed } from '../timed.ts'
import { SIZE, type Answer, type Asked } from './questions.ts'

/** What the file answered, and the seconds of its copies. */
export interface ByHand {
  readonly answers: readonly Answer[]
  readonly csv: number
  readonly parquet: number
}

const [, , database, entity, folder, memoryMb, threads, questions] = process.argv as unknown as [string, string, string, string, string, string, string, string] // prettier-ignore
const instance = await DuckDBInstance.create(database, {
  memory_limit: `${memoryMb}MB`,
  threads,
  access_mode: 'READ_ONLY',
  temp_directory: join(folder, 'temporary'),
  preserve_insertion_order: 'false',
})
const connection = await instance.connect()
const named = await connection.runAndReadAll(
  `SELECT table_name FROM duckdb_tables() WHERE table_name LIKE 'e${entity}\\_g%' ESCAPE '\\'`,
)
const table = named.getRows()[0]![0] as string

const ask = async (query: string): Promise<string[]> =>
  (await connection.runAndReadAll(query)).getRowsJson().map(([first]) => String(first as string | number))

/** The numbers of the rows, or how many there are; of a first page both are asked, since both are answered. */
async function answer({ kind, start }: Asked, sql: string): Promise<string[]> {
  const count = `SELECT count(*) FROM ${table} WHERE ${sql}`
  if (kind === 'count') return ask(count)
  const page = await ask(
    `SELECT * FROM ${table} WHERE ${sql} ORDER BY _rowid LIMIT ${SIZE} OFFSET ${start - 1}`,
  )
  if (kind === 'first page') await ask(count)
  return page
}

const answers: Answer[] = []
for (const asked of JSON.parse(questions) as Asked[]) {
  const milliseconds: number[] = []
  const shown: string[] = []
  for (const { sql } of asked.conditions) {
    const [found, seconds] = await timed(() => answer(asked, sql))
    milliseconds.push(seconds * 1000)
    shown.push(...found)
  }
  answers.push({ milliseconds, shown })
}

const copy = async (name: string, options: string): Promise<number> => {
  const path = join(folder, name)
  const query = `SELECT * EXCLUDE (_rowid) FROM ${table} ORDER BY _rowid`
  return (await timed(() => connection.run(`COPY (${query}) TO '${path}' (${options})`)))[1]
}
const csv = await copy('by-hand.csv', 'FORMAT csv, HEADER')
const parquet = await copy('by-hand.parquet', 'FORMAT parquet')
connection.closeSync()
instance.closeSync()
process.send!({ answers, csv, parquet } satisfies ByHand)
