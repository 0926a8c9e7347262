import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { markdownTable, targetsTable } from '../markdown.ts'
import { measureDatabases, type MeasuredReader } from './measure.ts'

/** Rows a second. */
const TARGETS: Readonly<Record<MeasuredReader['reader'], number | undefined>> = {
  COPY: 300_000,
  psqlODBC: 100_000,
  psql: undefined,
}

/**
 * Measures how fast a table of PostgreSQL is loaded, natively and over ODBC, beside `psql`, which only receives the rows.
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
  const parent = join(ROOT, '.cache', 'bench', 'databases')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'run-'))
  const measured = await measureDatabases(folder, Number(values.rows), Number(values.rounds))
  console.log(values.json ? JSON.stringify(measured, null, 2) : markdownOf(measured))
}

const thousands = (count: number): string => Math.round(count).toLocaleString('en')
export function markdownOf(measured: readonly MeasuredReader[]): string {
  const psql = measured.find(({ reader }) => reader === 'psql')!
  const table = markdownTable(
    ['Reader', 'Rows a second', 'Its time / that of psql'],
    measured.map(({ reader, rowsPerSecond }) => [
      reader,
      thousands(rowsPerSecond),
      (psql.rowsPerSecond / rowsPerSecond).toFixed(2),
    ]),
  )
  const targets = measured.flatMap(({ reader, rowsPerSecond }) => {
    const wanted = TARGETS[reader]
    return wanted === undefined
      ? []
      : [
          {
            what: `${reader}: rows a second`,
            wanted: `at least ${thousands(wanted)}`,
            measured: thousands(rowsPerSecond),
            met: rowsPerSecond >= wanted,
          },
        ]
  })
  return `${table}\n\n${targetsTable(targets)}`
}
