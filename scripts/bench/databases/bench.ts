import { parseArgs } from 'node:util'
import { markdownTable, targetsTable } from '../markdown.ts'
import { measureDatabases, type MeasuredReader } from './measure.ts'

/** Rows a second, and bytes beyond what the process holds anyway. */
const TARGETS: Readonly<Record<MeasuredReader['reader'], number | undefined>> = {
  COPY: 300_000,
  psqlODBC: 100_000,
  psql: undefined,
}
const MAX_BYTES = 300e6

/**
 * Measures how fast a table of PostgreSQL is read, natively and over ODBC, beside `psql`, which only receives the rows.
 * The variables PGHOST, PGPORT, PGUSER, PGPASSWORD and PGDATABASE name the database, in which the bench creates and drops
 * the table groundtruth_bench. Options: `--rows` (1000000), `--rounds` (3), `--json`.
 */
export async function benchDatabases(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      rows: { type: 'string', default: '1000000' },
      rounds: { type: 'string', default: '3' },
      json: { type: 'boolean', default: false },
    },
  })
  const measured = await measureDatabases(Number(values.rows), Number(values.rounds))
  console.log(values.json ? JSON.stringify(measured, null, 2) : markdownOf(measured))
}

const thousands = (count: number): string => Math.round(count).toLocaleString('en')
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

export function markdownOf(measured: readonly MeasuredReader[]): string {
  const psql = measured.find(({ reader }) => reader === 'psql')!
  const table = markdownTable(
    ['Reader', 'Rows a second', 'Its time / that of psql', 'Memory'],
    measured.map(({ reader, rowsPerSecond, bytes }) => [
      reader,
      thousands(rowsPerSecond),
      (psql.rowsPerSecond / rowsPerSecond).toFixed(2),
      megabytes(bytes),
    ]),
  )
  const targets = measured.flatMap(({ reader, rowsPerSecond, bytes }) => {
    const wanted = TARGETS[reader]
    if (wanted === undefined) return []
    return [
      {
        what: `${reader}: rows a second`,
        wanted: `at least ${thousands(wanted)}`,
        measured: thousands(rowsPerSecond),
        met: rowsPerSecond >= wanted,
      },
      {
        what: `${reader}: memory`,
        wanted: `below ${megabytes(MAX_BYTES)}`,
        measured: megabytes(bytes),
        met: bytes < MAX_BYTES,
      },
    ]
  })
  return `${table}\n\n${targetsTable(targets)}`
}
