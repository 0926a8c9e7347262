/**
 * The peer, a process of its own: DuckDB as it comes makes a table in a file on disk of a CSV file, all columns as
 * text. Sends the seconds that it took: `node plain-load.ts <csv> <database>`.
 */
import { DuckDBInstance } from '@duckdb/node-api'

const [, , csv, database] = process.argv as unknown as [string, string, string, string]
const instance = await DuckDBInstance.create(database)
const connection = await instance.connect()
const started = performance.now()
await connection.run('CREATE TABLE loaded AS SELECT * FROM read_csv($csv, all_varchar = true)', { csv })
const seconds = (performance.now() - started) / 1000
const result = await connection.runAndReadAll('SELECT count(*)::INTEGER FROM loaded')
connection.closeSync()
instance.closeSync()
process.send!({ seconds, rows: result.getRows()[0]![0] })
