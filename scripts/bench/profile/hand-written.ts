/**
 * The peer, a process of its own: DuckDB as it comes loads a CSV file into a file on disk and makes, by SQL that was
 * written by hand, those statistics of each column that SQL can express. Then it makes the rest, patterns and
 * phonetics. Sends a HandWritten: `node hand-written.ts <csv> <folder> <memory in MB> <threads>`.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { timed } from '../timed.ts'
import type { HandWritten } from './hand-written-peer.ts'
import { makeRest } from './rest.ts'
import { statisticsOf } from './statistics.ts'

const [, , csv, folder, memoryMb, threads] = process.argv as unknown as [string, string, string, string, string, string] // prettier-ignore
const database = join(folder, 'by-hand.duckdb')
const instance = await DuckDBInstance.create(database, { memory_limit: `${memoryMb}MB`, threads })
const connection = await instance.connect()

const [, load] = await timed(() =>
  connection.run('CREATE TABLE loaded AS SELECT * FROM read_csv($csv, all_varchar = true)', { csv }),
)
const described = await connection.runAndReadAll('SELECT column_name FROM (DESCRIBE loaded)')
const names = described.getRows().map(([name]) => name as string)
const [columns, statistics] = await timed(async () => {
  const columns: HandWritten['columns'][number][] = []
  for (const [index, name] of names.entries()) columns.push(await statisticsOf(connection, name, index + 1))
  return columns
})
// What follows is no part of what the file holds for the statistics.
await connection.run('CHECKPOINT')
const bytes = (await stat(database)).size
const memory = process.resourceUsage().maxRSS * 1024
const [, rest] = await timed(() => makeRest(connection, names.length, folder, Number(threads)))
connection.closeSync()
instance.closeSync()
process.send!({ load, statistics, rest, bytes, memory, columns } satisfies HandWritten)
