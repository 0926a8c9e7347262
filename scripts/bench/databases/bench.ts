import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../../inputs.mjs'
import { markdownTable, type Target, targetsTable } from '../markdown.ts'
import { median } from '../median.ts'
import { type Measured, measureDatabases, type MeasuredReader } from './measure.ts'

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
const MB = 1e6
/** Of a reader, beyond the memory of the warehouse. */
const MAX_READER_MB = 300

export function markdownOf({ loads, copyAlone, odbcMemory }: Measured): string {
  const psql = loads.find(({ reader }) => reader === 'psql')!
  const table = markdownTable(
    ['Reader', 'Rows a second', 'Its time / that of psql'],
    loads.map(({ reader, rowsPerSecond }) => [
      reader,
      thousands(rowsPerSecond),
      (psql.rowsPerSecond / rowsPerSecond).toFixed(2),
    ]),
  )
  const alone = median(copyAlone.map(({ rowsPerSecond }) => rowsPerSecond))
  const targets = [
    ...loads.flatMap(({ reader, rowsPerSecond }) => rateTarget(`load by ${reader}`, reader, rowsPerSecond)),
    ...rateTarget('COPY, the reader alone', 'COPY', alone),
    memoryTarget('COPY, the reader alone', Math.max(...copyAlone.map(({ memory }) => memory))),
    memoryTarget('psqlODBC, its process', odbcMemory),
  ]
  return `${table}\n\n${targetsTable(targets)}`
}

function rateTarget(what: string, reader: MeasuredReader['reader'], rowsPerSecond: number): Target[] {
  const wanted = TARGETS[reader]
  if (wanted === undefined) return []
  const [least, measured] = [`at least ${thousands(wanted)}`, thousands(rowsPerSecond)]
  return [{ what: `${what}: rows a second`, wanted: least, measured, met: rowsPerSecond >= wanted }]
}

function memoryTarget(what: string, bytes: number): Target {
  const megabytes = bytes / MB
  const met = megabytes < MAX_READER_MB
  return { what: `${what}: MB`, wanted: `below ${MAX_READER_MB}`, measured: megabytes.toFixed(0), met }
}
