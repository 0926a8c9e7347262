/**
 * A process of its own: counts a dependency of a warehouse's table, which no other process has open, by SQL that was
 * written by hand. Sends a VerifiedByHand: `node by-hand.ts <database> <entity> <folder> <memory in MB> <threads> <times>`.
 */
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { timed } from '../timed.ts'

export interface VerifiedByHand {
  /** The best of the times. */
  readonly seconds: number
  readonly confirmations: number
  readonly conflictingValues: number
  readonly conflictingRows: number
  readonly removedRows: number
}

const [, , database, entity, folder, memoryMb, threads, times] = process.argv as unknown as [string, string, string, string, string, string, string, string] // prettier-ignore
const instance = await DuckDBInstance.create(join(folder, 'by-hand.duckdb'), {
  memory_limit: `${memoryMb}MB`,
  threads,
  temp_directory: join(folder, 'temporary'),
})
const connection = await instance.connect()
await connection.run(`ATTACH '${database}' AS warehouse (READ_ONLY)`)
const rows = async (query: string): Promise<unknown[][]> => (await connection.runAndReadAll(query)).getRows()
const [[table] = []] = await rows(
  `SELECT table_name FROM duckdb_tables() WHERE database_name = 'warehouse' AND table_name LIKE 'e${entity}\\_g%' ESCAPE '\\'`,
)

const QUERY = `
  SELECT count(*) FILTER (rights = 1), count(*) FILTER (rights > 1), sum(n) FILTER (rights > 1), sum(n - kept)
  FROM (
    SELECT sum(f) AS n, max(f) AS kept, count(*) AS rights
    FROM (SELECT c1, c2, count(*) AS f FROM warehouse.main.${table as string} GROUP BY c1, c2)
    GROUP BY c1)`

let seconds = Infinity
let counts: unknown[] = []
for (let time = 0; time < Number(times); time++) {
  const [[found = []], took] = await timed(() => rows(QUERY))
  counts = found
  seconds = Math.min(seconds, took)
}
const [confirmations, conflictingValues, conflictingRows, removedRows] = counts.map(Number) as [number, number, number, number] // prettier-ignore
const answer: VerifiedByHand = { seconds, confirmations, conflictingValues, conflictingRows, removedRows }
process.send!(answer)
process.disconnect()
